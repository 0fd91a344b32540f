"""Triggered abilities: noticed as facts happen, put on the stack before priority (CR 603)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.cards import wording
from domain.cards.ir.language import Triggered
from domain.rules import answers as a
from domain.rules import conditions, happenings, targeting
from domain.rules import facts as f
from domain.rules.abilities import base_of
from domain.rules.agenda import PlaceTriggers, WaitingTrigger
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Question


class Watcher(msgspec.Struct, frozen=True):
    """One triggered ability that waits for its event."""

    source: int
    controller: str
    ability: Triggered
    delayed: int | None = None
    context: Context | None = None


Watchers = dict[type[f.Fact], list[Watcher]]


def watchers(engine: Engine) -> Watchers:
    """Return the triggered abilities that work now, by the kind of fact that they watch."""
    if engine.watchers is not None:
        return engine.watchers
    index: Watchers = {}
    for oid in engine.battlefield() if "battlefield" in engine.state.zones else ():
        seen = engine.look(oid)
        for ability in seen.standing.triggered:
            _watch(index, Watcher(oid, seen.controller, ability))
    for key, ids in engine.state.zones.items() if engine.watches_elsewhere() else ():
        if key == "battlefield" or key.startswith("library"):
            continue
        for oid in ids:
            thing = engine.state.objects[oid]
            base = base_of(engine, thing)
            if base.watches:
                for other in base.abilities:
                    if isinstance(other, Triggered) and key.partition(":")[0] == other.zone:
                        _watch(index, Watcher(oid, thing.controller, other))
    for delayed in engine.state.delayed:
        made = Triggered(delayed.pattern, delayed.effect)
        context = delayed.context
        _watch(index, Watcher(context.source, context.controller, made, delayed.id, context))
    engine.watchers = index
    return index


def _watch(index: Watchers, watcher: Watcher) -> None:
    for kind in happenings.KINDS[type(watcher.ability.pattern)]:
        index.setdefault(kind, []).append(watcher)


def notice(engine: Engine, facts: Sequence[f.AnyFact], before: Watchers) -> None:
    """Note what the facts of one batch trigger (CR 603.2).

    Abilities that trigger as objects leave look back to the moment before (CR 603.10a).
    """
    after: Watchers | None = None
    for fact in facts:
        kind = type(fact)
        if not isinstance(fact, happenings.WATCHED):
            continue
        for watcher in before.get(kind, ()):
            if happenings.looks_back(watcher.ability.pattern, fact):
                _trigger(engine, watcher, fact)
        if after is None:
            after = watchers(engine)
        for watcher in after.get(kind, ()):
            if not happenings.looks_back(watcher.ability.pattern, fact):
                _trigger(engine, watcher, fact)


def _trigger(engine: Engine, watcher: Watcher, fact: f.AnyFact) -> None:
    context = watcher.context or Context(controller=watcher.controller, source=watcher.source)
    if watcher.delayed is not None and not _waits(engine, watcher.delayed):
        return
    for happening in happenings.matching(engine, watcher.ability.pattern, fact, context):
        happened = msgspec.structs.replace(context, happening=happening)
        condition = watcher.ability.condition
        # An intervening if is checked as the event happens (CR 603.4).
        if condition is not None and not conditions.holds(engine, condition, happened):
            continue
        engine.waiting.append(
            WaitingTrigger(
                controller=watcher.controller,
                source=watcher.source,
                ability=watcher.ability,
                happening=happening,
                bindings=context.bindings,
                text=wording.ability_text(watcher.ability, engine.look(watcher.source).name),
            )
        )
        if watcher.delayed is not None and _is_once(engine, watcher.delayed):
            engine.emit(f.DelayedEnded(id=watcher.delayed))
            return


def _waits(engine: Engine, delayed: int) -> bool:
    """Whether a delayed ability did not trigger yet on another fact of the batch (CR 603.7b)."""
    return any(trigger.id == delayed for trigger in engine.state.delayed)


def _is_once(engine: Engine, delayed: int) -> bool:
    return any(trigger.id == delayed and trigger.once for trigger in engine.state.delayed)


def place(engine: Engine) -> None:
    """Put the waiting abilities of one player on the stack, in the order that they choose.

    The players follow one another in APNAP order (CR 603.3b).
    """
    mine = _next(engine)
    if not mine:
        engine.waiting = []
        return
    ready = [mine[at] for at in _order(engine, mine)]
    # All is asked before anything goes on the stack.
    announced = [_announce(engine, trigger) for trigger in ready]
    engine.waiting = [w for w in engine.waiting if all(w is not one for one in mine)]
    for trigger, choices in zip(ready, announced, strict=True):
        if choices is not None:
            _put_on_stack(engine, trigger, engine.new_id(), choices)
    if engine.waiting:
        engine.push(PlaceTriggers())


def _next(engine: Engine) -> list[WaitingTrigger]:
    for seat in (*engine.apnap(), *engine.state.entities):
        mine = [w for w in engine.waiting if w.controller == seat]
        if mine:
            return mine
    return []


def _announce(engine: Engine, trigger: WaitingTrigger) -> Announced | None:
    """Choose an ability's targets; without a legal choice it is removed at once (CR 603.3d)."""
    context = Context(
        controller=trigger.controller,
        source=trigger.source,
        happening=trigger.happening,
        bindings=trigger.bindings,
    )
    specs = trigger.ability.targets
    if not targeting.possible(engine, specs, context):
        return None
    targets, division = targeting.choose(
        engine, trigger.controller, specs, context, rule="CR 603.3d"
    )
    return Announced(targets=targets, division=division)


def _order(engine: Engine, mine: list[WaitingTrigger]) -> tuple[int, ...]:
    """Ask in which order abilities of one controller go on the stack; equal ones need none."""
    if len({w.ability for w in mine}) < 2:
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
