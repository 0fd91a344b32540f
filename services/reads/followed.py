"""Games that somebody in this process follows: one look at the store for all who listen."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from uuid import UUID

import msgspec

from domain.game.state import Table
from domain.kernel.refusals import Refusal
from services.ports import LiveViews, Notices, Presence
from services.reads.replay import Replays
from services.tables import Tables

LOOK = 5.0
"""Seconds between two looks at the store while notices are heard."""

LOOK_UNCOVERED = 1.0
"""Seconds between two looks while a notice may be lost."""

_encoder = msgspec.json.Encoder()


class Followed:
    """One followed game: its table as of the last look, and who is there (if that is known).

    ``lost`` says that it is watched no longer: whoever listens has to come again.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.present: frozenset[str] | None = None
        self.nudges: set[asyncio.Event] = set()
        self.stale_presence = asyncio.Event()
        self.stale_presence.set()
        self.lost = False

    def lose(self) -> None:
        """Tell every listener that the game is watched no longer."""
        self.lost = True
        self.wake()

    def wake(self) -> None:
        """Have every listener look at what changed."""
        for nudge in self.nudges:
            nudge.set()


class FollowedGames:
    """The followed games of this process; each is watched by one task while anybody listens."""

    def __init__(
        self, tables: Tables, views: LiveViews, presence: Presence, notices: Notices
    ) -> None:
        self._tables = tables
        self._views = views
        self._presence = presence
        self._notices = notices
        self._games: dict[UUID, Followed] = {}
        self._watching: dict[UUID, asyncio.Task[None]] = {}
        presence.hear(self._presence_changed)

    @asynccontextmanager
    async def following(self, game_id: UUID, nudge: asyncio.Event) -> AsyncIterator[Followed]:
        """Give the game, and set the event whenever it may have changed."""
        followed = self._games.get(game_id)
        if followed is None:
            table = (await self._tables.refreshed(game_id)).table
            followed = self._games.setdefault(game_id, Followed(table))
        followed.nudges.add(nudge)
        if game_id not in self._watching:
            task = asyncio.create_task(self._watch(game_id, followed))
            task.add_done_callback(lambda _: followed.lose())
            self._watching[game_id] = task
        try:
            await self.look_for_presence(game_id, followed)
            yield followed
        finally:
            followed.nudges.discard(nudge)
            if not followed.nudges and game_id in self._watching:
                self._watching.pop(game_id).cancel()
                self._games.pop(game_id, None)

    async def look_for_presence(self, game_id: UUID, followed: Followed) -> None:
        """Ask who is there, if that may have changed."""
        if not followed.stale_presence.is_set():
            return
        followed.stale_presence.clear()
        present = await self._presence.seats(game_id)
        if present != followed.present:
            followed.present = present
            followed.wake()

    async def _watch(self, game_id: UUID, followed: Followed) -> None:
        """Look whenever a notice says so, and now and then without one."""
        while True:
            moved = await self._something(game_id, followed)
            try:
                await self.look_for_presence(game_id, followed)
                if moved:
                    await self.refresh(game_id, followed)
            except Refusal:  # the store is away: listeners find that out for themselves
                await asyncio.sleep(LOOK_UNCOVERED)

    async def _something(self, game_id: UUID, followed: Followed) -> bool:
        """Wait for a notice or the time to look; tell whether the game may have moved."""
        pause = LOOK if self._notices.covered() else LOOK_UNCOVERED
        changed = asyncio.create_task(followed.stale_presence.wait())
        moved = asyncio.create_task(self._views.wait(game_id, followed.table.version, pause))
        try:
            await asyncio.wait({changed, moved}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()
            moved.cancel()
        if moved.done() and not changed.done():
            # Nobody tells that a process died: its presence runs out in silence.
            followed.stale_presence.set()
        return moved.done()

    async def refresh(self, game_id: UUID, followed: Followed) -> None:
        """Take the game as the store has it; raises ``Unavailable``."""
        table = (await self._tables.refreshed(game_id)).table
        if table.version > followed.table.version:
            followed.table = table
            followed.wake()

    def _presence_changed(self, game_id: UUID) -> None:
        followed = self._games.get(game_id)
        if followed is not None:
            followed.stale_presence.set()


class EventDocuments:
    """Encoded events by game, version and audience, so that a hundred listeners cost one.

    At most ``capacity`` bytes are kept.
    """

    def __init__(self, replays: Replays, capacity: int = 32 * 1024 * 1024) -> None:
        self._replays = replays
        self._capacity = capacity
        self._size = 0
        self._kept: OrderedDict[tuple[UUID, int, str], bytes] = OrderedDict()
        self._reading: dict[tuple[UUID, str], tuple[asyncio.Lock, int]] = {}

    async def batch(
        self, game_id: UUID, audience: str, after: int, limit: int
    ) -> Sequence[tuple[int, bytes]]:
        """Return events after a version, each with its own; raises ``Unavailable``."""
        found = self._found(game_id, audience, after, limit)
        if found:
            return found
        async with self._one_reader(game_id, audience):
            found = self._found(game_id, audience, after, limit)
            if found:
                return found
            told = await self._replays.events(game_id, audience, after, limit)
            read = [(int(each["version"]), _encoder.encode({"record": "event", **each}))
                    for each in told]  # fmt: skip
            for version, body in read:
                self._keep((game_id, version, audience), body)
            return read

    def _found(
        self, game_id: UUID, audience: str, after: int, limit: int
    ) -> list[tuple[int, bytes]]:
        found = []
        for version in range(after + 1, after + limit + 1):
            body = self._kept.get((game_id, version, audience))
            if body is None:
                break
            self._kept.move_to_end((game_id, version, audience))
            found.append((version, body))
        return found

    def _keep(self, key: tuple[UUID, int, str], body: bytes) -> None:
        self._size += len(body) - len(self._kept.pop(key, b""))
        self._kept[key] = body
        while self._size > self._capacity:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)

    @asynccontextmanager
    async def _one_reader(self, game_id: UUID, audience: str) -> AsyncIterator[None]:
        key = (game_id, audience)
        lock, readers = self._reading.get(key, (asyncio.Lock(), 0))
        self._reading[key] = (lock, readers + 1)
        try:
            async with lock:
                yield
        finally:
            _, readers = self._reading[key]
            self._reading[key] = (lock, readers - 1)
            if readers == 1:
                del self._reading[key]
