"""Matching mana to a mana cost: the plan that pays unless the player replaces it (CR 601.2g).

A plan is a list of mana abilities to activate, with what each makes; what the pool holds is
spent first. The search is exact for one cost: pips are the scarce side, so each pip is
tried against the sources that can make it, fewest first. Mana abilities that cost mana
themselves are tried only where the others do not suffice.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from domain.cards.mana import COLORS, MANA_TYPES, ManaCost

Flat = tuple[str, ...]
"""An amount of mana, symbol by symbol."""

ANYTHING_PAYS = ("C", *COLORS)

Stock = Mapping[str, int]
"""What a player has to give for mana beside permanents, which several sources may want:
``life``, ``library`` cards, counters by kind."""

EMPTY: Stock = {}


class ManaSource(msgspec.Struct, frozen=True):
    """One mana ability that a player could activate now to pay.

    ``options`` are the amounts of mana it can make; ``ability`` its index on the object.
    ``price`` orders sources: what costs more than a tap is used last. ``cost`` is the mana
    that it costs itself. ``how``: not a mana ability at all, but a permanent to tap or a card
    to exile instead of paying mana (CR 702.51, 702.66). ``again``: it may be activated more
    than once. ``uses`` is what it takes of the player's stock; ``taps`` and ``leaves``: it
    must be untapped for it, or is no longer there after it. ``dear``: it is used as seldom as
    the cost can be paid with.
    """

    object: int
    ability: int
    options: tuple[Flat, ...]
    price: int = 0
    snow: bool = False
    cost: ManaCost | None = None
    how: Literal["mana", "tap", "exile"] = "mana"
    again: bool = False
    uses: dict[str, int] = {}
    taps: bool = True
    leaves: bool = False
    dear: bool = False


class Activation(msgspec.Struct, frozen=True):
    """One step of a plan: the source, what it makes, what of the pool pays for it."""

    object: int
    ability: int
    makes: Flat
    spends: dict[str, int] = {}
    how: Literal["mana", "tap", "exile"] = "mana"


class Plan(msgspec.Struct, frozen=True):
    """How a cost is paid: abilities to activate, then the spending.

    ``life`` is what Phyrexian pips cost in life.
    """

    activations: tuple[Activation, ...]
    spent: dict[str, int]
    life: int = 0


def pip_options(pip: str) -> tuple[str, ...]:
    """Return the mana symbols any one of which pays a pip (CR 107.4)."""
    return tuple(part for part in pip.split("/") if part in MANA_TYPES)


def symbol_of(key: str) -> str:
    """Return the symbol of mana in a pool, whatever its terms."""
    return key[0]


def plan(
    cost: ManaCost,
    pool: Mapping[str, int],
    sources: Sequence[ManaSource],
    *,
    stock: Stock = EMPTY,
    any_color: bool = False,
) -> Plan | None:
    """Return the cheapest plan found that pays the cost, or None if there is none.

    The cost must have no {X} left. A ``2/W`` pip may be paid by two generic mana and a
    ``W/P`` pip by two life of the ``stock``; those ways are tried after the
    coloured one. ``any_color``: mana of any type pays for any pip (CR 609.4b).
    """
    plain = [source for source in sources if not source.dear]
    dear = [source for source in sources if source.dear]
    for times in range(_most(cost, dear, stock) + 1):
        found = plan_once(cost, pool, [*plain, *dear * times], stock, any_color=any_color)
        if found is not None:
            return found
    return None


def _most(cost: ManaCost, dear: Sequence[ManaSource], stock: Stock) -> int:
    """Return how often dear sources could be of use for a cost, as far as the stock goes."""
    symbols = cost.generic + sum(2 if pip.startswith("2/") else 1 for pip in cost.pips)
    goes = (min(stock.get(kind, 0) // n for kind, n in s.uses.items()) for s in dear if s.uses)
    return min(symbols, max(goes, default=0))


def plan_once(
    cost: ManaCost,
    pool: Mapping[str, int],
    sources: Sequence[ManaSource],
    stock: Stock,
    *,
    any_color: bool,
) -> Plan | None:
    """Like ``plan``, with every one of the sources at most once, dear or not."""
    free = [source for source in sources if source.cost is None]
    if "S" in cost.pips:
        free = [_snowy(source) for source in free]
    readings = _readings(cost, stock.get("life", 0), any_color=any_color, pool=pool, sources=free)
    found = _read(readings, Counter(pool), free, stock)
    if found is not None or len(free) == len(sources):
        return found
    from domain.rules import payment_through

    costly = [s for s in sources if s.cost is not None]
    return payment_through.find(cost, Counter(pool), free, costly, stock, any_color)


def _read(
    readings: Sequence["Reading"], pool: "Counter[str]", sources: list[ManaSource], stock: Stock
) -> Plan | None:
    for pips, generic, life in readings:
        found = _search(pips, generic, pool, sources, less(stock, {"life": life}))
        if found is not None:
            activations, spent = found
            return Plan(tuple(activations), {k: n for k, n in spent.items() if n}, life)
    return None


def less(stock: Stock, uses: Mapping[str, int]) -> Stock:
    """Return what is left of a stock after something was taken from it."""
    if not any(uses.values()):
        return stock
    return {kind: stock.get(kind, 0) - uses.get(kind, 0) for kind in {**stock, **uses}}


def affords(stock: Stock, source: ManaSource) -> bool:
    """Whether a stock holds what activating a source takes of it (CR 118.3, 119.4)."""
    return not source.uses or all(stock.get(k, 0) >= n for k, n in source.uses.items())


Reading = tuple[list[Flat], int, int]


def _readings(
    cost: ManaCost,
    most_life: int,
    *,
    any_color: bool,
    pool: Mapping[str, int],
    sources: Sequence[ManaSource],
) -> list[Reading]:
    """Return the ways to read a cost, as (pips, generic, life), the plain one first."""
    named = [key for key in pool if len(key) > 1]
    if "S" in cost.pips:
        named += [s for source in sources for option in source.options for s in option if s[1:]]
    marked = tuple(dict.fromkeys(named))
    readings: list[Reading] = [([], cost.generic, 0)]
    for pip in cost.pips:
        options = _payers(pip, marked, any_color=any_color)
        longer = [([*pips, options], generic, life) for pips, generic, life in readings]
        if pip.startswith("2/"):
            longer += [(pips, generic + 2, life) for pips, generic, life in readings]
        if pip.endswith("/P"):
            longer += [
                (pips, generic, life + 2)
                for pips, generic, life in readings
                if life + 2 <= most_life
            ]
        readings = longer
    return readings


def _payers(pip: str, marked: Flat, *, any_color: bool) -> Flat:
    """Return what pays a pip, mana on special terms first."""
    if pip == "S":
        return tuple(key for key in marked if key.endswith(".s"))
    symbols = ANYTHING_PAYS if any_color else pip_options(pip)
    if not marked:
        return symbols
    return (*(key for key in marked if key[0] in symbols), *symbols)


def _snowy(source: ManaSource) -> ManaSource:
    """Return a source with its mana marked as being from a snow permanent (CR 107.4h)."""
    if not source.snow:
        return source
    options = tuple(tuple(f"{s}.s" for s in option) for option in source.options)
    return msgspec.structs.replace(source, options=options)


def _search(
    pips: list[Flat], generic: int, pool: "Counter[str]", sources: list[ManaSource], stock: Stock
) -> tuple[list[Activation], "Counter[str]"] | None:
    """Pay the pips by backtracking, then the generic part with what is least useful."""
    if sum(pool.values()) + sum(max(map(len, s.options)) for s in sources) < len(pips) + generic:
        return None
    if not pips:
        return _generic(generic, pool, sources, stock)
    # The pip with the fewest ways to pay it decides first.
    pips = sorted(pips, key=lambda p: _ways(p, pool, sources))
    first, rest = pips[0], pips[1:]
    for symbol in first:
        if pool[symbol]:
            left = pool.copy()
            left[symbol] -= 1
            found = _search(rest, generic, left, sources, stock)
            if found is not None:
                found[1][symbol] += 1
                return found
    tried = set()
    for source in sources:
        if not affords(stock, source):
            continue
        for option in source.options:
            made = next((s for s in first if s in option), None)
            if made is None or (source.options, source.price, made) in tried:
                continue
            tried.add((source.options, source.price, made))
            left = pool.copy()
            left.update(option)
            left[made] -= 1
            others = beside(sources, source)
            found = _search(rest, generic, left, others, less(stock, source.uses))
            if found is not None:
                step = Activation(source.object, source.ability, option, how=source.how)
                found[0].insert(0, step)
                found[1][made] += 1
                return found
    return None


def beside(sources: Sequence[ManaSource], used: ManaSource) -> list[ManaSource]:
    """Return the sources that are left once one was used: of what is used again, the others."""
    if not used.again:
        return [other for other in sources if other.object != used.object]
    at = next(n for n, other in enumerate(sources) if other is used)
    return [*sources[:at], *sources[at + 1 :]]


def _ways(pip: Flat, pool: "Counter[str]", sources: list[ManaSource]) -> int:
    return sum(pool[symbol] for symbol in pip) + sum(
        any(symbol in option for option in source.options for symbol in pip) for source in sources
    )


def _generic(
    amount: int, pool: "Counter[str]", sources: list[ManaSource], stock: Stock
) -> tuple[list[Activation], "Counter[str]"] | None:
    """Pay generic mana: colourless first, then from the pool, then the least flexible sources."""
    activations: list[Activation] = []
    spent: Counter[str] = Counter()
    pool = pool.copy()
    used: set[int] = set()

    def spend() -> int:
        left = amount - sum(spent.values())
        # Mana on special terms is the least useful for anything else.
        for symbol in (*(key for key in pool if len(key) > 1), *ANYTHING_PAYS):
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
        if (source.object in used and not source.again) or not affords(stock, source):
            continue
        option = min(source.options, key=lambda o: (abs(len(o) - left), o))
        used.add(source.object)
        stock = less(stock, source.uses)
        activations.append(Activation(source.object, source.ability, option, how=source.how))
        pool.update(option)
        left = spend()
    return (activations, spent) if left <= 0 else None
