"""What may be done with physical cards: each function returns events or refuses.

Nothing is decided twice: a function whose effect is there already returns no events where
processes repeat it (``lock``, ``release``), and refuses where people ask for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from domain.collection import events as e
from domain.collection.card import PhysicalCard, Signature
from domain.collection.collection import Collection, Offer
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, Malformed, NotFound, TooMany

MOST_CARDS = 10_000
"""Cards that one account can register and accept; what it wins comes on top."""

MOST_AT_ONCE = 1000
"""Cards that one request registers."""

MOST_OFFERS = 100
"""Open offers that one account has made, and that were made to it."""


def owned(collection: Collection, card: str) -> PhysicalCard:
    """Return a card of the collection; raises ``NotFound`` alike for anybody else's and none."""
    found = collection.cards.get(card)
    if found is None:
        raise NotFound("You have no such card.", code="not-your-card", data={"card": card})
    return found


def register(collection: Collection, cards: Sequence[PhysicalCard]) -> tuple[Event, ...]:
    """Put new cards into the collection; raises ``Malformed`` and ``TooMany`` for too many."""
    if not cards:
        raise Malformed("There is no card to register.", code="no-cards")
    if len(cards) > MOST_AT_ONCE:
        raise Malformed(
            f"One request registers at most {MOST_AT_ONCE} cards.", code="too-many-cards"
        )
    _with_room(collection, len(cards))
    return (e.CardsRegistered(owner=collection.account, cards=tuple(cards)),)


def unregister(collection: Collection, card: str) -> tuple[Event, ...]:
    """Take a card out again: one that its owner registered and nobody signed.

    A card with a history stays, for it is others' history too. Raises ``NotFound`` and
    ``Conflict``.
    """
    found = _free(collection, card)
    if found.signatures or found.registered_by != collection.account:
        raise Conflict(
            "A card that was signed or that came from somebody else stays in the collection.",
            code="card-has-history",
            data={"card": card},
        )
    return (e.CardUnregistered(owner=collection.account, card=card),)


def put_in_deck(collection: Collection, deck: str, cards: Sequence[str]) -> tuple[Event, ...]:
    """Let a deck be made of these cards, or of none any longer.

    A card that was lost or given away may stay in a deck that has it already, and makes it
    illegal (C-8). Raises ``Malformed`` for a card that is named twice, ``NotFound`` for one
    that is not here, and ``Conflict`` where a game holds one that would come or go (C-23).
    """
    before, after = collection.decks.get(deck, ()), tuple(cards)
    if len(set(after)) < len(after):
        raise Malformed("A physical card can be in a deck once.", code="card-twice")
    for card in after:
        if card not in before or card not in collection.gone:
            owned(collection, card)
    for card in sorted(set(before) ^ set(after)):
        game = collection.locked.get(card)
        if game is not None:
            raise _locked(collection.cards[card], game)
    if set(before) == set(after):
        return ()
    return (e.CardsInDeck(owner=collection.account, deck=deck, cards=after),)


# --- games --------------------------------------------------------------------------


def lock(collection: Collection, game: str, cards: Sequence[str]) -> tuple[Event, ...]:
    """Let a game hold cards, all or none (C-23).

    Raises ``NotFound`` for a card that is not here (``not-your-card``), and ``Conflict`` for
    one that another game holds (``card-locked``) or that is offered (``card-offered``).
    """
    wanted = dict.fromkeys(cards)
    for card in wanted:
        owned(collection, card)
        if collection.locked.get(card) != game:
            _free(collection, card)
    new = tuple(card for card in wanted if collection.locked.get(card) != game)
    return (e.CardsLocked(owner=collection.account, game=game, cards=new),) if new else ()


def release(collection: Collection, game: str, cards: Sequence[str]) -> tuple[Event, ...]:
    """Let go of those of the cards that the game holds."""
    held = tuple(card for card in dict.fromkeys(cards) if collection.locked.get(card) == game)
    return (e.CardsReleased(owner=collection.account, game=game, cards=held),) if held else ()


def lose(collection: Collection, card: str, game: str, to: str) -> tuple[Event, ...]:
    """Let a card go to the winner of a game that holds it (C-22); raises as ``lock`` does."""
    _at_stake(collection, card, game)
    return (e.CardLost(owner=collection.account, card=card, game=game, to=to),)


def win(collection: Collection, card: PhysicalCard, game: str, loser: str) -> tuple[Event, ...]:
    """Take a card that was won, as it is once its loser signed it; raises ``Conflict``."""
    _not_here(collection, card.id)
    return (e.CardWon(owner=collection.account, card=card, game=game, loser=loser),)


def sign(collection: Collection, card: str, game: str, signature: Signature) -> tuple[Event, ...]:
    """Have a card of the winner's signed by the loser (C-23).

    A name that it bears already is not added, and the loss is on record (C-26). Raises
    ``NotFound``, and ``Conflict`` where another game holds the card.
    """
    found = _at_stake(collection, card, game)
    if signature.by in found.signers:
        return (e.LossRecorded(owner=collection.account, card=card, game=game, loser=signature.by),)
    return (e.CardSigned(owner=collection.account, card=card, game=game, signature=signature),)


