"""Card definitions of earlier releases, read in the ability language of today.

A stored definition keeps its digest, by which games name it, for ever; what it says is put
into today's words here, so that a game under way loses nothing that its cards could do.
"""

import json
from typing import Any

import msgspec

from domain.cards.card import CardDefinition

Json = dict[str, Any]


def read_definition(stored: bytes) -> CardDefinition:
    """Return a stored definition; raises msgspec's ``DecodeError`` for what no release wrote."""
    told: Json = json.loads(stored)
    abilities = [
        part for ability in told.get("abilities", ()) for part in _without_own_costs(ability)
    ]
    return msgspec.convert({**told, "abilities": abilities}, CardDefinition)


def _without_own_costs(ability: Json) -> list[Json]:
    """Kicker and additional costs once stood in the spell ability; now beside it (CR 118.8)."""
    if ability.get("node") != "spell_ability":
        return [ability]
    kept = {name: part for name, part in ability.items() if name not in ("kicker", "additional")}
    before: list[Json] = []
    if "kicker" in ability:
        before.append({"node": "keyword", "name": "kicker", "cost": ability["kicker"]})
    if ability.get("additional"):
        before.append({"node": "additional_cost", "cost": ability["additional"]})
    return [*before, kept]
