"""What an event says about physical cards: the ledger's entries, and cards as they are after it.

Pure, so that the records can be built again from the first event and are the same then.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from domain.collection import events as e
from domain.collection.card import PhysicalCard, Signature
from domain.game.settlement import Settled, SettlementOpened
from domain.kernel.events import Event
from services.card_records import LedgerEntry


class Held(msgspec.Struct, frozen=True):
    """A card is in somebody's collection, as it is now."""

    card: PhysicalCard
    owner: str


class Signed(msgspec.Struct, frozen=True):
    """A card bears one more name."""

    card: str
    signature: Signature


class TakenOut(msgspec.Struct, frozen=True):
    """A card is in nobody's collection any longer."""

    card: str


Change = Held | Signed | TakenOut


def changes(event: Event) -> tuple[Change, ...]:
    """Return how cards are after an event."""
    match event:
        case e.CardsRegistered(cards=cards):
            return tuple(Held(card, event.owner) for card in cards)
        case e.CardWon(card=card) | e.CardReceived(card=card):
            return (Held(card, event.owner),)
        case e.CardSigned(card=card_id):
            return (Signed(card_id, event.signature),)
        case e.CardUnregistered(card=card_id):
            return (TakenOut(card_id),)
        case _:
            return ()


def entries(event: Event) -> tuple[LedgerEntry, ...]:
    """Return what an event adds to the ledgers of cards; of a transfer one collection tells."""
    match event:
        case e.CardsRegistered(owner=owner, cards=cards):
            return tuple(
                LedgerEntry(card=each.id, kind="registered", account=owner) for each in cards
            )
        case e.CardUnregistered(owner=owner, card=card):
            return (LedgerEntry(card=card, kind="unregistered", account=owner),)
        case e.CardsLocked(owner=owner, cards=cards, game=game):
            return tuple(
                LedgerEntry(card=each, kind="locked", account=owner, game=game, private=True)
                for each in cards
            )
        case e.CardsReleased(owner=owner, cards=cards, game=game):
            return tuple(
                LedgerEntry(card=each, kind="released", account=owner, game=game, private=True)
                for each in cards
            )
        case e.OfCollection():
            return (*_of_losses(event), *_of_offers(event))
        case _:
            return ()


def named(event: Event, staked: Mapping[str, str]) -> frozenset[str]:
    """Return the cards whose owners ``of_game`` wants to know; pretend ones have none."""
    match event:
        case SettlementOpened(stakes=stakes):
            cards = {each.card for each in stakes}
        case Settled(stake=stake, choice="sign_own", own=own) if stake in staked:
            cards = {staked[stake], own}
        case _:
            cards = set()
    return frozenset(cards)


def of_game(
    event: Event, game: str, staked: Mapping[str, str], owners: Mapping[str, str]
) -> tuple[LedgerEntry, ...]:
    """Return what a game's settlement adds to ledgers, beside what collections tell of it.

    ``staked`` are the game's cards by stake, ``owners`` accounts by card.
    """
    match event:
        case SettlementOpened(stakes=stakes):
            return tuple(
                LedgerEntry(card=each.card, kind="staked", account=owners[each.card], game=game)
                for each in stakes
                if each.card in owners
            )
        case Settled(stake=stake, choice="sign_own", own=own) if staked.get(stake) in owners:
            card = staked[stake]
            kept = LedgerEntry(
                card=card, kind="kept", account=owners[card], other=owners.get(own), game=game
            )
            return (kept,)
        case _:
            return ()


def _of_losses(event: Event) -> tuple[LedgerEntry, ...]:
    match event:
        case e.CardLost(owner=loser, card=card, to=to, game=game):
            return (LedgerEntry(card=card, kind="lost", account=loser, other=to, game=game),)
        case e.CardWon(owner=winner, card=won, game=game, loser=loser):
            # A name that the card bore already was not written again (C-26).
            new = any(each.by == loser and each.game == game for each in won.signatures)
            signed = LedgerEntry(card=won.id, kind="signed", account=loser, other=winner, game=game)
            return (signed,) if new else ()
        case e.CardSigned(owner=winner, card=card, game=game, signature=signature):
            return (
                LedgerEntry(
                    card=card, kind="signed", account=signature.by, other=winner, game=game
                ),
            )
        case e.LossRecorded(owner=winner, card=card, game=game, loser=loser):
            return (
                LedgerEntry(card=card, kind="lost_again", account=loser, other=winner, game=game),
            )
        case _:
            return ()


def _of_offers(event: Event) -> tuple[LedgerEntry, ...]:
    """An offer's end is told by the collection of who ended it."""
    match event:
        case e.CardOffered(owner=giver, card=card, offer=offer, to=to):
            return (
                LedgerEntry(
                    card=card, kind="offered", account=giver, other=to, offer=offer, private=True
                ),
            )
        case e.OfferClosed(owner=owner, card=card, offer=offer, outcome=outcome):
            ended = LedgerEntry(
                card=card,
                kind=outcome,
                account=owner,
                other=event.giver if owner == event.to else event.to,
                offer=offer,
                private=True,
            )
            return (ended,) if owner == event.by else ()
        case e.CardGiven(owner=giver, card=card, offer=offer, to=to):
            return (LedgerEntry(card=card, kind="given", account=giver, other=to, offer=offer),)
        case _:
            return ()
