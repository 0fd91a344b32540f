"""Putting triggered abilities on the stack, before a player receives priority (CR 603.3)."""

from __future__ import annotations

from functools import cache

import msgspec

from domain.cards.ir.language import Triggered
from domain.rules import answers as a
from domain.rules import facts as f
from domain.rules import modal_triggers, targeting
from domain.rules.agenda import PlaceTriggers, WaitingTrigger
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Question


def place(engine: Engine, frame: PlaceTriggers) -> None:
    """Put the waiting abilities of one player on the stack, in the order that they choose.

    The players follow one another in APNAP order (CR 603.3b). Each ability's choices are made
    as it is put there, one after another.
    """
    if frame.ordered:
        trigger = engine.waiting[0]
        announced = _announce(engine, trigger)
        del engine.waiting[0]
        if announced is not None:
            _put_on_stack(engine, trigger, engine.new_id(), announced)
        if engine.waiting:
            engine.push(PlaceTriggers(frame.ordered - 1))
        return
    mine = _next(engine)
    if not mine:
        engine.waiting = []
        return
    room = engine.capped("triggers", len(mine), len(engine.zone("stack")))
    ready = [mine[at] for at in _order(engine, mine[:room])]
    chosen = {id(trigger) for trigger in mine}
    engine.waiting = [*ready, *(w for w in engine.waiting if id(w) not in chosen)]
    if engine.waiting:
        engine.push(PlaceTriggers(len(ready)))


def _next(engine: Engine) -> list[WaitingTrigger]:
    for seat in (*engine.apnap(), *engine.state.entities):
        mine = [w for w in engine.waiting if w.controller == seat]
        if mine:
            return mine
    return []


def _announce(engine: Engine, trigger: WaitingTrigger) -> Announced | None:
    """Choose an ability's modes and targets; without a legal choice it is removed at once (CR 603.3d)."""
    context = Context(
        controller=trigger.controller,
        source=trigger.source,
        happening=trigger.happening,
        bindings=trigger.bindings,
    )
    modes = modal_triggers.choose(engine, trigger.ability, context)
    if modes is None:
        return None
    specs = modal_triggers.specs_of(trigger.ability, modes)
    if not targeting.possible(engine, specs, context):
        return None
    targets, division = targeting.choose(
        engine, trigger.controller, specs, context, rule="CR 603.3d"
    )
    return Announced(targets=targets, modes=modes, division=division)


def _order(engine: Engine, mine: list[WaitingTrigger]) -> tuple[int, ...]:
    """Ask in which order abilities of one controller go on the stack; equal ones need none."""
    if not mine or all(_alike(w, mine[0]) for w in mine):
        return tuple(range(len(mine)))
    refs = tuple(f"trigger:{at}" for at in range(len(mine)))
    question = Question(
        seat=mine[0].controller,
        kind="order",
        rule="CR 603.3b",
        prompt="triggers.order",
        candidates=tuple(
            Candidate(ref=ref, label=f"{engine.look(w.source).name}: {w.text}", object=w.source)
            for ref, w in zip(refs, mine, strict=True)
        ),
        default=a.Order(refs),
    )
    answer = engine.ask(question)
    order = answer.order if isinstance(answer, a.Order) else refs
    return tuple(refs.index(str(ref)) for ref in order)


def _alike(one: WaitingTrigger, other: WaitingTrigger) -> bool:
    """Whether it is all one which of two abilities comes first.

    Equal abilities of two objects differ where a player decides about the object itself, such
    as whether to pay for it.
    """
    if one.ability != other.ability:
        return False
    return one.source == other.source or not _decides_about_itself(one.ability)


@cache
def _decides_about_itself(ability: Triggered) -> bool:
    effect = msgspec.json.encode(ability.effect)
    return b'"node":"gate"' in effect and b'"node":"this"' in effect


def _put_on_stack(
    engine: Engine, trigger: WaitingTrigger, stacked: int, announced: Announced
) -> None:
    engine.emit(
        f.Created(
            object=stacked,
            kind="ability",
            owner=trigger.controller,
            controller=trigger.controller,
            zone="stack",
            ability=trigger.ability,
            source=trigger.source,
            happening=trigger.happening,
            bindings=trigger.bindings,
            text=trigger.text,
            known_to=("*",),
        )
    )
    engine.emit(
        f.ChoicesAnnounced(
            object=stacked, announced=announced, verb="trigger", agent=trigger.controller
        )
    )
