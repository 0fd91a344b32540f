"""The reckoning: what was promised against what is recorded, and every view against the events."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from uuid import UUID

import httpx

from domain.cards.catalogue import STARTER
from domain.game.events import Answered
from infra.entropy import SystemEntropy
from infra.eventstore.snapshots import PostgresSnapshots
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import Pool, open_pool
from infra.redis.views import RedisViews
from services.documents.board import live_views
from services.reads.audit import Auditor
from services.rulesets import Rulesets
from services.tables import Tables
from tests.faults.stubborn import Promise


@dataclass(frozen=True)
class Books:
    """Where the record lies."""

    database_url: str
    redis_url: str
    prefix: str

    service: httpx.AsyncClient
    url: str

    async def faults(self, games: Sequence[str], promises: Sequence[Promise]) -> list[str]:
        """Return everything that is wrong with the record of some games; best is nothing."""
        async with open_pool(self.database_url, size=4) as pool:
            views = RedisViews(self.redis_url, self.prefix, timeout=10)
            reckoning = _Reckoning(pool, views, self._look)
            try:
                found = await reckoning.promised(promises)
                for game in games:
                    found += await reckoning.game(UUID(game))
                return found
            finally:
                await reckoning.close()

    async def _look(self, game: UUID) -> None:
        """Look at a board: that mends what a Redis that was away or slow has missed."""
        (await self.service.get(f"{self.url}/v1/games/{game}/view")).raise_for_status()


class _Reckoning:
    def __init__(
        self, pool: Pool, views: RedisViews, look: Callable[[UUID], Awaitable[None]]
    ) -> None:
        self._pool = pool
        self._store = PostgresEventStore(pool, SystemEntropy())
        self._tables = Tables(self._store, PostgresSnapshots(pool))
        self._views = views
        self._look = look
        self._auditor = Auditor(self._tables, self._store, Rulesets(STARTER))

    async def close(self) -> None:
        await self._views.close()
        await self._tables.close()

    async def promised(self, promises: Sequence[Promise]) -> list[str]:
        """Find every promise's one event: by its decision, and by its idempotency key."""
        keys = await self._keys()
        answered = await self._answered({promise.game for promise in promises})
        found = []
        for promise in promises:
            versions = answered.get((promise.game, promise.decision), [])
            if len(versions) != 1:
                found.append(f"{promise} is recorded {len(versions)} times")
            elif keys.get(promise.key) != [(promise.game, versions[0])]:
                found.append(f"{promise} is version {versions}, its key is {keys.get(promise.key)}")
        return found

    async def _keys(self) -> dict[str, list[tuple[str, int]]]:
        async with self._pool.connection() as connection:
            rows = await connection.execute("SELECT key, resource, version FROM idempotency")
            kept: dict[str, list[tuple[str, int]]] = {}
            for key, resource, version in await rows.fetchall():
                kept.setdefault(str(key), []).append((str(resource), int(version)))
        return kept

    async def _answered(self, games: set[str]) -> dict[tuple[str, str], list[int]]:
        """Return by game and decision the last version of each request that answered it."""
        answered: dict[tuple[str, str], list[int]] = {}
        for game in games:
            recorded = await self._store.load(UUID(game))
            last = {one.command_id: one.version for one in recorded}
            for one in recorded:
                if isinstance(one.event, Answered):
                    versions = answered.setdefault((game, one.event.decision), [])
                    versions.append(last[one.command_id])
        return answered

    async def game(self, game: UUID) -> list[str]:
        """Judge one game's record, and its live views by what its events say."""
        recorded = await self._store.load(game)
        found = []
        if [one.version for one in recorded] != list(range(1, len(recorded) + 1)):
            found.append(f"{game}: versions have gaps")
        twice = Counter(one.event.decision for one in recorded if isinstance(one.event, Answered))
        found += [
            f"{game}: {decision} was answered {n} times" for decision, n in twice.items() if n > 1
        ]
        verdict, report = await self._auditor(game)
        if verdict != "clean":
            found.append(f"{game}: {report}")
        table = (await self._tables.at(game)).table
        if table.status != "over" and not table.open:
            found.append(f"{game} is stuck at {table.version}: {table.status}, nothing is open")
        for audience, rebuilt in live_views(table).items():
            shown = await self._settled(game, audience, table.version)
            if shown != rebuilt:
                found.append(f"{game}: the live view for {audience} is not what the events say")
        return found

    async def _settled(self, game: UUID, audience: str, version: int) -> object:
        """Return the live view, given some seconds to be repaired."""
        for _ in range(50):
            shown = await self._views.get(game, audience)
            if shown is not None and shown.version >= version:
                return shown
            await self._look(game)
            await asyncio.sleep(0.3)
        return await self._views.get(game, audience)
