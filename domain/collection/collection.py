"""The state of an account's collection, folded from its events."""

from __future__ import annotations

from typing import Literal, TypeVar
from uuid import UUID, uuid5

import msgspec
from msgspec.structs import replace

from domain.collection import events as e
from domain.collection.card import PhysicalCard
from domain.kernel.events import Event

T = TypeVar("T")

_COLLECTIONS = UUID("6f1a1f0e-6f0e-5d2c-9b57-1f6a52d30d05")


def collection_stream(account: str) -> UUID:
    """Return the stream of an account's physical cards."""
    return uuid5(_COLLECTIONS, account)


class Offer(msgspec.Struct, frozen=True):
    """A card that is offered: ``made`` by this collection's account, or else to it.

    ``other`` and ``name`` are the account at the other end.
    """

    id: str
    card: str
    other: str
    name: str
    made: bool


class Gone(msgspec.Struct, frozen=True):
    """A card that was here: how it left, and where to; a ``game`` is where it was lost."""

    card: PhysicalCard
    how: Literal["lost", "given", "unregistered"]
    to: str = ""
    game: str = ""


class Collection(msgspec.Struct, frozen=True, kw_only=True):
    """An account's cards by id, which game holds which of them, and its open offers.

    ``shown`` are the cards offered to it, by offer; ``gone`` those that were here; ``decks``
    the cards that each deck is made of, whether or not they are still here.
    """

    account: str = ""
    cards: dict[str, PhysicalCard] = {}
    locked: dict[str, str] = {}
    offers: dict[str, Offer] = {}
    shown: dict[str, PhysicalCard] = {}
    gone: dict[str, Gone] = {}
    decks: dict[str, tuple[str, ...]] = {}
    version: int = 0

    @property
    def offered(self) -> dict[str, str]:
        """Return the offers that this account made, by card."""
        return {offer.card: offer.id for offer in self.offers.values() if offer.made}


def evolve(collection: Collection, event: Event) -> Collection:
    """Return the collection after one more event; nothing is decided here."""
    after = replace(collection, version=collection.version + 1)
    match event:
        case e.CardsRegistered(cards=cards):
            return replace(after, cards={**after.cards, **{each.id: each for each in cards}})
        case e.CardsInDeck(deck=deck, cards=cards):
            others = _without(after.decks, deck)
            return replace(after, decks={**others, deck: cards} if cards else others)
        case e.CardsLocked():
            locked = {**after.locked, **dict.fromkeys(event.cards, event.game)}
            return replace(after, locked=locked)
        case e.CardsReleased(cards=cards):
            return replace(after, locked=_without(after.locked, *cards))
        case e.CardUnregistered(card=card):
            return _leave(after, Gone(after.cards[card], "unregistered"))
        case e.CardLost(card=card):
            return _leave(after, Gone(after.cards[card], "lost", event.to, event.game))
        case e.CardWon(card=card):
            return _come(after, card)
        case e.CardSigned(card=card):
            signed = after.cards[card].signed(event.signature)
            return replace(after, cards={**after.cards, card: signed})
        case e.LossRecorded():
            return after
        case _:
            return _of_offers(after, event)


def _of_offers(after: Collection, event: Event) -> Collection:
    match event:
        case e.CardOffered():
            offer = Offer(event.offer, event.card, event.to, event.name, made=True)
            return replace(after, offers={**after.offers, offer.id: offer})
        case e.OfferReceived(card=card):
            offer = Offer(event.offer, card.id, event.giver, event.name, made=False)
            return replace(
                after,
                offers={**after.offers, offer.id: offer},
                shown={**after.shown, offer.id: card},
            )
        case e.OfferClosed(offer=closed):
            return _closed(after, closed)
        case e.CardGiven(card=card):
            return _leave(_closed(after, event.offer), Gone(after.cards[card], "given", event.to))
        case e.CardReceived(card=card):
            return _come(_closed(after, event.offer), card)
        case _:
            raise TypeError(f"not an event of a collection: {type(event).__name__}")


def _leave(after: Collection, gone: Gone) -> Collection:
    card = gone.card.id
    return replace(
        after,
        cards=_without(after.cards, card),
        locked=_without(after.locked, card),
        gone={**after.gone, card: gone},
    )


def _come(after: Collection, card: PhysicalCard) -> Collection:
    return replace(after, cards={**after.cards, card.id: card}, gone=_without(after.gone, card.id))


def _closed(after: Collection, offer: str) -> Collection:
    return replace(after, offers=_without(after.offers, offer), shown=_without(after.shown, offer))


def _without(kept: dict[str, T], *gone: str) -> dict[str, T]:
    left = set(gone)
    return {key: value for key, value in kept.items() if key not in left}
