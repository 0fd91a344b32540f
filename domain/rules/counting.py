"""Values that are counted over many objects, or over what happened (CR 107, 700.5)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir import terms as t
from domain.cards.land_types import LAND_MANA
from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import matching, values
from domain.rules.characteristics import Characteristics
from domain.rules.context import Context
from domain.rules.engine import Engine

_BASIC = frozenset(LAND_MANA)
_CREATURE_TYPES = frozenset(CREATURE_TYPES)


def aggregate(engine: Engine, value: t.Aggregate, context: Context) -> int:
    """Return the greatest, least or total number of what matches; of nothing it is 0."""
    found = matching.find(engine, value.of, value.zone, context)
    return total(value.fn, [values.stat_of(engine, oid, value.stat) or 0 for oid in found])


def total(fn: str, numbers: Sequence[int]) -> int:
    """Return the greatest, the least or the sum of numbers; of none it is 0."""
    if fn == "max":
        return max(numbers, default=0)
    return min(numbers, default=0) if fn == "min" else sum(numbers)


def distinct(engine: Engine, value: t.Distinct, context: Context) -> int:
    """Return how many different characteristics there are among what matches."""
    found: set[str | int] = set()
    for oid in matching.find(engine, value.among, value.zone, context):
        found.update(_characteristics(engine.look(oid), value.what))
    return len(found)


def _characteristics(seen: Characteristics, what: str) -> frozenset[str | int]:
    match what:
        case "color":
            return frozenset(seen.colors)
        case "type":
            return frozenset(seen.types)
        case "basic":
            return frozenset(seen.subtypes & _BASIC)
        case "creature_type":
            return frozenset(seen.subtypes & _CREATURE_TYPES)
        case "power":
            return frozenset() if seen.power is None else frozenset({seen.power})
        case "mana_value":
            return frozenset({seen.mana_value})
        case _:
            return frozenset({seen.name}) if seen.name else frozenset()


def devotion(engine: Engine, colors: Sequence[str], seats: Sequence[str]) -> int:
    """Return the mana symbols of any of the colours among mana costs of permanents (CR 700.5).

    A symbol of two of the colours counts once.
    """
    count = 0
    for oid in engine.battlefield():
        seen = engine.look(oid)
        if seen.controller in seats and seen.cost is not None:
            count += sum(bool(set(pip) & set(colors)) for pip in seen.cost.pips)
    return count


def times_resolved(engine: Engine) -> int:
    """Return how often the resolving ability resolved this turn, this time included (CR 603.7h)."""
    under_way = [frame for frame in engine.frames if isinstance(frame, fr.FinishResolving)]
    thing = engine.object(under_way[-1].object) if under_way else None
    if thing is None:
        return 0
    resolved = (
        engine.object(fact.object)
        for fact in engine.state.history
        if isinstance(fact, f.Resolved) and not fact.fizzled
    )
    return sum(
        other is not None and other.source == thing.source and other.ability == thing.ability
        for other in resolved
    )
