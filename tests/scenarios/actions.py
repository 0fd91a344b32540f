"""Finding the action that an entry means among those on offer."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from domain.cards.names import folded
from domain.rules import Candidate, Ref
from tests.scenarios.sight import Seen

VERBS = {"cast": "cast", "play_land": "play", "activate": "activate"}

ABILITIES = {
    "exploit": "put an exploitation counter",
    "sell": "you get gold equal to",
    "buy_card": "pay 10 gold: draw",
    "buy_mana": "pay 4 gold: add",
}
"""Special actions that are abilities of the format's, by words of theirs (Q-12 to Q-14)."""

GENERALS = "exile"
"""Where generals begin (E-12)."""

NONBASIC = "nonbasic"

About = Callable[[Candidate], Seen | None]
"""What an action is about."""

Called = Callable[[Ref, str], bool]
"""Whether a name or alias means an object."""


def matching(
    entry: Mapping[str, Any],
    candidates: Sequence[Candidate],
    about: About,
    called: Called,
    *,
    strictly: bool = True,
) -> list[Candidate]:
    """Return the actions that an entry can mean, those that are allowed now first.

    If not ``strictly``, a spell that cannot be cast for its mana cost may be cast for another.
    """
    verb = VERBS.get(str(entry["do"]), entry.get("name"))
    words = ABILITIES.get(str(verb))
    if words is not None:
        candidates = [c for c in candidates if words in folded(c.label)]
        verb = "activate"
    if verb == "repeat":
        # It is about no object: of several loops the shortest is meant (CR 732.2a).
        return [candidate for candidate in candidates if candidate.verb == verb]
    pairs = [(c, seen) for c in candidates if c.verb == verb and (seen := about(c)) is not None]
    if verb == "activate" and _turns_up(entry.get("ability")):
        verb = "turn_face_up"
        pairs = [(c, seen) for c in candidates if c.verb == verb and (seen := about(c)) is not None]
    if "card" in entry:
        pairs = [(c, seen) for c, seen in pairs if _is_of(c, seen, str(entry["card"]))]
    if "spell" in entry:
        pairs = [(c, s) for c, s in pairs if _is_against(c, str(entry["spell"]), called)]
    if verb == "cast" and entry.get("from", "hand") != "any":
        place = entry.get("from", "hand")
        zone = GENERALS if place == "general" else place
        pairs = [(c, seen) for c, seen in pairs if seen.zone == zone]
    if verb == "cast":
        ways = _in_that_way(entry.get("alternative"), pairs)
        usable = strictly or any(c.selectable for c, _ in ways)
        pairs = ways if usable else [*ways, *pairs]
    if verb == "play" and "as" in entry:
        pairs = [(c, seen) for c, seen in pairs if _becomes(c, str(entry["as"]))]
    if verb == "activate" and words is None:
        pairs = _with_ability(entry.get("ability"), pairs)
    return sorted((c for c, _ in pairs), key=lambda c: not c.selectable)


def _turns_up(ability: Any) -> bool:
    """Whether what is written as an ability is to turn something face up (CR 116.2b)."""
    return isinstance(ability, str) and bool(re.search(r"turn this\b.*\bface up", folded(ability)))


def _is_of(candidate: Candidate, seen: Seen, name: str) -> bool:
    """Whether an action is one of that card, or of that face of it (CR 709.3, 715.3)."""
    verb, _, words = candidate.label.partition(" ")
    shown = f"{folded(words)} "
    if verb not in ("Cast", "Play") or shown.startswith(f"{folded(seen.name)} "):
        return seen.is_meant(name)
    return name in seen.called or shown.startswith(f"{folded(name)} ")


def _is_against(candidate: Candidate, name: str, called: Called) -> bool:
    return candidate.against is not None and called(candidate.against, name)


def _becomes(candidate: Candidate, land: str) -> bool:
    """Whether a card is played as that land: a basic one by its type, snow-covered or not."""
    return candidate.label.endswith(f" {'a nonbasic land' if land == NONBASIC else land}")


def _way(candidate: Candidate, seen: Seen) -> str:
    """Return the name of the alternative cost that a card is cast for, if it is (CR 118.9).

    The name of the card may hold the word that it is told by.
    """
    label = candidate.label.replace(seen.name, "", 1)
    named = re.search(r" with (?!out)([^{]*?)( from .*| without .*)?$", label)
    return folded(named[1]) if named else ""


def _in_that_way(wanted: Any, pairs: list[tuple[Candidate, Seen]]) -> list[tuple[Candidate, Seen]]:
    """Return what casts for the alternative cost of that name; without a word, the usual ways.

    A card that can be cast in no usual way from where it is is cast in the one that there is.
    """
    if wanted is not None:
        return [pair for pair in pairs if _way(*pair).startswith(folded(str(wanted)))]
    usual = [pair for pair in pairs if not _way(*pair)]
    return usual or [pair for pair in pairs if pair[1].zone != "hand"]


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


_SELF = re.compile(
    r"\{this\}|~|this (creature|artifact|land|enchantment|permanent|equipment|aura|vehicle|card)"
)


def _plain(text: str, seen: Seen) -> str:
    """Return a text without case and brackets, and with the object's own name as ``this``."""
    plain = folded(str(text)).replace("−", "-").replace(folded(seen.name), "this")
    plain = re.sub(r"^\[([-+]?[0-9x]+)\]", r"\1", plain)
    plain = plain.replace(folded(seen.name.partition(",")[0]), "this")
    return _SELF.sub("this", plain)


def _cost(text: str, seen: Seen) -> str:
    """Return the cost of an ability, which is what different wordings have in common."""
    cost = _plain(text, seen).partition(":")[0]
    return re.sub(r"^([a-z ]+?)\s*(—|-|:|(?=\{))\s*(?=\{)", r"\1 ", cost)
