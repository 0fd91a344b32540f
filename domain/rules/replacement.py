"""Replacement effects at work on what would happen (CR 614, 616).

An event that would happen is told as the fact that it would be; the patterns of triggers
match it too. Each effect gets one opportunity to affect an event (CR 614.5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.rules import answers as a
from domain.rules import at_once, conditions, entities, happenings, replacers, values, yes_no
from domain.rules import facts as f
from domain.rules.context import Context, Happening, Ref
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.replacers import Key, Replacer

__all__ = [
    "Applied", "Event", "Key", "Replacer", "carry_on", "chooser", "how_many", "used_up",
]  # fmt: skip


class Applied(msgspec.Struct, frozen=True):
    """A replacement effect that applies to an event, and the event as it saw it."""

    replacer: Replacer
    happening: Happening

    @property
    def context(self) -> Context:
        """The context in which what it says is read."""
        return replace(self.replacer.context, happening=self.happening)


def chooser(engine: Engine, thing: GameObject) -> str:
    """Return who decides between effects on an object: its controller, or owner (CR 616.1)."""
    return engine.look(thing.id).controller if thing.zone == "battlefield" else thing.owner


class Event:
    """One event that would happen, and the replacement effects that had their opportunity.

    ``spent`` are the once-only effects used up by the events of the same time, shared among
    them.
    """

    def __init__(self, engine: Engine, chooser: str, spent: set[Key] | None = None) -> None:
        self.engine = engine
        self.chooser = chooser
        # What is carried out instead of an event is that event modified (CR 614.5).
        self.used: set[Key] = set(engine.replacing)
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
        while found := self.found(fact, allowed, amount):
            chosen = self._chosen(found)
            if self.take(chosen):
                return chosen
        return None

    def found(
        self,
        fact: f.AnyFact,
        allowed: Callable[[Replacer], bool] = lambda replacer: True,
        amount: int | None = None,
    ) -> list[Applied]:
        """Return the effects one of which must be chosen to apply next (CR 616.1b, 616.1e)."""
        found = [
            applied
            for applied in self._applicable(fact, amount)
            if allowed(applied.replacer) and self._holds(applied)
        ]
        # Under whose control it enters is settled first (CR 616.1b).
        first = [one for one in found if isinstance(one.replacer.change.outcome, l.Under)]
        return first or found

    def take(self, chosen: Applied) -> bool:
        """Apply an effect: it has had its opportunity; False where it may and is not to."""
        self.used.add(chosen.replacer.key)
        if chosen.replacer.change.optional and not self._wanted(chosen):
            return False
        if chosen.replacer.change.once:
            self.spent.add(chosen.replacer.key)
        self.applied.append(chosen)
        return True

    def _applicable(self, fact: f.AnyFact, amount: int | None) -> list[Applied]:
        engine = self.engine
        waiting = list(replacers.replacers(engine).get(type(fact), ()))
        if isinstance(fact, f.Moved) and fact.object in engine.state.objects:
            waiting += replacers.of_itself(engine, engine.state.objects[fact.object])
        if isinstance(fact, f.Moved) and fact.verb == "draw":
            waiting += replacers.in_graveyards(engine)
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
        if len(changes) < 2:
            return found[0]
        return found[self.which([(self.label(o), o.replacer.context.source) for o in found])]

    def which(self, effects: Sequence[tuple[str, int]]) -> int:
        """Ask which of several effects, by name and source, applies first (CR 616.1e)."""
        if len(effects) < 2 or not entities.decides(self.engine, self.chooser):
            return 0
        refs = tuple(f"effect:{at}" for at in range(len(effects)))
        question = Question(
            seat=self.chooser,
            kind="option",
            rule="CR 616.1",
            prompt="replacement.choose",
            candidates=tuple(
                Candidate(ref=ref, label=label, object=source)
                for ref, (label, source) in zip(refs, effects, strict=True)
            ),
            constraints=Constraints(min=1, max=1),
            default=a.Choose(refs[:1]),
        )
        answer = self.engine.ask(question)
        pick = str(answer.picks[0]) if isinstance(answer, a.Choose) else refs[0]
        return refs.index(pick)

    def label(self, applied: Applied) -> str:
        """Return what an effect is called: the name of what it comes from."""
        effect = applied.replacer.effect
        source = next(
            (e.source for e in self.engine.state.effects if e.id == effect),
            applied.replacer.context.source,
        )
        return self.engine.look(source).name

    def _wanted(self, applied: Applied) -> bool:
        """Ask whether an effect that may apply does."""
        seat = self.chooser
        source = applied.replacer.context.source
        return yes_no.ask_yes_no(self.engine, seat, "CR 614.1a", "replacement.may", source)


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
                with _replacing(engine, event.used):
                    at_once.carry_out(engine, change.outcome.effect, context)
            if change.also is not None:
                at_once.carry_out(engine, change.also, context)


@contextmanager
def _replacing(engine: Engine, used: set[Key]) -> Iterator[None]:
    """Give effects that had their opportunity no other while the modified event happens."""
    before = engine.replacing
    engine.replacing = before | used
    try:
        yield
    finally:
        engine.replacing = before
