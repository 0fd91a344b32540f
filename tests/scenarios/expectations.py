"""What must be true: each expectation is read from what can be seen at that moment."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from domain.cards.names import folded
from tests.scenarios.reader import Entry, Unsupported, known
from tests.scenarios.sight import Seen, Sight

PLAYER_FIGURES = ("life", "gold", "poison", "hand_count", "library_count", "lost", "won")
GAME_FIGURES = ("stack_count", "turn", "round", "step", "active", "game_over", "draw")

ABOUT_GAME = frozenset(GAME_FIGURES)
ABOUT_PLAYER = frozenset({"player", "counters", "general_damage", *PLAYER_FIGURES})
ABOUT_ZONE = frozenset({"player", "zone", "card", "count"})
ABOUT_PLAYABLE = frozenset({"player", "playable", "is"})
ABOUT_LEDGER = frozenset({"ledger", "of", "owner", "signed_by"})
ABOUT_ACTION = frozenset({"do", "card", "ability", "as", "name", "spell"})
ABOUT_PERMANENT = frozenset(
    {
        "player", "permanent", "count", "some", "matching", "power", "toughness", "tapped",
        "counters", "damage", "types", "subtypes", "supertypes", "colors", "not_types",
        "not_subtypes", "not_supertypes", "not_colors", "has", "lacks", "attached_to", "owner",
        "face_down", "printed", "treasure", "mercenary",
    }
)  # fmt: skip


NPC = "npc"

PLACES: Mapping[str, tuple[str, str]] = {
    f"{pile}_{place}": (zone, pile)
    for pile in ("natives", "treasures", "lands")
    for place, zone in (("graveyard", "graveyard"), ("deck", "library"))
}
"""The zones of the table's own decks, as they are written of the NPC."""

OWN = {"gold": "conquering", "mercenary": "conquering", "treasure": "conquering"}
"""What one format alone has."""


def _is_of_npc(expectation: Entry) -> bool:
    """Whether an expectation is about what somebody has who is no player."""
    return not {"playable", *PLAYER_FIGURES} & expectation.keys()


def check_keys(expectation: Entry, rules: str) -> None:
    """Raise ``Unsupported`` for an expectation with a key that nobody reads in that format."""
    for key in expectation:
        if OWN.get(key, rules) != rules:
            raise Unsupported(f"{key} in {rules}")
    if "refused" in expectation:
        known(expectation, frozenset({"refused"}), "an expectation")
    elif "permanent" in expectation or "printed" in expectation:
        known(expectation, ABOUT_PERMANENT, "an expectation")
    elif "zone" in expectation:
        known(expectation, ABOUT_ZONE, "an expectation")
    elif "ledger" in expectation:
        known(expectation, ABOUT_LEDGER, "an expectation")
    elif "playable" in expectation:
        known(expectation, ABOUT_PLAYABLE, "an expectation")
        known(expectation["playable"], ABOUT_ACTION, "playable")
    elif "player" in expectation:
        known(expectation, ABOUT_PLAYER, "an expectation")
    else:
        known(expectation, ABOUT_GAME, "an expectation")


def fault(expectation: Entry, sight: Sight) -> str | None:
    """Return what was expected and what was seen instead, or nothing."""
    who = expectation.get("player")
    if who is not None and who not in sight.figures and (who != NPC or not _is_of_npc(expectation)):
        raise Unsupported(f"player {expectation['player']}")
    if "ledger" in expectation:
        return _ledger(expectation, sight)
    if "permanent" in expectation or "printed" in expectation:
        return _permanents(expectation, sight)
    if "zone" in expectation:
        return _zone(expectation, sight)
    if "playable" in expectation:
        offered = sight.offers(expectation["player"], expectation["playable"])
        return None if offered == expectation.get("is", True) else _said(expectation, offered)
    if "player" in expectation:
        return _figures(expectation, sight)
    for key in GAME_FIGURES:
        seen = len(sight.stack) if key == "stack_count" else getattr(sight, key)
        if key in expectation and seen != expectation[key]:
            return _said(expectation, seen)
    return None


def _said(expectation: Entry, seen: object) -> str:
    """Return an expectation and what was seen instead, in one line."""
    written = ", ".join(f"{key} {value}" for key, value in expectation.items())
    return f"{written}, seen {seen}"


def _figures(expectation: Entry, sight: Sight) -> str | None:
    figures = sight.figures[expectation["player"]]
    for key in PLAYER_FIGURES:
        if key in expectation and figures[key] != expectation[key]:
            return _said(expectation, figures[key])
    for kind, number in expectation.get("counters", {}).items():
        held = figures["counters"].get(kind, 0)
        if held != number:
            return _said(expectation, f"{held} {kind}")
    dealt = figures["general_damage"]
    for owner, number in expectation.get("general_damage", {}).items():
        if dealt.get(owner, 0) != number:
            return _said(expectation, dealt)
    return None


