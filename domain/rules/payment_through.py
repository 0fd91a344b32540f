"""Paying through mana abilities that cost mana themselves: signets, filter lands (CR 605.3a)."""

from __future__ import annotations

from collections import Counter

from domain.cards.mana import ManaCost
from domain.rules.payment import (
    Activation,
    ManaSource,
    Plan,
    Stock,
    affords,
    beside,
    less,
    plan_once,
)

MOST_TRIES = 60
"""How many plans are tried through such abilities."""


class _Tries:
    """Counts down, so that a crowd of such abilities cannot hold the game up."""

    def __init__(self) -> None:
        self.left = MOST_TRIES

    def again(self) -> bool:
        self.left -= 1
        return self.left >= 0


def find(
    cost: ManaCost,
    pool: Counter[str],
    free: list[ManaSource],
    costly: list[ManaSource],
    stock: Stock,
    any_color: bool,
) -> Plan | None:
    """Find a plan that activates abilities which cost mana before the cost itself is paid."""
    return _deeper(cost, pool, free, costly, stock, any_color, _Tries())


def _deeper(
    cost: ManaCost,
    pool: Counter[str],
    free: list[ManaSource],
    costly: list[ManaSource],
    stock: Stock,
    any_color: bool,
    tries: _Tries,
) -> Plan | None:
    gains = sum(max(max(map(len, s.options)) - _total(s), 0) for s in costly)
    able = sum(pool.values()) + sum(max(map(len, s.options)) for s in free) + gains
    if able < sum(not pip.endswith("/P") for pip in cost.pips) + cost.generic:
        return None
    tried = set()
    for source in costly:
        if (source.cost, source.options, source.price) in tried or source.cost is None:
            continue
        if not affords(stock, source):
            continue
        tried.add((source.cost, source.options, source.price))
        for first in _ways_to_afford(source, pool, free, less(stock, source.uses)):
            if not tries.again():
                return None
            used = {step.object for step in first.activations} | {source.object}
            left = _left(free, source, first)
            rest = [other for other in costly if other.again or other.object not in used]
            spent = _spent(stock, source, first, free)
            after = pool + Counter(s for step in first.activations for s in step.makes)
            after.subtract(first.spent)
            for option in source.options:
                made = Counter({key: n for key, n in (after + Counter(option)).items() if n})
                found = plan_once(cost, made, left, spent, any_color=any_color) or (
                    _deeper(cost, made, left, rest, spent, any_color, tries) if rest else None
                )
                if found is not None:
                    step = Activation(source.object, source.ability, option, first.spent)
                    steps = (*first.activations, step, *found.activations)
                    return Plan(steps, found.spent, found.life)
    return None


def _left(free: list[ManaSource], source: ManaSource, first: Plan) -> list[ManaSource]:
    """Return the sources that are left beside one and what pays for it.

    One permanent may have both kinds: what is tapped for this one makes no more.
    """
    left = [other for other in free if other.object != source.object]
    for step in first.activations:
        made = (step.object, step.ability)
        used = next((other for other in left if (other.object, other.ability) == made), None)
        left = left if used is None else beside(left, used)
    return left


def _spent(stock: Stock, source: ManaSource, first: Plan, free: list[ManaSource]) -> Stock:
    """Return what is left of a stock after a source and what pays for it."""
    steps = {(step.object, step.ability) for step in first.activations}
    for one in (source, *(other for other in free if (other.object, other.ability) in steps)):
        stock = less(stock, one.uses)
    return stock


def _total(source: ManaSource) -> int:
    return source.cost.mana_value if source.cost is not None else 0


def _ways_to_afford(
    source: ManaSource, pool: Counter[str], free: list[ManaSource], stock: Stock
) -> list[Plan]:
    """Return plans for what the ability costs, each beginning with another kind of source."""
    if source.cost is None:
        return []
    others = [other for other in free if other.object != source.object]
    found: list[Plan] = []
    kinds = set()
    for first in (None, *others):
        if first is not None:
            if first.options in kinds:
                continue
            kinds.add(first.options)
            others = [first, *(other for other in others if other is not first)]
        way = plan_once(
            source.cost, {} if first is not None else pool, others, stock, any_color=False
        )
        if way is not None and way not in found:
            found.append(way)
    return found
