"""What the three decks of the table have in common (Q-2 to Q-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from domain.formats.conquering.npc import LANDS, NATIVES, NPC, TREASURES
from domain.formats.deck_rules import DeckProblem, Entry, total
from domain.formats.format import Option
from domain.formats.marks import LAND, NATIVE, TREASURE
from domain.rules import Pile

OF_THE_TABLE: Final = "Q-5"

PILES: Final = (
    Pile(NATIVES, NPC, NATIVE),
    Pile(TREASURES, NPC, TREASURE),
    Pile(LANDS, NPC, LAND),
)
"""The decks of the table as a game begins: the NPC owns what no player has (Q-30)."""

OPTIONS: Final = (
    *(
        Option(kind, str, f"The {kind} deck: the id of one, or the sample where none is named.")
        for kind in (NATIVES, TREASURES, LANDS)
    ),
    Option("banned", list, "Further cards that players' decks must not have, by name."),
    Option("restricted", list, "Further cards that a player's deck has one of, by name."),
)
"""What a table chooses of decks (Q-1, Q-5)."""


def between(entries: Sequence[Entry], least: int, most: int, rule: str) -> Iterator[DeckProblem]:
    """Ask for so many cards."""
    held = total(entries, "main")
    told = f"The deck has {held} cards: it has {least} to {most}."
    if held < least:
        yield DeckProblem(rule, "too-few-cards", told)
    elif held > most:
        yield DeckProblem(rule, "too-many-cards", told)


def one_part(entries: Sequence[Entry]) -> Iterator[DeckProblem]:
    """Allow no sideboard and no commander: a deck of the table is one pile (Q-5)."""
    detail = "A deck of the table is one pile: put the card into it or leave it out."
    for entry in entries:
        if entry.zone in {"sideboard", "commander"}:
            yield DeckProblem(OF_THE_TABLE, "one-pile", detail, entry.name)
