"""The colours by which Centurion counts and plays a card (C-3, C-10, C-11)."""

from __future__ import annotations

from domain.cards.mana import ManaCost

LAND_OF = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
"""The basic land that a card of one colour is played as (C-10)."""


def in_cost(cost: ManaCost | None) -> tuple[str, ...]:
    """Return the colours in a mana cost: hybrid and Phyrexian symbols give theirs (CR 202.2)."""
    return cost.colors if cost is not None else ()
