"""Audits as jobs in Postgres: ordered once a key, taken by one process at a time."""

import asyncio
import contextlib
from datetime import datetime, timedelta
from typing import Any, LiteralString
from uuid import UUID

from psycopg import Error
from psycopg.types.json import Jsonb

from domain.kernel.refusals import Unavailable
from infra.postgres.pool import Pool
from services.commands.audits import AuditJob

HELD = 15.0
"""Seconds for which a job is held by who took it; whoever works on it holds it anew in time."""

HOLD_ANEW = 3.0

_FIELDS: LiteralString = "id, game, account, key, body_hash, status, verdict, report"
_TAKE = """
    UPDATE audits SET status = 'running', taken_at = clock_timestamp()
    WHERE id = (
        SELECT id FROM audits
        WHERE (%(id)s::uuid IS NULL OR id = %(id)s)
          AND (status = 'queued'
               OR (status = 'running' AND taken_at < clock_timestamp() - %(held)s::interval))
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, game, account, key, body_hash, status, verdict, report
"""


def _job(row: tuple[Any, ...]) -> AuditJob:
    return AuditJob(*row)


class PostgresAudits:
    """Implements ``services.commands.audits.AuditJobs``."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._holding: dict[UUID, asyncio.Task[None]] = {}

    async def add(self, job: AuditJob, at: datetime) -> AuditJob:
        """Keep a job; where the account's key is known, return what it stands for."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                "INSERT INTO audits (id, game, account, key, body_hash, ordered_at)"
                " VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT (account, key) DO NOTHING",
                [job.id, job.game, job.account, job.key, job.body_hash, at],
            )
            if cursor.rowcount == 1:
                return job
            cursor = await connection.execute(
                f"SELECT {_FIELDS} FROM audits WHERE account = %s AND key = %s",  # noqa: S608 # constant
                [job.account, job.key],
            )
            row = await cursor.fetchone()
        return _job(row) if row is not None else job

    async def find(self, game: UUID, audit: UUID | None) -> AuditJob | None:
        """Return an audit of a game, or its newest."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                f"SELECT {_FIELDS} FROM audits WHERE game = %s"  # noqa: S608 # constant
                " AND (%s::uuid IS NULL OR id = %s) ORDER BY id DESC LIMIT 1",
                [game, audit, audit],
            )
            row = await cursor.fetchone()
        return None if row is None else _job(row)

    async def take(self, at: datetime, audit: UUID | None = None) -> AuditJob | None:
        """Take the oldest job that waits (or that one), so that nobody else does it too.

        It is held until it is finished, or until this process is gone.
        """
        async with self._pool.connection() as connection:
            cursor = await connection.execute(_TAKE, {"id": audit, "held": timedelta(seconds=HELD)})
            row = await cursor.fetchone()
        if row is None:
            return None
        job = _job(row)
        self._holding[job.id] = asyncio.create_task(self._hold(job.id))
        return job

    async def _hold(self, audit: UUID) -> None:
        while True:
            await asyncio.sleep(HOLD_ANEW)
            with contextlib.suppress(Error, Unavailable):
                async with self._pool.connection() as connection:
                    await connection.execute(
                        "UPDATE audits SET taken_at = clock_timestamp() WHERE id = %s", [audit]
                    )

    async def let_go(self, audit: UUID) -> None:
        """Hold a job no longer; where Postgres is away it is free for others after ``HELD``."""
        self._released(audit)
        with contextlib.suppress(Error, Unavailable):
            async with self._pool.connection() as connection:
                await connection.execute(
                    "UPDATE audits SET status = 'queued' WHERE id = %s AND status = 'running'",
                    [audit],
                )

    def _released(self, audit: UUID) -> None:
        holding = self._holding.pop(audit, None)
        if holding is not None:
            holding.cancel()

    async def finish(
        self, audit: UUID, status: str, verdict: str | None, report: dict[str, Any], at: datetime
    ) -> None:
        """Write down what an audit found."""
        async with self._pool.connection() as connection:
            await connection.execute(
                "UPDATE audits SET status = %s, verdict = %s, report = %s, done_at = %s"
                " WHERE id = %s",
                [status, verdict, Jsonb(report), at, audit],
            )
        self._released(audit)
