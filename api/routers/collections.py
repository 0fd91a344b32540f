"""Physical cards: registered and listed, given by agreement, and what lasts across games."""

from typing import Annotated
from uuid import UUID

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from api.conditional import conditional
from api.dependencies import CollectionReader, CollectionWriter, Here, asked, identity
from api.idempotency import Keyed
from api.routers.decks import deck_document
from api.routers.responses import READ, WRITE
from api.schemas import collections as schema
from api.schemas.base import Json
from services.commands.card_lists import CardList
from services.commands.identifying import Claim
from services.documents.physical_cards import offer_json
from services.reads.collections import CardsWanted

router = APIRouter(prefix="/v1", tags=["Collections"])


async def card_id(
    card: Annotated[str, Path(description="The physical card's id.", max_length=64)],
) -> UUID:
    """Return the card's id of the path."""
    return identity(card, "card")


async def offer_id(
    offer: Annotated[str, Path(description="The offer's id.", max_length=64)],
) -> UUID:
    """Return the offer's id of the path."""
    return identity(offer, "open offer")


CardId = Annotated[UUID, Depends(card_id)]
OfferId = Annotated[UUID, Depends(offer_id)]
PlayerName = Annotated[str, Path(max_length=200, description="A player's name.")]
Cursor = Annotated[str | None, Query(max_length=80, description="The `next` of a page.")]
Limit = Annotated[int, Query(ge=1, le=200)]


@router.post(
    "/me/cards", status_code=201, operation_id="registerCards", summary="Register cards",
    responses=WRITE, response_model=schema.CardsReply,
)  # fmt: skip
async def register(
    body: schema.RegisterCardsBody, here: Here, caller: CollectionWriter, key: Keyed
) -> Json:
    """Register cards that the caller holds, all or none; each gets an id of its own.

    Name and printing must exist in the card pool, and the printing in that finish. A card
    that the engine does not play can be owned all the same.
    """
    claims = [Claim(at, **each.model_dump()) for at, each in enumerate(body.cards, start=1)]
    cards = await here.collections.register(asked(caller, key), claims)
    return {"cards": await here.holdings.own(caller.account, cards)}


@router.get(
    "/me/cards", operation_id="listCards", summary="The caller's cards", responses=READ,
    response_model=schema.OwnCardPage,
)  # fmt: skip
async def own(
    request: Request,
    here: Here,
    caller: CollectionReader,
    name: Annotated[str, Query(max_length=100, description="A name, or part of one.")] = "",
    signed_by: Annotated[
        str | None, Query(max_length=40, description="Signed by the player of that name.")
    ] = None,
    signed: Annotated[bool | None, Query(description="Whether anybody signed it.")] = None,
    locked: Annotated[bool | None, Query(description="Whether a game holds it.")] = None,
    cursor: Cursor = None,
    limit: Limit = 50,
) -> Response:
    """Return the cards that the caller owns, with what only the owner may see of them."""
    wanted = CardsWanted(
        name=name, signed_by=signed_by, signed=signed, locked=locked, after=cursor or "",
        limit=limit,
    )  # fmt: skip
    page = await here.holdings.cards(caller.account, wanted)
    return conditional(request, msgspec.json.encode(page))


@router.post(
    "/me/cards/import", status_code=201, operation_id="registerCardList",
    summary="Register a list", responses=WRITE, response_model=schema.CardListReply,
)  # fmt: skip
async def register_list(
    body: schema.CardListBody, here: Here, caller: CollectionWriter, key: Keyed
) -> Json:
    """Register the cards of a deck list, in any style that deck builders export.

    With `deck`, a deck of these physical cards is stored in the same step.
    """
    deck = None if body.deck is None else (body.deck.name, body.deck.format)
    wanted = CardList(body.text, body.style, deck, body.skip_doubtful)
    done = await here.card_lists.register(asked(caller, key), wanted)
    stored = None
    if done.deck is not None:
        found = await here.decks.get(caller.account, done.deck)
        stored = deck_document(done.deck, found).model_dump(mode="json")
    return {
        "cards": await here.holdings.own(caller.account, done.cards),
        "deck": stored,
        "skipped": [msgspec.to_builtins(each) for each in done.skipped],
    }


@router.delete(
    "/me/cards/{card}", status_code=204, operation_id="unregisterCard",
    summary="Take a card out", responses=WRITE, response_class=Response,
)  # fmt: skip
async def unregister(card: CardId, here: Here, caller: CollectionWriter, key: Keyed) -> None:
    """Take a card out of the collection that was registered by mistake.

    Only who registered a card can, while it is theirs and nobody has signed it.
    """
    await here.collections.unregister(asked(caller, key), str(card))


