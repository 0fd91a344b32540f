"""The land deck: what the players divide among them (Q-4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from domain.cards.mana import COLOR_NAMES, COLORS
from domain.formats.conquering.deck import MOST, UNKNOWN
from domain.formats.conquering.listed import ListedCard, how_many, listed
from domain.formats.conquering.table_deck import between, one_part
from domain.formats.deck_rules import Cards, DeckProblem, Entry, playable

RULE: Final = "Q-4"
A_PLAYER: Final = 10
"""Lands for each player, at least."""
FEWEST_PLAYERS: Final = 2


def deck_check(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Return every fault of a land deck by its rule, as a table of two would find (Q-4)."""
    return (
        *between(entries, FEWEST_PLAYERS * A_PLAYER, MOST, RULE),
        *_lands(listed(entries, cards)),
        *one_part(entries),
        *playable(UNKNOWN)(entries, cards),
    )


def advice(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Say it where one color has far more lands than another (Q-4).

    A land counts for every color of mana that it makes.
    """
    lands = listed(entries, cards)
    counts = {color: how_many(c for c in lands if color in c.mana) for color in COLORS}
    most, least = max(COLORS, key=counts.__getitem__), min(COLORS, key=counts.__getitem__)
    if 4 * (counts[most] - counts[least]) <= how_many(lands):
        return ()
    detail = (
        f"{counts[most]} lands make {COLOR_NAMES[most]} mana and {counts[least]} make "
        f"{COLOR_NAMES[least]}: all colors should be about as frequent."
    )
    return (DeckProblem(RULE, "colors", detail, color=least),)


def _lands(cards: Sequence[ListedCard]) -> Iterator[DeckProblem]:
    for card in cards:
        if card.known and "land" not in card.types:
            yield DeckProblem(RULE, "no-land", "Every card of the deck is a land.", card.name)
