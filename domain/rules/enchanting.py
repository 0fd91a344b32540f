"""What an Aura enchants that enters without being cast (CR 303.4f, 303.4g)."""

from __future__ import annotations

from domain.rules import answers as a
from domain.rules import attachment, naming
from domain.rules.context import Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question


def chosen(engine: Engine, entering: tuple[int, ...], under: str | None) -> dict[int, Ref | None]:
    """Ask for each Aura among the cards what it will enchant (CR 303.4f).

    None stands for an Aura that could enchant nothing: it stays where it is (CR 303.4g).
    """
    return {
        oid: choose(engine, oid, under or engine.state.objects[oid].owner)
        for oid in entering
        if is_aura(engine, oid)
    }


def is_aura(engine: Engine, oid: int) -> bool:
    """Whether an object is an Aura, or would be."""
    return "Aura" in engine.look(oid).subtypes


def choose(engine: Engine, aura: int, seat: str) -> Ref | None:
    """Ask a player what an Aura will enchant; None where there is nothing that it could."""
    everything: list[Ref] = [*engine.apnap(), *engine.state.entities, *engine.battlefield()]
    refs = tuple(ref for ref in everything if attachment.may_enchant(engine, aura, ref))
    if not refs:
        return None
    question = Question(
        seat=seat,
        kind="select",
        rule="CR 303.4f",
        prompt="aura.enchant",
        params={"source": naming.name_of(engine, aura)},
        candidates=tuple(
            Candidate(
                ref=ref,
                label=ref if isinstance(ref, str) else naming.name_of(engine, ref),
                object=ref if isinstance(ref, int) else None,
            )
            for ref in refs
        ),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(refs[:1]),
        source=aura,
    )
    answer = engine.ask(question)
    return answer.picks[0] if isinstance(answer, a.Choose) else refs[0]
