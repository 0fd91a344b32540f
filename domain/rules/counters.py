"""Putting counters on objects and removing them (CR 122.6), with what replaces it (CR 614.16)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import deontics, player_rules, replacement, values
from domain.rules import facts as f
from domain.rules.engine import Engine


def changed(engine: Engine, oid: int, kind: str, change: int) -> list[f.AnyFact]:
    """Return what putting counters on an object, or removing some, comes to.

    No more can be removed than there are.
    """
    thing = engine.state.objects.get(oid)
    if thing is None:
        return []
    if change > 0:
        change = number(engine, oid, kind, change)
    change = max(change, -thing.counters.get(kind, 0))
    return [f.CountersChanged(object=oid, kind=kind, change=change)] if change else []


def number(engine: Engine, oid: int, kind: str, count: int) -> int:
    """Return how many counters are put on an object instead of so many (CR 614.16)."""
    if _cant_get(engine, oid, kind):
        return 0
    event = replacement.Event(engine, engine.look(oid).controller)
    while count > 0:
        would = f.CountersChanged(object=oid, kind=kind, change=count)
        applied = event.next(would, lambda one: isinstance(one.change.pattern, t.CounterChange))
        if applied is None:
            break
        outcome = applied.replacer.change.outcome
        if not isinstance(outcome, l.SoMuch):
            return 0
        count = max(0, values.amount(engine, outcome.amount, applied.context))
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
