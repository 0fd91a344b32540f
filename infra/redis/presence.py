"""Presence in Redis: a sorted set a game, whose members run out unless they are renewed."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from uuid import UUID, uuid4

from redis.exceptions import RedisError

from infra.redis.breaker import Breaker
from infra.redis.connection import TIMEOUT, connect
from services.ports import Notices

TOPIC = "presence"

HELD = 15.0
"""Seconds for which a process's word holds; a process that died is missed after them."""

RENEWED = 5.0
"""Seconds between two renewals."""

# KEYS: a game's set; ARGV: seconds to hold, then its members of this process. Each is
# renewed, what ran out is removed; returned is who is there. The server's clock counts.
_RENEW = """
local now = redis.call('TIME')
now = tonumber(now[1]) + tonumber(now[2]) / 1000000
for at = 2, #ARGV do redis.call('ZADD', KEYS[1], now + tonumber(ARGV[1]), ARGV[at]) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if #ARGV > 1 then redis.call('EXPIRE', KEYS[1], 60) end
return redis.call('ZRANGE', KEYS[1], 0, -1)
"""


class RedisPresence:
    """Implements ``ports.Presence``; no fault of Redis leaves this class.

    A member is a seat in one process, however many streams it has there.
    """

    def __init__(self, url: str, prefix: str, notices: Notices, timeout: float = TIMEOUT) -> None:
        self._redis = connect(url, timeout)
        self._timeout = timeout
        self._prefix = prefix
        self._notices = notices
        self._process = uuid4().hex
        self._renew = self._redis.register_script(_RENEW)
        self._breaker = Breaker(time.monotonic)
        self._here: dict[UUID, Counter[str]] = {}
        self._changed: list[Callable[[UUID], None]] = []
        self._renewing: asyncio.Task[None] | None = None
        notices.hear(TOPIC, self._heard, lambda: None)

    async def enter(self, game: UUID, seat: str) -> None:
        """Note one more stream or long-poll of a seat."""
        here = self._here.setdefault(game, Counter())
        here[seat] += 1
        before = await self._seats(game, HELD, ())
        await self._seats(game, HELD, (seat,))
        if before is None or seat not in before:
            await self._notices.give(TOPIC, str(game))

    async def leave(self, game: UUID, seat: str, linger: float = 0.0) -> None:
        """Note that one ended; the seat counts as there for ``linger`` seconds more."""
        here = self._here.get(game, Counter())
        here[seat] -= 1
        if here[seat] > 0:
            return
        del here[seat]
        if not here:
            self._here.pop(game, None)
        await self._seats(game, linger, (seat,))
        if not linger:
            await self._notices.give(TOPIC, str(game))

    async def seats(self, game: UUID) -> frozenset[str] | None:
        """Return the seats that are there, or nothing where that is not known."""
        return await self._seats(game, HELD, tuple(self._here.get(game, ())))

    def hear(self, changed: Callable[[UUID], None]) -> None:
        """Call ``changed`` with a game whose presence may have changed."""
        self._changed.append(changed)

    async def start(self) -> None:
        """Renew what is here until ``close``."""
        self._renewing = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop renewing and let the connection go."""
        if self._renewing is not None:
            self._renewing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._renewing
        await self._redis.aclose()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            for game in tuple(self._here):
                await self._seats(game, HELD, tuple(self._here.get(game, ())))

    async def _seats(
        self, game: UUID, hold: float, seats: tuple[str, ...]
    ) -> frozenset[str] | None:
        if not self._breaker.allows():
            return None
        members: list[str | float] = [f"{seat}|{self._process}" for seat in seats]
        try:
            async with asyncio.timeout(self._timeout):
                found = await self._renew(
                    keys=[f"{self._prefix}:present:{{{game}}}"], args=[hold, *members]
                )
        except (RedisError, OSError, TimeoutError):
            self._breaker.fault()
            return None
        self._breaker.success()
        return frozenset(bytes(member).decode().partition("|")[0] for member in found)

    def _heard(self, text: str) -> None:
        try:
            game = UUID(text)
        except ValueError:
            return  # somebody else's message on our channel
        for changed in self._changed:
            changed(game)
