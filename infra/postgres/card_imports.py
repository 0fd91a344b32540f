"""Imports of card data as rows in Postgres: ordered once a key, told of by who works on them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any, LiteralString
from uuid import UUID

import msgspec
import psycopg
from psycopg.types.json import Jsonb

from infra.postgres.pool import Pool
from services.commands.card_imports import ImportJob

SIGN_OF_LIFE = 5.0
"""Seconds between two signs of life of an import."""

LOST_AFTER = 30.0
"""Seconds without a sign after which the process of an import is taken for dead."""

_GONE = "Its process is gone; nothing was changed."
_FIELDS: LiteralString = (
    "id, file, status, share, report, account, key, body_hash,"
    " status IN ('queued', 'running')"
    " AND seen_at < clock_timestamp() - make_interval(secs => %(lost)s)"
)
_ADD: LiteralString = """
    INSERT INTO pool_imports (id, file, status, account, key, body_hash)
    VALUES (%(id)s, %(file)s, 'queued', %(account)s, %(key)s, %(body_hash)s)
    ON CONFLICT (account, key) DO NOTHING
"""
_SELECT: LiteralString = "SELECT " + _FIELDS + " FROM pool_imports "  # noqa: S608 # constants
_AGAIN: LiteralString = _SELECT + "WHERE account = %(account)s AND key = %(key)s"
_FIND: LiteralString = _SELECT + "WHERE id = %(id)s"
_NEWEST: LiteralString = _SELECT + "ORDER BY ordered_at DESC, id LIMIT %(limit)s"

_ALIVE = "UPDATE pool_imports SET seen_at = clock_timestamp() WHERE id = %s"
_FAILED = """
    UPDATE pool_imports SET status = 'failed', report = %s, seen_at = clock_timestamp()
    WHERE id = %s AND status <> 'done'
"""
_DONE = """
    UPDATE pool_imports SET status = 'done', report = %s, share = 1, seen_at = clock_timestamp()
    WHERE id = %s
"""


class PostgresImports:
    """Implements ``services.commands.card_imports.ImportJobs``."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def add(self, job: ImportJob) -> ImportJob:
        """Keep a job; where the account's key is known, return what it stands for."""
        arguments = {**msgspec.structs.asdict(job), "report": None, "lost": LOST_AFTER}
        async with self._pool.connection() as connection:
            cursor = await connection.execute(_ADD, arguments)
            if cursor.rowcount == 1:
                return job
            cursor = await connection.execute(_AGAIN, arguments)
            row = await cursor.fetchone()
        if row is None:
            raise AssertionError("what conflicted is there: imports are never removed")
        return _job(row)

    async def find(self, job: UUID) -> ImportJob | None:
        """Return an import."""
        rows = await self._rows(_FIND, id=job)
        return _job(rows[0]) if rows else None

    async def newest(self, limit: int) -> Sequence[ImportJob]:
        """Return the newest imports."""
        return [_job(row) for row in await self._rows(_NEWEST, limit=limit)]

    async def _rows(self, statement: LiteralString, **arguments: object) -> list[tuple[Any, ...]]:
        async with self._pool.connection() as connection:
            cursor = await connection.execute(statement, {**arguments, "lost": LOST_AFTER})
            return await cursor.fetchall()


def _job(row: Sequence[Any]) -> ImportJob:
    *fields, gone = row
    job = ImportJob(*fields)
    if not gone:
        return job
    return msgspec.structs.replace(job, status="failed", report={"failure": _GONE})


class JobNotes:
    """Tells a job how its import goes, on a connection of its own that commits each word."""

    def __init__(self, connection: psycopg.Connection[Any], job: UUID) -> None:
        self._connection = connection
        self._job = job

    @contextmanager
    def alive(self) -> Iterator[None]:
        """Give signs of life meanwhile, also while one long statement runs."""
        over = Event()

        def tell() -> None:
            while not over.wait(SIGN_OF_LIFE):
                self._connection.execute(_ALIVE, [self._job])

        telling = Thread(target=tell, daemon=True)
        telling.start()
        try:
            yield
        finally:
            over.set()
            telling.join()

    def begun(self, file: str) -> None:
        """Say that it runs; a job that nobody ordered is made."""
        self._connection.execute(
            "INSERT INTO pool_imports (id, file, status) VALUES (%s, %s, 'running')"
            " ON CONFLICT (id) DO UPDATE SET status = 'running', seen_at = clock_timestamp()",
            [self._job, file],
        )

    def reached(self, share: float) -> None:
        """Say how much of the file is read, from 0 to 1."""
        self._connection.execute(
            "UPDATE pool_imports SET share = %s, seen_at = clock_timestamp() WHERE id = %s",
            [share, self._job],
        )

    def failed(self, reason: str) -> None:
        """Say that it failed, unless it was done by then."""
        self._connection.execute(_FAILED, [Jsonb({"failure": reason}), self._job])

    def done(self, within: psycopg.Connection[Any], report: dict[str, Any]) -> None:
        """Say in the import's own transaction that it is done: both are so, or neither."""
        within.execute(_DONE, [Jsonb(report), self._job])
