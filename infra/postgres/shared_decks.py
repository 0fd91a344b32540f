"""Shared decks in Postgres: a table that follows the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import LiteralString

from psycopg import AsyncConnection

from infra.eventstore.statements import Row
from infra.postgres.pool import Pool
from services.ports import Recorded
from services.shared_decks import SharedDeck, SharedDecksWanted, told

NAME = "shared-decks"
TABLES = ("shared_decks",)

_SHARED: LiteralString = """
    INSERT INTO shared_decks (deck, position, owner, name, format, kind, cards)
    VALUES (%s, %s, %s, %s, %s, %s, %s)
    ON CONFLICT (deck) DO UPDATE SET
        position = excluded.position, owner = excluded.owner, name = excluded.name,
        format = excluded.format, kind = excluded.kind, cards = excluded.cards
"""
_PAGE: LiteralString = """
    SELECT deck::text, position, owner, name, format, kind, cards FROM shared_decks
    WHERE (%(format)s::text IS NULL OR format = %(format)s)
      AND (%(kind)s::text IS NULL OR kind = %(kind)s)
      AND (%(before)s::bigint IS NULL OR position < %(before)s)
    ORDER BY position DESC LIMIT %(limit)s
"""


async def follow(connection: AsyncConnection[Row], batch: Sequence[Recorded]) -> None:
    """Write what a batch says of shared decks (``infra.worker.TransactionalFollower``)."""
    newest = dict(filter(None, map(told, batch)))
    for stream, shared in newest.items():
        if shared is None:
            await connection.execute("DELETE FROM shared_decks WHERE deck = %s", [stream])
        else:
            row = (
                stream, shared.position, shared.owner, shared.name, shared.format, shared.kind,
                shared.cards,
            )  # fmt: skip
            await connection.execute(_SHARED, row)


class PostgresSharedDecks:
    """Implements ``services.shared_decks.SharedDecks``."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def page(self, wanted: SharedDecksWanted) -> Sequence[SharedDeck]:
        """Return shared decks, the one written last first."""
        values = {
            "format": wanted.format, "kind": wanted.kind, "before": wanted.before,
            "limit": wanted.limit,
        }  # fmt: skip
        async with self._pool.connection() as connection:
            rows = await (await connection.execute(_PAGE, values)).fetchall()
        return [
            SharedDeck(
                deck=deck, position=position, owner=owner, name=name, format=format_id, kind=kind,
                cards=cards,
            )
            for deck, position, owner, name, format_id, kind, cards in rows
        ]  # fmt: skip
