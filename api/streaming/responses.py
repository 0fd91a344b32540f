"""Streams of records as responses: NDJSON and server-sent events by one library."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import AbstractContextManager, aclosing, suppress

import anyio
from sse_starlette import EventSourceResponse, ServerSentEvent
from sse_starlette.sse import SendTimeoutError
from starlette.types import Receive, Scope, Send

from api.streaming.negotiation import NDJSON, SSE, Transport
from services.reads.following import Line

# At DEBUG the library would log every record, hidden cards and all.
logging.getLogger("sse_starlette.sse").setLevel(logging.INFO)

KEEP_ALIVE = 10
"""Seconds after which something is sent in any case."""

SEND_TIMEOUT = 20.0
"""Seconds that a client may take to read what is sent before its stream is closed."""

FAREWELL = 2.0
"""Seconds for a last record when the service ends; shorter than the server's own patience."""

RETRY_MILLISECONDS = 1_000
"""When an ``EventSource`` comes again after a stream was cut off."""


class StreamResponse(EventSourceResponse):
    """A stream at its reader's pace; one that does not read is closed, and no failure of ours."""

    def __init__(
        self,
        lines: AsyncGenerator[Line, None],
        how: Transport,
        slot: AbstractContextManager[None],
        farewell: Farewell,
    ) -> None:
        sse = how == "sse"
        super().__init__(
            _written(lines, _server_sent if sse else _newline_delimited),
            media_type=SSE if sse else NDJSON,
            headers={"Vary": "Accept"},
            ping=KEEP_ALIVE,
            ping_message_factory=_comment if sse else _blank,
            send_timeout=SEND_TIMEOUT,
            shutdown_event=farewell.event,
            shutdown_grace_period=FAREWELL,
        )
        self._slot = slot
        self._farewell = farewell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the stream until it ends; raises ``TooMany`` before anything is sent."""
        with self._slot:
            telling = asyncio.create_task(self._farewell.tell())
            try:
                with suppress(SendTimeoutError):
                    await super().__call__(scope, receive, send)
            finally:
                telling.cancel()


class Farewell:
    """Tells a stream that the service ends: ``nudge`` is set, and from then on ``begun``."""

    def __init__(self, nudge: asyncio.Event) -> None:
        self.event = anyio.Event()
        self._nudge = nudge

    def begun(self) -> bool:
        """Tell whether the service is ending."""
        return self.event.is_set()

    async def tell(self) -> None:
        """Wait for the end and wake the stream."""
        await self.event.wait()
        self._nudge.set()


Write = Callable[[Line], bytes]


async def _written(lines: AsyncGenerator[Line, None], write: Write) -> AsyncIterator[bytes]:
    async with aclosing(lines):
        async for each in lines:
            yield write(each)


def _newline_delimited(line: Line) -> bytes:
    return line.body + b"\n"


def _server_sent(line: Line) -> bytes:
    retry = RETRY_MILLISECONDS if line.kind == "state" else None
    return ServerSentEvent(
        line.body.decode(), event=line.kind, id=line.cursor, retry=retry, sep="\n"
    ).encode()


def _comment() -> ServerSentEvent:
    return ServerSentEvent(comment="", sep="\n")


class _Blank(ServerSentEvent):
    """A keep-alive of NDJSON: an empty line, which its readers skip."""

    def encode(self) -> bytes:
        """Return the line."""
        return b"\n"


def _blank() -> ServerSentEvent:
    return _Blank()
