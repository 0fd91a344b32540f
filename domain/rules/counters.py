"""Putting counters on objects and removing them (CR 122.6), with what replaces it (CR 614.16)."""

from __future__ import annotations

from collections.abc import Callable

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import deontics, player_rules, replacement, values
from domain.rules import facts as f
from domain.rules.engine import Engine


def changed(
    engine: Engine, oid: int, kind: str, change: int, by: str | None = None
) -> list[f.AnyFact]:
    """Return what a player comes to put on an object, or to remove, with such counters.

    No more can be removed than there are. What replaces it speaks of permanents.
    """
    thing = engine.state.objects.get(oid)
    if thing is None:
        return []
    if change > 0 and thing.zone == "battlefield":
        change = number(engine, oid, kind, change, by)
    change = max(change, -thing.counters.get(kind, 0))
    return [f.CountersChanged(object=oid, kind=kind, change=change)] if change else []


def number(
    engine: Engine, oid: int, kind: str, count: int, by: str | None = None, *, cost: bool = False
) -> int:
    """Return how many counters a player puts on an object instead of so many (CR 614.16).

    Where it is a ``cost``, no effect puts them: only what asks for who does is concerned.
    """
    if _cant_get(engine, oid, kind):
        return 0
    event = replacement.Event(engine, engine.look(oid).controller)
    return _replaced(
        event,
        count,
        lambda n: f.CountersChanged(object=oid, kind=kind, change=n, by=by or ""),
        lambda pattern: pattern.by is not None or not cost,
    )


def on_player(
    engine: Engine, seat: str, kind: str, change: int, by: str, cause: str = ""
) -> list[f.AnyFact]:
    """Return what a player comes to put on another, or to take, with such counters (CR 122.1)."""
    if change > 0:
        if kind == "poison" and not may_poison(engine, seat):
            return []
        event = replacement.Event(engine, seat)
        change = _replaced(
            event, change, lambda n: f.ResourceChanged(who=seat, kind=kind, change=n, by=by)
        )
    change = max(change, -engine.state.players[seat].resources.get(kind, 0))
    return [f.ResourceChanged(who=seat, kind=kind, change=change, cause=cause)] if change else []


def _replaced(
    event: replacement.Event,
    count: int,
    told: Callable[[int], f.AnyFact],
    concerned: Callable[[t.CounterChange], bool] = lambda pattern: True,
) -> int:
    """Return how many there are after all that replaces so many."""

    def allowed(replacer: replacement.Replacer) -> bool:
        pattern = replacer.change.pattern
        return isinstance(pattern, t.CounterChange) and concerned(pattern)

    while count > 0:
        applied = event.next(told(count), allowed)
        if applied is None:
            break
        outcome = applied.replacer.change.outcome
        if not isinstance(outcome, l.SoMuch):
            return 0
        count = max(0, values.amount(event.engine, outcome.amount, applied.context))
    return count


def _cant_get(engine: Engine, oid: int, kind: str) -> bool:
    """Whether counters of a kind, or any at all, can't be put on it; nothing replaces that.

    CR 122.8, 614.17c.
    """
    return any(
        one.deontic.having in (None, kind)
        for one in deontics.imposed(engine, "cant", "get_counters", oid)
    )


def may_poison(engine: Engine, seat: str) -> bool:
    """Whether nothing says that a player can't get poison counters (CR 101.2, 122.1f)."""
    return not player_rules.has(engine, "no_poison", seat)
