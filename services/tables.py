"""Games in memory: loaded by replay, kept hot, one lock each.

Correctness never rests on this cache: an append at the expected version is the only lock
between processes. A conflict drops the game and loads the tail.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from uuid import UUID

import msgspec

from domain.game.events import GameEvent
from domain.game.state import Game, evolve, initial
from domain.kernel.refusals import NotFound
from services.ports import EventStore, Recorded, SnapshotStore, StreamSnapshot

SCHEMA = 3
"""Number of the snapshots' shape; those of another number are ignored and rebuilt."""

SNAPSHOT_EVERY = 200
"""Events between two snapshots of a game."""

_decoder = msgspec.json.Decoder(Game)


class Tables:
    """The games that this process holds, at most ``capacity`` of them."""

    def __init__(self, store: EventStore, snapshots: SnapshotStore, capacity: int = 2000) -> None:
        self._store = store
        self._snapshots = snapshots
        self._capacity = capacity
        self._hot: OrderedDict[UUID, Game] = OrderedDict()
        self._locks: dict[UUID, asyncio.Lock] = {}
        self._writing: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def locked(self, game_id: UUID) -> AsyncIterator[None]:
        """Hold a game's lock: one request of a game at a time in this process."""
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            yield
        if not lock.locked() and game_id not in self._hot:
            self._locks.pop(game_id, None)

    async def get(self, game_id: UUID, at_least: int = 0) -> Game:
        """Return a game as this process knows it, from the store where it is not kept.

        With ``at_least``, a version heard of, it is no older than that. Raises ``NotFound``
        where nothing is recorded.
        """
        game = self._hot.get(game_id)
        if game is None:
            return self._kept(game_id, await self.at(game_id))
        if game.table.version < at_least:
            return await self.refreshed(game_id)
        self._hot.move_to_end(game_id)
        return game

    async def refreshed(self, game_id: UUID) -> Game:
        """Return a game as it stands in the store: another process may have moved it."""
        game = self._hot.get(game_id)
        if game is None:
            return await self.get(game_id)
        tail = await self._store.load(game_id, game.table.version)
        return self._kept(game_id, _evolved(game, tail))

    async def newer(self, game_id: UUID, than: int) -> Game:
        """Return a game after word came that it passed a version.

        The word may be of another process: then what is kept here is no newer.
        """
        game = await self.get(game_id)
        return game if game.table.version > than else await self.refreshed(game_id)

    async def at(self, game_id: UUID, version: int | None = None) -> Game:
        """Return a game as it stood after that many events, from the nearest snapshot."""
        snapshot = await self._snapshots.latest(game_id, SCHEMA, version)
        game = _decoder.decode(snapshot.state) if snapshot else initial(str(game_id))
        game = _evolved(game, await self._store.load(game_id, game.table.version, version))
        if game.table.version == 0 or (version is not None and game.table.version != version):
            raise NotFound("There is no such game.")
        return game

    def put(self, game_id: UUID, game: Game, recorded: Sequence[Recorded]) -> None:
        """Keep the game after an append, and take a snapshot now and then."""
        before = game.table.version - len(recorded)
        self._kept(game_id, game)
        if before // SNAPSHOT_EVERY != game.table.version // SNAPSHOT_EVERY:
            task = asyncio.create_task(self._snapshot(game_id, game, recorded[-1].head))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    def drop(self, game_id: UUID) -> None:
        """Forget a game, so that the next use loads it anew."""
        self._hot.pop(game_id, None)

    async def close(self) -> None:
        """Wait for the snapshots that are being written."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _snapshot(self, game_id: UUID, game: Game, head: str) -> None:
        state = await asyncio.to_thread(msgspec.json.encode, game)
        await self._snapshots.save(StreamSnapshot(game_id, game.table.version, SCHEMA, head, state))

    def _kept(self, game_id: UUID, game: Game) -> Game:
        """Keep a game unless a newer one is kept, and return the newer of them.

        A load may take longer than an append that happens meanwhile.
        """
        held = self._hot.get(game_id)
        if held is not None and held.table.version >= game.table.version:
            return held
        self._hot[game_id] = game
        self._hot.move_to_end(game_id)
        while len(self._hot) > self._capacity:
            dropped, _ = self._hot.popitem(last=False)
            lock = self._locks.get(dropped)
            if lock is not None and not lock.locked():
                del self._locks[dropped]
        return game


def _evolved(game: Game, tail: Sequence[Recorded]) -> Game:
    for recorded in tail:
        if not isinstance(recorded.event, GameEvent):
            raise NotFound("There is no such game.")  # the id is some other aggregate's
        game = evolve(game, recorded.event)
    return game
