"""The colours that a card has wherever it is (CR 105.2, 202.2, 604.3)."""

from __future__ import annotations

from collections.abc import Iterable

from domain.cards.card import CardDefinition
from domain.cards.ir.language import Keyword, SetColors, Static
from domain.cards.keywords import expand
from domain.cards.mana import COLORS


def in_order(colors: Iterable[str]) -> tuple[str, ...]:
    """Return colours in WUBRG order, each once."""
    found = frozenset(colors)
    return tuple(color for color in COLORS if color in found)


def colors_of(card: CardDefinition) -> tuple[str, ...]:
    """Return the colours that a card has in hand.

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
