"""What accounts are told of their physical cards: offers, cards lost, won and signed."""

from __future__ import annotations

import msgspec

from domain.collection import events as e
from domain.kernel.events import Event
from services.projections.account_feed import Entry, Json


class CardEntry(msgspec.Struct, frozen=True):
    """An entry of an account's feed, and the game in which it happened, if in one."""

    entry: Entry
    game: str | None = None


def told(event: Event) -> tuple[CardEntry, ...]:
    """Return whom an event of a collection tells something, and what."""
    match event:
        case e.CardLost(owner=owner, card=card, game=game):
            return (CardEntry(Entry(owner, "card_lost", {"card": card}), game),)
        case e.CardWon(owner=owner, card=card, game=game):
            detail: Json = {"card": card.id, "name": card.name}
            return (CardEntry(Entry(owner, "card_won", detail), game),)
        case e.CardSigned(owner=owner, card=card_id, game=game, signature=signature):
            detail = {"card": card_id, "by": signature.name}
            return (CardEntry(Entry(owner, "card_signed", detail), game),)
        case e.LossRecorded(owner=owner, card=card_id, game=game):
            return (CardEntry(Entry(owner, "loss_recorded", {"card": card_id}), game),)
        case e.OfferReceived(owner=owner, offer=offer, card=card, name=name):
            detail = {"offer": offer, "card": card.id, "name": card.name, "with": name}
            return (CardEntry(Entry(owner, "offer_received", detail)),)
        case e.OfferClosed(owner=owner, offer=offer, card=card_id, outcome=outcome):
            detail = {"offer": offer, "card": card_id}
            return (CardEntry(Entry(owner, f"offer_{outcome}", detail)),)
        case e.CardGiven(owner=owner, offer=offer, card=card_id):
            detail = {"offer": offer, "card": card_id}
            return (CardEntry(Entry(owner, "offer_accepted", detail)),)
        case e.CardReceived(owner=owner, offer=offer, card=card):
            detail = {"offer": offer, "card": card.id, "name": card.name}
            return (CardEntry(Entry(owner, "card_received", detail)),)
        case _:
            return ()
