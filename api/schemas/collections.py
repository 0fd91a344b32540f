"""Bodies and documents of physical cards, offers and what players won from one another."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypeAliasType

from api.schemas.accounts import AccountName
from api.schemas.base import Body, CardName, Document, FormatId, Title
from api.schemas.decks import CardRef, Collected, Deck, DeckListStyle, SetCode
from api.schemas.stakes import Settlement

OfferStatus = TypeAliasType("OfferStatus", Literal["open", "accepted", "declined", "withdrawn"])
SignatureSide = TypeAliasType("SignatureSide", Literal["given", "held"])
LedgerKind = TypeAliasType(
    "LedgerKind",
    Literal[
        "registered", "unregistered", "locked", "released", "staked", "lost", "kept", "signed",
        "lost_again", "offered", "declined", "withdrawn", "given",
    ],
)  # fmt: skip


class CopiesBody(Body):
    """So many copies that the caller holds of one printing, all foil or none.

    Without a set the oldest printing with that finish is meant, without a number the first of
    the set.
    """

    name: CardName
    set_code: SetCode | None = None
    number: Collected | None = None
    foil: bool = False
    count: Annotated[int, Field(ge=1, le=1000)] = 1


class RegisterCardsBody(Body):
    """Cards to register, all or none; at most 1000 in one request."""

    cards: Annotated[
        list[CopiesBody],
        Field(
            min_length=1,
            max_length=1000,
            examples=[[{"name": "Terror", "set_code": "10E", "number": "182"}]],
        ),
    ]


class DeckOfList(Body):
    """The deck to make of a list's cards."""

    name: Title
    format: FormatId


class CardListBody(Body):
    """A deck list as text whose cards the caller holds; what it puts aside is left out."""

    text: Annotated[
        str,
        StringConstraints(min_length=1, max_length=50_000, pattern=r"^[^\x00]*$"),
        Field(examples=["1 Terror (10E) 182\n1 Shock (10E) 232 *F*"]),
    ]
    style: DeckListStyle | None = Field(None, description="Recognised from the text if left out.")
    skip_doubtful: bool = Field(
        False, description="Register what is clear; else a doubtful line refuses the whole list."
    )
    deck: DeckOfList | None = None


class OfferBody(Body):
    """A card to give away, and the name of whom it is offered to."""

    card: CardRef
    to: AccountName


class CardSignature(Document):
    """A name on a card: who lost it, in which game, when."""

    by: str
    game: str
    at: str


class PhysicalCard(Document):
    """One card that somebody holds; `rarity` is null where the printing is not known."""

    id: str
    name: str
    set_code: str | None
    number: str | None
    rarity: str | None
    foil: bool
    registered_at: str
    signatures: list[CardSignature]


class OwnCard(PhysicalCard):
    """A card as its owner sees it."""

    locked_by: str | None = Field(description="The game that holds it, until that is settled.")
    offer: str | None = Field(description="The open offer to give it away.")
    decks: list[str] = Field(description="The decks that it is in.")


class CardsReply(Document):
    """The cards that were registered."""

    cards: list[OwnCard]


class OwnCardPage(Document):
    """The caller's cards in the order in which they were registered, wherever that was."""

    cards: list[OwnCard]
    total: int = Field(description="How many fit from here on, this page included.")
    next: str | None = Field(None, description="Cursor of the next page.")


class DoubtfulPrinting(Document):
    """A printing that is known of a card."""

    set_code: str
    number: str
    rarity: str
    finishes: list[str]


class DoubtfulCard(Document):
    """A card that is not clear: its place in the request, from 1, or its line in the list."""

    at: int
    name: str
    code: str
    detail: str
    suggestions: list[str] = []
    printings: list[DoubtfulPrinting] = []


class CardListReply(Document):
    """What a list led to; `skipped` are doubtful lines that were left out."""

    cards: list[OwnCard]
    deck: Deck | None = None
    skipped: list[DoubtfulCard]


class LedgerLine(Document):
    """One thing that befell a card; `by` did or suffered it, `with` is the other side.

    What a game holds and what is being offered is told to these two alone.
    """

    what: LedgerKind
    by: str
    with_: str | None = Field(alias="with")
    game: str | None
    offer: str | None
    at: str


class Provenance(Document):
    """A card from its registration to now; `owner` is null once it was taken out."""

    card: PhysicalCard
    owner: str | None
    registered_by: str
    ledger: list[LedgerLine] = Field(
        examples=[
            [
                {"what": "registered", "by": "alice", "with": None, "game": None, "offer": None,
                 "at": "2026-11-30T18:00:00+00:00"},
                {"what": "lost", "by": "alice", "with": "bob", "offer": None,
                 "game": "019ad4b0-5b5e-7c3c-8d0e-2f8f4f3c1b1a", "at": "2026-11-30T19:12:04+00:00"},
                {"what": "signed", "by": "alice", "with": "bob", "offer": None,
                 "game": "019ad4b0-5b5e-7c3c-8d0e-2f8f4f3c1b1a", "at": "2026-11-30T19:12:04+00:00"},
            ]
        ]
    )  # fmt: skip


class Offer(Document):
    """An offer to give a card away, as one of its two accounts sees it."""

    id: str
    direction: Literal["made", "received"]
    with_: str = Field(alias="with", description="The other account.")
    status: OfferStatus
    card: PhysicalCard


class OfferReply(Document):
    """One offer."""

    offer: Offer


class OfferList(Document):
    """The caller's open offers."""

    made: list[Offer]
    received: list[Offer]


class SignatureOf(Document):
    """A signature, who holds the card that bears it, and the card."""

    by: str
    held_by: str
    game: str
    at: str
    card: PhysicalCard


class SignaturePage(Document):
    """A player's signatures: those `given` work against the player, those `held` for them."""

    player: str
    side: SignatureSide
    signatures: list[SignatureOf]
    next: str | None = Field(None, description="Cursor of the next page.")


class SettlementList(Document):
    """Settlements that are pending and hold cards of the caller's."""

    settlements: list[Settlement]


class PlayerFigures(Document):
    """What a player has done against the other."""

    name: str
    games_won: int
    cards_won: int = Field(description="Cards that the other lost to the player.")
    signatures_won: int = Field(description="Times that the other signed a card for the player.")
    signed_cards_held: int = Field(description="Cards of the player's now that the other signed.")


class HeadToHead(Document):
    """Two players' record against one another, in finished games of all formats."""

    games: int
    drawn: int
    players: list[PlayerFigures]
