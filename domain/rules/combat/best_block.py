"""The most blocking requirements that can be obeyed at the same time (CR 509.1c)."""

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod

import msgspec

from domain.rules.combat import requirements
from domain.rules.engine import Engine

Pairs = tuple[tuple[int, int], ...]

EXACT = 4_096
"""So many ways to block are compared one by one; of more, each creature is set in turn."""


class Wish(msgspec.Struct, frozen=True):
    """One requirement: at least one of these (blocker, attacker) pairs is in the block."""

    pairs: frozenset[tuple[int, int]]


def wishes(
    engine: Engine, choices: Mapping[int, tuple[int, ...]], attackers: tuple[int, ...]
) -> tuple[Wish, ...]:
    """Return the requirements that could be obeyed, of blockers and of attackers.

    "Must block" is one requirement of the blocker. "Must be blocked" by creatures of a kind
    is one requirement of each of them; by any creature, a single one of the attacker.
    """
    found: list[Wish] = []
    for blocker, partners in choices.items():
        for deontic in requirements.of(engine, "block", blocker):
            able = [a for a in partners if requirements.concerns(engine, deontic, blocker, a)]
            found.append(Wish(frozenset((blocker, attacker) for attacker in able)))
    for attacker in attackers:
        for deontic in requirements.of(engine, "be_blocked", attacker):
            able = [
                blocker
                for blocker, partners in choices.items()
                if attacker in partners
                and requirements.concerns(engine, deontic, attacker, blocker)
            ]
            pairs = [(blocker, attacker) for blocker in able]
            if deontic.by is None:
                found.append(Wish(frozenset(pairs)))
            else:
                found.extend(Wish(frozenset((pair,))) for pair in pairs)
    return tuple(wish for wish in found if wish.pairs)


def granted(pairs: Pairs, wanted: tuple[Wish, ...]) -> int:
    """Return how many requirements a block obeys."""
    declared = frozenset(pairs)
    return sum(not wish.pairs.isdisjoint(declared) for wish in wanted)


def find(
    choices: Mapping[int, tuple[int, ...]], fewest: Mapping[int, int], wanted: tuple[Wish, ...]
) -> Pairs:
    """Return a block that obeys the most requirements and no fewer creatures than it must.

    Exact as far as ``EXACT`` goes; beyond it no creature alone could do better.
    """
    best: Pairs = ()
    for pairs in _ways(choices, wanted):
        if _allowed(pairs, fewest) and granted(pairs, wanted) > granted(best, wanted):
            best = pairs
    return best


def _ways(choices: Mapping[int, tuple[int, ...]], wanted: tuple[Wish, ...]) -> Iterator[Pairs]:
    blockers = list(choices)
    options = [(None, *choices[blocker]) for blocker in blockers]
    if prod(map(len, options)) <= EXACT:
        for taken in product(*options):
            yield tuple(
                (blocker, attacker)
                for blocker, attacker in zip(blockers, taken, strict=True)
                if attacker is not None
            )
        return
    grown: Pairs = ()
    for blocker in blockers:
        ways = [grown, *((*grown, (blocker, attacker)) for attacker in choices[blocker])]
        grown = max(ways, key=lambda pairs: granted(pairs, wanted))
        yield from ways


def _allowed(pairs: Pairs, fewest: Mapping[int, int]) -> bool:
    for attacker, least in fewest.items():
        if 0 < sum(blocked == attacker for _, blocked in pairs) < least:
            return False
    return True
