"""Bodies and documents of sandbox games: positions, chance, seat tokens."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from api.schemas.base import Body, CardName, Document, FormatId, Title
from api.schemas.games import Game, Option, Word

SeatId = Annotated[str, StringConstraints(pattern=r"^[A-L]$")]
Small = Annotated[int, Field(ge=0, le=1000)]


class CardBody(Body):
    """A card and its state; what says nothing else is for permanents."""

    card: CardName
    count: Annotated[int, Field(ge=1, le=250)] = 1
    tapped: bool = False
    counters: Annotated[
        dict[Word, Annotated[int, Field(ge=1, le=1000)]],
        Field(max_length=20, examples=[{"+1/+1": 2}]),
    ] = {}
    damage: Small = 0
    summoning_sick: bool = False
    face_down: bool = False
    attached_to: Word | None = Field(
        None, description="An alias, else the name of a permanent, else a seat."
    )
    controller: SeatId | None = None
    as_land: Word | None = Field(
        None,
        description="In formats that play any card as a land: the way in which it was.",
        examples=["Mountain"],
    )
    signed_by: Annotated[list[SeatId], Field(max_length=12)] = Field(
        [], description="In any zone: the seats whose players signed the card (C-26)."
    )
    general: Literal["undeployed", "deployed"] | None = Field(
        None, description="In any zone: that it is its owner's general (E-12)."
    )
    owner: SeatId | None = Field(None, description="In any zone that players share.")
    owners: Annotated[list[Word], Field(max_length=24)] = Field(
        [], description="Who owned the card before, oldest first: seats, or `npc` (Q-45)."
    )
    began_in: Literal["natives", "treasures", "lands"] | None = Field(
        None, description="In any zone: the deck of the table that it began in (Q-2 to Q-4)."
    )
    mercenary: bool = Field(False, description="That it was hired (Q-43).")
    alias: Word | None = Field(
        None, description="In any zone: a name of its own, shown in `marks` wherever it goes."
    )


Cards = Annotated[list[CardName | CardBody], Field(max_length=250)]


class ZonesBody(Body):
    """A player's cards; a library that is not given holds forty cards that nobody can cast."""

    library: Cards | None = Field(None, description="The top first.")
    hand: Cards = []
    battlefield: Cards = []
    graveyard: Cards = []
    exile: Cards = []
    ante: Cards = Field([], description="Face up, in formats that have such a zone.")


class SandboxPlayer(Body):
    """What a player has; seats are A, B, C… in turn order."""

    name: Title
    life: Annotated[int, Field(ge=-100_000, le=100_000)] | None = None
    resources: Annotated[dict[Word, Small], Field(max_length=20, examples=[{"poison": 3}])] = {}
    mana: Annotated[
        dict[Literal["W", "U", "B", "R", "G", "C"], Annotated[int, Field(ge=1, le=100)]],
        Field(examples=[{"R": 2}]),
    ] = {}
    stops: Annotated[list[Word], Field(max_length=100)] | None = None
    general_damage: Annotated[dict[SeatId, Small], Field(max_length=12)] = Field(
        {}, description="Combat damage dealt by generals so far, by their owners (E-13)."
    )
    zones: ZonesBody = ZonesBody()


class TurnBody(Body):
    """Whose turn it is; with a `holder` that player has priority, else the step only begins."""

    number: Annotated[int, Field(ge=1, le=1000)] = 1
    active: SeatId = "A"
    step: Literal[
        "untap", "upkeep", "draw", "precombat_main", "begin_combat", "postcombat_main", "end",
        "cleanup", "exploration",
    ] = "untap"  # fmt: skip
    """``exploration``: the stage before the turn, in formats that have one (Q-20)."""
    holder: SeatId | None = None


Single = Annotated[int, Field(ge=1, le=1000)] | CardName
Pick = bool | Single | Annotated[list[Single], Field(min_length=1, max_length=50)]


class ChanceBody(Body):
    """Results of chance in the order of their use; then the seed decides, or the plainest result.

    Of random picks: a number from 1 in canonical order, a card's name, or a coin's side (true is
    heads). The plainest result is the first thing, a 1, tails, the canonical order.
    """

    dice: Annotated[list[Annotated[int, Field(ge=1, le=1000)]], Field(max_length=200)] = []
    random: Annotated[list[Pick], Field(max_length=200)] = []
    then: Literal["seed", "plain"] = "seed"


class OpenSandboxBody(Body):
    """A position to play on from."""

    format: Annotated[FormatId, Field(examples=["duel"])] = "duel"
    options: Annotated[dict[Word, Option], Field(max_length=50)] = {}
    players: Annotated[
        list[SandboxPlayer],
        Field(
            min_length=1,
            max_length=12,
            examples=[
                [
                    {"name": "Anna", "zones": {"hand": ["Shock"], "battlefield": ["Mountain"]}},
                    {"name": "Ben", "life": 2},
                ]
            ],
        ),
    ]
    others: Annotated[dict[Word, ZonesBody], Field(max_length=2)] = Field(
        {},
        description="Cards of those who are no players, such as `npc`. What began in a deck of "
        "the table lies in that deck and its graveyard.",
    )
    turn: TurnBody = TurnBody()
    chance: ChanceBody = ChanceBody()
    foresight: bool = Field(
        False, description="Whether a dry run tells what the seat would be asked next."
    )


class SeatToken(Document):
    """A token that speaks for one seat, in this game alone; its secret is told once."""

    seat: str
    token: str
    token_id: str | None = None


class SandboxReply(Document):
    """The game, and a token for each of its seats."""

    game: Game
    seats: list[SeatToken]


class SeatTokenReply(Document):
    """One more token of a seat."""

    seat: SeatToken


class SandboxCard(Document):
    """A card of a sandbox as if it were a physical one; all are seats."""

    name: str
    brought_by: str
    owner: str
    signed_by: list[str]


class SandboxCards(Document):
    """A sandbox's cards in the order in which they were laid."""

    cards: list[SandboxCard]
