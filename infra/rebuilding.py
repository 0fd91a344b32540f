"""Every view and projected table built anew from the events alone.

The service may run meanwhile: what it writes is versioned, and what follows the log with a
position of its own is swapped in one transaction. Anchors are evidence and never removed; the
log is followed anew beside them, which adds what is missing.
"""

from collections.abc import AsyncIterator
from uuid import UUID

import msgspec
from psycopg import AsyncConnection

from domain.game.events import GameEvent
from domain.game.state import Game, evolve, initial
from infra.entropy import SystemEntropy
from infra.eventstore import anchors
from infra.eventstore.log import FencedLog
from infra.eventstore.store import PostgresEventStore
from infra.postgres import account_games, card_records, shared_decks
from infra.postgres.deadlines import PostgresDeadlines
from infra.postgres.lobby import PostgresLobby
from infra.postgres.pool import Pool, open_pool
from infra.redis.views import RedisViews
from infra.settings import Settings
from infra.worker import follow_anew
from services.documents.board import live_views

REBUILDING = 5.0
"""Seconds that Redis may take for an answer: nobody waits for a rebuild."""


_TOLD = ("account_feed", "account_games", "game_notes")


class Rebuilt(msgspec.Struct, frozen=True):
    """What was built anew: games with their views and rows, and events that were followed."""

    games: int
    views: int
    events: int


class Rebuilding:
    """Builds anew what is derived, game by game, and then what follows the whole log."""

    def __init__(self, pool: Pool, views: RedisViews, url: str) -> None:
        self._pool = pool
        self._store = PostgresEventStore(pool, SystemEntropy())
        self._views = views
        self._lobby = PostgresLobby(pool)
        self._deadlines = PostgresDeadlines(pool)
        self._url = url

    async def everything(self) -> Rebuilt:
        """Build all of it anew; raises ``Unavailable`` and Redis's errors where a server is away."""
        games = views = 0
        async for game in self._games():
            views += await self._game(game)
            games += 1
        return Rebuilt(games, views, await self._followed())

    async def _games(self) -> AsyncIterator[UUID]:
        async with self._pool.connection() as connection:
            cursor = await connection.execute(
                "SELECT originator_id FROM events"
                " WHERE originator_version = 1 AND topic IN ('GameOpened', 'SandboxOpened')"
                " ORDER BY originator_id"
            )
            games = [row[0] for row in await cursor.fetchall()]
        for game in games:
            yield game

    async def _game(self, game: UUID) -> int:
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute("DELETE FROM lobby WHERE game = %s", [game])
            await connection.execute("DELETE FROM deadlines WHERE game = %s", [game])
        table = (await self._noted(game)).table
        await self._deadlines.note(table)
        views = live_views(table)
        await self._views.forget(game, views)
        await self._views.put(game, views)
        return len(views)

    async def _noted(self, game: UUID) -> Game:
        """Fold a game, and note in the lobby what it showed after each request, as play did."""
        folded, recorded = initial(str(game)), await self._store.load(game)
        for one, following in zip(recorded, (*recorded[1:], None), strict=True):
            assert isinstance(one.event, GameEvent)
            folded = evolve(folded, one.event)
            ends = following is None or following.command_id != one.command_id
            if ends and not folded.table.sandbox:
                await self._lobby.note(folded.table, one.at)
        return folded

    async def _followed(self) -> int:
        log = FencedLog(self._pool)
        # A connection of its own: the pool's are lent for a short time.
        async with await AsyncConnection.connect(self._url) as connection:
            await follow_anew(connection, account_games.NAME, _TOLD, log, account_games.follow)
            await follow_anew(
                connection, card_records.NAME, card_records.TABLES, log, card_records.follow
            )
            await follow_anew(
                connection, shared_decks.NAME, shared_decks.TABLES, log, shared_decks.follow
            )
            return await follow_anew(connection, anchors.NAME, (), log, anchors.anchor)


async def rebuild_everything(settings: Settings) -> Rebuilt:
    """Build anew what is derived, on the servers of the settings."""
    async with open_pool(settings.database_url, size=2) as pool:
        views = RedisViews(settings.redis_url, settings.redis_prefix, timeout=REBUILDING)
        try:
            return await Rebuilding(pool, views, settings.database_url).everything()
        finally:
            await views.close()
