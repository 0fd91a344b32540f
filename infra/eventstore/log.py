"""The log of all events in global order, read behind the fence.

Numbers are taken before their transaction commits, so that a higher one may be visible
first. The reader waits for an instant until no append is under way, notes the last number
that was given out, and reads only up to it.
"""

import asyncio
from collections.abc import Mapping, Sequence

from infra.eventstore import mapper
from infra.eventstore.latest import Latest
from infra.eventstore.statements import Row, Statements
from infra.eventstore.store import FENCE, MANY
from infra.postgres.pool import Pool
from services.ports import Recorded

_LAST = "SELECT last_value FROM events_notification_id_seq"
_FENCED = """
    WITH fence AS MATERIALIZED (SELECT pg_advisory_xact_lock(%(fence)s))
    SELECT 1 FROM fence
"""
# What is known is named by its number and not sent again. A list of numbers is given as text:
# to write an array takes psycopg longer than to write the text of one.
_AFTER = """
    SELECT CASE WHEN notification_id = ANY(%(known)s::bigint[]) THEN NULL ELSE state END,
           notification_id
    FROM events
    WHERE notification_id > %(position)s AND notification_id <= %(safe)s
    ORDER BY notification_id LIMIT %(limit)s
"""


class FencedLog:
    """Implements ``ports.NotificationLog``; ``latest`` is what the same process appended."""

    def __init__(self, pool: Pool, latest: Latest | None = None) -> None:
        self._pool = pool
        self._latest = Latest() if latest is None else latest
        self._statements = Statements(pool)

    async def after(self, position: int, limit: int = 500) -> Sequence[Recorded]:
        """Return events after a position: none is ever skipped, nor shown before an earlier one.

        Raises psycopg's ``LockNotAvailable`` where appends did not pause within 250 ms.
        """
        # Where nothing was given out after the position the fence need not disturb anybody.
        if await self._last() <= position:
            return []
        safe = await self.safe()
        known = self._latest.after(position, safe)
        numbers = "{" + ",".join(map(str, known)) + "}"
        rows = await self._statements.read(
            _AFTER, {"position": position, "safe": safe, "limit": limit, "known": numbers}
        )
        if len(rows) - len(known) < MANY:
            return _decoded(rows, known)
        return await asyncio.to_thread(_decoded, rows, known)

    async def safe(self) -> int:
        """Return the position up to which everything that will ever be visible is visible."""
        # Two statements on purpose: the number is read after the lock was got.
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute("SET LOCAL lock_timeout = '250ms'")
            await connection.execute(_FENCED, {"fence": FENCE})
            row = await (await connection.execute(_LAST)).fetchone()
        return int(row[0]) if row is not None else 0

    async def _last(self) -> int:
        """Return the last number that was given out; 0 before the first."""
        rows = await self._statements.read(
            "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM events_notification_id_seq",
            {},
        )
        return int(rows[0][0])


def _decoded(rows: Sequence[Row], known: Mapping[int, Recorded]) -> list[Recorded]:
    return [
        known[int(position)] if state is None else mapper.decode(bytes(state), int(position))
        for state, position in rows
    ]
