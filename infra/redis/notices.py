"""Notices that a game moved on: who waits for one, and one subscription for the process."""

import asyncio
import contextlib
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from redis.exceptions import RedisError

from infra.redis.connection import PATIENCE, connect_listener

PAUSE = 0.5
"""Seconds between two attempts to subscribe."""


class Waiting:
    """Those who wait for a game to pass a version, and the newest versions heard of."""

    def __init__(self, remembered: int = 10_000) -> None:
        self._waiting: dict[UUID, dict[asyncio.Event, int]] = defaultdict(dict)
        self._versions: OrderedDict[UUID, int] = OrderedDict()
        self._capacity = remembered

    @contextmanager
    def until(self, game: UUID, version: int) -> Iterator[asyncio.Event]:
        """Give an event that is set when the game is known to have passed a version."""
        event = asyncio.Event()
        if self._versions.get(game, 0) > version:
            event.set()
        self._waiting[game][event] = version
        try:
            yield event
        finally:
            del self._waiting[game][event]
            if not self._waiting[game]:
                del self._waiting[game]

    def notice(self, game: UUID, version: int) -> None:
        """Wake whoever waits for a version before this one."""
        self._versions[game] = max(version, self._versions.get(game, 0))
        self._versions.move_to_end(game)
        while len(self._versions) > self._capacity:
            self._versions.popitem(last=False)
        for event, passed in self._waiting.get(game, {}).items():
            if version > passed:
                event.set()

    def everybody(self) -> None:
        """Wake all: notices may have been missed, so that each has to look again."""
        for events in self._waiting.values():
            for event in events:
                event.set()


class Listener:
    """The process's one subscription, renewed when it is lost."""

    def __init__(self, url: str, channel: str, waiting: Waiting) -> None:
        self.channel = channel
        self._redis = connect_listener(url)
        self._waiting = waiting
        self._task: asyncio.Task[None] | None = None
        self._subscribed = asyncio.Event()

    async def start(self) -> None:
        """Listen in the background until ``close``; returns at the latest after ``PATIENCE``."""
        self._task = asyncio.create_task(self._listen())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._subscribed.wait(), PATIENCE)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def _listen(self) -> None:
        while True:
            try:
                await self._subscription()
            except (RedisError, OSError, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def _subscription(self) -> None:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(self.channel)
            while True:
                message = await pubsub.get_message(timeout=PATIENCE)
                kind = None if message is None else message["type"]
                if kind == "subscribe":  # the server's word: from here on nothing is missed
                    self._waiting.everybody()
                    self._subscribed.set()
                elif kind == "message":
                    self._heard(bytes(message["data"]))

    def _heard(self, notice: bytes) -> None:
        game, _, version = notice.decode("ascii", "replace").partition(" ")
        try:
            self._waiting.notice(UUID(game), int(version))
        except ValueError:
            return  # somebody else's message on our channel