@router.get(
    "/physical-cards/{card}", operation_id="getPhysicalCard", summary="A card's provenance",
    responses=READ, response_model=schema.Provenance,
)  # fmt: skip
async def provenance(
    request: Request, card: CardId, here: Here, caller: CollectionReader
) -> Response:
    """Return a card with all that befell it, for those who have a part in its history.

    These are who registered, owned, lost, won, signed or was offered it; for all others it
    is not there. What a game holds is told to the owner alone.
    """
    found = await here.holdings.history(caller.account, card)
    return conditional(request, msgspec.json.encode(found))


@router.get(
    "/players/{name}/signatures", operation_id="listSignatures",
    summary="A player's signatures", responses=READ, response_model=schema.SignaturePage,
)  # fmt: skip
async def signatures(
    request: Request,
    name: PlayerName,
    here: Here,
    caller: CollectionReader,
    side: Annotated[
        schema.SignatureSide,
        Query(description="`given`: on cards lost to others; `held`: on the player's cards."),
    ] = "given",
    cursor: Cursor = None,
    limit: Limit = 50,
) -> Response:
    """Return the signatures that a player gave, or those on the cards that the player holds."""
    found = await here.holdings.signatures(caller.account, name, side, cursor, limit)
    return conditional(request, msgspec.json.encode(found))


@router.get(
    "/players/{name}/head-to-head/{other}", operation_id="getHeadToHead",
    summary="Two players", responses=READ, response_model=schema.HeadToHead,
)  # fmt: skip
async def head_to_head(
    request: Request, name: PlayerName, other: PlayerName, here: Here, caller: CollectionReader
) -> Response:
    """Return two players' games, cards lost each way, and signed cards held against the other."""
    found = await here.holdings.head_to_head(caller.account, name, other)
    return conditional(request, msgspec.json.encode(found))


@router.get(
    "/me/settlements", operation_id="listSettlements", summary="Settlements pending",
    responses=READ, response_model=schema.SettlementList,
)  # fmt: skip
async def settlements(request: Request, here: Here, caller: CollectionReader) -> Response:
    """Return what is not settled yet after games in which the caller's cards were at stake."""
    found = await here.holdings.settlements(caller.account)
    return conditional(request, msgspec.json.encode(found))


@router.post(
    "/me/offers", status_code=201, operation_id="offerCard", summary="Offer a card",
    responses=WRITE, response_model=schema.OfferReply,
)  # fmt: skip
async def offer(body: schema.OfferBody, here: Here, caller: CollectionWriter, key: Keyed) -> Json:
    """Offer a card to another player, who accepts or declines; nothing is asked in return.

    While the offer is open no game can use the card, and it can be offered to nobody else.
    """
    deal = await here.offers.make(asked(caller, key), body.card, body.to)
    return {"offer": offer_json(deal.offer, deal.card, deal.status)}


@router.get(
    "/me/offers", operation_id="listOffers", summary="Open offers", responses=READ,
    response_model=schema.OfferList,
)  # fmt: skip
async def offers(request: Request, here: Here, caller: CollectionReader) -> Response:
    """Return the open offers that the caller made and received."""
    found = await here.holdings.offers(caller.account)
    return conditional(request, msgspec.json.encode(found))


@router.post(
    "/me/offers/{offer}/accept", operation_id="acceptOffer", summary="Accept an offer",
    responses=WRITE, response_model=schema.OfferReply,
)  # fmt: skip
async def accept(offer: OfferId, here: Here, caller: CollectionWriter, key: Keyed) -> Json:
    """Accept an offer: the card is the caller's, with its signatures and its ledger."""
    deal = await here.offers.accept(asked(caller, key), str(offer))
    return {"offer": offer_json(deal.offer, deal.card, deal.status)}


@router.post(
    "/me/offers/{offer}/decline", operation_id="declineOffer", summary="Decline an offer",
    responses=WRITE, response_model=schema.OfferReply,
)  # fmt: skip
async def decline(offer: OfferId, here: Here, caller: CollectionWriter, key: Keyed) -> Json:
    """Decline an offer; the card stays where it is."""
    deal = await here.offers.decline(asked(caller, key), str(offer))
    return {"offer": offer_json(deal.offer, deal.card, deal.status)}


@router.post(
    "/me/offers/{offer}/withdraw", operation_id="withdrawOffer", summary="Withdraw an offer",
    responses=WRITE, response_model=schema.OfferReply,
)  # fmt: skip
async def withdraw(offer: OfferId, here: Here, caller: CollectionWriter, key: Keyed) -> Json:
    """Take an offer back that the caller made."""
    deal = await here.offers.withdraw(asked(caller, key), str(offer))
    return {"offer": offer_json(deal.offer, deal.card, deal.status)}
