"""The projector: follows the fenced log in batches and repairs what the owner did not write.

Live views and the lobby are written by whoever appends, after the commit; a process that
died in between leaves them old. The projector reads every event once, finds the games that
changed, and writes their newest views: versioned writes, so that order does not matter.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from uuid import UUID

import structlog
from psycopg import Error
from psycopg_pool import PoolTimeout

from domain.game.state import Table
from infra.postgres.pool import Pool
from services.documents.board import live_views
from services.ports import LiveViews, NotificationLog, Recorded

_LOG = structlog.stdlib.get_logger("antechamber.projector")

POLL = 0.2
"""Seconds between two looks at the log when nothing is new; never only a notice."""

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


LoadTable = Callable[[UUID], Awaitable[Table | None]]
"""Returns a game's table as it stands, or nothing for a stream that is no game."""

NoteTable = Callable[[Table], Awaitable[None]]


class Projector:
    """Follows the log until it is stopped; a fault is logged and tried again."""

    def __init__(
        self,
        log: NotificationLog,
        positions: Positions,
        load: LoadTable,
        views: LiveViews,
        note: NoteTable,
    ) -> None:
        self._log = log
        self._positions = positions
        self._load = load
        self._views = views
        self._note = note
        self._task: asyncio.Task[None] | None = None

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
        position: int | None = None
        while True:
            try:
                if position is None:
                    position = await self._positions.read(NAME)
                position, busy = await self.catch_up(position)
            except (Error, PoolTimeout, OSError):
                _LOG.warning("the log could not be followed", exc_info=True)
                position, busy = None, False
                await asyncio.sleep(1.0)
            if not busy:
                await asyncio.sleep(POLL)

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
        """Write the newest views of every game in a batch, once each."""
        for stream in dict.fromkeys(recorded.stream for recorded in batch):
            table = await self._load(stream)
            if table is not None:
                await self._views.put(stream, await asyncio.to_thread(live_views, table))
                await self._note(table)


async def rebuild(log: NotificationLog, projector: Projector) -> int:
    """Project the whole log from its first event, and return how many events there were."""
    position = seen = 0
    while batch := await log.after(position, BATCH):
        await projector.project(batch)
        position = batch[-1].position
        seen += len(batch)
    return seen

