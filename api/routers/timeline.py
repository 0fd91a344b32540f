"""Timelines: anchors and series of a game, for viewers."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from api.conditional import conditional
from api.dependencies import GameId, Here, Spectator, account_of
from api.routers.events import Audience, Version
from api.routers.responses import problems
from api.schemas.timeline import Timeline

router = APIRouter(prefix="/v1/games/{game}/timeline", tags=["Replays"])


@router.get(
    "", operation_id="getTimeline", summary="Where everything happened",
    responses={**problems(400, 401, 403, 404), 200: {"model": Timeline}, 304: {"description": "Unchanged since the ETag of If-None-Match."}},
    response_class=Response,
)  # fmt: skip
async def timeline(
    request: Request,
    game: GameId,
    here: Here,
    caller: Spectator,
    after: Version = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 1000,
    audience: Audience = None,
) -> Response:
    """Return turn and step of each event, where turns begin, life and card counts, and losses.

    Nothing in it is not public: it is the same for every audience, but for what the caller
    may see besides.
    """
    found = await here.timelines.page(game, account_of(caller), audience, after, limit)
    return conditional(request, msgspec.json.encode(found, order="sorted"))
