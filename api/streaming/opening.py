"""Opening a stream: who listens, which slot it takes, and how the service's end reaches it."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractContextManager, aclosing, nullcontext

from fastapi import Request

from api.dependencies import Staying
from api.rates import address_key
from api.streaming.negotiation import Transport
from api.streaming.responses import Farewell, StreamResponse
from api.streaming.slots import StreamSlots
from services.application import Application
from services.reads.following import Line, Patience

Records = Callable[[Patience], AsyncGenerator[Line, None]]
"""Begins a stream of records for a listener of this patience."""


def slot(request: Request, staying: Staying) -> AbstractContextManager[None]:
    """Return the slot of a stream or a long-poll: of its token, or else of its address."""
    slots: StreamSlots = request.app.state.slots
    if staying.caller is not None:
        return slots.held(f"token {staying.caller.token}")
    host = request.client.host if request.client else ""
    return slots.held(f"address {address_key(host)}")


def open_stream(
    request: Request, here: Application, staying: Staying, how: Transport, records: Records
) -> StreamResponse:
    """Return the response that sends the records while the caller may have them."""
    nudge = asyncio.Event()
    farewell = Farewell(nudge)
    patience = Patience(staying.still, nudge, farewell.begun)
    lines = _watched(here, staying, nudge, records(patience))
    return StreamResponse(lines, how, slot(request, staying), farewell)


async def _watched(
    here: Application, staying: Staying, nudge: asyncio.Event, lines: AsyncGenerator[Line, None]
) -> AsyncGenerator[Line, None]:
    """Wake the stream when its token is revoked, and close what it holds when it ends."""
    caller = staying.caller
    watch = nullcontext() if caller is None else here.accounts.bearers.watch(caller.token, nudge)
    async with aclosing(lines):
        with watch:
            async for each in lines:
                yield each
