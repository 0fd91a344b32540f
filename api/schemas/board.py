"""Parts of a view: what lies on the table and who sits at it."""

from pydantic import Field

from api.schemas.base import Document


class BoardObject(Document):
    """A card, token, spell or ability that the viewer may identify."""

    handle: str = Field(description="This viewer's name for it, until it changes zones.")
    handles: list[str] = Field(
        [], description="With `tokens=grouped`: of all tokens that are like this one, it first."
    )
    name: str | None
    kind: str = Field(examples=["card"])
    zone: str
    owner: str
    controller: str
    types: list[str]
    subtypes: list[str]
    supertypes: list[str]
    colors: list[str]
    keywords: list[str]
    text: list[str] = Field(description="What it does, in the service's own words.")
    power: int | None
    toughness: int | None
    cost: str | None
    mana_value: int
    set: str | None
    collector_number: str | None
    tapped: bool
    summoning_sick: bool
    face_down: bool
    identity: str | None = Field(
        None, description="Of a face-down object, to those who may look at it: its card."
    )
    played_as: str | None = Field(
        None,
        description="Of a card that was played as a land: in which way.",
        examples=["Mountain"],
    )
    printed: str | None = Field(None, description="Of such a card: its name.", examples=["Shock"])
    damage: int
    counters: dict[str, int]
    marks: dict[str, str]
    signed_by: list[str] = Field(
        [], description="Seats that signed this card: to its owner, and to all once it was shown."
    )
    attached_to: str | None
    source: str | None = Field(description="Of an ability: where it comes from.")
    against: str | None = Field(
        None, description="Of a signature action: the spell, or the permanent that it became."
    )
    targets: list[str | None] = Field(description="On the stack: handles and seats.")
    x: int
    kicked: bool


class BoardSeat(Document):
    """A player; all but seat and name is there once the game has begun."""

    seat: str
    name: str
    status: str | None = Field(None, description="`playing`, `won`, `lost` or `drew`.")
    lost: str | None = Field(None, description="Why the player lost.")
    life: int | None = None
    resources: dict[str, int] = Field({}, description="Poison and the like.")
    mana: dict[str, int] = Field({}, description="The mana pool.")
    land_plays: int | None = None
    mulligans: int | None = None
    stops: list[str] | None = Field(None, description="To the seat itself: where it is asked.")
    hand_count: int | None = None
    library_count: int | None = None
    hand: list[BoardObject] = Field([], description="As far as the viewer knows it.")
    graveyard: list[BoardObject] = []
    library: list[BoardObject] = Field([], description="Once the game is over.")


class BoardTurn(Document):
    """Where the game stands in its turn."""

    number: int
    active: str | None = Field(description="Whose turn it is.")
    step: str | None
    round: int
    combat: int = Field(description="How many combat phases this turn has had.")
    holder: str | None = Field(description="Who has priority.")


class BoardAttack(Document):
    """An attacker, what it attacks, and who blocks it."""

    attacker: str
    defender: str | None
    blocked: bool
    blockers: list[str]


class BoardCombat(Document):
    """The combat under way."""

    attackers: list[BoardAttack]


class BoardClocks(Document):
    """The table's clock, what is left in the banks, and the deadlines that run."""

    kind: str = Field(description="`none`, `decision` or `bank`.")
    banks: dict[str, int] = Field(description="By seat, in milliseconds.")
    deadlines: dict[str, str] = Field(description="By seat.")


class OfferedDraw(Document):
    """A draw that is offered."""

    by: str
    agreed: list[str] = Field(description="Every seat that wants it.")


class AbsenceClaim(Document):
    """A seat is claimed to be absent; the claim holds when it is due, if nobody came."""

    against: str
    by: str
    at: str
    due: str


class GameResult(Document):
    """How a game ended; nobody in `winners`: a draw."""

    winners: list[str]
    reason: str
