"""The decks of players: forty or more cards that are no lands (Q-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domain.formats.deck_rules import (
    Cards,
    DeckProblem,
    Entry,
    all_of,
    at_least,
    card_of,
    no_commander,
    playable,
)

SIZE: Final = 40
"""The fewest cards of a player's deck (Q-1)."""


def no_lands(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Allow no card that is a land (Q-1)."""
    detail = "A player's deck has no lands: they come from the table's land deck."
    found = ((entry.name, card_of(entry.name, cards)) for entry in entries if entry.zone == "main")
    return tuple(
        DeckProblem("Q-1", "land", detail, name)
        for name, card in found
        if card is not None and "land" in card.types
    )


deck_check = all_of(at_least(SIZE, "Q-1"), no_lands, no_commander("Q-1"), playable("C-0"))
