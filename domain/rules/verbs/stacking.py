"""Instructions on what is on the stack: counter, copy, change targets (CR 701.6, 707.10, 115.7)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir import language as l
from domain.rules import answers as a
from domain.rules import choices, copying, deontics, naming, references, retargeting, values, zones
from domain.rules import facts as f
from domain.rules.context import Announced, Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.verbs.control import remember


def counter(engine: Engine, effect: l.CounterSpell) -> None:
    """Counter spells and abilities: they leave the stack and do nothing (CR 701.6a)."""
    context = engine.context()
    countered: list[Ref] = []
    for oid in choices.objects(engine, effect.what, context):
        thing = engine.state.objects[oid]
        if thing.zone != "stack" or deontics.forbids(engine, "be_countered", oid, context.source):
            continue
        engine.emit(f.Countered(object=oid))
        if thing.kind != "card":
            engine.emit(f.Ceased(object=oid, verb="counter"))
            countered.append(oid)
            continue
        going = zones.Going(
            oid=oid,
            to=effect.to,
            verb="counter",
            agent=context.controller,
            place=_place(engine, effect, oid, context),
            counters=dict(effect.counters),
            under=_under(engine, effect, context),
        )
        countered.extend(zones.move_all(engine, [going]).values())
    if effect.bind is not None:
        remember(engine, context, effect.bind, tuple(countered))


def _under(engine: Engine, effect: l.CounterSpell, context: Context) -> str | None:
    """Return who controls what goes onto the battlefield; None: its owner."""
    if effect.under is None:
        return None
    return next(iter(references.parties(engine, effect.under, context)), None)


def _place(
    engine: Engine, effect: l.CounterSpell, oid: int, context: Context
) -> Literal["top", "bottom"]:
    """Return where in a library a countered card goes; it may be asked (CR 608.2d)."""
    if effect.place != "either":
        return effect.place
    refs = ("place:top", "place:bottom")
    question = Question(
        seat=context.controller,
        kind="option",
        rule="CR 608.2d",
        prompt="library.place",
        params={"source": naming.name_of(engine, oid)},
        candidates=(Candidate(ref=refs[0], label="Top"), Candidate(ref=refs[1], label="Bottom")),
        constraints=Constraints(min=1, max=1),
        default=a.Choose(refs[:1]),
        source=context.source,
    )
    answer = engine.ask(question)
    return "bottom" if isinstance(answer, a.Choose) and answer.picks == refs[1:] else "top"


def copy(engine: Engine, effect: l.CopySpell) -> None:
    """Players copy a spell or ability, and may choose new targets for each copy (CR 707.10)."""
    context = engine.context()
    number = engine.capped("copies", values.amount(engine, effect.count, context))
    copies: list[Ref] = []
    for seat in references.parties(engine, effect.who, context):
        for original in references.resolve(engine, effect.what, context):
            if not isinstance(original, int):
                continue
            if effect.each is not None:
                copies.extend(_one_for_each(engine, effect, original, seat, context))
                continue
            for _ in range(number):
                copies.extend(_one(engine, effect, original, seat, context))
    if effect.bind is not None:
        remember(engine, context, effect.bind, tuple(copies))


def _one(
    engine: Engine, effect: l.CopySpell, original: int, seat: str, context: Context
) -> tuple[int, ...]:
    """Put one copy onto the stack, with new targets if the player chooses some."""
    made = copying.copy_on_stack(engine, original, seat, effect.changes, context)
    if made is None:
        return ()
    oid, announced = made
    if effect.retarget:
        announced = retargeting.choose_new(engine, seat, oid, announced)
    engine.emit(f.ChoicesAnnounced(object=oid, announced=announced, verb="copy", agent=seat))
    return (oid,)


def _one_for_each(
    engine: Engine, effect: l.CopySpell, original: int, seat: str, context: Context
) -> list[int]:
    """Put a copy onto the stack for each that it could target, aimed at it (CR 707.10d)."""
    thing = engine.object(original)
    if thing is None or thing.announced is None or effect.each is None:
        return []
    copies = []
    for ref in retargeting.possible(engine, original, thing.announced):
        if ref not in choices.selected(engine, effect.each, context):
            continue
        made = copying.copy_on_stack(engine, original, seat, effect.changes, context)
        if made is not None:
            oid, announced = made
            aimed = retargeting.aimed_at(announced, ref)
            engine.emit(f.ChoicesAnnounced(object=oid, announced=aimed, verb="copy", agent=seat))
            copies.append(oid)
    return copies


def retarget(engine: Engine, effect: l.Retarget) -> None:
    """A player chooses new targets for a spell or ability, or changes its target (CR 115.7)."""
    context = engine.context()
    seats = references.parties(engine, effect.who, context)
    to = None if effect.to is None else references.resolve(engine, effect.to, context)
    for oid in references.objects(engine, effect.what, context) if seats else ():
        thing = engine.state.objects[oid]
        if thing.zone != "stack":
            continue
        before = thing.announced or Announced()
        if effect.how == "choose":
            after = retargeting.choose_new(engine, seats[0], oid, before)
        else:
            after = retargeting.change(engine, seats[0], oid, before, to)
        retargeting.announce(engine, seats[0], oid, before, after)
