"""The natives deck: the creatures of the land that is explored (Q-2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from domain.cards.mana import COLOR_NAMES, COLORS
from domain.formats.conquering.deck import UNKNOWN
from domain.formats.conquering.listed import ListedCard, how_many, listed
from domain.formats.conquering.table_deck import between, one_part
from domain.formats.deck_rules import Cards, DeckProblem, Entry, playable

RULE: Final = "Q-2"
LEAST: Final = 40
MOST: Final = 80
MIDDLING: Final = range(3, 6)
"""The mana values of more than half of the natives."""


def deck_check(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Return every fault of a natives deck by its rule (Q-2)."""
    natives = listed(entries, cards)
    return (
        *between(entries, LEAST, MOST, RULE),
        *_creatures(natives),
        *_of_all_colors(natives),
        *_of_middling_size(natives),
        *_against_fliers(natives),
        *one_part(entries),
        *playable(UNKNOWN)(entries, cards),
    )


def _creatures(natives: Sequence[ListedCard]) -> Iterator[DeckProblem]:
    for card in natives:
        if card.known and "creature" not in card.types:
            yield DeckProblem(RULE, "no-creature", "Every native is a creature card.", card.name)


def _of_all_colors(natives: Sequence[ListedCard]) -> Iterator[DeckProblem]:
    held = {color for card in natives for color in card.colors}
    for color in COLORS:
        if color not in held:
            detail = f"No native is {COLOR_NAMES[color]}: all five colors are among them."
            yield DeckProblem(RULE, "color-missing", detail, color=color)


def _of_middling_size(natives: Sequence[ListedCard]) -> Iterator[DeckProblem]:
    """Ask that more than half have a mana value of three to five."""
    held, middling = how_many(natives), how_many(c for c in natives if c.mana_value in MIDDLING)
    if natives and 2 * middling <= held:
        detail = f"{middling} of {held} natives have a mana value of 3 to 5: more than half have."
        yield DeckProblem(RULE, "mana-values", detail)


def _against_fliers(natives: Sequence[ListedCard]) -> Iterator[DeckProblem]:
    """Ask that a quarter fly or can block what flies."""
    held, able = how_many(natives), how_many(card for card in natives if card.meets_fliers)
    if 4 * able < held:
        detail = f"{able} of {held} natives fly or can block fliers: at least a quarter do."
        yield DeckProblem(RULE, "fliers", detail)
