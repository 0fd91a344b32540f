"""Card data that is made up: a few true cards in the shape of each source."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Json = dict[str, Any]


def scryfall_card(name: str, **more: Any) -> Json:
    """Return a card object of Scryfall's, a red instant unless it is told otherwise."""
    return {
        "object": "card", "name": name, "lang": "en", "layout": "normal", "cmc": 1.0,
        "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "It does something.",
        "colors": ["R"], "color_identity": ["R"], "keywords": [], "set": "m19",
        "set_name": "Core Set 2019", "collector_number": "156", "rarity": "common",
        "released_at": "2018-07-13", "finishes": ["nonfoil", "foil"], "promo": False,
        "id": "7f3c3b8a-0000-4000-8000-000000000000", **more,
    }  # fmt: skip


SHOCK = scryfall_card("Shock")
FIRE_ICE = scryfall_card(
    "Fire // Ice", layout="split", cmc=4.0, mana_cost="{1}{R} // {1}{U}",
    type_line="Instant // Instant", colors=["U", "R"], set="apc", collector_number="128",
    rarity="uncommon", released_at="2001-06-04",
    card_faces=[
        {"name": "Fire", "mana_cost": "{1}{R}", "type_line": "Instant", "oracle_text": "Burn."},
        {"name": "Ice", "mana_cost": "{1}{U}", "type_line": "Instant", "oracle_text": "Chill."},
    ],
)  # fmt: skip
JOTUN = scryfall_card(
    "Jötun Grunt", mana_cost="{1}{W}", cmc=2.0, type_line="Creature — Giant Soldier",
    colors=["W"], power="4", toughness="4", set="csp", collector_number="8", rarity="uncommon",
)  # fmt: skip
SQUIRE = scryfall_card(
    "Squire", mana_cost="{1}{W}", cmc=2.0, type_line="Creature — Human Soldier", colors=["W"],
    power="1", toughness="2", set="tsb", collector_number="16", rarity="special",
)  # fmt: skip
TOKEN = scryfall_card("Zombie", layout="token")

Written = Callable[..., Path]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """Return what writes a file: any value as JSON, or bytes and text as they are."""

    def write(content: Any, name: str = "cards.json", *, packed: bool = False) -> Path:
        raw = (
            content
            if isinstance(content, bytes)
            else (
                content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
            ).encode()
        )
        path = tmp_path / name
        path.write_bytes(gzip.compress(raw) if packed else raw)
        return path

    return write
