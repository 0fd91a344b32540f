"""Cards of the catalogue."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from api.conditional import conditional
from api.dependencies import OPEN_TO_ALL, Here
from api.routers.responses import problems
from api.schemas.decks import Card, CardPage
from domain.cards.card import CardDefinition
from domain.cards.wording import card_text
from domain.kernel.refusals import NotFound

router = APIRouter(prefix="/v1/cards", tags=["Cards"], dependencies=[OPEN_TO_ALL])


def _document(card: CardDefinition) -> Card:
    return Card(
        name=card.name,
        cost=str(card.cost) if card.cost else None,
        mana_value=card.mana_value,
        colors=list(card.colors),
        types=list(card.types),
        subtypes=list(card.subtypes),
        supertypes=list(card.supertypes),
        power=card.power,
        toughness=card.toughness,
        text=list(card_text(card)),
        set=card.set_code,
        collector_number=card.collector_number,
        scryfall_id=card.scryfall_id,
        digest=card.digest,
    )


@router.get(
    "", operation_id="searchCards", summary="Search the catalogue", responses=problems(),
    response_model=CardPage,
)  # fmt: skip
async def search(
    request: Request,
    here: Here,
    q: Annotated[str, Query(max_length=100, description="Part of the name.")] = "",
    type: Annotated[  # the parameter's public name
        str | None, Query(max_length=30, description="A type or supertype, as `creature`.")
    ] = None,
    color: Annotated[Literal["W", "U", "B", "R", "G", "C"] | None, Query()] = None,
    cursor: Annotated[str | None, Query(max_length=200)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """Return cards in alphabetical order, a page at a time."""
    found = here.catalogue.search(q, type_=type, color=color, after=cursor, limit=limit + 1)
    page = CardPage(
        cards=[_document(card) for card in found[:limit]],
        next=found[limit - 1].name if len(found) > limit else None,
    )
    return conditional(request, page.model_dump_json().encode())


@router.get(
    "/{name}", operation_id="getCard", summary="One card", responses=problems(404),
    response_model=Card,
)  # fmt: skip
async def one(request: Request, here: Here, name: Annotated[str, Path(max_length=200)]) -> Response:
    """Return a card by its name; accents and case do not matter."""
    card = here.catalogue.find(name)
    if card is None:
        raise NotFound("There is no such card in the catalogue.")
    return conditional(request, _document(card).model_dump_json().encode())
