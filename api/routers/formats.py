"""The formats, and decks to begin with."""

from fastapi import APIRouter

from api.dependencies import Here
from api.schemas.decks import Formats, SampleDecks

router = APIRouter(prefix="/v1", tags=["Formats"])


@router.get("/formats", operation_id="listFormats", summary="What can be played")
async def formats(here: Here) -> Formats:
    """Return every format with its number of seats and its options."""
    return Formats(formats=[dict(one) for one in here.formats.described()])


@router.get("/sample-decks", operation_id="listSampleDecks", summary="Decks to begin with")
async def samples(here: Here) -> SampleDecks:
    """Return decks that their formats allow, ready to be stored."""
    return SampleDecks(decks=[dict(one) for one in here.formats.samples()])
