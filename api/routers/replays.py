"""Replays: the board as it stood at any event."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from api.conditional import conditional
from api.dependencies import GameId, Here, Spectator
from api.routers.events import Audience
from api.routers.responses import READ
from api.schemas.games import View

router = APIRouter(prefix="/v1/games/{game}/replay", tags=["Replays"])


@router.get(
    "", operation_id="getReplay", summary="The board at an event",
    responses={**READ, 200: {"model": View}, 304: {"description": "Unchanged since the ETag of If-None-Match."}},
    response_class=Response,
)  # fmt: skip
async def replay(
    request: Request,
    game: GameId,
    here: Here,
    caller: Spectator,
    version: Annotated[int, Query(ge=1, le=1_000_000_000, description="After so many events.")],
    audience: Audience = None,
    facts: Annotated[
        int | None,
        Query(
            ge=0,
            le=1_000_000,
            description="Of the last event only so many facts that the audience learns of it.",
        ),
    ] = None,
) -> Response:
    """Return the board after so many events: the same bytes that were live then, for ever.

    With `facts` it is the board amid the last event, for viewers that show one thing after
    the other; `at` of a fact in the events is the number up to and with it.
    """
    account = caller.account if caller else None
    seen = await here.watching.replay(game, account, audience, version, facts)
    return conditional(request, seen.body, seen.etag)
