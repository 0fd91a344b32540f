"""Triggered abilities, noticed as facts happen (CR 603.2)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.cards import wording
from domain.cards.ir import terms as t
from domain.cards.ir.language import Triggered
from domain.cards.ir.terms import Batch, IsTrue
from domain.rules import conditions, happenings
from domain.rules import facts as f
from domain.rules.abilities import base_of
from domain.rules.agenda import Perform, Scope, Settle, WaitingTrigger
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine
from domain.rules.repeating import Repeating, at_work
from domain.rules.repeating import times as times_more


class Watcher(msgspec.Struct, frozen=True):
    """One triggered ability that waits for its event."""

    source: int
    controller: str
    ability: Triggered
    delayed: int | None = None
    context: Context | None = None

    def reading(self) -> Context:
        """Return the context in which the ability is read."""
        return self.context or Context(controller=self.controller, source=self.source)


class Watchers(dict[type[f.Fact], list[Watcher]]):
    """The abilities that watch each kind of fact, and what lets them trigger again or never."""

    def __init__(self, repeating: Repeating) -> None:
        super().__init__()
        self.repeating = repeating


def watchers(engine: Engine) -> Watchers:
    """Return the triggered abilities that work now, by the kind of fact that they watch."""
    if engine.watchers is not None:
        return engine.watchers
    index = Watchers(at_work(engine))
    for oid in engine.battlefield() if "battlefield" in engine.state.zones else ():
        seen = engine.look(oid)
        for ability in seen.standing.triggered:
            _watch(index, Watcher(oid, seen.controller, ability))
    for thing in engine.emblems():
        for ability in base_of(engine, thing).standing.triggered:
            _watch(index, Watcher(thing.id, thing.controller, ability))
    for key, ids in engine.state.zones.items() if engine.watches_elsewhere() else ():
        if key == "battlefield" or key.startswith("library"):
            continue
        for oid in ids:
            thing = engine.state.objects[oid]
            base = base_of(engine, thing)
            # What it was given triggers too (CR 613.1f): storm on a spell, suspend in exile.
            given = key in ("stack", "exile")
            abilities = engine.look(oid).abilities if given else base.abilities
            if base.watches or abilities is not base.abilities:
                for other in abilities:
                    if isinstance(other, Triggered) and key.partition(":")[0] == other.zone:
                        _watch(index, Watcher(oid, thing.controller, other))
    for delayed in engine.state.delayed:
        made = Triggered(
            delayed.pattern, delayed.effect, delayed.targets, condition=delayed.condition
        )
        context = delayed.context
        _watch(index, Watcher(context.source, context.controller, made, delayed.id, context))
    engine.watchers = index
    return index


def _watch(index: Watchers, watcher: Watcher) -> None:
    pattern = watcher.ability.pattern
    # A state of the game is watched whatever happens.
    for kind in (f.Fact,) if isinstance(pattern, IsTrue) else happenings.kinds_of(pattern):
        index.setdefault(kind, []).append(watcher)


def notice(engine: Engine, facts: Sequence[f.AnyFact], before: Watchers) -> None:
    """Note what the facts of one batch trigger (CR 603.2).

    Abilities that trigger as objects leave look back to the moment before (CR 603.10a).
    """
    batches: dict[int, tuple[Watcher, list[Happening], f.AnyFact, Repeating]] = {}
    after: Watchers | None = None
    for fact in facts:
        kind = type(fact)
        if kind not in happenings.WATCHED or _is_of_the_stack(fact):
            continue
        if after is None:
            after = watchers(engine)
        for watching, back in ((before, True), (after, False)):
            for watcher in watching.get(kind, ()):
                pattern = watcher.ability.pattern
                if happenings.looks_back(pattern, fact) is not back:
                    continue
                found = happenings.matching(engine, pattern, fact, watcher.reading())
                if not found:
                    continue
                if isinstance(pattern, Batch):
                    again = watching.repeating
                    batches.setdefault(id(watcher), (watcher, [], fact, again))[1].extend(found)
                else:
                    _trigger(engine, watcher, found, fact, watching.repeating)
    for watcher, parts, fact, again in batches.values():
        pattern = watcher.ability.pattern
        if isinstance(pattern, Batch):
            _trigger(engine, watcher, happenings.gathered(pattern, parts), fact, again)
    if before.get(f.Fact) or (after is not None and after.get(f.Fact)):
        notice_state(engine)


def _is_of_the_stack(fact: f.AnyFact) -> bool:
    """Whether a fact only puts an ability or action on the stack, which no event is about."""
    return isinstance(fact, f.Created) and fact.kind in ("ability", "action")


def notice_state(engine: Engine) -> None:
    """Note the abilities whose state of the game is true now (CR 603.8).

    They do not trigger again while they wait or are on the stack.
    """
    for watcher in watchers(engine).get(f.Fact, ()):
        pattern = watcher.ability.pattern
        if not isinstance(pattern, IsTrue) or _lacks_counters(engine, watcher.source, pattern):
            continue
        if not conditions.holds(engine, pattern.condition, watcher.reading()):
            continue
        if not _is_under_way(engine, watcher):
            engine.waiting.append(_waiting(engine, watcher, Happening()))


def _lacks_counters(engine: Engine, source: int, state: IsTrue) -> bool:
    """Whether a state asks for more counters than are on the object, which is seen at a glance."""
    match state.condition:
        case t.Compare(t.Counters(t.This(), kind), ">=", int(least)) if kind:
            thing = engine.object(source)
            return thing is not None and thing.counters.get(kind, 0) < least
        case _:
            return False


def _is_under_way(engine: Engine, watcher: Watcher) -> bool:
    objects = engine.state.objects
    return any(
        waiting.source == watcher.source and waiting.ability == watcher.ability
        for waiting in engine.waiting
    ) or any(
        objects[oid].source == watcher.source and objects[oid].ability == watcher.ability
        for oid in engine.zone("stack")
    )


def _trigger(
    engine: Engine,
    watcher: Watcher,
    found: Sequence[Happening],
    fact: f.AnyFact,
    repeating: Repeating,
) -> None:
    """Let an ability trigger for each happening, or for as many as it may (CR 603.2c, 603.2d).

    What is ``repeating`` is judged at the moment that the trigger itself is.
    """
    context = watcher.reading()
    if watcher.delayed is not None and not _waits(engine, watcher.delayed):
        return
    for happening in found:
        happened = msgspec.structs.replace(context, happening=happening)
        condition = watcher.ability.condition
        # An intervening if is checked as the event happens (CR 603.4).
        if condition is not None and not conditions.holds(engine, condition, happened):
            continue
        times = 1 + times_more(engine, repeating, watcher.source, fact)
        times = min(times, _left(engine, watcher))
        for _ in range(engine.capped("triggers", times, len(engine.waiting))):
            engine.waiting.append(_waiting(engine, watcher, happening))
        if watcher.delayed is not None and _is_once(engine, watcher.delayed):
            engine.emit(f.DelayedEnded(id=watcher.delayed))
            return


def _waiting(engine: Engine, watcher: Watcher, happening: Happening) -> WaitingTrigger:
    return WaitingTrigger(
        controller=watcher.controller,
        source=watcher.source,
        ability=watcher.ability,
        happening=happening,
        bindings=watcher.reading().bindings,
        text=wording.ability_text(watcher.ability, engine.look(watcher.source).name),
        immediate=_is_immediate(engine, watcher.delayed),
    )


def _left(engine: Engine, watcher: Watcher) -> int:
    """How many times more an ability may trigger this turn (CR 603.2h)."""
    ability = watcher.ability
    if ability.limit is None:
        return len(engine.state.objects)
    stacked = sum(
        isinstance(past, f.Created) and past.source == watcher.source and past.ability == ability
        for past in engine.state.history
    )
    waiting = sum(w.source == watcher.source and w.ability == ability for w in engine.waiting)
    return max(0, ability.limit - stacked - waiting)


def _waits(engine: Engine, delayed: int) -> bool:
    """Whether a delayed ability did not trigger yet on another fact of the batch (CR 603.7b)."""
    return any(trigger.id == delayed for trigger in engine.state.delayed)


def _is_immediate(engine: Engine, delayed: int | None) -> bool:
    """Whether it is the second part of an effect, which uses no stack (CR 610.3)."""
    return any(trigger.id == delayed and trigger.immediate for trigger in engine.state.delayed)


def immediate(engine: Engine) -> bool:
    """Carry out what happens right after an event without using the stack (CR 610.3)."""
    ready = [waiting for waiting in engine.waiting if waiting.immediate]
    if not ready:
        return False
    engine.waiting = [waiting for waiting in engine.waiting if not waiting.immediate]
    engine.push(Settle())
    for waiting in ready:
        context = Context(
            controller=waiting.controller,
            source=waiting.source,
            happening=waiting.happening,
            bindings=waiting.bindings,
        )
        engine.push(Perform(waiting.ability.effect), Scope(context))
    return True


def _is_once(engine: Engine, delayed: int) -> bool:
    return any(trigger.id == delayed and trigger.once for trigger in engine.state.delayed)
