"""The formats, and decks to begin with."""

from fastapi import APIRouter

from api.dependencies import OPEN_TO_ALL, Here
from api.schemas.formats import Format, FormatList, Limit, LimitList, SampleDeck, SampleDecks

router = APIRouter(prefix="/v1", tags=["Formats"], dependencies=[OPEN_TO_ALL])


@router.get(
    "/formats", operation_id="listFormats", summary="What can be played",
    response_model_exclude_unset=True,
)  # fmt: skip
async def formats(here: Here) -> FormatList:
    """Return every format with its number of seats and its options."""
    return FormatList(formats=[Format.model_validate(one) for one in here.formats.described()])


@router.get("/sample-decks", operation_id="listSampleDecks", summary="Decks to begin with")
async def samples(here: Here) -> SampleDecks:
    """Return decks that their formats allow, ready to be stored."""
    return SampleDecks(decks=[SampleDeck.model_validate(one) for one in here.formats.samples()])


@router.get("/limits", operation_id="listLimits", summary="How far the engine goes")
async def limits(here: Here) -> LimitList:
    """Return the published limits; one that acts in a game is told by a fact with its name."""
    return LimitList(limits=[Limit.model_validate(one) for one in here.formats.limits()])
