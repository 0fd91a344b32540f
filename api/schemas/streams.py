"""Documents of streams and presence, and how streams are described."""

from typing import Any

from pydantic import Field

from api.routers.responses import problems
from api.schemas.base import Document
from api.streaming.negotiation import NDJSON, SSE


class SeatPresence(Document):
    """A seat, and whether somebody listens for it."""

    seat: str
    name: str
    present: bool | None = Field(description="Null where that is not known for now.")


class PresenceOf(Document):
    """Who is there at a table; public, and a matter of open connections alone."""

    game: str
    seats: list[SeatPresence]


class AccountRecord(Document):
    """Something that the account is told; further fields depend on the kind."""

    record: str = Field(description="The kind of record.", examples=["your_move"])
    cursor: str
    game: str | None = Field(description="Null for what happens in no game, as offers of cards.")
    version: int = Field(description="The event that it came with, of the game or collection.")
    at: str


class AccountFeed(Document):
    """What the account was told, contiguous."""

    entries: list[AccountRecord]
    next: str = Field(description="Pass it as `after` to go on.")


FEED = problems(400, 401, 403)
STREAMED = {
    **problems(400, 401, 403, 404),
    204: {"description": "All was told before: the stream of a `Last-Event-ID` is at its end."},
}


def streamed(description: str) -> dict[str, Any]:
    """Return the description of a 200 that is a page or a stream, as `Accept` asks."""
    return {
        "description": description,
        "content": {
            NDJSON: {
                "schema": {
                    "type": "string",
                    "description": "A JSON object a line, its kind in `record`; empty lines keep alive.",
                }
            },
            SSE: {
                "schema": {
                    "type": "string",
                    "description": "The same objects as `data`, their kind as `event`, the cursor as `id`.",
                }
            },
        },
    }
