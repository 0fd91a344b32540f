"""Adding mana by a spell or an ability that uses the stack (CR 106.4)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import answers as a
from domain.rules import mana_pool, naming, references, values
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question


def add(engine: Engine, effect: l.AddMana) -> None:
    """Players add mana; where there are several options each player chooses one."""
    context = engine.context()
    times = values.amount(engine, effect.count, context)
    chosen: list[tuple[str, tuple[str, ...]]] = []
    for seat in references.players(engine, effect.who, context):
        question = Question(
            seat=seat,
            kind="option",
            rule="CR 106.4",
            prompt="mana.option",
            params={"source": naming.name_of(engine, context.source)},
            candidates=tuple(
                Candidate(ref=f"option:{at}", label="".join(f"{{{s}}}" for s in option))
                for at, option in enumerate(effect.options)
            ),
            constraints=Constraints(min=1, max=1),
            default=a.Choose(("option:0",)),
            source=context.source,
        )
        answer = engine.ask(question)
        pick = str(answer.picks[0]) if isinstance(answer, a.Choose) else "option:0"
        chosen.append((seat, effect.options[int(pick.partition(":")[2])]))
    for seat, option in chosen:
        mana_pool.add(engine, seat, option * times, context.source)
