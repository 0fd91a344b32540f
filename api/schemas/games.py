"""Bodies and documents of tables, seats, actions, events, views and audits."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import Field, StringConstraints

from api.schemas.accounts import AccountName
from api.schemas.bargains import OfferNumber, OfferSide, SeatId
from api.schemas.base import PRINTABLE, Body, Document, FormatId, GameStatus, Handle, Json
from api.schemas.board import (
    AbsenceClaim,
    BoardClocks,
    BoardCombat,
    BoardObject,
    BoardSeat,
    BoardTurn,
    GameResult,
    OfferedDraw,
)
from api.schemas.events import GameEvent, Waiting
from domain.game.seating import MOST_INVITED
from domain.game.timing import LONGEST, SHORTEST

Word = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=PRINTABLE)]
Scalar = bool | Annotated[int, Field(ge=-1_000_000, le=1_000_000)] | Word
Seconds = Annotated[int, Field(ge=SHORTEST, le=LONGEST)]
ClaimAfter = Annotated[
    int,
    Field(ge=SHORTEST, le=LONGEST, description="Seconds of silence before a claim of absence."),
]
ClaimAnswer = Annotated[
    int, Field(ge=SHORTEST, le=LONGEST, description="Seconds to show up after such a claim.")
]
OnExpiry = Annotated[
    Literal["default", "lose"],
    Field(description="When time is over: the decision's default answer, or the seat loses."),
]
Option = Scalar | Annotated[list[Scalar], Field(max_length=100)]


class NoClock(Body):
    """Nobody's time runs; a silent opponent may still be claimed absent."""

    kind: Literal["none"] = "none"
    claim_after: ClaimAfter = 120
    claim_answer: ClaimAnswer = 60


class DecisionClock(Body):
    """So many seconds for each decision."""

    kind: Literal["decision"]
    seconds: Seconds
    on_expiry: OnExpiry = "default"
    claim_after: ClaimAfter = 120
    claim_answer: ClaimAnswer = 60


class BankClock(Body):
    """So many seconds for the whole game, and `increment` more with each decision."""

    kind: Literal["bank"]
    seconds: Seconds
    increment: Annotated[int, Field(ge=0, le=LONGEST)] = 0
    on_expiry: OnExpiry = "default"
    claim_after: ClaimAfter = 120
    claim_answer: ClaimAnswer = 60


Clock = Annotated[NoClock | DecisionClock | BankClock, Field(discriminator="kind")]


class OpenGameBody(Body):
    """A table to open; a `private` one is there only for the opener and whom they `invite`."""

    format: Annotated[FormatId, Field(examples=["duel"])]
    seats: Annotated[int, Field(ge=1, le=12, examples=[2])] = 2
    options: Annotated[dict[Word, Option], Field(max_length=50)] = {}
    clock: Clock = NoClock()
    private: bool = False
    invite: Annotated[
        list[AccountName], Field(max_length=MOST_INVITED, description="Names of accounts.")
    ] = []


class InviteBody(Body):
    """Whom to invite."""

    name: AccountName


class TakeSeatBody(Body):
    """The deck to sit down with."""

    deck: Annotated[UUID, Field(strict=False)]
    waive_shuffle: bool = Field(
        False, description="Add nothing to a mutual shuffle: the other seats shuffle."
    )


class ActionBody(Body):
    """A standing action, one of those that `standing` lists.

    `set_stops` takes the `stops` wanted, `claim_absence` the seat that it is `against`,
    `sign_counter` and `sign_remove` the handles of the `card` to reveal and of the `spell`,
    `arrange` the `name` of what is arranged and the `choice`, `offer` the seat that it goes `to`
    with what each side would `give` and `want`, `accept`, `decline` and `withdraw` the number of
    the `offer`; `accept_stewardship` and `resign_stewardship` are for who has left a game with
    an NPC.
    """

    action: Literal[
        "concede", "set_stops", "offer_draw", "accept_draw", "decline_draw", "claim_absence", "here",
        "sign_counter", "sign_remove", "arrange", "offer", "accept", "decline", "withdraw",
        "accept_stewardship", "resign_stewardship",
    ]  # fmt: skip
    stops: Annotated[list[Word], Field(max_length=100)] | None = None
    against: Annotated[str, StringConstraints(min_length=1, max_length=1)] | None = None
    card: Handle | None = Field(None, description="A signed card of your hand (C-30).")
    spell: Handle | None = Field(
        None, description="The opponent's spell of its name, or the permanent that it became."
    )
    name: Word | None = None
    choice: Word | None = None
    to: SeatId | None = None
    give: OfferSide | None = None
    want: OfferSide | None = None
    offer: OfferNumber | None = None


class SeatOf(Document):
    """Who sits where."""

    seat: str
    name: str


class DeckOfTable(Document):
    """A deck that belongs to the table: which one it is, and how many cards it has."""

    kind: str
    deck: str = Field(description="The id of a stored deck, or of a sample.")
    name: str
    cards: int


class Game(Document):
    """A table as everybody may see it."""

    id: str
    format: str
    size: int
    status: GameStatus
    version: int = Field(description="How many events are recorded.")
    options: dict[str, Any]
    clock: Json | None = Field(description="The table's clock; none: nothing is timed.")
    private: bool = Field(False, description="There for the opener and the invited alone.")
    invited: list[str] = Field([], description="Names of who is invited.")
    sandbox: bool = Field(False, description="Laid out from a position; counts for nothing.")
    seats: list[SeatOf]
    decks: list[DeckOfTable] = Field([], description="Decks that belong to the table itself.")
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
    status: GameStatus
    options: dict[str, Any]
    sandbox: bool = Field(description="Whether it was laid out and counts for nothing.")
    seats: list[BoardSeat] = Field(description="Life, mana, counts, own hand, graveyard…")
    battlefield: list[BoardObject]
    stack: list[BoardObject] = Field(description="The top is last.")
    exile: list[BoardObject]
    command: list[BoardObject]
    zones: dict[str, list[BoardObject]] = Field(description="Zones that the format adds.")
    panels: Json = Field(
        {},
        description="What the format shows beside, with handles: in Centurion `rows`, each seat's"
        " two rows of permanents, the front one first; in Elder Dragon Highlander `generals`, each"
        " seat's life, general, where that is as far as one may know, and `general_damage` by the"
        " generals' owners, and `eliminated`, the seats that lost, in order.",
    )
    turn: BoardTurn
    combat: BoardCombat | None
    waiting_for: list[Waiting] = Field(description="Whom the game awaits, for what, until when.")
    clocks: BoardClocks = Field(
        description="The table's clock, `banks` (ms) and `deadlines` by seat."
    )
    draw: OfferedDraw | None = Field(description="A draw that is offered: `by` whom, who `agreed`.")
    claims: list[AbsenceClaim] = Field(
        description="Seats claimed absent, each with the time it is `due`."
    )
    result: GameResult | None
    commitment: str
    seed: str | None = Field(description="Opened when the game is over.")


class EventPage(Document):
    """What happened, in words and as facts; the sequence has no gaps for any audience."""

    events: list[GameEvent]
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
