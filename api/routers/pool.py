"""The card pool: every card that is known, playable or not, and its printings."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from api.conditional import conditional
from api.dependencies import OPEN_TO_ALL, CardImporter, Here, asked, identity
from api.idempotency import Keyed
from api.routers.responses import READ, WRITE, problems
from api.schemas import pool as schema
from api.schemas.base import Json
from domain.cards.facts import Printing
from domain.kernel.refusals import NotFound
from services.card_pool import PoolCard, Wanted

router = APIRouter(tags=["Card pool"])

Word = Annotated[str | None, Query(max_length=40)]


def _card(card: PoolCard) -> Json:
    facts = card.facts
    return {
        **msgspec.structs.asdict(facts),
        "faces": [msgspec.structs.asdict(face) for face in facts.faces],
        "digest": facts.digest,
        "playable": card.playable,
        "reason": card.reason,
        "definition": card.definition,
    }


def _printing(printing: Printing) -> Json:
    told = msgspec.structs.asdict(printing)
    del told["card"]
    return {**told, "digest": printing.digest}


@router.get(
    "/v1/pool/cards", operation_id="searchPool", summary="Search every known card",
    responses=problems(), response_model=schema.PoolPage, dependencies=[OPEN_TO_ALL],
)  # fmt: skip
async def search(
    request: Request,
    here: Here,
    q: Annotated[str, Query(max_length=100, description="A name, or part of one.")] = "",
    match: Annotated[
        schema.Matching,
        Query(description="`fuzzy` finds what is spelt almost like it, the nearest first."),
    ] = "part",
    set: Annotated[Word, Query(description="A set code: printed in it.")] = None,
    type: Annotated[Word, Query(description="A word of the type line, as `goblin`.")] = None,
    color: Annotated[
        schema.PoolColor | None, Query(description="Has this colour; `C` is colourless.")
    ] = None,
    rarity: Annotated[Word, Query(description="Printed so, in that set if one is given.")] = None,
    playable: Annotated[bool | None, Query()] = None,
    cursor: Annotated[str | None, Query(max_length=200)] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """Find cards by any face's name, without regard to accents and case, and by facts."""
    wanted = Wanted(
        text=q, match=match, set_code=set, type=type, color=color,
        rarity=None if rarity is None else rarity.lower(), playable=playable, after=cursor,
        limit=limit + 1,
    )  # fmt: skip
    found = await here.pool.search(wanted)
    more = len(found) > limit and not (match == "fuzzy" and q.strip())
    page = {
        "cards": [_card(card) for card in found[:limit]],
        "next": found[limit - 1].facts.key if more else None,
    }
    return conditional(request, msgspec.json.encode(page))


@router.get(
    "/v1/pool/cards/{name}", operation_id="getPoolCard", summary="One known card",
    responses=problems(404), response_model=schema.PoolCardWithPrintings,
    dependencies=[OPEN_TO_ALL],
)  # fmt: skip
async def one(request: Request, here: Here, name: Annotated[str, Path(max_length=200)]) -> Response:
    """Return a card by its full name or a face's, with its printings.

    A face's name that several cards bear finds none of them: search for it.
    """
    cards: Sequence[PoolCard] = next(iter((await here.pool.find([name])).values()), ())
    if len(cards) != 1:
        raise NotFound("No card, or more than one, is known by that name.")
    printings = await here.pool.printings(cards[0].facts.name)
    document = {**_card(cards[0]), "printings": [_printing(each) for each in printings]}
    return conditional(request, msgspec.json.encode(document))


@router.post(
    "/v1/admin/card-imports", status_code=202, operation_id="orderCardImport",
    summary="Import card data", responses=WRITE, response_model=schema.CardImportReply,
)  # fmt: skip
async def order(
    body: schema.ImportOrder, here: Here, caller: CardImporter, key: Keyed, response: Response
) -> Json:
    """Order the import of a file that lies in the server's folder of card files.

    For operators alone. It is done beside the service; read how it goes at the Location.
    """
    job = await here.card_imports.order(asked(caller, key), body.file)
    response.headers["Location"] = f"/v1/admin/card-imports/{job['id']}"
    return {"card_import": job}


@router.get(
    "/v1/admin/card-imports", operation_id="listCardImports", summary="The newest imports",
    responses=READ, response_model=schema.CardImportList,
)  # fmt: skip
async def newest(here: Here, caller: CardImporter) -> Json:
    """Return the newest imports, also those of the command line; for operators alone."""
    return {"imports": await here.card_imports.newest(caller.account)}


@router.get(
    "/v1/admin/card-imports/{card_import}", operation_id="getCardImport",
    summary="One import", responses=READ, response_model=schema.CardImportReply,
)  # fmt: skip
async def progress(
    here: Here, caller: CardImporter, card_import: Annotated[str, Path(max_length=64)]
) -> Json:
    """Return how far an import is and what it did; for operators alone."""
    found = await here.card_imports.get(caller.account, identity(card_import, "import"))
    return {"card_import": found}
