"""The lobby in Postgres: one row a table, written only if newer."""

from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, LiteralString
from uuid import UUID

import structlog
from psycopg import Error
from psycopg.types.json import Jsonb

from domain.game.state import Table
from domain.kernel.refusals import Unavailable
from infra.postgres.pool import Pool

_LOG = structlog.stdlib.get_logger("antechamber.lobby")

_NOTE = """
    INSERT INTO lobby (game, version, status, format, size, seats, accounts, changed_at)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
    ON CONFLICT (game) DO UPDATE SET version = excluded.version, status = excluded.status,
        seats = excluded.seats, accounts = excluded.accounts, changed_at = excluded.changed_at
    WHERE lobby.version < excluded.version
      AND (lobby.status, lobby.seats, lobby.accounts)
          IS DISTINCT FROM (excluded.status, excluded.seats, excluded.accounts)
"""
_PAGE: LiteralString = """
    SELECT game, status, format, size, seats, changed_at FROM lobby
    WHERE (%(status)s::text IS NULL OR status = %(status)s)
      AND (%(before)s::uuid IS NULL OR game < %(before)s)
      AND (accounts IS NULL OR %(account)s::text = ANY(accounts))
    ORDER BY game DESC LIMIT %(limit)s
"""


class PostgresLobby:
    """Implements the lobby's ports; ids are UUIDv7, so their order is that of opening."""

    def __init__(self, pool: Pool, remembered: int = 10_000) -> None:
        self._pool = pool
        self._noted: OrderedDict[str, tuple[object, ...]] = OrderedDict()
        self._capacity = remembered

    async def note(self, table: Table, at: datetime) -> None:
        """Write what the lobby shows of a table, where that changed, and since when.

        The events are committed by then: a fault here is logged and no refusal.
        """
        accounts = sorted(table.admitted) if table.private else None
        shown = (table.status, *sorted(who.account for who in table.sittings.values()), accounts)
        if self._noted.get(table.id) == shown:
            return
        seats = [
            {"seat": seat, "name": sitting.name} for seat, sitting in sorted(table.sittings.items())
        ]
        try:
            async with self._pool.connection() as connection:
                await connection.execute(
                    _NOTE,
                    [UUID(table.id), table.version, table.status, table.format, table.size,
                     Jsonb(seats), accounts, at],
                )  # fmt: skip
        except (Error, Unavailable):
            _LOG.warning("the lobby could not be written", game=table.id, exc_info=True)
            return
        self._noted[table.id] = shown
        while len(self._noted) > self._capacity:
            self._noted.popitem(last=False)

    async def page(
        self, status: str | None, before: UUID | None, limit: int, account: UUID | None = None
    ) -> Sequence[dict[str, Any]]:
        """Return tables opened before one, newest first; private ones to who may see them."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                _PAGE,
                {
                    "status": status,
                    "before": before,
                    "limit": limit,
                    "account": None if account is None else str(account),
                },
            )
            rows = await cursor.fetchall()
        return [
            {
                "id": str(game), "status": state, "format": format_, "size": size, "seats": seats,
                "changed_at": changed.isoformat(),
            }
            for game, state, format_, size, seats, changed in rows
        ]  # fmt: skip
