"""Matching mana to a mana cost: the plan that pays unless the player replaces it (CR 601.2g).

A plan is a list of mana abilities to activate, with what each makes; what the pool holds is
spent first. The search is exact for one cost: pips are the scarce side, so each pip is
tried against the sources that can make it, fewest first.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec

from domain.cards.mana import COLORS, MANA_TYPES, ManaCost
from domain.rules.mana_pool import ManaSource


class Plan(msgspec.Struct, frozen=True):
    """How a cost is paid: abilities to activate (object, ability, mana), then the spending.

    ``life`` is what Phyrexian pips cost in life.
    """

    activations: tuple[tuple[int, int, tuple[str, ...]], ...]
    spent: dict[str, int]
    life: int = 0


def pip_options(pip: str) -> tuple[str, ...]:
    """Return the mana symbols any one of which pays a pip (CR 107.4)."""
    return tuple(part for part in pip.split("/") if part in MANA_TYPES)


def plan(cost: ManaCost, pool: dict[str, int], sources: Sequence[ManaSource]) -> Plan | None:
    """Return the cheapest plan found that pays the cost, or None if there is none.

    The cost must have no {X} left. A ``2/W`` pip may be paid by two generic mana and a
    ``W/P`` pip by two life; those ways are tried after the coloured one.
    """
    for pips, generic, life in _readings(cost):
        found = _search(pips, generic, Counter(pool), list(sources))
        if found is not None:
            activations, spent = found
            return Plan(tuple(activations), dict(spent), life)
    return None


def _readings(cost: ManaCost) -> list[tuple[list[tuple[str, ...]], int, int]]:
    """Return the ways to read a cost, as (pips, generic, life), the plain one first."""
    readings: list[tuple[list[tuple[str, ...]], int, int]] = [([], cost.generic, 0)]
    for pip in cost.pips:
        options = pip_options(pip)
        longer = [([*pips, options], generic, life) for pips, generic, life in readings]
        if pip.startswith("2/"):
            longer += [(pips, generic + 2, life) for pips, generic, life in readings]
        if pip.endswith("/P"):
            longer += [(pips, generic, life + 2) for pips, generic, life in readings]
        readings = longer
    return readings


Activation = tuple[int, int, tuple[str, ...]]


def _search(
    pips: list[tuple[str, ...]], generic: int, pool: "Counter[str]", sources: list[ManaSource]
) -> tuple[list[Activation], "Counter[str]"] | None:
    """Pay the pips by backtracking, then the generic part with what is least useful."""
    if sum(pool.values()) + sum(max(map(len, s.options)) for s in sources) < len(pips) + generic:
        return None
    if not pips:
        return _generic(generic, pool, sources)
    # The pip with the fewest ways to pay it decides first.
    pips = sorted(pips, key=lambda p: _ways(p, pool, sources))
    first, rest = pips[0], pips[1:]
    for symbol in first:
        if pool[symbol]:
            left = pool.copy()
            left[symbol] -= 1
            found = _search(rest, generic, left, sources)
            if found is not None:
                found[1][symbol] += 1
                return found
    tried = set()
    for source in sources:
        for option in source.options:
            made = next((s for s in first if s in option), None)
            if made is None or (source.options, source.price, made) in tried:
                continue
            tried.add((source.options, source.price, made))
            left = pool.copy()
            left.update(option)
            left[made] -= 1
            others = [other for other in sources if other.object != source.object]
            found = _search(rest, generic, left, others)
            if found is not None:
                found[0].insert(0, (source.object, source.ability, option))
                found[1][made] += 1
                return found
    return None


def _ways(pip: tuple[str, ...], pool: "Counter[str]", sources: list[ManaSource]) -> int:
    return sum(pool[symbol] for symbol in pip) + sum(
        any(symbol in option for option in source.options for symbol in pip) for source in sources
    )


def _generic(
    amount: int, pool: "Counter[str]", sources: list[ManaSource]
) -> tuple[list[Activation], "Counter[str]"] | None:
    """Pay generic mana: colourless first, then from the pool, then the least flexible sources."""
    activations: list[Activation] = []
    spent: Counter[str] = Counter()
    pool = pool.copy()
    used: set[int] = set()

    def spend() -> int:
        left = amount - sum(spent.values())
        for symbol in ("C", *COLORS, *pool):
            taken = min(left, pool[symbol])
            if taken > 0:
                spent[symbol] += taken
                pool[symbol] -= taken
                left -= taken
        return left

    left = spend()
    for source in sources:
        if left <= 0:
            break
        if source.object in used:
            continue
        option = min(source.options, key=lambda o: (abs(len(o) - left), o))
        used.add(source.object)
        activations.append((source.object, source.ability, option))
        pool.update(option)
        left = spend()
    return (activations, spent) if left <= 0 else None
