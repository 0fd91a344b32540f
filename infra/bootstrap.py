"""The composition root: settings to ports to services."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from uuid import UUID

import structlog

from domain.cards.catalogue import STARTER
from domain.cards.corpus.printed import STARTER_PRINTINGS
from domain.game.state import Table
from domain.game.timing import Terms
from domain.kernel.refusals import NotFound
from infra.carddata.beside import ImportsBeside
from infra.carddata.starter import tell_pool
from infra.clock import SystemClock
from infra.entropy import SystemEntropy
from infra.eventstore import anchors
from infra.eventstore.counting import CountedEventStore
from infra.eventstore.latest import Latest
from infra.eventstore.log import FencedLog
from infra.eventstore.snapshots import PostgresSnapshots
from infra.eventstore.tail import SharedTail
from infra.garbage import set_aside
from infra.leftover import Leftover
from infra.logging import configure_logging
from infra.passwords import Argon2Passwords
from infra.postgres import account_games, card_records, shared_decks
from infra.postgres.account_games import PostgresAccountFeeds
from infra.postgres.audits import PostgresAudits
from infra.postgres.card_imports import PostgresImports
from infra.postgres.card_pool import PostgresCardPool
from infra.postgres.card_records import PostgresCardRecords
from infra.postgres.deadlines import PostgresDeadlines, PostgresHeartbeat
from infra.postgres.definitions import kept
from infra.postgres.lobby import PostgresLobby
from infra.postgres.pool import Pool, open_pool
from infra.postgres.rights import service_role
from infra.postgres.shared_decks import PostgresSharedDecks
from infra.readiness import Servers
from infra.redis.connection import connect
from infra.redis.notices import RedisNotices
from infra.redis.presence import RedisPresence
from infra.redis.views import RedisViews
from infra.settings import Settings
from infra.sweeper import Sweeper
from infra.worker import Follower, Positions, Projector, TransactionalFollower
from services.application import Application, Outside, assemble
from services.ports import NotificationLog


@asynccontextmanager
async def running(settings: Settings | None = None) -> AsyncIterator[Application]:
    """Give the services on the servers that the environment names, and close them at the end."""
    settings = settings or Settings()
    if not structlog.is_configured():
        # Started by a server of somebody else's, not by our command line.
        configure_logging(settings.log_level, as_json=settings.log_json)
    entropy = SystemEntropy()
    url = settings.database_url
    role = await service_role(url)
    await asyncio.to_thread(tell_pool, url, STARTER, STARTER_PRINTINGS, role)
    importer = ImportsBeside(settings.card_files, url)
    async with open_pool(url, size=settings.database_pool, role=role) as pool:
        store = CountedEventStore(pool, entropy)
        views = RedisViews(settings.redis_url, settings.redis_prefix)
        redis = connect(settings.redis_url)
        notices = RedisNotices(settings.redis_url, settings.redis_prefix)
        presence = RedisPresence(settings.redis_url, settings.redis_prefix, notices)
        await views.start()
        deadlines = PostgresDeadlines(pool)
        feeds = PostgresAccountFeeds(pool)
        outside = Outside(
            store=store,
            snapshots=PostgresSnapshots(pool),
            views=views,
            lobby=PostgresLobby(pool),
            deadlines=deadlines,
            notices=notices,
            presence=presence,
            feeds=feeds,
            jobs=PostgresAudits(pool),
            passwords=Argon2Passwords(),
            clock=SystemClock(),
            entropy=entropy,
            readiness=Servers(pool, redis, store, views),
            catalogue=await kept(pool, STARTER),
            pool=PostgresCardPool(pool),
            import_jobs=PostgresImports(pool),
            importer=importer,
            card_records=PostgresCardRecords(pool),
            shared_decks=PostgresSharedDecks(pool),
            operators=settings.operator_accounts,
            terms=Terms(shuffle=settings.shuffle_seconds, settlement=settings.settlement_seconds),
        )
        application = assemble(outside)
        await notices.start()
        await presence.start()
        try:
            async with _at_work(pool, store.latest, outside, application, deadlines):
                with set_aside():
                    yield application
        finally:
            await importer.close()
            await application.close()
            await views.close()
            await presence.close()
            await feeds.close()
            await notices.close()
            await redis.aclose()


@asynccontextmanager
async def _at_work(
    pool: Pool,
    latest: Latest,
    outside: Outside,
    application: Application,
    deadlines: PostgresDeadlines,
) -> AsyncIterator[None]:
    """Do meanwhile what nobody asks for: follow the log, let time run out, finish audits."""
    followers = _followers(pool, latest, outside, application)
    for follower in followers:
        follower.start()
    heartbeat = PostgresHeartbeat(pool, outside.entropy)
    sweeper = Sweeper(deadlines, heartbeat, application.expiring, outside.clock)
    await sweeper.start()
    leftover = Leftover(application.audits.run_waiting)
    leftover.start()
    try:
        yield
    finally:
        await leftover.close()
        await sweeper.close()
        for follower in followers:
            await follower.close()


def _followers(
    pool: Pool, latest: Latest, outside: Outside, application: Application
) -> tuple[Follower, ...]:
    """Return what follows the log: repairs of live views and lobby, anchors of ended games."""

    async def load(stream: UUID, at_least: int) -> Table | None:
        try:
            return (await application.tables.get(stream, at_least)).table
        except (NotFound, TypeError):
            # Streams of accounts and decks are no games.
            return None

    async def note(table: Table, at: datetime) -> None:
        if not table.sandbox:
            await outside.lobby.note(table, at)
        await outside.deadlines.note(table)

    log: NotificationLog = SharedTail(FencedLog(pool, latest))
    return (
        Projector(log, Positions(pool), load, outside.views, note),
        TransactionalFollower(anchors.NAME, log, pool, anchors.anchor),
        TransactionalFollower(account_games.NAME, log, pool, account_games.follow),
        TransactionalFollower(card_records.NAME, log, pool, card_records.follow),
        TransactionalFollower(shared_decks.NAME, log, pool, shared_decks.follow),
    )
