"""Projectors: follow the fenced log in batches, supervised.

They poll: a notice can be lost, and one an append would have the fence raised for each.
Live views and the lobby are written by whoever appends, after the commit; a process that
died in between leaves them old. ``Projector`` reads every event once, finds the games that
changed, and writes their newest views: versioned writes, so that order does not matter.
What is not idempotent belongs into Postgres: ``TransactionalFollower`` moves its position
in the transaction that writes the data.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from uuid import UUID

import structlog
from psycopg import AsyncConnection, sql
from psycopg.errors import LockNotAvailable

from domain.game.state import Table
from infra.eventstore.statements import Row
from infra.postgres.pool import Pool
from services.documents.board import live_views
from services.ports import LiveViews, NotificationLog, Recorded

_LOG = structlog.stdlib.get_logger("antechamber.projector")

POLL = 0.2
"""Seconds between two looks at the log when nothing is new."""

PAUSE = 1.0
"""Seconds to wait after a fault."""

BATCH = 500
NAME = "live-views"


class Positions:
    """How far each projection has read, in Postgres."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def read(self, name: str) -> int:
        """Return the position of the last event that was projected."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                "SELECT position FROM projections WHERE name = %s", [name]
            )
            row = await cursor.fetchone()
        return int(row[0]) if row is not None else 0

    async def write(self, name: str, position: int) -> None:
        """Move a projection's position forward, never back."""
        async with self._pool.connection() as connection:
            await connection.execute(
                "INSERT INTO projections (name, position) VALUES (%s, %s)"
                " ON CONFLICT (name) DO UPDATE"
                " SET position = greatest(projections.position, excluded.position)",
                [name, position],
            )


class Follower(ABC):
    """Follows the log until it is closed; a fault is logged, and tried again after a pause."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def step(self) -> bool:
        """Project one batch from where the last one ended; tell whether there may be more."""

    def start(self) -> None:
        """Follow the log in the background."""
        self._task = asyncio.create_task(self._follow())

    async def close(self) -> None:
        """Stop following."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _follow(self) -> None:
        while True:
            try:
                busy = await self.step()
            except LockNotAvailable:
                busy = False  # appends did not pause: the next look is as good
            except Exception:  # noqa: BLE001 # whatever it was, a projector that ends is worse
                _LOG.warning("the log could not be followed", projection=self._name, exc_info=True)
                await asyncio.sleep(PAUSE)
                continue
            if not busy:
                await asyncio.sleep(POLL)


LoadTable = Callable[[UUID, int], Awaitable[Table | None]]
"""Returns a game's table, no older than a version; nothing for a stream that is no game."""

NoteTable = Callable[[Table, datetime], Awaitable[None]]
"""Writes what tables show of a game as it stands, and since when."""


class Projector(Follower):
    """Repairs live views and the lobby; at least once, by writes that may come twice."""

    def __init__(
        self,
        log: NotificationLog,
        positions: Positions,
        load: LoadTable,
        views: LiveViews,
        note: NoteTable,
    ) -> None:
        super().__init__(NAME)
        self._log = log
        self._positions = positions
        self._load = load
        self._views = views
        self._note = note
        self._position: int | None = None

    async def step(self) -> bool:
        """Project one batch and move the position after it."""
        if self._position is None:
            self._position = await self._positions.read(NAME)
        self._position, busy = await self.catch_up(self._position)
        return busy

    async def catch_up(self, position: int) -> tuple[int, bool]:
        """Project one batch; return the new position and whether there may be more."""
        batch = await self._log.after(position, BATCH)
        if not batch:
            return position, False
        await self.project(batch)
        position = batch[-1].position
        await self._positions.write(NAME, position)
        return position, len(batch) == BATCH

    async def project(self, batch: Sequence[Recorded]) -> None:
        """Write the newest views of every game in a batch, once each.

        A game that cannot be loaded is logged and left: it must not hold up all others.
        """
        newest = {recorded.stream: recorded for recorded in batch}
        for stream, recorded in newest.items():
            try:
                table = await self._load(stream, recorded.version)
            except (ValueError, LookupError, TypeError):
                _LOG.exception("a game cannot be projected", stream=str(stream))
                continue
            if table is not None:
                await self._show(stream, table, recorded.at)

    async def _show(self, stream: UUID, table: Table, at: datetime) -> None:
        # A put is one script for all audiences: where the public view stands, all do.
        shown = await self._views.get(stream, "public")
        if shown is None or shown.version < table.version:
            await self._views.put(stream, await asyncio.to_thread(live_views, table))
        await self._note(table, at)


Transactional = Callable[[AsyncConnection[Row], Sequence[Recorded]], Awaitable[None]]
"""Writes a batch's data by a connection whose transaction holds the position too."""


class TransactionalFollower(Follower):
    """Projects into Postgres exactly once: data and position in one transaction.

    The position's row is locked meanwhile, so that of several processes one works.
    """

    def __init__(self, name: str, log: NotificationLog, pool: Pool, project: Transactional) -> None:
        super().__init__(name)
        self._log = log
        self._pool = pool
        self._project = project
        self._seen: int | None = None

    async def step(self) -> bool:
        """Project one batch, if nobody else is at it."""
        # A look without a transaction: most find nothing new.
        if self._seen is not None and not await self._log.after(self._seen, 1):
            return False
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute(
                "INSERT INTO projections (name, position) VALUES (%s, 0) ON CONFLICT DO NOTHING",
                [self._name],
            )
            cursor = await connection.execute(
                "SELECT position FROM projections WHERE name = %s FOR UPDATE SKIP LOCKED",
                [self._name],
            )
            row = await cursor.fetchone()
            if row is None:
                return False
            batch = await self._log.after(int(row[0]), BATCH)
            if batch:
                await self._project(connection, batch)
                await connection.execute(
                    "UPDATE projections SET position = %s WHERE name = %s",
                    [batch[-1].position, self._name],
                )
        self._seen = batch[-1].position if batch else int(row[0])
        return len(batch) == BATCH


async def rebuild(log: NotificationLog, projector: Projector) -> int:
    """Project the whole log from its first event, and return how many events there were."""
    position = seen = 0
    while batch := await log.after(position, BATCH):
        await projector.project(batch)
        position = batch[-1].position
        seen += len(batch)
    return seen


async def follow_anew(
    connection: AsyncConnection[Row],
    name: str,
    tables: Sequence[str],
    log: NotificationLog,
    project: Transactional,
) -> int:
    """Empty tables and project the whole log into them, in the caller's transaction.

    Returns how many events there were. Whoever follows under that name waits meanwhile, and
    goes on from where this ended.
    """
    await connection.execute(
        "INSERT INTO projections (name, position) VALUES (%s, 0) ON CONFLICT DO NOTHING", [name]
    )
    # First of all, so that what another follower has just written is seen and removed.
    await connection.execute("SELECT 1 FROM projections WHERE name = %s FOR UPDATE", [name])
    for table in tables:
        await connection.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(table)))
    position = seen = 0
    while batch := await log.after(position, BATCH):
        await project(connection, batch)
        position = batch[-1].position
        seen += len(batch)
    await connection.execute(
        "UPDATE projections SET position = %s WHERE name = %s", [position, name]
    )
    return seen
