"""The formats, and decks to begin with."""

from functools import cache

from fastapi import APIRouter, Request, Response

from api.conditional import conditional
from api.dependencies import OPEN_TO_ALL, Here
from api.schemas.formats import Format, FormatList, Limit, LimitList, SampleDeck, SampleDecks
from services.reads.formats import sample_decks

router = APIRouter(prefix="/v1", tags=["Formats"], dependencies=[OPEN_TO_ALL])


@router.get(
    "/formats", operation_id="listFormats", summary="What can be played",
    response_model_exclude_unset=True,
)  # fmt: skip
async def formats(here: Here) -> FormatList:
    """Return every format with its number of seats and its options."""
    return FormatList(formats=[Format.model_validate(one) for one in here.formats.described()])


@router.get(
    "/sample-decks", operation_id="listSampleDecks", summary="Decks to begin with",
    response_model=SampleDecks,
)  # fmt: skip
async def samples(request: Request) -> Response:
    """Return decks that their formats allow, ready to be stored."""
    return conditional(request, _samples())


@cache
def _samples() -> bytes:
    """Return the sample decks as they are sent: they are many, and always the same."""
    decks = [SampleDeck.model_validate(one) for one in sample_decks()]
    return SampleDecks(decks=decks).model_dump_json().encode()


@router.get("/limits", operation_id="listLimits", summary="How far the engine goes")
async def limits(here: Here) -> LimitList:
    """Return the published limits; one that acts in a game is told by a fact with its name."""
    return LimitList(limits=[Limit.model_validate(one) for one in here.formats.limits()])
