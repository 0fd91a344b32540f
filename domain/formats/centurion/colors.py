"""The colours by which Centurion counts and plays a card (C-3, C-10, C-11)."""

from __future__ import annotations

from collections.abc import Iterable

from domain.cards.card import CardDefinition
from domain.cards.ir.language import Keyword, SetColors, Static
from domain.cards.keywords import expand
from domain.cards.mana import COLORS, ManaCost

LAND_OF = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
"""The basic land that a card of one colour is played as (C-10)."""


def in_order(colors: Iterable[str]) -> tuple[str, ...]:
    """Return colours in WUBRG order, each once."""
    found = frozenset(colors)
    return tuple(color for color in COLORS if color in found)


def in_cost(cost: ManaCost | None) -> tuple[str, ...]:
    """Return the colours in a mana cost: hybrid and Phyrexian symbols give theirs (CR 202.2)."""
    return cost.colors if cost is not None else ()


def colors_of(card: CardDefinition) -> tuple[str, ...]:
    """Return the colours that a card has in hand (C-3).

    They are those of its cost and indicator, of both halves of a split card and of the front
    of one with two faces, then what its own text says of them (CR 604.3).
    """
    colors = frozenset(card.colors)
    for ability in card.abilities:
        for each in expand(ability) if isinstance(ability, Keyword) else (ability,):
            if not isinstance(each, Static):
                continue
            for change in each.changes:
                if isinstance(change, SetColors) and change.defining:
                    colors = colors | set(change.colors) if change.add else frozenset(change.colors)
    return in_order(colors)
