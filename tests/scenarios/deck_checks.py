"""Scenarios that check a deck instead of playing a game."""

from collections.abc import Mapping
from typing import Any

from domain.cards.catalogue import STARTER
from domain.formats.deck_rules import Entry, Zone
from domain.formats.registry import format_of
from tests.scenarios.reader import Scenario, Unsupported, known

PARTS: Mapping[str, Zone] = {"main": "main", "sideboard": "sideboard", "general": "commander"}


def check_deck(scenario: Scenario) -> list[str]:
    """Return in what the verdict on a deck is not as expected: the rules at fault, as a set."""
    deck = scenario.deck or {}
    known(deck, frozenset({*PARTS, "kind"}), "the deck")
    if deck.get("kind", "player") != "player":
        raise Unsupported(f"a deck of {deck['kind']}")
    entries = [
        _entry(written, zone) for part, zone in PARTS.items() for written in _listed(deck.get(part))
    ]
    problems = format_of(scenario.rules).deck_check(entries, STARTER)
    seen = {problem.rule for problem in problems}
    found = []
    for expectation in scenario.expect:
        known(expectation, frozenset({"legal", "illegal"}), "an expectation")
        if expectation.get("legal") and seen:
            found.append(f"legal, seen {sorted(seen)}")
        if "illegal" in expectation and set(expectation["illegal"]) != seen:
            found.append(f"illegal {expectation['illegal']}, seen {sorted(seen)}")
    return found


def _listed(part: Any) -> list[Any]:
    if part is None:
        return []
    return part if isinstance(part, list) else [part]


def _entry(written: Any, zone: Zone) -> Entry:
    whole: Mapping[str, Any] = {"card": written} if isinstance(written, str) else written
    known(whole, frozenset({"card", "count", "set", "foil"}), "a card of the deck")
    return Entry(
        int(whole.get("count", 1)),
        str(whole["card"]),
        zone,
        whole.get("set"),
        foil=bool(whole.get("foil")),
    )
