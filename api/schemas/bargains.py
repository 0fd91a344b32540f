"""Offers between players: what each side of one gives."""

from typing import Annotated

from pydantic import Field, StringConstraints

from api.schemas.base import PRINTABLE, Body, Handle

MOST_GOLD = 1_000_000
MOST_PERMANENTS = 20

SeatId = Annotated[str, StringConstraints(min_length=1, max_length=1, pattern=PRINTABLE)]
Promise = Annotated[
    str,
    StringConstraints(max_length=300, pattern=r"^[^\x00-\x1f\x7f]*$"),
    Field(description="A promise in words: it is on record and binds nobody."),
]
Permanents = Annotated[list[Handle], Field(max_length=MOST_PERMANENTS)]
OfferNumber = Annotated[int, Field(ge=1, le=1_000_000)]


class OfferSide(Body):
    """What one side gives: gold, noncreature permanents that it owns and controls, a promise."""

    gold: Annotated[int, Field(ge=0, le=MOST_GOLD)] = 0
    permanents: Permanents = []
    promise: Promise = ""
