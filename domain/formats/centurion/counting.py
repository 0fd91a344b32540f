"""Counting every card of a deck for one colour, fifteen for each (C-3), solved exactly."""

from __future__ import annotations

from collections.abc import Sequence

from domain.cards.mana import COLORS
from domain.formats.centurion.listed import listed
from domain.formats.deck_rules import Cards, ColorCount, Entry

WANTED = 15
"""Cards of each colour."""


def counted(entries: Sequence[Entry], cards: Cards) -> ColorCount:
    """Return an assignment of the deck's cards that fills as many places as any can (C-3)."""
    names: list[str] = []
    choices: list[tuple[str, ...]] = []
    for entry in entries:
        if entry.zone != "main":
            continue
        card = listed(entry.name, cards)
        # More than fill every place make no difference.
        for _ in range(min(entry.count, WANTED * len(COLORS))):
            names.append(card.name)
            choices.append(card.colors)
    found = assigned(choices)
    counts = {color: found.count(color) for color in COLORS}
    return ColorCount(
        assignment={name: color for name, color in zip(names, found, strict=True) if color},
        counts=counts,
        short={color: WANTED - held for color, held in counts.items() if held < WANTED},
    )


def assigned(choices: Sequence[tuple[str, ...]], wanted: int = WANTED) -> list[str]:
    """Return one colour for each card, nothing for a colourless one, the places filled best.

    A maximum matching of cards and places by augmenting paths (Kuhn): where all places of a
    card's colours are taken, a card that holds one moves on to another colour of its own if
    that makes room. What is left over then is counted for its first colour.
    """
    found = ["" for _ in choices]
    held: dict[str, list[int]] = {color: [] for color in COLORS}

    def placed(card: int, tried: set[str]) -> bool:
        for color in choices[card]:
            if color in tried:
                continue
            tried.add(color)
            if len(held[color]) >= wanted:
                movable = next((other for other in held[color] if placed(other, tried)), None)
                if movable is None:
                    continue
                held[color].remove(movable)
            held[color].append(card)
            found[card] = color
            return True
        return False

    over = [card for card, colors in enumerate(choices) if colors and not placed(card, set())]
    for card in over:
        found[card] = choices[card][0]
    return found
