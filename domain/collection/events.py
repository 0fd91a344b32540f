"""What is recorded of physical cards: one stream for each account's collection.

A card that changes hands is recorded in both collections by one append: it is lost in one and
won in the other, or given and received.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from domain.collection.card import PhysicalCard, Signature
from domain.kernel.events import Event


class OfCollection(Event, frozen=True, kw_only=True):
    """What every event of a collection says: whose it is."""

    owner: str


class CardsRegistered(OfCollection, frozen=True, kw_only=True):
    """The owner has these cards, none of which was known before."""

    cards: tuple[PhysicalCard, ...]


class CardUnregistered(OfCollection, frozen=True, kw_only=True):
    """A card is taken out of the collection by who registered it."""

    card: str


class CardsInDeck(OfCollection, frozen=True, kw_only=True):
    """A deck of the owner's is made of these cards from now on; of none once it is deleted.

    Recorded with every such deck, so that no deck changes while a game takes its cards.
    """

    private_fields: ClassVar[frozenset[str]] = frozenset({"cards"})

    deck: str
    cards: tuple[str, ...]


class CardsLocked(OfCollection, frozen=True, kw_only=True):
    """A game holds these cards: which ones a deck is made of is for nobody else to know."""

    private_fields: ClassVar[frozenset[str]] = frozenset({"cards"})

    game: str
    cards: tuple[str, ...]


class CardsReleased(OfCollection, frozen=True, kw_only=True):
    """A game no longer holds these cards."""

    private_fields: ClassVar[frozenset[str]] = frozenset({"cards"})

    game: str
    cards: tuple[str, ...]


class CardLost(OfCollection, frozen=True, kw_only=True):
    """A card of the collection is another account's after a game (C-22)."""

    card: str
    game: str
    to: str


class CardWon(OfCollection, frozen=True, kw_only=True):
    """A card comes to the collection after a game, as it is once its loser signed it (C-22)."""

    card: PhysicalCard
    game: str
    loser: str


class CardSigned(OfCollection, frozen=True, kw_only=True):
    """A card of the winner's is signed in place of the one that was at stake (C-23)."""

    card: str
    game: str
    signature: Signature


class LossRecorded(OfCollection, frozen=True, kw_only=True):
    """A loser whose name stands on the winner's card already: one more loss, no name (C-26)."""

    card: str
    game: str
    loser: str


class CardOffered(OfCollection, frozen=True, kw_only=True):
    """In the giver's collection: a card is offered to another account."""

    offer: str
    card: str
    to: str
    name: str


class OfferReceived(OfCollection, frozen=True, kw_only=True):
    """In the other's collection: a card is offered by an account of that name."""

    offer: str
    card: PhysicalCard
    giver: str
    name: str


class OfferClosed(OfCollection, frozen=True, kw_only=True):
    """In both collections: an offer is over and the card stays where it is."""

    offer: str
    card: str
    giver: str
    to: str
    outcome: Literal["declined", "withdrawn"]

    @property
    def by(self) -> str:
        """Return the account that ended it."""
        return self.to if self.outcome == "declined" else self.giver


class CardGiven(OfCollection, frozen=True, kw_only=True):
    """In the giver's collection: an offer was accepted, and the card is the other's."""

    offer: str
    card: str
    to: str


class CardReceived(OfCollection, frozen=True, kw_only=True):
    """In the other's collection: an offer was accepted, and the card is here with its names."""

    offer: str
    card: PhysicalCard
    giver: str


CollectionEvent = (
    CardsRegistered
    | CardUnregistered
    | CardsInDeck
    | CardsLocked
    | CardsReleased
    | CardLost
    | CardWon
    | CardSigned
    | LossRecorded
    | CardOffered
    | OfferReceived
    | OfferClosed
    | CardGiven
    | CardReceived
)
