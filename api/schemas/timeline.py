"""Documents of a game's timeline."""

from pydantic import Field

from api.schemas.base import Document, GameStatus, Json
from api.schemas.games import SeatOf


class MomentOf(Document):
    """Where one event stands."""

    version: int
    type: str = Field(description="What was recorded: `GameStarted`, `Answered`, `Conceded`…")
    seat: str | None = Field(description="Whose request it was.")
    turn: int = Field(description="0 before the first.")
    step: str | None
    active: str | None = Field(description="Whose turn it is after the event.")
    marks: list[str] = Field(
        description="What is notable: `turn`, `cast`, `attack`, `life`, `lost`, `over`."
    )


class TurnOf(Document):
    """The event in which a turn begins."""

    turn: int
    active: str
    version: int


class Point(Document):
    """A value from an event on."""

    version: int
    value: int


class Series(Document):
    """Changes alone, by seat; a value stands until the next."""

    life: dict[str, list[Point]]
    hand: dict[str, list[Point]] = Field(description="Cards in hand.")
    library: dict[str, list[Point]] = Field(description="Cards in the library.")


class Loss(Document):
    """The event in which a player lost, and why."""

    version: int
    seat: str
    reason: str


class Timeline(Document):
    """Where everything happened; pages laid end to end are the whole."""

    game: str
    format: str
    audience: str
    audiences: list[str] = Field(description="What the caller may ask for as `audience`.")
    game_version: int
    status: GameStatus
    next: int = Field(description="Pass it as `after` to go on, up to `game_version`.")
    seats: list[SeatOf] = Field(description="In turn order, once that is drawn.")
    events: list[MomentOf]
    turns: list[TurnOf]
    series: Series
    losses: list[Loss]
    result: Json | None = Field(description="`winners` and `reason`, once it is over.")
