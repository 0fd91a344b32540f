"""Decks that their owners share: which there are, and what an event says of that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol
from uuid import UUID

import msgspec

from domain.deck import events as e
from services.ports import Recorded


class SharedDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck that everybody may read; ``position`` is where it was written last in the log."""

    deck: str
    owner: str
    name: str
    format: str
    kind: str
    cards: int
    position: int


class SharedDecksWanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which shared decks are looked for; ``before`` is the position of the page's last one."""

    format: str | None = None
    kind: str | None = None
    before: int | None = None
    limit: int = 50


class SharedDecks(Protocol):
    """Where shared decks are listed; it follows the log."""

    async def page(self, wanted: SharedDecksWanted) -> Sequence[SharedDeck]:
        """Return shared decks, the one written last first."""


def told(recorded: Recorded) -> tuple[UUID, SharedDeck | None] | None:
    """Return a deck as it is shared after an event, or that it is not; None: no deck's event."""
    match recorded.event:
        case e.DeckWritten(shared=True) as written:
            main = (entry.count for entry in written.entries if entry.zone == "main")
            shared = SharedDeck(
                deck=str(recorded.stream), owner=written.owner, name=written.name,
                format=written.format, kind=written.kind, cards=sum(main),
                position=recorded.position,
            )  # fmt: skip
            return recorded.stream, shared
        case e.DeckWritten() | e.DeckDeleted():
            return recorded.stream, None
        case _:
            return None
