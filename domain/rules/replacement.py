"""Replacement effects at work on what would happen (CR 614, 616).

An event that would happen is told as the fact that it would be; the patterns of triggers
match it too. Each effect gets one opportunity to affect an event (CR 614.5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import answers as a
from domain.rules import at_once, conditions, counter_rules, happenings, values
from domain.rules import facts as f
from domain.rules.abilities import base_of
from domain.rules.context import Context, Happening, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.state import GameObject

Key = tuple[int, int, int]
"""Which effect it is: its own id or 0, the object that has it or is affected, its change."""


class Replacer(msgspec.Struct, frozen=True):
    """One replacement or prevention effect that waits for its event.

    ``effect`` is the continuous effect that it belongs to, 0 for a static ability.
    """

    key: Key
    change: l.Replace
    context: Context
    condition: t.Condition | None = None
    effect: int = 0


Replacers = dict[type[f.Fact], list[Replacer]]


class Applied(msgspec.Struct, frozen=True):
    """A replacement effect that applies to an event, and the event as it saw it."""

    replacer: Replacer
    happening: Happening

    @property
    def context(self) -> Context:
        """The context in which what it says is read."""
        return replace(self.replacer.context, happening=self.happening)


def replacers(engine: Engine) -> Replacers:
    """Return the replacement effects that there are now, by the kind of fact they replace."""
    if engine.replacers is not None:
        return engine.replacers
    index: Replacers = {}
    for oid in engine.battlefield() if "battlefield" in engine.state.zones else ():
        seen = engine.look(oid)
        context = Context(controller=seen.controller, source=oid)
        for static in seen.standing.replacing:
            _add(index, static, context)
        for kind in engine.state.objects[oid].counters:
            for change in counter_rules.REPLACING.get(kind, ()):
                _index(index, Replacer((0, oid, id(change)), change, context))
    for effect in engine.state.effects:
        replacing = [change for change in effect.changes if isinstance(change, l.Replace)]
        for source in (effect.objects or (effect.source,)) if replacing else ():
            context = Context(controller=effect.controller, source=source, bindings=effect.bindings)
            for one in replacing:
                key = (effect.id, source, id(one))
                _index(index, Replacer(key, one, context, effect=effect.id))
    engine.replacers = index
    return index


def _add(index: Replacers, static: l.Static, context: Context) -> None:
    for change in static.changes:
        if isinstance(change, l.Replace):
            key = (0, context.source, id(change))
            _index(index, Replacer(key, change, context, static.condition))


def _index(index: Replacers, replacer: Replacer) -> None:
    for kind in happenings.kinds_of(replacer.change.pattern):
        index.setdefault(kind, []).append(replacer)


def _of_itself(engine: Engine, thing: GameObject) -> list[Replacer]:
    """What an object off the battlefield says of its own zone changes (CR 113.6, 614.12)."""
    if thing.zone == "battlefield":
        return []
    found: Replacers = {}
    context = Context(controller=thing.controller, source=thing.id)
    for static in base_of(engine, thing).standing.replacing:
        if any(isinstance(change, l.Replace) and change.anywhere for change in static.changes):
            _add(found, static, context)
    return found.get(f.Moved, [])


def chooser(engine: Engine, thing: GameObject) -> str:
    """Return who decides between effects on an object: its controller, or owner (CR 616.1)."""
    return engine.look(thing.id).controller if thing.zone == "battlefield" else thing.owner


def _in_graveyards(engine: Engine) -> list[Replacer]:
    """Return the replacement effects of cards that work in a graveyard (CR 702.52a)."""
    found: Replacers = {}
    for seat in engine.apnap():
        for oid in engine.zone("graveyard", seat):
            for ability in base_of(engine, engine.state.objects[oid]).abilities:
                if isinstance(ability, l.Static) and ability.zone == "graveyard":
                    _add(found, ability, Context(controller=seat, source=oid))
    return found.get(f.Moved, [])


class Event:
    """One event that would happen, and the replacement effects that had their opportunity.

    ``spent`` are the once-only effects used up by the events of the same time, shared among
    them.
    """

    def __init__(self, engine: Engine, chooser: str, spent: set[Key] | None = None) -> None:
        self.engine = engine
        self.chooser = chooser
        self.used: set[Key] = set()
        self.spent = spent if spent is not None else set()
        self.applied: list[Applied] = []

    def next(
        self,
        fact: f.AnyFact,
        allowed: Callable[[Replacer], bool] = lambda replacer: True,
        amount: int | None = None,
    ) -> Applied | None:
        """Return the next effect to apply to the event as it would happen now (CR 616.1).

        ``amount`` is how much of it there would be, where the fact does not say.
        """
        found = [
            applied
            for applied in self._applicable(fact, amount)
            if allowed(applied.replacer) and self._holds(applied)
        ]
        if not found:
            return None
        chosen = self._chosen(found)
        self.used.add(chosen.replacer.key)
        if chosen.replacer.change.optional and not self._wanted(chosen):
            return self.next(fact, allowed, amount)
        if chosen.replacer.change.once:
            self.spent.add(chosen.replacer.key)
        self.applied.append(chosen)
        return chosen

    def _applicable(self, fact: f.AnyFact, amount: int | None) -> list[Applied]:
        engine = self.engine
        waiting = list(replacers(engine).get(type(fact), ()))
        if isinstance(fact, f.Moved) and fact.object in engine.state.objects:
            waiting += _of_itself(engine, engine.state.objects[fact.object])
        if isinstance(fact, f.Moved) and fact.verb == "draw":
            waiting += _in_graveyards(engine)
        found = []
        for replacer in waiting:
            if replacer.key in self.used or replacer.key in self.spent:
                continue
            matched = happenings.matching(engine, replacer.change.pattern, fact, replacer.context)
            if matched:
                happening = matched[0]
                if amount is not None:
                    happening = replace(happening, amount=amount)
                found.append(Applied(replacer, happening))
        return found

    def _holds(self, applied: Applied) -> bool:
        return all(
            conditions.holds(self.engine, condition, applied.context)
            for condition in (applied.replacer.condition, applied.replacer.change.condition)
            if condition is not None
        )

    def _chosen(self, found: Sequence[Applied]) -> Applied:
        """Ask which of several effects that differ applies first (CR 616.1e)."""
        changes = {(one.replacer.change.outcome, one.replacer.change.also) for one in found}
        if len(changes) < 2 or self.chooser not in self.engine.living():
            return found[0]
        refs = tuple(f"effect:{at}" for at in range(len(found)))
        question = Question(
            seat=self.chooser,
            kind="option",
            rule="CR 616.1",
            prompt="replacement.choose",
            candidates=tuple(
                Candidate(ref=ref, label=self._label(one), object=one.replacer.context.source)
                for ref, one in zip(refs, found, strict=True)
            ),
            constraints=Constraints(min=1, max=1),
            default=a.Choose(refs[:1]),
        )
        answer = self.engine.ask(question)
        pick = str(answer.picks[0]) if isinstance(answer, a.Choose) else refs[0]
        return found[refs.index(pick)]

    def _label(self, applied: Applied) -> str:
        effect = applied.replacer.effect
        source = next(
            (e.source for e in self.engine.state.effects if e.id == effect),
            applied.replacer.context.source,
        )
        return self.engine.look(source).name

    def _wanted(self, applied: Applied) -> bool:
        """Ask whether an effect that may apply does."""
        from domain.rules import casting

        seat = self.chooser
        source = applied.replacer.context.source
        return casting.ask_yes_no(self.engine, seat, "CR 614.1a", "replacement.may", source)


def how_many(engine: Engine, would: f.ActionTaken, number: int) -> int:
    """Return how many there are instead of so many that a player would make (CR 614.16)."""
    event = Event(engine, would.seat)
    while number > 0:
        applied = event.next(would, amount=number)
        if applied is None or not isinstance(applied.replacer.change.outcome, l.SoMuch):
            break
        number = values.amount(engine, applied.replacer.change.outcome.amount, applied.context)
    carry_on(engine, [event], {})
    return number


def used_up(events: Sequence[Event]) -> list[f.AnyFact]:
    """Return the end of the once-only effects that were applied."""
    ids = {
        applied.replacer.effect
        for event in events
        for applied in event.applied
        if applied.replacer.change.once and applied.replacer.effect
    }
    return [f.EffectsEnded(ids=tuple(sorted(ids)))] if ids else []


def carry_on(
    engine: Engine, events: Sequence[Event], bound: dict[int, dict[str, tuple[Ref, ...]]]
) -> None:
    """Carry out what replaces events, and what happens as well (CR 614.6).

    ``bound`` holds, by the place of the event, what its outcome gave a name.
    """
    for at, event in enumerate(events):
        for applied in event.applied:
            change, context = applied.replacer.change, applied.context
            named = bound.get(at, {})
            if named:
                context = replace(context, bindings={**context.bindings, **named})
            if isinstance(change.outcome, l.Instead):
                at_once.carry_out(engine, change.outcome.effect, context)
            if change.also is not None:
                at_once.carry_out(engine, change.also, context)
