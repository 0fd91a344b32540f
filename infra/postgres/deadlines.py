"""Open deadlines and the service's heartbeat in Postgres."""

from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import LiteralString
from uuid import UUID

import structlog
from psycopg import Error
from psycopg.types.json import Jsonb

from domain.game.clocks import dues
from domain.game.state import Table
from domain.kernel.refusals import Unavailable
from infra.postgres.pool import Pool
from infra.worker import NAME as PROJECTOR
from services.commands.deadlines import Outage
from services.documents.around import awaited
from services.ports import Entropy

_LOG = structlog.stdlib.get_logger("antechamber.deadlines")

_NOTE: LiteralString = """
    INSERT INTO deadlines (game, version, due, open) VALUES (%s, %s, %s, %s)
    ON CONFLICT (game) DO UPDATE SET version = excluded.version, due = excluded.due,
        open = excluded.open, leased = NULL
    WHERE deadlines.version < excluded.version
"""
_LEASE: LiteralString = """
    UPDATE deadlines SET leased = %(until)s
    WHERE game IN (
        SELECT game FROM deadlines
        WHERE due <= %(at)s AND (leased IS NULL OR leased <= %(at)s)
        ORDER BY due LIMIT %(limit)s FOR UPDATE SKIP LOCKED
    )
    RETURNING game
"""
_RUNNING: LiteralString = """
    SELECT game FROM deadlines
    WHERE due IS NOT NULL AND (%(after)s::uuid IS NULL OR game > %(after)s)
    ORDER BY game LIMIT %(limit)s
"""


class PostgresDeadlines:
    """Implements ``services.commands.deadlines.DeadlineBoard``: one row a game, versioned."""

    def __init__(self, pool: Pool, remembered: int = 10_000) -> None:
        self._pool = pool
        self._idle: OrderedDict[UUID, None] = OrderedDict()
        self._capacity = remembered

    async def note(self, table: Table) -> None:
        """Keep what runs at a table; of one where nothing ran and runs nothing is written.

        The events are committed by then: a fault here is logged and no refusal, and whoever
        follows the log repairs it.
        """
        game, times = UUID(table.id), dues(table)
        if not times and game in self._idle:
            return
        try:
            async with self._pool.connection() as connection:
                await connection.execute(
                    _NOTE,
                    [game, table.version, times[0] if times else None, Jsonb(_listed(table))],
                )
        except (Error, Unavailable):
            _LOG.warning("deadlines could not be written", game=table.id, exc_info=True)
            return
        self._idle.pop(game, None)
        if not times:
            self._idle[game] = None
            while len(self._idle) > self._capacity:
                self._idle.popitem(last=False)

    async def lease(self, at: datetime, until: datetime, limit: int) -> Sequence[UUID]:
        """Return games in which a time is over, to nobody else before ``until``."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(_LEASE, {"at": at, "until": until, "limit": limit})
            games = [row[0] for row in await cursor.fetchall()]
        for game in games:
            # Another process wrote of this game: what was idle here is to be written anew.
            self._idle.pop(game, None)
        return games

    async def running(self, after: UUID | None, limit: int) -> Sequence[UUID]:
        """Return games in which some time runs, by their ids, after one of them."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(_RUNNING, {"after": after, "limit": limit})
            return [row[0] for row in await cursor.fetchall()]


def _listed(table: Table) -> list[dict[str, str | None]]:
    """Return every open deadline with its seat; of a claim there is no decision."""
    decisions: list[dict[str, str | None]] = [
        {"decision": each.id, "seat": each.decider, "due": each.deadline.isoformat()}
        for each in table.open
        if each.deadline is not None
    ]
    claims: list[dict[str, str | None]] = [
        {"decision": None, "seat": seat, "due": claim.due.isoformat()}
        for seat, claim in sorted(table.beside.claims.items())
    ]
    around: list[dict[str, str | None]] = [
        {"decision": each["kind"], "seat": each["seat"], "due": each["deadline"]}
        for each in awaited(table)
        if each["deadline"] is not None
    ]
    return [*decisions, *claims, *around]


class PostgresHeartbeat:
    """Implements ``services.commands.deadlines.Heartbeat``: one row that every process beats."""

    def __init__(self, pool: Pool, entropy: Entropy) -> None:
        self._pool = pool
        self._entropy = entropy

    async def beat(self, at: datetime, patience: timedelta) -> None:
        """Note that the service is alive; record an outage where it was not for that long."""
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute(
                "INSERT INTO heartbeat (at) VALUES (%s) ON CONFLICT DO NOTHING", [at]
            )
            cursor = await connection.execute("SELECT at FROM heartbeat FOR UPDATE")
            row = await cursor.fetchone()
            if row is not None and at - row[0] > patience:
                await connection.execute(
                    "INSERT INTO outages (id, started, ended, position)"
                    " SELECT %s, %s, %s, coalesce(max(notification_id), 0) FROM events",
                    [self._entropy.uuid(), row[0], at],
                )
            await connection.execute("UPDATE heartbeat SET at = greatest(at, %s)", [at])

    async def unsettled(self) -> Sequence[Outage]:
        """Return the outages for which clocks may still have to be held, oldest first."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                "SELECT id, started, ended, position FROM outages WHERE NOT settled ORDER BY started"
            )
            return [Outage(*row) for row in await cursor.fetchall()]

    async def settle(self, outage: UUID) -> None:
        """Note that every clock was held for an outage."""
        async with self._pool.connection() as connection:
            await connection.execute("UPDATE outages SET settled = true WHERE id = %s", [outage])

    async def projected(self, position: int) -> bool:
        """Whether deadlines are known of all that was recorded up to a position."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                "SELECT position FROM projections WHERE name = %s", [PROJECTOR]
            )
            row = await cursor.fetchone()
        return position == 0 or (row is not None and int(row[0]) >= position)
