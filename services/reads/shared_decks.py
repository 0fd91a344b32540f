"""Shared decks as they are listed, with the names of those who share them."""

from __future__ import annotations

from typing import Any

from domain.kernel.refusals import Malformed
from services.people import People
from services.shared_decks import SharedDecks, SharedDecksWanted

Json = dict[str, Any]

MOST_DIGITS = 18
"""Digits of a position in the log."""


class SharedDeckReads:
    """What can be asked of the decks that people share."""

    def __init__(self, shared: SharedDecks, people: People) -> None:
        self._shared = shared
        self._people = people

    async def page(
        self, format_id: str | None, kind: str | None, cursor: str | None, limit: int
    ) -> Json:
        """Return a page of shared decks, the one written last first.

        Raises ``Malformed`` for what is no cursor.
        """
        wanted = SharedDecksWanted(
            format=format_id, kind=kind, before=_position(cursor), limit=limit + 1
        )
        found = await self._shared.page(wanted)
        page = found[:limit]
        return {
            "decks": [
                {
                    "id": each.deck, "name": each.name, "format": each.format, "kind": each.kind,
                    "cards": each.cards, "owner": await self._people.name_of(each.owner),
                }
                for each in page
            ],
            "next": str(page[-1].position) if len(found) > limit else None,
        }  # fmt: skip


def _position(cursor: str | None) -> int | None:
    if cursor is None:
        return None
    if not (cursor.isascii() and cursor.isdigit() and len(cursor) <= MOST_DIGITS):
        raise Malformed("The cursor is none of a page.", code="bad-cursor")
    return int(cursor)
