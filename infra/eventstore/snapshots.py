"""Snapshots in Postgres: cached folds, written in the background."""

from uuid import UUID

from infra.postgres.pool import Pool
from services.ports import StreamSnapshot


class PostgresSnapshots:
    """Implements ``ports.SnapshotStore``."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def save(self, snapshot: StreamSnapshot) -> None:
        """Keep a snapshot; one that is there already is left alone."""
        async with self._pool.connection() as connection:
            await connection.execute(
                "INSERT INTO snapshots (stream, version, schema, head, state)"
                " VALUES (%s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
                [snapshot.stream, snapshot.version, snapshot.schema, snapshot.head,
                 snapshot.state],
            )  # fmt: skip

    async def latest(
        self, stream: UUID, schema: int, upto: int | None = None
    ) -> StreamSnapshot | None:
        """Return the newest snapshot of that schema, not past a version."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                "SELECT version, head, state FROM snapshots"
                " WHERE stream = %s AND schema = %s AND version <= %s"
                " ORDER BY version DESC LIMIT 1",
                [stream, schema, upto if upto is not None else 2**62],
            )
            row = await cursor.fetchone()
        if row is None:
            return None
        return StreamSnapshot(stream, int(row[0]), schema, str(row[1]), bytes(row[2]))
