"""Finding the action that an entry means among those on offer."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from domain.cards.catalogue import folded
from domain.rules import Candidate
from tests.scenarios.sight import Seen

VERBS = {"cast": "cast", "play_land": "play", "activate": "activate"}

About = Callable[[Candidate], Seen | None]
"""What an action is about."""


def matching(
    entry: Mapping[str, Any], candidates: Sequence[Candidate], about: About
) -> list[Candidate]:
    """Return the actions that an entry can mean, those that are allowed now first."""
    verb = VERBS.get(str(entry["do"]))
    pairs = [(c, seen) for c in candidates if c.verb == verb and (seen := about(c)) is not None]
    if "card" in entry:
        pairs = [(c, seen) for c, seen in pairs if seen.is_called(entry["card"])]
    if verb == "cast" and entry.get("from", "hand") != "any":
        pairs = [(c, seen) for c, seen in pairs if seen.zone == entry.get("from", "hand")]
    if verb == "activate":
        pairs = _with_ability(entry.get("ability"), pairs)
    return sorted((c for c, _ in pairs), key=lambda c: not c.selectable)


def _with_ability(wanted: Any, pairs: list[tuple[Candidate, Seen]]) -> list[tuple[Candidate, Seen]]:
    if wanted is None:
        # Without a word it is not the mana ability that is meant, if there is another.
        return [pair for pair in pairs if not pair[0].mana] or pairs
    if type(wanted) is int:
        return [pair for pair in pairs if _number(pair[0], pairs) == wanted]
    for spelt in (_plain, _cost):
        fitting = [
            (c, seen)
            for c, seen in pairs
            if spelt(c.label.removeprefix(f"{seen.name}: "), seen).startswith(spelt(wanted, seen))
        ]
        if fitting:
            return fitting
    return []


def _number(candidate: Candidate, pairs: list[tuple[Candidate, Seen]]) -> int:
    """Return the number of an ability among the activated ones of its object, from 1."""
    return 1 + [c for c, _ in pairs if c.object == candidate.object].index(candidate)


def _plain(text: str, seen: Seen) -> str:
    """Return a text without case, and with the object's own name as ``this``."""
    plain = folded(text).replace(folded(seen.name), "this")
    return re.sub(r"this (creature|artifact|land|enchantment|permanent)", "this", plain)


def _cost(text: str, seen: Seen) -> str:
    """Return the cost of an ability, which is what different wordings have in common."""
    cost = _plain(text, seen).partition(":")[0]
    return re.sub(r"equip\W*", "equip ", cost)
