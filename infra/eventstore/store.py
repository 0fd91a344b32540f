"""The event store on Postgres: appends at an expected version, fenced global order.

An append is one transaction: the shared fence lock, all rows of all streams, the
idempotency row. A reader of the global order takes the same lock exclusively for an
instant, so that it never passes a number whose row is not visible yet.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from psycopg import errors

from infra.eventstore import chain, mapper
from infra.postgres.pool import Pool
from services.ports import Append, ChainCheck, Entropy, Recorded, Remembered, StreamConflict

FENCE = 0x616E7466
"""The advisory lock that appends share and the log's reader takes alone."""

_INSERT = """
    INSERT INTO events (originator_id, originator_version, topic, state, command_id, part,
                        actor, head, recorded_at)
    SELECT * FROM unnest(%s::uuid[], %s::bigint[], %s::text[], %s::bytea[], %s::uuid[],
                         %s::smallint[], %s::text[], %s::text[], %s::timestamptz[])
    RETURNING notification_id
"""
_REMEMBER = """
    INSERT INTO idempotency (account, key, body_hash, resource, version)
    VALUES (%s, %s, %s, %s, %s)
"""
_LOAD = """
    SELECT state, notification_id FROM events
    WHERE originator_id = %s AND originator_version > %s AND originator_version <= %s
    ORDER BY originator_version
"""


class PostgresEventStore:
    """Implements ``ports.EventStore`` and ``ports.NotificationLog``."""

    def __init__(self, pool: Pool, entropy: Entropy, heads: int = 10_000) -> None:
        self._pool = pool
        self._entropy = entropy
        self._heads: OrderedDict[UUID, tuple[int, str]] = OrderedDict()
        self._capacity = heads

    async def append(
        self,
        *appends: Append,
        command_id: UUID,
        actor: str,
        at: datetime,
        remember: Remembered | None = None,
    ) -> tuple[Recorded, ...]:
        """Add all or nothing, in one transaction; raises ``StreamConflict``."""
        rows: list[tuple[UUID, int, str, bytes, int, str]] = []
        for append in appends:
            rows.extend(await self._rows(append, command_id, actor, at))
        columns = (
            [row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows],
            [row[3] for row in rows], [command_id] * len(rows), [row[4] for row in rows],
            [actor] * len(rows), [row[5] for row in rows], [at] * len(rows),
        )  # fmt: skip
        try:
            async with self._pool.connection() as connection, connection.pipeline():
                await connection.execute("SELECT pg_advisory_xact_lock_shared(%s)", [FENCE])
                cursor = await connection.execute(_INSERT, columns)
                if remember is not None:
                    await connection.execute(
                        _REMEMBER,
                        [remember.account, remember.key, remember.body_hash,
                         remember.resource, remember.version],
                    )  # fmt: skip
                positions = [int(row[0]) for row in await cursor.fetchall()]
        except errors.UniqueViolation:
            for append in appends:
                self._heads.pop(append.stream, None)
            raise StreamConflict("the stream moved on, or the request was seen before") from None
        recorded = tuple(
            mapper.decode(row[3], position) for row, position in zip(rows, positions, strict=True)
        )
        for one in recorded:
            self._keep_head(one.stream, one.version, one.head)
        return recorded

    async def _rows(
        self, append: Append, command_id: UUID, actor: str, at: datetime
    ) -> list[tuple[UUID, int, str, bytes, int, str]]:
        prev = await self._head(append.stream, append.expected)
        rows = []
        for part, event in enumerate(append.events):
            version = append.expected + part + 1
            state, prev = mapper.encode(
                event,
                stream=append.stream,
                version=version,
                at=at,
                actor=actor,
                command_id=command_id,
                prev=prev,
                salt=self._entropy.token,
            )
            rows.append((append.stream, version, type(event).__name__, state, part, prev))
        return rows

    async def _head(self, stream: UUID, version: int) -> str:
        """Return the chain's head after that version; raises ``StreamConflict`` if none is."""
        if version == 0:
            return chain.GENESIS
        known = self._heads.get(stream)
        if known is not None and known[0] == version:
            return known[1]
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                "SELECT head FROM events WHERE originator_id = %s AND originator_version = %s",
                [stream, version],
            )
            row = await cursor.fetchone()
        if row is None:
            raise StreamConflict(f"the stream does not stand at {version}")
        return str(row[0])

    def _keep_head(self, stream: UUID, version: int, head: str) -> None:
        self._heads[stream] = (version, head)
        self._heads.move_to_end(stream)
        while len(self._heads) > self._capacity:
            self._heads.popitem(last=False)

    async def load(
        self, stream: UUID, after: int = 0, upto: int | None = None
    ) -> Sequence[Recorded]:
        """Return a stream's events in order, their links verified; raises ``ChainBroken``."""
        prev = await self._head(stream, after) if after else chain.GENESIS
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                _LOAD, [stream, after, upto if upto is not None else 2**62]
            )
            rows = await cursor.fetchall()
        loaded = []
        for expected, (state, position) in enumerate(rows, start=after + 1):
            recorded = mapper.decode(bytes(state), int(position), prev)
            if recorded.version != expected:
                raise chain.ChainBroken(expected, "is missing")
            prev = recorded.head
            loaded.append(recorded)
        return loaded

    async def bodies(self, stream: UUID) -> tuple[Sequence[chain.StoredBody], str]:
        """Return the stored bodies of a stream, and the head kept beside the last of them."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                "SELECT state, head FROM events WHERE originator_id = %s"
                " ORDER BY originator_version",
                [stream],
            )
            rows = await cursor.fetchall()
        kept = str(rows[-1][1]) if rows else chain.GENESIS
        return [mapper.body_of(bytes(row[0])) for row in rows], kept

    async def verify(self, stream: UUID) -> ChainCheck:
        """Verify a stream's chain, contents included (``services.reads.audit``)."""
        bodies, kept = await self.bodies(stream)
        report = await asyncio.to_thread(chain.verify, bodies, kept)
        return ChainCheck(report.events, report.head, report.fault, report.fault_version)

    async def remembered(self, account: UUID, key: str) -> Remembered | None:
        """Return what a key was used for, if it was."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                "SELECT body_hash, resource, version FROM idempotency"
                " WHERE account = %s AND key = %s",
                [account, key],
            )
            row = await cursor.fetchone()
        if row is None:
            return None
        return Remembered(account, key, str(row[0]), str(row[1]), int(row[2]))

    async def after(self, position: int, limit: int = 500) -> Sequence[Recorded]:
        """Return events in global order behind the fence: none is ever skipped."""
        async with self._pool.connection() as connection:
            async with connection.transaction():
                await connection.execute("SET LOCAL lock_timeout = '2s'")
                await connection.execute("SELECT pg_advisory_xact_lock(%s)", [FENCE])
                cursor = await connection.execute(
                    "SELECT last_value FROM events_notification_id_seq"
                )
                row = await cursor.fetchone()
            safe = int(row[0]) if row is not None else 0
            cursor = await connection.execute(
                "SELECT state, notification_id FROM events WHERE notification_id > %s"
                " AND notification_id <= %s ORDER BY notification_id LIMIT %s",
                [position, safe, limit],
            )
            rows = await cursor.fetchall()
        return [mapper.decode(bytes(row[0]), int(row[1])) for row in rows]