def _zone(expectation: Entry, sight: Sight) -> str | None:
    place = PLACES.get(expectation["zone"]) if expectation["player"] == NPC else None
    found = sight.zone(*place or (expectation["zone"], expectation["player"]))
    name = expectation.get("card")
    if name is None:
        counted = [thing for thing in found if not thing.token]
    else:
        counted = [thing for thing in found if thing.is_called(name)]
    if len(counted) == expectation.get("count", len(counted) or 1):
        return None
    return _said(expectation, f"{len(counted)} of {[thing.name for thing in found]}")


def _ledger(expectation: Entry, sight: Sight) -> str | None:
    """Return in what the physical cards of a name that a player brought are not as expected."""
    found = [
        card
        for card in sight.ledger()
        if folded(card.name) == folded(expectation["ledger"])
        and card.brought_by == expectation["of"]
    ]
    for card in found:
        owner = expectation.get("owner", card.owner)
        signers = frozenset(expectation.get("signed_by", card.signed_by))
        if (card.owner, card.signed_by) != (owner, signers):
            return _said(expectation, f"{card.owner}'s, signed by {sorted(card.signed_by)}")
    return None if found else _said(expectation, "no such card")


# -- Permanents --


def _permanents(expectation: Entry, sight: Sight) -> str | None:
    mine = sight.zone("battlefield", expectation["player"])
    found = [thing for thing in mine if _is_spoken_of(thing, expectation)]
    count = expectation.get("count")
    if count is not None and len(found) != count:
        return _said(expectation, f"{len(found)} of {[thing.name for thing in mine]}")
    if count is None and not found and expectation.get("matching") != 0:
        return _said(expectation, [thing.name for thing in mine])
    faults = [why for thing in found if (why := _difference(thing, expectation)) is not None]
    fitting = len(found) - len(faults)
    if "matching" in expectation:
        wrong = fitting != expectation["matching"]
    elif expectation.get("some"):
        wrong = fitting == 0
    else:
        wrong = bool(faults)
    return _said(expectation, "; ".join(faults) or f"{fitting} such") if wrong else None


def _is_spoken_of(thing: Seen, expectation: Entry) -> bool:
    """Whether an expectation is about a permanent: by its name, or the card that it is."""
    printed = expectation.get("printed")
    if printed is not None and folded(thing.printed or thing.name) != folded(str(printed)):
        return False
    name = expectation.get("permanent")
    if name is None or thing.is_called(str(name)):
        return True
    return bool(expectation.get("face_down")) and thing.is_meant(str(name))


def _difference(thing: Seen, expectation: Entry) -> str | None:
    """Return in what a permanent differs from an expectation, or nothing."""
    for key, wanted in expectation.items():
        differs = _TESTS.get(key)
        if differs is not None and differs(thing, wanted):
            seen = getattr(thing, _FIELDS.get(key, key))
            return f"{key} {sorted(seen) if isinstance(seen, frozenset) else seen}"
    return None


def _listed(wanted: Any) -> Collection[str]:
    return [wanted] if isinstance(wanted, str) else list(wanted)


def _equals(key: str) -> Callable[[Seen, Any], bool]:
    return lambda thing, wanted: bool(getattr(thing, key) != wanted)


def _misses(key: str) -> Callable[[Seen, Any], bool]:
    def test(thing: Seen, wanted: Any) -> bool:
        return any(not _holds(getattr(thing, key), word) for word in _listed(wanted))

    return test


def _has_any(key: str) -> Callable[[Seen, Any], bool]:
    def test(thing: Seen, wanted: Any) -> bool:
        return any(_holds(getattr(thing, key), word) for word in _listed(wanted))

    return test


def _holds(words: frozenset[str], word: str) -> bool:
    """Whether a word is among others, case aside; ``C`` stands for no colour at all."""
    return word.casefold() in {held.casefold() for held in words} or (word == "C" and not words)


def _counters_differ(thing: Seen, wanted: Mapping[str, int]) -> bool:
    return any(thing.counters.get(kind, 0) != number for kind, number in wanted.items())


def _attached_elsewhere(thing: Seen, wanted: str | None) -> bool:
    return bool(thing.attached_to) if wanted is None else wanted not in thing.attached_to


_FIELDS = {
    "not_types": "types", "not_subtypes": "subtypes", "not_supertypes": "supertypes",
    "not_colors": "colors", "has": "keywords", "lacks": "keywords",
}  # fmt: skip

_TESTS: Mapping[str, Callable[[Seen, Any], bool]] = {
    **{
        key: _equals(key)
        for key in (
            "power",
            "toughness",
            "tapped",
            "damage",
            "owner",
            "face_down",
            "treasure",
            "mercenary",
        )
    },
    "counters": _counters_differ,
    "attached_to": _attached_elsewhere,
    **{key: _misses(key) for key in ("types", "subtypes", "supertypes", "colors")},
    "has": _misses("keywords"),
    **{
        key: _has_any(_FIELDS[key])
        for key in ("not_types", "not_subtypes", "not_supertypes", "not_colors", "lacks")
    },
}
