"""Tables: open, list, sit down, act."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Query, Response

from api.dependencies import Caller, GameId, Here, Opener, PlayerAt, Spectator, account_of, asked
from api.idempotency import Keyed
from api.routers.responses import READ, WRITE
from api.schemas import games as schema
from api.schemas.base import GameStatus
from domain.game.state import Table
from domain.game.timing import TableClock
from domain.kernel.refusals import Malformed
from services.commands.games import Wanted
from services.documents.standing_state import clock_document

router = APIRouter(prefix="/v1/games", tags=["Games"])

STEWARDSHIP = ("accept_stewardship", "resign_stewardship")
"""Actions of a format that are about no object."""


def document(table: Table, caller: Caller | None) -> schema.Game:
    """Return a table as everybody may see it, with the caller's own seat."""
    result = table.play.result
    here = f"/v1/games/{table.id}"
    return schema.Game(
        id=table.id,
        format=table.format,
        size=table.size,
        status=table.status if table.status != "none" else "open",
        version=table.version,
        options=table.options,
        clock=clock_document(table),
        private=table.private,
        invited=sorted(table.invited.values()),
        sandbox=table.sandbox,
        seats=[
            schema.SeatOf(seat=seat, name=sitting.name)
            for seat, sitting in sorted(table.sittings.items())
        ],
        decks=[
            schema.DeckOfTable(kind=kind, deck=each.deck, name=each.name, cards=each.cards)
            for kind, each in table.decks.items()
        ],
        you=table.seat_of(str(caller.account)) if caller else None,
        result=None
        if result is None
        else {"winners": list(result.winners), "reason": result.reason},
        commitment=table.commitment,
        links={
            "self": here,
            "seats": f"{here}/seats",
            "decisions": f"{here}/decisions",
            "view": f"{here}/view",
            "events": f"{here}/events",
            "randomness": f"{here}/randomness",
            "settlement": f"{here}/settlement",
            "replay": f"{here}/replay?version={table.version}",
            "timeline": f"{here}/timeline",
            "page": f"/games/{table.id}/replay",
            "audits": f"{here}/audits",
        },
    )


@router.post("", status_code=201, operation_id="openGame", summary="Open a table", responses=WRITE)
async def open_table(
    body: schema.OpenGameBody, here: Here, caller: Opener, key: Keyed, response: Response
) -> schema.GameReply:
    """Open a table with free seats; the service commits to its seed. The opener sits nowhere."""
    wanted = Wanted(
        format=body.format,
        seats=body.seats,
        options=body.options,
        clock=TableClock(**body.clock.model_dump()),
        private=body.private,
        invite=body.invite,
    )
    table = await here.games.open(asked(caller, key), wanted)
    response.headers["Location"] = f"/v1/games/{table.id}"
    return schema.GameReply(game=document(table, caller))


