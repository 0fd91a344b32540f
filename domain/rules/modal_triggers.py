"""Modes of abilities, chosen as they go on the stack (CR 602.2b, 603.3c, 700.2)."""

from __future__ import annotations

from domain.cards import wording
from domain.cards.ir.language import Activated, Effect, TargetSpec, Triggered
from domain.rules import answers as a
from domain.rules import naming, targeting
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question, Reason


def specs_of(ability: Triggered | Activated, modes: tuple[int, ...]) -> tuple[TargetSpec, ...]:
    """Return the target specifications in effect, those of the chosen modes in their order."""
    if not ability.modes:
        return ability.targets
    chosen = (ability.modes[index] for index in modes)
    return (*ability.targets, *(spec for mode in chosen for spec in mode.targets))


def parts_of(ability: Triggered | Activated, modes: tuple[int, ...]) -> list[tuple[Effect, int]]:
    """Return the instructions to carry out, each with where its targets begin."""
    parts, offset = [(ability.effect, 0)], len(ability.targets)
    for index in modes:
        parts.append((ability.modes[index].effect, offset))
        offset += len(ability.modes[index].targets)
    return parts


def choose(
    engine: Engine, ability: Triggered | Activated, context: Context
) -> tuple[int, ...] | None:
    """Ask for the modes; None where too few of them are legal (CR 603.3c)."""
    if not ability.modes:
        return ()
    name = engine.look(context.source).name
    activated = isinstance(ability, Activated)
    candidates = tuple(
        Candidate(
            ref=f"mode:{index}",
            label=wording.mode_text(mode, name),
            selectable=targeting.possible(engine, mode.targets, context),
            reason=Reason("no-target", "CR 603.3c", "There is no legal target for this mode."),
        )
        for index, mode in enumerate(ability.modes)
    )
    usable = [c.ref for c in candidates if c.selectable]
    if len(usable) < ability.choose_min:
        return None
    question = Question(
        seat=context.controller,
        kind="option",
        rule="CR 602.2b" if activated else "CR 603.3c",
        prompt="cast.modes" if activated else "triggers.modes",
        params={"source": naming.name_of(engine, context.source)},
        candidates=candidates,
        constraints=Constraints(min=ability.choose_min, max=min(ability.choose_max, len(usable))),
        default=a.Choose(tuple(usable[: ability.choose_min])),
        source=context.source,
    )
    answer = engine.ask(question)
    picks = answer.picks if isinstance(answer, a.Choose) else ()
    return tuple(sorted(int(str(pick).partition(":")[2]) for pick in picks))
