"""The composition root: settings to ports to services."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from psycopg import Error
from psycopg_pool import PoolTimeout

from domain.cards.catalogue import STARTER
from infra.clock import SystemClock
from infra.entropy import SystemEntropy
from infra.eventstore.snapshots import PostgresSnapshots
from infra.eventstore.store import PostgresEventStore
from infra.passwords import Argon2Passwords
from infra.postgres.audits import PostgresAudits
from infra.postgres.lobby import PostgresLobby
from infra.postgres.pool import Pool, open_pool
from infra.redis.views import RedisViews
from infra.settings import Settings
from services.application import Application, Outside, assemble


class Servers:
    """Implements ``services.application.Readiness`` for Postgres and Redis."""

    def __init__(self, pool: Pool, views: RedisViews) -> None:
        self._pool = pool
        self._views = views

    async def check(self) -> Mapping[str, bool]:
        """Ask each server something small."""
        postgres, redis = await asyncio.gather(self._postgres(), self._views.ping())
        return {"postgres": postgres, "redis": redis}

    async def _postgres(self) -> bool:
        try:
            async with self._pool.connection(timeout=2) as connection:
                await connection.execute("SELECT 1")
        except (Error, PoolTimeout):
            return False
        return True


@asynccontextmanager
async def running(settings: Settings | None = None) -> AsyncIterator[Application]:
    """Give the services on the servers that the environment names, and close them at the end."""
    settings = settings or Settings()
    entropy = SystemEntropy()
    async with open_pool(settings.database_url, size=settings.database_pool) as pool:
        store = PostgresEventStore(pool, entropy)
        views = RedisViews(settings.redis_url, settings.redis_prefix)
        await views.start()
        outside = Outside(
            store=store,
            snapshots=PostgresSnapshots(pool),
            views=views,
            lobby=PostgresLobby(pool),
            jobs=PostgresAudits(pool),
            passwords=Argon2Passwords(),
            clock=SystemClock(),
            entropy=entropy,
            readiness=Servers(pool, views),
            catalogue=STARTER,
        )
        application = assemble(outside)
        try:
            yield application
        finally:
            await application.close()
            await views.close()