# --- offers -------------------------------------------------------------------------


def offer(
    giver: Collection, other: Collection, card: str, offer_id: str, names: tuple[str, str]
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Offer a card to another account: the events of both collections.

    ``names`` are the giver's and the other's. Raises ``Malformed`` for an offer to oneself,
    ``NotFound`` and ``Conflict`` for a card that cannot be offered, ``TooMany``.
    """
    if giver.account == other.account:
        raise Malformed("An offer goes to another account.", code="offer-to-yourself")
    found = _free(giver, card)
    if sum(each.made for each in giver.offers.values()) >= MOST_OFFERS:
        raise TooMany(f"You have {MOST_OFFERS} open offers.", code="too-many-offers")
    if sum(not each.made for each in other.offers.values()) >= MOST_OFFERS:
        raise TooMany(
            f"The other account has {MOST_OFFERS} offers to answer.", code="too-many-offers"
        )
    made = e.CardOffered(
        owner=giver.account, offer=offer_id, card=card, to=other.account, name=names[1]
    )
    come = e.OfferReceived(
        owner=other.account, offer=offer_id, card=found, giver=giver.account, name=names[0]
    )
    return (made,), (come,)


def accept(
    giver: Collection, other: Collection, offer_id: str
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Accept an offer: the card goes from one collection to the other with its signatures.

    Raises ``NotFound`` for an offer that was not made to ``other`` or is over, ``Conflict``
    where there is no room.
    """
    found = offered(other, offer_id, made=False)
    card = giver.cards.get(found.card)
    if card is None:
        # The giver's side was read after the offer was over there.
        raise NotFound("There is no such open offer.", code="no-such-offer")
    _with_room(other, 1)
    _not_here(other, card.id)
    given = e.CardGiven(owner=giver.account, offer=offer_id, card=card.id, to=other.account)
    received = e.CardReceived(owner=other.account, offer=offer_id, card=card, giver=giver.account)
    return (given,), (received,)


def decline(
    giver: Collection, other: Collection, offer_id: str
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Decline an offer; raises ``NotFound`` where none was made to ``other``."""
    card = offered(other, offer_id, made=False).card
    return _closed(giver, other, (offer_id, card), "declined")


def withdraw(
    giver: Collection, other: Collection, offer_id: str
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Take one's own offer back; raises ``NotFound`` where ``giver`` made none such."""
    card = offered(giver, offer_id, made=True).card
    return _closed(giver, other, (offer_id, card), "withdrawn")


def _closed(
    giver: Collection,
    other: Collection,
    of: tuple[str, str],
    outcome: Literal["declined", "withdrawn"],
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Return the end of an offer ``of`` a card in both collections."""
    ends = tuple(
        e.OfferClosed(
            owner=owner,
            offer=of[0],
            card=of[1],
            giver=giver.account,
            to=other.account,
            outcome=outcome,
        )
        for owner in (giver.account, other.account)
    )
    return ends[:1], ends[1:]


def offered(collection: Collection, offer_id: str, *, made: bool) -> Offer:
    """Return an open offer that the account made, or that was made to it; raises ``NotFound``."""
    found = collection.offers.get(offer_id)
    if found is None or found.made is not made:
        raise NotFound("There is no such open offer.", code="no-such-offer")
    return found


# --- reasons ------------------------------------------------------------------------


def _free(collection: Collection, card: str) -> PhysicalCard:
    """Return a card that neither a game nor an offer holds."""
    found = owned(collection, card)
    game = collection.locked.get(card)
    if game is not None:
        raise _locked(found, game)
    offer_id = collection.offered.get(card)
    if offer_id is not None:
        raise Conflict(
            f"{found.name} is offered to somebody: withdraw the offer first.",
            code="card-offered",
            data={"card": card, "name": found.name, "offer": offer_id},
        )
    return found


def _at_stake(collection: Collection, card: str, game: str) -> PhysicalCard:
    """Return a card that this game holds."""
    found = owned(collection, card)
    holder = collection.locked.get(card)
    if holder is None:
        raise Conflict(
            f"{found.name} is not at stake in that game.",
            code="card-not-at-stake",
            data={"card": card, "game": game},
        )
    if holder != game:
        raise _locked(found, holder)
    return found


def _locked(card: PhysicalCard, game: str) -> Conflict:
    return Conflict(
        f"{card.name} is held by a game until that is over and settled.",
        code="card-locked",
        rule="C-23",
        data={"card": card.id, "name": card.name, "game": game},
    )


def _not_here(collection: Collection, card: str) -> None:
    if card in collection.cards:
        raise Conflict("The card is in that collection already.", code="card-already-there")


def _with_room(collection: Collection, more: int) -> None:
    if len(collection.cards) + more > MOST_CARDS:
        raise Conflict(
            f"An account registers and accepts at most {MOST_CARDS} cards.", code="collection-full"
        )
