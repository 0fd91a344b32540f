"""The live board and what happened, for those who may see it."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from api.conditional import conditional
from api.dependencies import GameId, Here, Spectator
from api.routers.responses import READ
from api.schemas.base import Json
from api.schemas.games import EventPage, View

router = APIRouter(prefix="/v1/games/{game}", tags=["Watching"])

Audience = Annotated[
    str | None,
    Query(
        max_length=20,
        description="`public`, the caller's own seat, or `after` once the game is over. "
        "By default the caller's seat, for others `public`.",
    ),
]
Version = Annotated[int, Query(ge=0, le=1_000_000_000)]


@router.get(
    "/view", operation_id="getView", summary="The board", tags=["Watching"],
    responses={**READ, 200: {"model": View}, 304: {"description": "Unchanged since the ETag of If-None-Match."}},
    response_class=Response,
)  # fmt: skip
async def view(
    request: Request, game: GameId, here: Here, caller: Spectator, audience: Audience = None
) -> Response:
    """Return the board as the audience may see it, kept ready to send; with a strong ETag."""
    account = caller.account if caller else None
    live = await here.watching.view(game, account, audience)
    return conditional(request, live.body, live.etag)


@router.get(
    "/events", operation_id="listEvents", summary="What happened", responses=READ,
    response_model=EventPage,
)  # fmt: skip
async def events(
    game: GameId,
    here: Here,
    caller: Spectator,
    after: Version = 0,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
    wait: Annotated[float, Query(ge=0, le=30, allow_inf_nan=False)] = 0.0,
    audience: Audience = None,
) -> Json:
    """Return what happened after an event, in words; `wait` holds until something does.

    The sequence is contiguous for every audience: `next` is the cursor to go on with.
    """
    account = caller.account if caller else None
    return await here.watching.events(game, account, audience, after, limit, wait)
