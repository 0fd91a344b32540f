"""Attackers that are alike for whoever might block them: legality is judged once for all.

A board of hundreds of equal tokens would else be judged pair by pair.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

import msgspec

from domain.cards.ir.terms import Filter
from domain.rules.engine import Engine
from domain.rules.questions import Reason

_OF_ITSELF = frozenset({
    "and", "color", "faced", "has", "has_counter", "named", "not", "or", "status", "subtype",
    "supertype", "type",
})  # fmt: skip
"""Filters that look at nothing but the object."""

_NODE = re.compile(rb'"node":"(\w+)"')


@lru_cache(maxsize=4096)
def _is_of_itself(filter_: Filter) -> bool:
    """Whether a filter reads the same whoever says it."""
    named = _NODE.findall(msgspec.json.encode(filter_))
    return all(name.decode() in _OF_ITSELF for name in named)


def of_attackers(engine: Engine, attackers: Sequence[int]) -> dict[int, Hashable]:
    """Return for each attacker what tells it from others: the rules about who can block it."""
    kinds: dict[int, Hashable] = {}
    for oid in attackers:
        rules = [
            one.deontic
            for one in engine.look(oid).deontics
            if one.deontic.action == "be_blocked" and one.deontic.mode == "cant"
        ]
        alike = all(
            rule.unless is None and (rule.by is None or _is_of_itself(rule.by)) for rule in rules
        )
        kinds[oid] = tuple(map(id, rules)) if alike else oid
    return kinds


def is_plain(engine: Engine, blocker: int) -> bool:
    """Whether nothing of its own says what a creature can block, or as what."""
    return all(one.deontic.action != "block" for one in engine.look(blocker).deontics)


def judged(
    engine: Engine,
    blocker: int,
    kinds: dict[int, Hashable],
    judge: Callable[[Engine, int, int], Reason | None],
) -> list[Reason | None]:
    """Return why a creature can't block each of the attackers, or nothing."""
    if not is_plain(engine, blocker):
        return [judge(engine, blocker, attacker) for attacker in kinds]
    known: dict[Hashable, Reason | None] = {}
    for attacker, kind in kinds.items():
        if kind not in known:
            known[kind] = judge(engine, blocker, attacker)
    return [known[kind] for kind in kinds.values()]
