"""What the table of a game asks of a deck beside what its format does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import msgspec

from domain.formats.deck_kinds import Gathering
from domain.formats.deck_rules import Cards, Entry
from domain.formats.format import Format
from services.tables import Tables
from services.visibility import visible_table

Json = dict[str, Any]


class AtTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table that a deck is for: its format and options, how many play, and its own decks."""

    format: str
    options: Mapping[str, Any]
    seats: int
    decks: Mapping[str, Sequence[Entry]]

    def asks(self, format_: Format, deck: Sequence[Entry], cards: Cards) -> Json:
        """Return the further ``problems`` of a player's deck, and the ``warnings`` beside it."""
        house = format_.house_rules
        gathering = Gathering(seats=self.seats, table=self.decks, own=deck)
        return {
            "problems": house(self.options)(deck, cards) if house is not None else (),
            "warnings": format_.together_advice(gathering, cards),
        }


class DecksAtTables:
    """Tells what the tables of games ask."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def at(self, game_id: UUID, account: UUID) -> AtTable:
        """Return a table as a deck meets it; raises ``NotFound`` for one that is not there."""
        table = await visible_table(self._tables, game_id, account)
        piles = (await self._tables.get(game_id)).piles
        return AtTable(
            format=table.format,
            options=table.options,
            seats=table.size,
            decks={
                kind: tuple(Entry(each.count, each.name) for each in entries)
                for kind, entries in piles.items()
            },
        )
