"""Live views in Redis: the bytes to send, written only if newer."""

import asyncio
import contextlib
import time
from collections.abc import Iterable
from uuid import UUID

from redis.exceptions import RedisError

from infra.redis.breaker import Breaker
from infra.redis.connection import TIMEOUT, connect
from infra.redis.notices import Listener, Waiting
from services.ports import LiveView

# KEYS: the views of one game; ARGV: seconds to keep them, channel, game, then version, ETag
# and body of each. Each is written only if it is newer than what is there; notice is given
# if any was.
_PUT = """
local newest = 0
for at, key in ipairs(KEYS) do
  local version = tonumber(ARGV[3 * at + 1])
  local known = redis.call('HGET', key, 'v')
  if not known or tonumber(known) < version then
    redis.call('HSET', key, 'v', version, 'e', ARGV[3 * at + 2], 'b', ARGV[3 * at + 3])
    redis.call('EXPIRE', key, ARGV[1])
    newest = math.max(newest, version)
  end
end
if newest > 0 then redis.call('PUBLISH', ARGV[2], ARGV[3] .. ' ' .. newest) end
return newest
"""
KEEP = 14 * 24 * 3600
"""Seconds that a view of a game nobody touches is kept."""

FAULTS = (RedisError, OSError, TimeoutError)


class RedisViews:
    """Implements ``ports.LiveViews``; no fault of Redis ever leaves what that names.

    A call that takes longer than ``timeout`` seconds is a fault.
    """

    def __init__(self, url: str, prefix: str = "antechamber", timeout: float = TIMEOUT) -> None:
        self._redis = connect(url, timeout)
        self._timeout = timeout
        self._prefix = prefix
        self._put = self._redis.register_script(_PUT)
        self._breaker = Breaker(time.monotonic)
        self._waiting = Waiting()
        self._listener = Listener(url, f"{prefix}:games", self._waiting)

    @property
    def broken(self) -> bool:
        """Tell whether Redis is presumed away."""
        return self._breaker.broken

    def _key(self, game: UUID, audience: str) -> str:
        return f"{self._prefix}:view:{{{game}}}:{audience}"

    async def put(self, game: UUID, views: dict[str, LiveView]) -> None:
        """Store each audience's view if it is newer, and give notice."""
        if not views:
            return
        self._waiting.notice(game, max(view.version for view in views.values()))
        if not self._breaker.allows():
            return
        arguments: list[int | str | bytes] = [KEEP, self._listener.channel, str(game)]
        for view in views.values():
            arguments += [view.version, view.etag, view.body]
        try:
            async with asyncio.timeout(self._timeout):
                await self._put(
                    keys=[self._key(game, audience) for audience in views], args=arguments
                )
        except FAULTS:
            self._breaker.fault()
        else:
            self._breaker.success()

    async def forget(self, game: UUID, audiences: Iterable[str]) -> None:
        """Remove views, whatever their version; raises what Redis or the way to it raises."""
        await self._redis.delete(*(self._key(game, audience) for audience in audiences))

    async def get(self, game: UUID, audience: str) -> LiveView | None:
        """Return the view, or nothing where there is none or Redis cannot be reached."""
        found = await self._fields(game, audience, "v", "e", "b")
        if found is None:
            return None
        version, etag, body = found
        # What is seen here need not be told any more: the notice may have been lost.
        self._waiting.notice(game, int(version))
        return LiveView(int(version), etag.decode(), body)

    async def _fields(self, game: UUID, audience: str, *names: str) -> list[bytes] | None:
        if not self._breaker.allows():
            return None
        try:
            async with asyncio.timeout(self._timeout):
                found = await self._redis.hmget(self._key(game, audience), list(names))
        except FAULTS:
            self._breaker.fault()
            return None
        self._breaker.success()
        fields = [field for field in found if isinstance(field, bytes)]
        return fields if len(fields) == len(names) else None

    async def wait(self, game: UUID, version: int, timeout: float) -> None:
        """Return when a notice says that the game passed ``version``, or after ``timeout`` s."""
        with self._waiting.until(game, version) as passed, contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                # While notices may be lost, Redis itself is asked: another process may have moved
                # the game between the caller's read and now.
                stored = None if self._listener.covered() else await self._version(game)
                if stored is None or stored <= version:
                    await passed.wait()

    async def _version(self, game: UUID) -> int | None:
        found = await self._fields(game, "public", "v")
        return None if found is None else int(found[0])

    async def start(self) -> None:
        """Listen for notices of other processes until ``close``."""
        await self._listener.start()

    async def close(self) -> None:
        """Stop listening and let the connections go."""
        await self._listener.close()
        await self._redis.aclose()
