"""The replay page, for people with a browser."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import HTMLResponse

from api.conditional import conditional
from api.dependencies import open_to_all
from api.routers.responses import problems
from api.viewer.page import page

router = APIRouter(tags=["Replays"])


@router.get(
    "/games/{game}/replay", operation_id="getReplayPage", summary="A page that shows a game",
    responses={**problems(), 200: {"content": {"text/html": {}}}, 304: {"description": "Unchanged since the ETag of If-None-Match."}},
    response_class=HTMLResponse, dependencies=[Depends(open_to_all)],
)  # fmt: skip
async def replay_page(
    request: Request,
    game: Annotated[str, Path(description="The game's id.", max_length=64)],
) -> Response:
    """Return one page, the same for every game: it asks the API, as anybody would.

    `#event=123&audience=A` leads to an event as an audience saw it.
    """
    shown = page()
    response = conditional(request, shown.body)
    response.headers.update(shown.headers)
    return response
