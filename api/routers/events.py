"""The live board and what happened, for those who may see it."""

from typing import Annotated, Literal

from fastapi import APIRouter, Header, Query, Request, Response

from api.conditional import conditional
from api.dependencies import GameId, Here, Spectator, StayingSpectator
from api.routers.responses import READ
from api.schemas.base import Json
from api.schemas.games import EventPage, View
from api.schemas.streams import STREAMED, PresenceOf, streamed
from api.streaming.negotiation import transport
from api.streaming.opening import open_stream, slot

router = APIRouter(prefix="/v1/games/{game}", tags=["Watching"])

Audience = Annotated[
    str | None,
    Query(
        max_length=20,
        description="`public`, the caller's own seat; once the game is over, `after` or any seat. "
        "By default the caller's seat, for others `public`.",
    ),
]
Tokens = Annotated[
    Literal["each", "grouped"],
    Query(description="`grouped`: tokens that nothing tells apart are told once, with `handles`."),
]
Version = Annotated[int, Query(ge=0, le=1_000_000_000)]


@router.get(
    "/view", operation_id="getView", summary="The board", tags=["Watching"],
    responses={**READ, 200: {"model": View}, 304: {"description": "Unchanged since the ETag of If-None-Match."}},
    response_class=Response,
)  # fmt: skip
async def view(
    request: Request,
    game: GameId,
    here: Here,
    caller: Spectator,
    audience: Audience = None,
    tokens: Tokens = "each",
) -> Response:
    """Return the board as the audience may see it, kept ready to send; with a strong ETag."""
    account = caller.account if caller else None
    if tokens == "grouped":
        compact = await here.watching.grouped(game, account, audience)
        return conditional(request, compact.body, compact.etag)
    live = await here.watching.view(game, account, audience)
    return conditional(request, live.body, live.etag)


LastEventId = Annotated[
    int | None,
    Header(ge=0, le=1_000_000_000, description="The cursor of a stream that was cut off; wins over `after`."),
]  # fmt: skip


@router.get(
    "/events", operation_id="listEvents", summary="What happened: pages and streams",
    responses={**STREAMED, 200: streamed("The events; as a stream also state, presence and the end.")},
    response_model=EventPage, response_model_exclude_unset=True,
)  # fmt: skip
async def events(
    request: Request,
    game: GameId,
    here: Here,
    staying: StayingSpectator,
    after: Version = 0,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
    wait: Annotated[float, Query(ge=0, le=30, allow_inf_nan=False)] = 0.0,
    audience: Audience = None,
    last_event_id: LastEventId = None,
) -> Json | Response:
    """Return what happened after an event, in words; one cursor serves every transport.

    The sequence is contiguous for every audience. A page's `next` is the cursor to go on
    with; `wait` holds the page until something happens.

    `Accept: application/x-ndjson` or `text/event-stream` asks for a stream: a `state` record
    (how the table stands, who is there, deadlines), each `event` after the cursor once and in
    order, then live; `presence` when it changes, `gap` where events cannot be had, `end` with
    the result when the game is over, or `closed` with a reason when the stream ends before
    it: come again with the last cursor. Something is sent every ten seconds. A server-sent
    event's `id` is the cursor; a reconnect after the end is answered with 204.
    """
    how = transport(",".join(request.headers.getlist("Accept")))
    account = staying.account
    if how == "page":
        if wait > 0:
            with slot(request, staying):
                await here.watching.wait(game, account, audience, after, wait)
            await staying.still()
        return await here.watching.events(game, account, audience, after, limit)
    cursor = after if last_event_id is None else last_event_id
    listener = await here.watching.listener(game, account, audience, cursor)
    if how == "sse" and last_event_id is not None and await here.watching.told(game, cursor):
        return Response(status_code=204)
    return open_stream(
        request, here, staying, how,
        lambda patience: here.following.records(game, cursor, listener, patience),
    )  # fmt: skip


@router.get(
    "/presence", operation_id="getPresence", summary="Who is there", responses=READ,
    response_model=PresenceOf,
)  # fmt: skip
async def presence(game: GameId, here: Here, caller: Spectator) -> Json:
    """Return which seats have a stream or a long-poll open; null where that is not known."""
    return await here.watching.presence(game, caller.account if caller else None)
