"""The most requirements that a declaration can obey without breaking a restriction.

One search for attacks (CR 508.1d) and blocks (CR 509.1c): creatures are paired with what
they attack or block, under limits that the whole declaration has to keep.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec

from domain.rules.context import Ref
from domain.rules.questions import Reason

Pairs = tuple[tuple[int, Ref], ...]

EXACT = 20_000
"""So many partial declarations are looked at; then the best one found so far counts."""

MANY = 4
"""A creature that can block more is tried with all sets of so many at most, and with all."""


class Wish(msgspec.Struct, frozen=True):
    """One requirement: at least one of these (creature, other side) pairs is declared.

    An ``idle`` one is obeyed as well where nothing at all is declared.
    """

    pairs: frozenset[tuple[int, Ref]]
    idle: bool = False


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What restricts a declaration as a whole (CR 508.1c, 509.1b).

    ``rule`` is the one that is broken, ``once`` the one about a creature declared too often.
    ``fewest`` and ``most`` count the creatures paired
    with one other side, ``company`` the least number of certain others with which a creature
    is declared, ``crowd`` the greatest number it is declared among, ``total`` all that are
    declared; ``capacity`` how many others one creature takes (None:
    any number; one where it is not named).
    """

    rule: str
    once: str
    fewest: Mapping[Ref, int] = {}
    most: Mapping[Ref, int] = {}
    company: Mapping[int, tuple[int, frozenset[int]]] = {}
    crowd: Mapping[int, int] = {}
    total: int | None = None
    capacity: Mapping[int, int | None] = {}

    @property
    def any(self) -> bool:
        """Whether there is a limit beyond one other side for each creature."""
        return bool(
            self.fewest or self.most or self.company or self.crowd or self.total is not None
        )

    @property
    def only_fewest(self) -> bool:
        """Whether all that is limited is the fewest creatures for one other side."""
        return not (self.most or self.company or self.crowd or self.total is not None)

    def fault(self, pairs: Pairs) -> Reason | None:
        """Return which limit a declaration breaks, or nothing."""
        return self.too_many(pairs) or self._too_few(pairs)

    def too_many(self, pairs: Pairs) -> Reason | None:
        """Return which limit is broken however many more creatures are declared."""
        creatures = {creature for creature, _ in pairs}
        for creature in creatures:
            capacity = self.capacity.get(creature, 1)
            taken = sum(one == creature for one, _ in pairs)
            if capacity is not None and taken > capacity:
                return Reason("repeated", self.once, "A creature is declared too often.")
            if len(creatures) > self.crowd.get(creature, len(creatures)):
                return Reason("crowd", self.rule, "It can do that only with fewer others.")
        if len(set(pairs)) != len(pairs):
            return Reason("repeated", self.once, "A creature is declared twice for the same.")
        if self.total is not None and len(creatures) > self.total:
            return Reason("too-many", self.rule, f"No more than {self.total} creatures may.")
        for other, most in self.most.items():
            if sum(to == other for _, to in pairs) > most:
                return Reason("too-many", self.rule, f"No more than {most} creatures may do that.")
        return None

    def _too_few(self, pairs: Pairs) -> Reason | None:
        creatures = {creature for creature, _ in pairs}
        for creature in creatures & self.company.keys():
            least, companions = self.company[creature]
            if len(creatures & companions - {creature}) < least:
                return Reason("alone", self.rule, "It can do that only together with others.")
        for other, least in self.fewest.items():
            if 0 < sum(to == other for _, to in pairs) < least:
                return Reason(
                    "too-few-blockers", self.rule, f"It cannot be blocked by fewer than {least}."
                )
        return None


def granted(pairs: Pairs, wanted: Sequence[Wish]) -> int:
    """Return how many requirements a declaration obeys."""
    declared = frozenset(pairs)
    return sum(
        not wish.pairs.isdisjoint(declared) or (wish.idle and not declared) for wish in wanted
    )


def _hope(wanted: Sequence[Wish], pairs: Pairs, left: Sequence[int]) -> int:
    """Return how many requirements could be obeyed at best with the creatures that are left."""
    declared, able = frozenset(pairs), set(left)
    return sum(
        not wish.pairs.isdisjoint(declared)
        or (wish.idle and not declared)
        or any(creature in able for creature, _ in wish.pairs)
        for wish in wanted
    )


def find(choices: Mapping[int, tuple[Ref, ...]], limits: Limits, wanted: Sequence[Wish]) -> Pairs:
    """Return a declaration that obeys the most requirements and keeps every limit."""
    return _Search(choices, limits, wanted).best if wanted else ()


def _ways_of(limits: Limits, creature: int, others: tuple[Ref, ...]) -> tuple[Pairs, ...]:
    """Return what one creature can be declared for."""
    capacity = limits.capacity.get(creature, 1)
    limit = len(others) if capacity is None else min(capacity, len(others))
    ways = [
        tuple((creature, other) for other in taken)
        for size in range(min(limit, MANY) + 1)
        for taken in combinations(others, size)
    ]
    if limit > MANY:
        ways.append(tuple((creature, other) for other in others[:limit]))
    return tuple(ways)


def is_sole(
    best: Pairs, choices: Mapping[int, tuple[Ref, ...]], limits: Limits, wanted: Sequence[Wish]
) -> bool:
    """Whether no other declaration obeys as many requirements; False where that takes too long."""
    needed, looked, others = granted(best, wanted), 0, list(choices)
    ways = {creature: _ways_of(limits, creature, to) for creature, to in choices.items()}
    partial: list[tuple[int, Pairs]] = [(0, ())]
    while partial:
        at, pairs = partial.pop()
        looked += 1
        if looked > EXACT:
            return False
        if _hope(wanted, pairs, others[at:]) < needed:
            continue
        if at < len(others):
            grown = ((*pairs, *way) for way in ways[others[at]])
            partial.extend((at + 1, one) for one in grown if limits.too_many(one) is None)
        elif set(pairs) != set(best) and limits.fault(pairs) is None:
            return False
    return True


class _Search:
    """Creature after creature, what grants most first, dropping what cannot do better."""

    def __init__(
        self, choices: Mapping[int, tuple[Ref, ...]], limits: Limits, wanted: Sequence[Wish]
    ) -> None:
        self.limits = limits
        self.wanted = wanted
        wishing = {creature for wish in wanted for creature, _ in wish.pairs}
        self.order = sorted(choices, key=lambda creature: creature not in wishing)
        self.ways = {creature: _ways_of(limits, creature, to) for creature, to in choices.items()}
        self.best: Pairs = ()
        self.most = granted((), wanted)
        self.looked = 0
        self._grow(0, ())

    def _grow(self, at: int, pairs: Pairs) -> None:
        self.looked += 1
        if self.most == len(self.wanted) or self.looked > EXACT:
            return
        if granted(pairs, self.wanted) > self.most and self.limits.fault(pairs) is None:
            self.best, self.most = pairs, granted(pairs, self.wanted)
        if at == len(self.order) or _hope(self.wanted, pairs, self.order[at:]) <= self.most:
            return
        ways = self.ways[self.order[at]]
        for way in sorted(ways, key=lambda way: (-granted((*pairs, *way), self.wanted), len(way))):
            grown = (*pairs, *way)
            if self.limits.too_many(grown) is None:
                self._grow(at + 1, grown)
