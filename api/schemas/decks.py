"""Bodies and documents of decks, formats and cards."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field, StringConstraints
from typing_extensions import TypeAliasType

from api.schemas.base import Body, CardName, Document, FormatId, KindId, Title

Part = TypeAliasType("Part", Literal["main", "sideboard", "commander", "aside"])
DeckListStyle = TypeAliasType(
    "DeckListStyle",
    Literal["plain", "moxfield", "precon", "xmage", "forge", "cockatrice", "mtgo", "csv"],
)
SetCode = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{2,6}$")]
CardRef = Annotated[str, StringConstraints(pattern=r"^[0-9a-f-]{36}$")]
Collected = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9★†-]{1,8}$")]


class Entry(Body):
    """So many copies of a card, in a part of the deck, with marks of the printing."""

    name: CardName
    count: Annotated[int, Field(ge=1, le=1000)]
    zone: Part = "main"
    set_code: SetCode | None = None
    number: Collected | None = None
    foil: bool = False
    card: Annotated[
        str,
        StringConstraints(pattern=r"^([0-9a-fA-F-]{36})?$"),
        Field(description="The id of a physical card: the entry is that one card."),
    ] = ""


class PhysicalEntry(Body):
    """A physical card of the caller's, in a part of the deck; the rest is known of it."""

    card: CardRef
    zone: Part = "main"


Entries = Annotated[
    list[Entry],
    Field(max_length=500, examples=[[{"name": "Mountain", "count": 36}]]),
]


class DeckBody(Body):
    """A deck to store; whether its format allows it is checked apart, and when it is played."""

    name: Title
    format: FormatId
    entries: Annotated[
        list[Entry | PhysicalEntry],
        Field(max_length=500, examples=[[{"name": "Mountain", "count": 36}]]),
    ]
    kind: KindId = "player"
    shared: bool = Field(
        False, description="Everybody may read it, and name it when they open a table."
    )


class CheckBody(Body):
    """A deck to check without storing it."""

    format: FormatId
    entries: Entries
    kind: KindId = "player"
    seats: Annotated[int, Field(ge=2, le=12)] | None = Field(
        None, description="How many play with a deck of the table."
    )


class ImportBody(Body):
    """A deck list as text, in any style that deck builders and clients export."""

    text: Annotated[
        str,
        StringConstraints(min_length=1, max_length=50_000, pattern=r"^[^\x00]*$"),
        Field(examples=["20 Mountain\n4 Shock (M19) 156"]),
    ]
    style: DeckListStyle | None = Field(None, description="Recognised from the text if left out.")
    format: FormatId | None = None
    kind: KindId = "player"


class Deck(Document):
    """A stored deck; `yours` says whether it is the caller's, or one that somebody shares."""

    id: UUID
    name: str
    format: str
    entries: list[Entry]
    version: int
    kind: str = "player"
    shared: bool = False
    yours: bool = True


class DeckReply(Document):
    """One deck."""

    deck: Deck


class DeckList(Document):
    """The caller's decks."""

    decks: list[Deck]


class SharedDeck(Document):
    """A deck that somebody shares."""

    id: UUID
    name: str
    format: str
    kind: str
    cards: int
    owner: str = Field(description="The name of who shares it.")


class SharedDeckPage(Document):
    """Shared decks, the one written last first."""

    decks: list[SharedDeck]
    next: str | None = Field(None, description="Cursor of the next page.")


class DeckProblem(Document):
    """One thing that a format does not allow."""

    rule: str = Field(description="A number of the Comprehensive Rules, or a format's rule id.")
    code: str
    detail: str
    card: str | None = None
    suggestions: list[str] = Field([], description="Names that are spelt almost like `card`.")
    physical_card: str | None = Field(None, description="A card that its owner no longer has.")
    taken_by: str | None = Field(None, description="Who has that card now.")
    game: str | None = Field(None, description="The game in which it was lost.")
    color: str | None = Field(
        None, description="The colour that falls short or may not be: W, U, B, R or G."
    )
    symbol: str | None = Field(
        None, description="The mana symbol that the card bears and may not.", examples=["{W/B}"]
    )


class DeckWarning(Document):
    """One thing that could be better about a deck; it does not keep the deck from a game."""

    rule: str
    code: str
    detail: str
    card: str | None = None
    color: str | None = None


class ColorCount(Document):
    """For which colour each card of the deck counts: the best assignment that there is."""

    assignment: dict[str, str] = Field(description="Colours (W, U, B, R, G) by card name.")
    counts: dict[str, int] = Field(description="Cards by colour.")
    short: dict[str, int] = Field(description="How many cards a colour lacks, where it does.")


class AssumedPrinting(Document):
    """The printing that the check took for a card of which the list does not name one."""

    card: str
    set_code: str
    number: str
    rarity: str


class DeckCheck(Document):
    """Whether the format allows the deck, with every reason why not."""

    legal: bool
    format: str
    kind: str = "player"
    problems: list[DeckProblem]
    warnings: list[DeckWarning] = Field([], description="What could be better, and need not be.")
    colors: ColorCount | None = Field(None, description="Where each card counts for one colour.")
    assumed: list[AssumedPrinting] = Field([], description="Printings that the list left open.")


class UnreadLine(Document):
    """A line that could not be read; line 0 stands for the whole text."""

    line: int
    code: str
    detail: str
    text: str


class AmbiguousName(Document):
    """A name that is a face's of several cards: write one of the full names."""

    line: int
    name: str
    candidates: list[str]


class UnplayableName(Document):
    """A known card that the engine does not play: it can be owned and listed, not played."""

    line: int
    name: str
    card: str
    reason: str


class NoPrinting(Document):
    """A set, or a number in it, in which the card was not printed."""

    line: int
    name: str
    set_code: str
    number: str | None


class UnknownName(Document):
    """A name that no known card bears, and those that are spelt almost like it."""

    line: int
    name: str
    suggestions: list[str]


class Imported(Document):
    """The entries read from a text, what could not be read or found, the check if wanted."""

    style: str
    name: str | None = Field(None, description="What the list calls itself.")
    entries: list[Entry]
    unread: list[UnreadLine]
    unknown: list[UnknownName]
    ambiguous: list[AmbiguousName]
    unplayable: list[UnplayableName]
    no_printing: list[NoPrinting]
    check: DeckCheck | None = None


class Card(Document):
    """What a card is and does, in the service's own words."""

    name: str
    cost: str | None = None
    mana_value: int
    colors: list[str]
    types: list[str]
    subtypes: list[str]
    supertypes: list[str]
    power: int | None = None
    toughness: int | None = None
    text: list[str]
    set: str | None = None
    collector_number: str | None = None
    scryfall_id: str | None = None
    digest: str = Field(description="SHA-256 of the definition; games name it.")


class CardPage(Document):
    """Cards in alphabetical order."""

    cards: list[Card]
    next: str | None = Field(None, description="Cursor of the next page.")