@router.get("", operation_id="listGames", summary="The lobby", responses=READ)
async def lobby(
    here: Here,
    caller: Spectator,
    status: Annotated[GameStatus | None, Query()] = None,
    cursor: Annotated[str | None, Query(max_length=64)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> schema.GamePage:
    """Return tables, newest first; the cursor stays good while tables are opened."""
    found = list(await here.lobby.page(status, _cursor(cursor), limit + 1, account_of(caller)))
    more = found[limit - 1]["id"] if len(found) > limit else None
    return schema.GamePage(games=found[:limit], next=more)


def _cursor(cursor: str | None) -> UUID | None:
    try:
        return UUID(cursor) if cursor else None
    except ValueError:
        raise Malformed("This is no cursor of this list.", code="bad-cursor") from None


@router.get("/{game}", operation_id="getGame", summary="One table", responses=READ)
async def one(game: GameId, here: Here, caller: Spectator) -> schema.Game:
    """Return who sits where, how far the game is, and who won."""
    return document(await here.watching.newest(game, account_of(caller)), caller)


@router.post(
    "/{game}/seats", status_code=201, operation_id="takeSeat", summary="Sit down",
    responses=WRITE,
)  # fmt: skip
async def take_seat(
    body: schema.TakeSeatBody, game: GameId, here: Here, caller: PlayerAt, key: Keyed
) -> schema.SeatReply:
    """Take the next free seat with a deck; with the last seat the game begins.

    Physical cards of the deck are locked by it. In a format whose decks all seats shuffle, that
    comes first (`getRandomness`).
    """
    seat, table = await here.games.take_seat(
        asked(caller, key), caller.name, game, body.deck, waives=body.waive_shuffle
    )
    return schema.SeatReply(seat=seat, game=document(table, caller))


@router.delete("/{game}/seats/mine", operation_id="leaveSeat", summary="Get up", responses=WRITE)
async def leave_seat(game: GameId, here: Here, caller: PlayerAt, key: Keyed) -> schema.GameReply:
    """Give the seat up before the game has begun; the next to come takes the first free one."""
    table = await here.games.leave_seat(asked(caller, key), game)
    return schema.GameReply(game=document(table, caller))


@router.post(
    "/{game}/invitations", status_code=201, operation_id="invite", summary="Invite",
    responses=WRITE,
)  # fmt: skip
async def invite(
    body: schema.InviteBody, game: GameId, here: Here, caller: Opener, key: Keyed
) -> schema.GameReply:
    """Invite an account by its name; who opened the table may. A private table is there for it."""
    table = await here.games.invite(asked(caller, key), game, body.name)
    return schema.GameReply(game=document(table, caller))


@router.delete("/{game}", operation_id="closeGame", summary="Close a table", responses=WRITE)
async def close(game: GameId, here: Here, caller: Opener, key: Keyed) -> schema.GameReply:
    """Give the table up before the game has begun; who opened it may."""
    table = await here.games.close(asked(caller, key), game)
    return schema.GameReply(game=document(table, caller))


@router.post(
    "/{game}/actions", operation_id="act", summary="Act without being asked", responses=WRITE
)
async def act(
    body: schema.ActionBody, game: GameId, here: Here, caller: PlayerAt, key: Keyed
) -> schema.GameReply:
    """Concede, say where to be asked, agree to a draw, claim an absence: what `standing` lists."""
    if (body.action == "set_stops") != (body.stops is not None):
        raise Malformed("`stops` belongs to `set_stops`.", code="bad-action")
    if (body.action == "claim_absence") != (body.against is not None):
        raise Malformed("`against` belongs to `claim_absence`.", code="bad-action")
    named = {body.card is not None, body.spell is not None}
    if named != {body.action in ("sign_counter", "sign_remove")}:
        raise Malformed("`card` and `spell` belong to a signature action.", code="bad-action")
    if {body.name is not None, body.choice is not None} != {body.action == "arrange"}:
        raise Malformed("`name` and `choice` belong to `arrange`.", code="bad-action")
    data: dict[str, Any] = {
        "stops": body.stops, "against": body.against, "name": body.name, "choice": body.choice,
    }  # fmt: skip
    if body.card is not None or body.action in STEWARDSHIP:
        data |= {"card": body.card, "spell": body.spell}
    if (terms := _terms(body)) is not None:
        data |= {"terms": terms}
    table = await here.games.act(asked(caller, key), game, body.action, data)
    return schema.GameReply(game=document(table, caller))


def _terms(body: schema.ActionBody) -> dict[str, Any] | None:
    """Return the terms of a bargain; raises ``Malformed`` for those of another action."""
    sides = {"give": body.give, "want": body.want}
    is_offer, is_answer = body.action == "offer", body.action in ("accept", "decline", "withdraw")
    if is_offer != (body.to is not None) or (not is_offer and any(sides.values())):
        raise Malformed("`to`, `give` and `want` belong to `offer`.", code="bad-action")
    if is_answer != (body.offer is not None):
        raise Malformed("`offer` belongs to the answer to an offer.", code="bad-action")
    if is_answer:
        return {"offer": body.offer}
    if not is_offer:
        return None
    given = {name: side.model_dump() for name, side in sides.items() if side is not None}
    return {"to": body.to, **given}
