"""Bodies and documents of tables, seats, actions, events, views and audits."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import Field, StringConstraints

from api.schemas.base import PRINTABLE, Body, Document, FormatId, Json

Word = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=PRINTABLE)]
Scalar = bool | Annotated[int, Field(ge=-1_000_000, le=1_000_000)] | Word
Option = Scalar | Annotated[list[Scalar], Field(max_length=100)]


class OpenGameBody(Body):
    """A table to open."""

    format: Annotated[FormatId, Field(examples=["duel"])]
    seats: Annotated[int, Field(ge=1, le=12, examples=[2])] = 2
    options: Annotated[dict[Word, Option], Field(max_length=50)] = {}


class TakeSeatBody(Body):
    """The deck to sit down with."""

    deck: Annotated[UUID, Field(strict=False)]


class ActionBody(Body):
    """A standing action: `concede`, or `set_stops` with the `stops` wanted."""

    action: Literal["concede", "set_stops"]
    stops: Annotated[list[Word], Field(max_length=100)] | None = None


class SeatOf(Document):
    """Who sits where."""

    seat: str
    name: str


class Game(Document):
    """A table as everybody may see it."""

    id: str
    format: str
    size: int
    status: Literal["open", "playing", "over"]
    version: int = Field(description="How many events are recorded.")
    options: dict[str, Any]
    seats: list[SeatOf]
    you: str | None = Field(None, description="The caller's seat, if there is one.")
    result: Json | None = Field(None, description="`winners` and `reason`, once it is over.")
    commitment: str = Field(description="SHA-256 commitment to the seed of all chance.")
    links: dict[str, str]


class GameReply(Document):
    """One table."""

    game: Game


class GamePage(Document):
    """Tables, newest first."""

    games: list[Json]
    next: str | None = Field(None, description="Cursor of the next page.")


class SeatReply(Document):
    """The seat taken, and the table."""

    seat: str
    game: Game


class View(Document):
    """The board as one audience may see it: allow-listed, every field always there.

    An object has a `handle` of this viewer; a hand or library that the viewer may not know
    is only its count.
    """

    game: str
    version: int
    audience: str = Field(description="`public`, a seat, or `after`.")
    format: str
    status: Literal["open", "playing", "over"]
    options: dict[str, Any]
    seats: list[Json] = Field(description="Life, mana, counts, own hand, graveyard…")
    battlefield: list[Json]
    stack: list[Json] = Field(description="The top is last.")
    exile: list[Json]
    command: list[Json]
    zones: dict[str, list[Json]] = Field(description="Zones that the format adds.")
    turn: Json
    combat: Json | None
    waiting_for: list[Json]
    result: Json | None
    commitment: str
    seed: str | None = Field(description="Opened when the game is over.")


class EventPage(Document):
    """What happened, in words and as facts; the sequence has no gaps for any audience."""

    events: list[Json]
    next: int = Field(description="Pass it as `after` to go on.")
    game_version: int


class Audit(Document):
    """An audit: how far it is and, once done, its verdict."""

    id: str
    game: str
    status: Literal["queued", "running", "done", "failed"]
    verdict: str | None = None
    report: Json | None = None


class AuditReply(Document):
    """An audit that was ordered."""

    audit: Audit
