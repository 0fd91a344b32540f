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

GENERALS = ("general", "general_damage")

PERMANENT_KEYS = frozenset({"face_down", "as_land"})

PHYSICAL_KEYS = frozenset({"foil"})
"""What is true of a physical card and means nothing in play."""

EVERYTHING = "all"
"""The stop by which a seat is asked every time: the script decides where to pass."""

UNSUPPORTED_CODES = frozenset(
    {"unknown-card", "unknown-option", "bad-option", "unknown-format", "unknown-zone"}
)
"""What a position is refused for that is a lack of the service and no fault of the scenario."""


def opening(scenario: Scenario) -> dict[str, Any]:
    """Return the body that opens a sandbox; raises ``Unsupported`` for keys not known."""
    for seat in scenario.board:
        if seat not in scenario.players:
            raise Unsupported(f"board of {seat}")
    options = {"mulligan": "none", **scenario.options}
    options.pop("strict", None)
    return {
        "format": scenario.rules,
        "options": options,
        "players": [_player(seat, scenario.board.get(seat, {})) for seat in scenario.players],
        "chance": {
            "dice": list(scenario.dice), "random": list(scenario.random), "then": "plain",
        },
        "foresight": True,
    }  # fmt: skip


def _player(seat: str, side: Mapping[str, Any]) -> dict[str, Any]:
    known(side, frozenset({"life", "poison", *GENERALS, *ZONES}), f"the board of {seat}")
    zones = {
        zone: [_put(zone, written) for written in side[zone]] for zone in ZONES if zone in side
    }
    if "general" in side:
        zone, card = _general(side["general"])
        zones[zone] = [*zones.get(zone, ()), card]
    player: dict[str, Any] = {"name": seat, "stops": [EVERYTHING], "zones": zones}
    if "general_damage" in side:
        player["general_damage"] = side["general_damage"]
    if "life" in side:
        player["life"] = side["life"]
    if side.get("poison"):
        player["resources"] = {"poison": side["poison"]}
    return player


def _general(written: Any) -> tuple[str, dict[str, Any]]:
    """Return where a general lies, and its card: a name alone is one that was not deployed."""
    whole: Mapping[str, Any] = {"card": written} if isinstance(written, str) else written
    card = {key: value for key, value in whole.items() if key not in ("zone", "deployed")}
    state = "deployed" if whole.get("deployed") else "undeployed"
    zone = whole.get("zone", "exile")
    return zone, {**_put(zone, card), "general": state}


def _put(zone: str, written: Any) -> Any:
    if not isinstance(written, str):
        keys = PUT_KEYS | PERMANENT_KEYS if zone == "battlefield" else PUT_KEYS
        known(written, keys | PHYSICAL_KEYS, f"a card in {zone}")
        return {key: value for key, value in written.items() if key in keys}
    return written
