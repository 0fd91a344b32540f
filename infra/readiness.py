"""Whether the servers behind the service answer, and what they and the service measure."""

import asyncio
from collections.abc import Mapping

from psycopg import Error
from redis.asyncio import Redis
from redis.exceptions import RedisError

from domain.kernel.refusals import Unavailable
from infra.eventstore.counting import CountedEventStore
from infra.postgres.migrations import available
from infra.postgres.pool import Pool
from infra.redis.views import RedisViews

FAR_BEHIND = 5_000
"""Events that a follower of the log may lack before that is worth telling."""

_PATIENCE = 2.0
_MIGRATED = "SELECT name, digest FROM schema_migrations"
_BEHIND = """
    SELECT name, greatest(0, (SELECT coalesce(max(notification_id), 0) FROM events) - position)
    FROM projections
"""


class Servers:
    """Implements ``services.application.Readiness`` for Postgres and Redis."""

    def __init__(
        self, pool: Pool, redis: Redis, store: CountedEventStore, views: RedisViews
    ) -> None:
        self._pool = pool
        self._redis_client = redis
        self._store = store
        self._views = views
        self._wanted = {(each.name, each.digest) for each in available()}

    async def check(self) -> Mapping[str, bool]:
        """Ask each server something small; ``migrations``: the schema is this release's."""
        (postgres, migrations, followers), redis = await asyncio.gather(
            self._postgres(), self._redis()
        )
        return {
            "postgres": postgres, "migrations": migrations, "followers": followers, "redis": redis,
        }  # fmt: skip

    async def measures(self) -> Mapping[str, float]:
        """Return counts of this process and, where Postgres answers, how far followers are."""
        pool = self._pool.get_stats()
        told: dict[str, float] = {
            "appends_total": self._store.appends,
            "events_appended_total": self._store.events,
            "append_conflicts_total": self._store.conflicts,
            "appends_unavailable_total": self._store.unavailable,
            "redis_breaker_open": float(self._views.broken),
            "database_connections": pool.get("pool_size", 0),
            "database_connections_idle": pool.get("pool_available", 0),
            "database_requests_waiting": pool.get("requests_waiting", 0),
        }
        try:
            behind = await self._behind()
        except (Error, Unavailable, TimeoutError):
            return {**told, "postgres_up": 0}
        lags = {f"follower_lag_{name.replace('-', '_')}": lag for name, lag in behind.items()}
        return {**told, **lags, "postgres_up": 1}

    async def _postgres(self) -> tuple[bool, bool, bool]:
        try:
            async with asyncio.timeout(_PATIENCE):
                async with self._pool.connection(timeout=_PATIENCE) as connection:
                    rows = await (await connection.execute(_MIGRATED)).fetchall()
                behind = await self._behind()
        except (Error, Unavailable, TimeoutError):
            return False, False, False
        known = {(name, digest) for name, digest in rows}
        return True, known == self._wanted, all(lag <= FAR_BEHIND for lag in behind.values())

    async def _behind(self) -> dict[str, int]:
        """Return how many numbers of the log each follower has yet to read."""
        async with (
            asyncio.timeout(_PATIENCE),
            self._pool.connection(timeout=_PATIENCE) as connection,
        ):
            rows = await (await connection.execute(_BEHIND)).fetchall()
        return {str(name): int(lag) for name, lag in rows}

    async def _redis(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                return bool(await self._redis_client.ping())
        except (RedisError, OSError, TimeoutError):
            return False
