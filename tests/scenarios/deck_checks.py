"""Scenarios that check a deck instead of playing a game."""

from collections.abc import Mapping
from typing import Any

from domain.formats.deck_rules import Zone
from tests.scenarios.reader import Scenario, known
from tests.scenarios.table import World

PARTS: Mapping[str, Zone] = {"main": "main", "sideboard": "sideboard", "general": "commander"}


def check_deck(scenario: Scenario, world: World) -> list[str]:
    """Return in what the verdict on a deck is not as expected: the rules at fault, as a set."""
    deck = scenario.deck or {}
    known(deck, frozenset({*PARTS, "kind"}), "the deck")
    entries = [
        _entry(written, zone) for part, zone in PARTS.items() for written in _listed(deck.get(part))
    ]
    seen = world.deck_faults(scenario.rules, str(deck.get("kind", "player")), entries)
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


def _entry(written: Any, zone: Zone) -> Mapping[str, Any]:
    whole: Mapping[str, Any] = {"card": written} if isinstance(written, str) else written
    known(whole, frozenset({"card", "count", "set", "foil"}), "a card of the deck")
    printing = {} if whole.get("set") is None else {"set_code": whole["set"]}
    return {
        "count": int(whole.get("count", 1)),
        "name": str(whole["card"]),
        "zone": zone,
        "foil": bool(whole.get("foil")),
        **printing,
    }
