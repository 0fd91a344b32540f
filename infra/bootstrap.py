"""The composition root: settings to ports to services."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from uuid import UUID

import structlog
from psycopg import Error
from psycopg_pool import PoolTimeout
from redis.asyncio import Redis
from redis.exceptions import RedisError

from domain.cards.catalogue import STARTER
from domain.game.state import Table
from domain.kernel.refusals import NotFound
from infra.clock import SystemClock
from infra.entropy import SystemEntropy
from infra.eventstore import anchors
from infra.eventstore.log import FencedLog
from infra.eventstore.snapshots import PostgresSnapshots
from infra.eventstore.store import PostgresEventStore
from infra.logging import configure_logging
from infra.passwords import Argon2Passwords
from infra.postgres.audits import PostgresAudits
from infra.postgres.definitions import kept
from infra.postgres.lobby import PostgresLobby
from infra.postgres.pool import Pool, open_pool
from infra.redis.connection import connect
from infra.redis.views import RedisViews
from infra.settings import Settings
from infra.worker import Follower, Positions, Projector, TransactionalFollower
from services.application import Application, Outside, assemble
from services.ports import NotificationLog


class Servers:
    """Implements ``services.application.Readiness`` for Postgres and Redis."""

    def __init__(self, pool: Pool, redis: Redis) -> None:
        self._pool = pool
        self._redis_client = redis

    async def check(self) -> Mapping[str, bool]:
        """Ask each server something small."""
        postgres, redis = await asyncio.gather(self._postgres(), self._redis())
        return {"postgres": postgres, "redis": redis}

    async def _postgres(self) -> bool:
        try:
            async with self._pool.connection(timeout=2) as connection:
                await connection.execute("SELECT 1")
        except (Error, PoolTimeout):
            return False
        return True

    async def _redis(self) -> bool:
        try:
            return bool(await self._redis_client.ping())
        except (RedisError, OSError):
            return False


@asynccontextmanager
async def running(settings: Settings | None = None) -> AsyncIterator[Application]:
    """Give the services on the servers that the environment names, and close them at the end."""
    settings = settings or Settings()
    if not structlog.is_configured():
        # Started by a server of somebody else's, not by our command line.
        configure_logging(settings.log_level, as_json=settings.log_json)
    entropy = SystemEntropy()
    async with open_pool(settings.database_url, size=settings.database_pool) as pool:
        store = PostgresEventStore(pool, entropy)
        views = RedisViews(settings.redis_url, settings.redis_prefix)
        redis = connect(settings.redis_url)
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
            readiness=Servers(pool, redis),
            catalogue=await kept(pool, STARTER),
        )
        application = assemble(outside)
        followers = _followers(pool, outside, application)
        for follower in followers:
            follower.start()
        try:
            yield application
        finally:
            for follower in followers:
                await follower.close()
            await application.close()
            await views.close()
            await redis.aclose()


def _followers(pool: Pool, outside: Outside, application: Application) -> tuple[Follower, ...]:
    """Return what follows the log: repairs of live views and lobby, anchors of ended games."""

    async def load(stream: UUID) -> Table | None:
        try:
            return (await application.tables.get(stream)).table
        except (NotFound, TypeError):
            # Streams of accounts and decks are no games.
            return None

    async def note(table: Table) -> None:
        await outside.lobby.note(table, outside.clock.now())

    log: NotificationLog = FencedLog(pool)
    return (
        Projector(log, Positions(pool), load, outside.views, note),
        TransactionalFollower(anchors.NAME, log, pool, anchors.anchor),
    )
