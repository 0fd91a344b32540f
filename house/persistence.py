"""A request is sent again while the connection breaks or the service asks for patience.

A write sent again must bear the same idempotency key, so that it takes effect once.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol, TypeVar

import httpx

ATTEMPTS = 8
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 30.0
BUSY = frozenset({httpx.codes.TOO_MANY_REQUESTS, httpx.codes.SERVICE_UNAVAILABLE})


class Reply(Protocol):
    """As much of a response as tells whether to ask again."""

    @property
    def status_code(self) -> int: ...

    @property
    def headers(self) -> Mapping[str, str]: ...


R = TypeVar("R", bound=Reply)


async def persistently(send: Callable[[], Awaitable[R]]) -> R:
    """Send until a reply comes that is not "later"; what the last attempt meets stands."""
    for attempt in range(ATTEMPTS - 1):
        pause = FIRST_PAUSE * 2**attempt
        try:
            reply = await send()
        except httpx.TransportError:
            pass
        else:
            if reply.status_code not in BUSY:
                return reply
            pause = _asked(reply, pause)
        await asyncio.sleep(pause)
    return await send()


def _asked(reply: Reply, otherwise: float) -> float:
    """Return how long a reply asks to wait (RFC 9110 section 10.2.3), in seconds."""
    after = reply.headers.get("Retry-After", "")
    return min(float(after), LONGEST_PAUSE) if after.isdecimal() else otherwise
