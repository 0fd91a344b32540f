"""Decks: stored, read, checked against a format, imported from text."""

from collections.abc import Sequence
from typing import Annotated
from uuid import UUID

import msgspec
from fastapi import APIRouter, Header, Query, Request, Response

from api.conditional import conditional
from api.dependencies import OPEN_TO_ALL, DeckId, DeckReader, DeckWriter, Here, asked
from api.idempotency import Keyed
from api.routers.responses import READ, WRITE, problems
from api.schemas import decks as schema
from api.schemas.base import Json
from domain.deck.deck import Deck
from domain.formats.deck_kinds import PLAYER
from domain.formats.deck_rules import Entry
from domain.kernel.refusals import Malformed
from services.application import Application
from services.commands.decks import Written
from services.reads.deck_at_table import AtTable

router = APIRouter(prefix="/v1/decks", tags=["Decks"])

IfMatch = Annotated[
    str | None,
    Header(alias="If-Match", max_length=60, description="The ETag of the deck as it was read."),
]


ForGame = Annotated[
    UUID | None,
    Query(description="The table that the deck is for: what its own decks and lists ask, too."),
]


def _written(body: schema.DeckBody) -> Written:
    entries = tuple(map(_entry, body.entries))
    return Written(body.name, body.format, entries, body.kind, body.shared)


def _entry(entry: schema.Entry | schema.PhysicalEntry) -> Entry:
    if isinstance(entry, schema.PhysicalEntry):
        return Entry(1, "", entry.zone, card=entry.card)
    return Entry(**entry.model_dump())


def deck_document(deck_id: UUID, deck: Deck, *, yours: bool = True) -> schema.Deck:
    """Return a deck as it is told to its owner, or to whom it is shared with."""
    return schema.Deck(
        id=deck_id,
        name=deck.name,
        format=deck.format,
        entries=[schema.Entry.model_validate(msgspec.to_builtins(e)) for e in deck.entries],
        version=deck.version,
        kind=deck.kind,
        shared=deck.shared,
        yours=yours,
    )


def _etag(deck_id: UUID, deck: Deck) -> str:
    return f'"{deck_id}.{deck.version}"'


async def _checked(
    here: Application,
    format_id: str,
    kind: str,
    entries: Sequence[Json],
    problems: Sequence[Json] = (),
    at: AtTable | None = None,
    seats: int | None = None,
) -> schema.DeckCheck:
    """Return what a format says of entries, beside problems that were found already."""
    found = await here.formats.report(format_id, entries, kind, at, seats)
    found["problems"] = [*problems, *found["problems"]]
    return schema.DeckCheck.model_validate(
        {**found, "legal": not found["problems"], "format": format_id, "kind": kind}
    )


@router.post(
    "", status_code=201, operation_id="createDeck", summary="Store a deck", responses=WRITE
)
async def create(
    body: schema.DeckBody, here: Here, caller: DeckWriter, key: Keyed, response: Response
) -> schema.DeckReply:
    """Store a deck; one that its format does not allow may be stored, but not played."""
    deck_id, deck = await here.decks.create(asked(caller, key), _written(body))
    response.headers["Location"] = f"/v1/decks/{deck_id}"
    response.headers["ETag"] = _etag(deck_id, deck)
    return schema.DeckReply(deck=deck_document(deck_id, deck))


@router.get("", operation_id="listDecks", summary="The caller's decks", responses=READ)
async def owned(here: Here, caller: DeckReader) -> schema.DeckList:
    """Return the caller's decks in the order in which they were stored."""
    found = await here.decks.owned(caller.account)
    return schema.DeckList(decks=[deck_document(*one) for one in found])


@router.post(
    "/check",
    operation_id="checkDeckList",
    summary="Check a list",
    responses=problems(400, 413),
    dependencies=[OPEN_TO_ALL],
)
async def check_list(body: schema.CheckBody, here: Here) -> schema.DeckCheck:
    """Say everything that the format does not allow about a list; nothing is stored."""
    entries = body.model_dump()["entries"]
    return await _checked(here, body.format, body.kind, entries, seats=body.seats)


@router.post(
    "/import",
    operation_id="importDeckList",
    summary="Read a list",
    responses=problems(400, 413),
    dependencies=[OPEN_TO_ALL],
)
async def import_list(body: schema.ImportBody, here: Here) -> schema.Imported:
    """Read a deck list in any style that deck builders export; nothing is stored."""
    read = await here.formats.imported(body.text, body.style)
    check = (
        None
        if body.format is None
        else await _checked(here, body.format, body.kind, read["entries"])
    )
    return schema.Imported.model_validate({**read, "check": check})


@router.get(
    "/{deck}", operation_id="getDeck", summary="One deck", responses=READ,
    response_model=schema.DeckReply,
)  # fmt: skip
async def one(request: Request, deck: DeckId, here: Here, caller: DeckReader) -> Response:
    """Return a deck of the caller or a shared one; its ETag guards a later replacement."""
    found = await here.decks.read(caller.account, deck)
    yours = found.owner == str(caller.account)
    reply = schema.DeckReply(deck=deck_document(deck, found, yours=yours))
    return conditional(request, reply.model_dump_json().encode(), _etag(deck, found))


@router.put("/{deck}", operation_id="replaceDeck", summary="Replace a deck", responses=WRITE)
async def replace(
    body: schema.DeckBody,
    deck: DeckId,
    here: Here,
    caller: DeckWriter,
    key: Keyed,
    response: Response,
    if_match: IfMatch = None,
) -> schema.DeckReply:
    """Replace a deck; with `If-Match` only if nobody changed it meanwhile."""
    expected = None if if_match in {None, "*"} else _version(str(if_match), str(deck))
    found = await here.decks.replace(asked(caller, key), deck, _written(body), expected)
    response.headers["ETag"] = _etag(deck, found)
    return schema.DeckReply(deck=deck_document(deck, found))


def _version(tag: str, deck: str) -> int:
    """Return the version that an ETag names."""
    name, _, version = tag.strip().strip('"').rpartition(".")
    if name != deck or not version.isascii() or not version.isdigit() or len(version) > 9:
        raise Malformed("If-Match is no ETag of this deck.", code="bad-etag")
    return int(version)


@router.delete(
    "/{deck}", status_code=204, operation_id="deleteDeck", summary="Delete a deck",
    responses=WRITE, response_class=Response,
)  # fmt: skip
async def delete(deck: DeckId, here: Here, caller: DeckWriter, key: Keyed) -> None:
    """Delete a deck; games that were begun with it keep their cards."""
    await here.decks.delete(asked(caller, key), deck)


@router.get("/{deck}/check", operation_id="checkDeck", summary="Check a deck", responses=READ)
async def check(
    deck: DeckId, here: Here, caller: DeckReader, game: ForGame = None
) -> schema.DeckCheck:
    """Say everything that its format does not allow about a stored deck."""
    found = await here.decks.get(caller.account, deck)
    at = None if game is None else await here.decks_at_tables.at(game, caller.account)
    held = await here.decks.ownership(found)
    problems = [msgspec.to_builtins(problem) for problem in held.problems]
    entries = [msgspec.to_builtins(entry) for entry in held.entries]
    # A player may bring a deck to a table of another format; others belong to their own.
    format_id = at.format if at is not None and found.kind == PLAYER else found.format
    return await _checked(here, format_id, found.kind, entries, problems, at)
