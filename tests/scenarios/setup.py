"""A scenario's board as the position that a sandbox is opened with."""

from collections.abc import Mapping
from typing import Any

from tests.scenarios.reader import Scenario, Unsupported, known

ZONES = ("library", "hand", "battlefield", "graveyard", "exile", "ante")

PUT_KEYS = frozenset(
    {
        "card", "count", "tapped", "counters", "damage", "summoning_sick", "attached_to",
        "controller", "owner", "alias", "signed_by", "general",
    }
)  # fmt: skip

OF_THE_TABLE = frozenset({"treasure", "mercenary"})
"""What is true of a card that began in a deck of the table."""

NPC = "npc"
DECKS = "decks"

PILES: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    NPC: (
        ("battlefield", "battlefield", "natives"),
        ("natives_graveyard", "graveyard", "natives"),
        ("treasures_graveyard", "graveyard", "treasures"),
    ),
    DECKS: (
        ("natives", "library", "natives"),
        ("treasures", "library", "treasures"),
        ("lands", "library", "lands"),
    ),
}
"""What the board has beside the players': as it is written, its zone, and the deck it is from."""

GENERALS = ("general", "general_damage")

RESOURCES = ("poison", "gold")

PERMANENT_KEYS = frozenset({"face_down", "as_land"})

PHYSICAL_KEYS = frozenset({"foil"})
"""What is true of a physical card and means nothing in play."""

EVERYTHING = "all"
"""The stop by which a seat is asked every time: the script decides where to pass."""

UNSUPPORTED_CODES = frozenset(
    {
        "unknown-card", "unknown-option", "bad-option", "unknown-format", "unknown-zone",
        "unknown-owner", "unknown-step",
    }
)  # fmt: skip
"""What a position is refused for that is a lack of the service and no fault of the scenario."""


def opening(scenario: Scenario) -> dict[str, Any]:
    """Return the body that opens a sandbox; raises ``Unsupported`` for keys not known."""
    for seat in scenario.board:
        if seat not in scenario.players and seat not in PILES:
            raise Unsupported(f"board of {seat}")
    options = {"mulligan": "none", **scenario.options}
    options.pop("strict", None)
    start = options.pop("start", None)
    return {
        "format": scenario.rules,
        "options": options,
        "players": [_player(seat, scenario.board.get(seat, {})) for seat in scenario.players],
        "turn": {} if start is None else {"step": start},
        "others": {NPC: zones} if (zones := _of_the_table(scenario.board)) else {},
        "chance": {
            "dice": list(scenario.dice), "random": list(scenario.random), "then": "plain",
        },
        "foresight": True,
    }  # fmt: skip


def _player(seat: str, side: Mapping[str, Any]) -> dict[str, Any]:
    known(side, frozenset({"life", *RESOURCES, *GENERALS, *ZONES}), f"the board of {seat}")
    zones = {
        zone: [_owned(_put(zone, written)) for written in side[zone]]
        for zone in ZONES
        if zone in side
    }
    if "general" in side:
        zone, card = _general(side["general"])
        zones[zone] = [*zones.get(zone, ()), card]
    player: dict[str, Any] = {"name": seat, "stops": [EVERYTHING], "zones": zones}
    if "general_damage" in side:
        player["general_damage"] = side["general_damage"]
    if "life" in side:
        player["life"] = side["life"]
    resources = {kind: side[kind] for kind in RESOURCES if kind in side}
    if resources:
        player["resources"] = resources
    return player


def _of_the_table(board: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Return by zone what is no player's: it belongs to the NPC."""
    zones: dict[str, list[Any]] = {}
    for side, places in PILES.items():
        written = board.get(side, {})
        known(written, frozenset(place for place, _, _ in places), f"the board of {side}")
        for place, zone, deck in places:
            cards = [_began_in(deck, _put(zone, card)) for card in written.get(place, ())]
            if cards:
                zones.setdefault(zone, []).extend(cards)
    return zones


def _began_in(deck: str, put: Any) -> dict[str, Any]:
    """Return a card with the deck that it began in: a treasure's is told by its mark."""
    whole = {"card": put} if isinstance(put, str) else dict(put)
    treasure = whole.pop("treasure", False)
    return {**whole, "began_in": "treasures" if treasure else deck}


def _owned(put: Any) -> Any:
    """Return a player's card: a treasure or mercenary was the NPC's before (Q-45)."""
    if isinstance(put, str) or not OF_THE_TABLE & put.keys():
        return put
    if not (put.get("treasure") or put.get("mercenary")):
        return {key: value for key, value in put.items() if key not in OF_THE_TABLE}
    return {**_began_in("natives", put), "owners": [NPC]}


def _general(written: Any) -> tuple[str, dict[str, Any]]:
    """Return where a general lies, and its card: a name alone is one that was not deployed."""
    whole: Mapping[str, Any] = {"card": written} if isinstance(written, str) else written
    card = {key: value for key, value in whole.items() if key not in ("zone", "deployed")}
    state = "deployed" if whole.get("deployed") else "undeployed"
    zone = whole.get("zone", "exile")
    return zone, {**_put(zone, card), "general": state}


def _put(zone: str, written: Any) -> Any:
    if not isinstance(written, str):
        keys = (PUT_KEYS | PERMANENT_KEYS if zone == "battlefield" else PUT_KEYS) | OF_THE_TABLE
        known(written, keys | PHYSICAL_KEYS, f"a card in {zone}")
        return {key: value for key, value in written.items() if key in keys}
    return written
