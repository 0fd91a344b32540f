"""The decks of one game beside each other: how many lands, how many treasures (Q-2 to Q-4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.formats.conquering.deck import advice as deck_advice
from domain.formats.conquering.land_deck import A_PLAYER
from domain.formats.conquering.listed import listed
from domain.formats.conquering.npc import LANDS, NATIVES, TREASURES
from domain.formats.deck_kinds import Gathering
from domain.formats.deck_rules import Cards, DeckProblem, total

FEWEST: Final = (3, 8)
MOST: Final = (5, 8)
"""Treasures for each native: a half, a quarter of that more or less (Q-3)."""


def together(decks: Gathering, cards: Cards) -> tuple[DeckProblem, ...]:
    """Return what keeps the decks of the table from one game, as far as they are known."""
    return (*_lands_for_all(decks), *_half_as_many_treasures(decks))


def together_advice(decks: Gathering, cards: Cards) -> tuple[DeckProblem, ...]:
    """Say it where a player's shadow creatures meet natives that cannot block them (Q-2)."""
    natives = listed(decks.table.get(NATIVES, ()), cards)
    if any(card.meets_shadow for card in natives):
        return ()
    return deck_advice(decks.own, cards)


def _lands_for_all(decks: Gathering) -> Iterator[DeckProblem]:
    held, needed = total(decks.table.get(LANDS, ()), "main"), decks.seats * A_PLAYER
    if LANDS in decks.table and held < needed:
        detail = f"The land deck has {held} cards: {decks.seats} players need {needed}."
        yield DeckProblem("Q-4", "too-few-lands", detail)


def _half_as_many_treasures(decks: Gathering) -> Iterator[DeckProblem]:
    if not {NATIVES, TREASURES} <= set(decks.table):
        return
    treasures = total(decks.table[TREASURES], "main")
    natives = total(decks.table[NATIVES], "main")
    fewest, most = (natives * of / parts for of, parts in (FEWEST, MOST))
    if not fewest <= treasures <= most:
        detail = (
            f"{treasures} treasures for {natives} natives: about half as many, a quarter of "
            "that more or less."
        )
        yield DeckProblem("Q-3", "treasures-for-natives", detail)
