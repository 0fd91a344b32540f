"""Somebody who looks at boards all the time, and has every one checked afterwards."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from uuid import UUID

import httpx

from domain.game.state import Game
from infra.entropy import SystemEntropy
from infra.eventstore.snapshots import PostgresSnapshots
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import open_pool
from services.documents.board import live_view
from services.tables import Tables as Kept
from tests.faults.stubborn import Stubborn
from tests.faults.tables import Tables


@dataclass(frozen=True)
class Look:
    """A board as it was shown."""

    game: str
    audience: str
    version: int
    etag: str
    body: bytes


@dataclass
class Watcher:
    """Looks by one door as the public and as every seat."""

    http: httpx.AsyncClient
    door: str
    looks: dict[Look, None] = field(default_factory=dict)
    backwards: list[str] = field(default_factory=list)
    _newest: defaultdict[tuple[str, str], int] = field(default_factory=lambda: defaultdict(int))

    async def watch(self, played: Tables) -> None:
        """Look until cancelled."""
        while True:
            for game, clients in list(played.sitting.items()):
                await self._look(game, None)
                for client in clients:
                    await self._look(game, client)
            await asyncio.sleep(0.1)

    async def _look(self, game: str, client: Stubborn | None) -> None:
        headers = {} if client is None else {"Authorization": f"Bearer {client.token}"}
        response = await self.http.get(f"{self.door}/v1/games/{game}/view", headers=headers)
        if response.status_code == httpx.codes.SERVICE_UNAVAILABLE:
            return
        response.raise_for_status()
        board = response.json()
        look = Look(
            game, board["audience"], board["version"], response.headers["ETag"], response.content
        )
        if look.version < self._newest[game, look.audience]:
            self.backwards.append(f"{look.audience} of {game} went back to {look.version}")
        self._newest[game, look.audience] = look.version
        self.looks[look] = None

    async def wrong(self, database_url: str) -> list[str]:
        """Return the looks that are not, byte for byte, what the events say for that audience."""
        found = list(self.backwards)
        async with open_pool(database_url, size=2) as pool:
            kept = Kept(PostgresEventStore(pool, SystemEntropy()), PostgresSnapshots(pool))
            games: dict[tuple[str, int], Game] = {}
            for look in self.looks:
                at = look.game, look.version
                if at not in games:
                    games[at] = await kept.at(UUID(look.game), look.version)
                said = live_view(games[at].table, look.audience)
                if (said.body, said.etag) != (look.body, look.etag):
                    found.append(f"{look.audience} of {look.game} at {look.version} is another")
        return found


@contextlib.asynccontextmanager
async def watching(http: httpx.AsyncClient, door: str, played: Tables) -> AsyncIterator[Watcher]:
    """Watch while the block runs."""
    watcher = Watcher(http, door)
    task = asyncio.create_task(watcher.watch(played))
    try:
        yield watcher
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
