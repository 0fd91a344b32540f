"""Decks that people share: lists to find some to play with."""

from typing import Annotated

from fastapi import APIRouter, Query

from api.dependencies import DeckReader, Here
from api.routers.responses import problems
from api.schemas.base import FormatId, KindId
from api.schemas.decks import SharedDeckPage

router = APIRouter(prefix="/v1", tags=["Decks"])


@router.get(
    "/shared-decks", operation_id="listSharedDecks", summary="Shared decks",
    responses=problems(400, 401, 403),
)  # fmt: skip
async def shared(
    here: Here,
    caller: DeckReader,
    of_format: Annotated[FormatId | None, Query(alias="format")] = None,
    kind: Annotated[KindId | None, Query()] = None,
    cursor: Annotated[str | None, Query(max_length=20, description="The `next` of a page.")] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> SharedDeckPage:
    """Return decks that their owners share, the one written last first."""
    page = await here.shared_decks.page(of_format, kind, cursor, limit)
    return SharedDeckPage.model_validate(page)
