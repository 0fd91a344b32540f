"""Live views in Redis: the bytes to send, written only if newer, with notices by pub/sub."""

import asyncio
import contextlib
import time
from collections import defaultdict
from uuid import UUID

from redis.exceptions import RedisError

from infra.redis.breaker import Breaker
from infra.redis.connection import connect, connect_listener
from services.ports import LiveView

# KEYS[1] the view; ARGV: version, etag, body. Written only if it is newer than what is there.
_PUT = """
local known = redis.call('HGET', KEYS[1], 'v')
if known and tonumber(known) >= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'v', ARGV[1], 'e', ARGV[2], 'b', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1
"""
KEEP = 14 * 24 * 3600
"""Seconds that a view of a game nobody touches is kept."""


class RedisViews:
    """Implements ``ports.LiveViews``; no fault of Redis ever leaves this class."""

    def __init__(self, url: str, prefix: str = "antechamber") -> None:
        self._redis = connect(url)
        self._listener = connect_listener(url)
        self._prefix = prefix
        self._put = self._redis.register_script(_PUT)
        self._breaker = Breaker(time.monotonic)
        self._waiting: dict[UUID, set[asyncio.Event]] = defaultdict(set)
        self._versions: dict[UUID, int] = {}
        self._task: asyncio.Task[None] | None = None

    def _key(self, game: UUID, audience: str) -> str:
        return f"{self._prefix}:view:{{{game}}}:{audience}"

    @property
    def _channel(self) -> str:
        return f"{self._prefix}:games"

    async def put(self, game: UUID, views: dict[str, LiveView]) -> None:
        """Store each audience's view if it is newer, and give notice."""
        version = max((view.version for view in views.values()), default=0)
        self._wake(game, version)
        if self._breaker.open or not views:
            return
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for audience, view in views.items():
                    await self._put(
                        keys=[self._key(game, audience)],
                        args=[view.version, view.etag, view.body, KEEP],
                        client=pipe,
                    )
                pipe.publish(self._channel, f"{game} {version}")
                await pipe.execute()
        except (RedisError, OSError, TimeoutError):
            self._breaker.fault()
        else:
            self._breaker.success()

    async def get(self, game: UUID, audience: str) -> LiveView | None:
        """Return the view, or nothing where there is none or Redis cannot be reached."""
        if self._breaker.open:
            return None
        try:
            found = await self._redis.hmget(self._key(game, audience), ["v", "e", "b"])
        except (RedisError, OSError, TimeoutError):
            self._breaker.fault()
            return None
        self._breaker.success()
        version, etag, body = found
        if not isinstance(etag, bytes) or not isinstance(body, bytes) or version is None:
            return None
        return LiveView(int(version), etag.decode(), body)

    async def wait(self, game: UUID, version: int, timeout: float) -> None:
        """Return when a notice says that the game passed ``version``, or after ``timeout`` s."""
        if self._versions.get(game, 0) > version:
            return
        event = asyncio.Event()
        self._waiting[game].add(event)
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(timeout):
                    await event.wait()
        finally:
            self._waiting[game].discard(event)
            if not self._waiting[game]:
                del self._waiting[game]

    def _wake(self, game: UUID, version: int) -> None:
        if game in self._waiting or game in self._versions:
            self._versions[game] = max(version, self._versions.get(game, 0))
        for event in self._waiting.get(game, set()):
            event.set()
        if game not in self._waiting:
            self._versions.pop(game, None)

    # -- Notices of other processes --

    async def start(self) -> None:
        """Listen for notices until ``close``."""
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            try:
                async with self._listener.pubsub() as pubsub:
                    await pubsub.subscribe(self._channel)
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            game, _, version = bytes(message["data"]).decode().partition(" ")
                            self._wake(UUID(game), int(version))
            except (RedisError, OSError):
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        """Stop listening and let the connections go."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
        await self._listener.aclose()
