"""What playing needs of other parts of the service, and what an answer leads to."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

import msgspec

from domain.game.decider import Ruleset
from domain.game.events import DeckEntry, TableDeck
from domain.game.state import Table

Json = dict[str, Any]


class LaidOut(msgspec.Struct, frozen=True):
    """The decks of a table by their kind, and the cards of each."""

    decks: dict[str, TableDeck] = {}
    piles: dict[str, tuple[DeckEntry, ...]] = {}


class Formats(Protocol):
    """Finds the rules of a format; raises ``Malformed`` for one that does not exist."""

    def ruleset(self, format_id: str) -> Ruleset: ...


class Decks(Protocol):
    """Brings an account's deck to a game."""

    async def bring(
        self, account: UUID, deck: UUID, format_id: str, options: Json
    ) -> tuple[DeckEntry, ...]:
        """Return the main deck and its general for a table of these options.

        Raises ``NotFound`` or ``IllegalDeck`` with every problem.
        """

    async def lay_out(self, account: UUID, format_id: str, seats: int, options: Json) -> LaidOut:
        """Return the decks that belong to a table; raises as ``bring`` does, and ``Malformed``."""


class Names(Protocol):
    """Finds accounts by their names."""

    async def named(self, name: str) -> tuple[UUID, str]:
        """Return the account and how it writes its name; raises ``Malformed`` for nobody's."""


class Deadlines(Protocol):
    """Which games have a time that will be over; written after the commit like the lobby."""

    async def note(self, table: Table) -> None:
        """Keep what runs at a table, if it is newer than what is kept; never fails."""


class Lobby(Protocol):
    """Which tables there are; written after the commit and repaired by the projector."""

    async def note(self, table: Table, at: datetime) -> None: ...


class Outcome(msgspec.Struct, frozen=True):
    """What an answer led to: complete with the table after it, or the next question.

    ``events`` tells what was recorded, as the answering seat may know it.
    """

    complete: bool
    table: Table
    seat: str
    next: Json | None = None
    events: tuple[Json, ...] = ()
    preview: Json | None = None
