"""Sandboxes: games from a position, for trying things out; they count for nothing."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from api.dependencies import GameId, Here, Opener, asked
from api.idempotency import Keyed
from api.routers.games import document
from api.routers.responses import READ, WRITE
from api.schemas import sandboxes as schema
from domain.game.sandbox import Script

router = APIRouter(prefix="/v1/sandboxes", tags=["Sandboxes"])

Seat = Annotated[str, Path(max_length=1, description="The seat, a letter.")]


def _script(chance: schema.ChanceBody) -> Script:
    picks = [tuple(pick) if isinstance(pick, list) else pick for pick in chance.random]
    return Script(tuple(chance.dice), tuple(picks), chance.then == "plain")


@router.post(
    "", status_code=201, operation_id="openSandbox", summary="Open a game from a position",
    responses=WRITE,
)  # fmt: skip
async def open_sandbox(
    body: schema.OpenSandboxBody, here: Here, caller: Opener, key: Keyed, response: Response
) -> schema.SandboxReply:
    """Lay a position out and play on from there; nothing that is laid triggers anything.

    The game is seen by its opener and its seats alone and is listed nowhere. The opener sits
    nowhere and sees everything (audience `after`) at any time; each seat is played with its
    token. A position that cannot be laid is answered with the place of every fault.
    """
    players = [player.model_dump(exclude_none=True) for player in body.players]
    table, secrets = await here.sandboxes.open(
        asked(caller, key),
        body.format,
        body.options,
        players,
        body.turn.model_dump(),
        _script(body.chance),
        foresight=body.foresight,
        others={who: zones.model_dump(exclude_none=True) for who, zones in body.others.items()},
    )
    response.headers["Location"] = f"/v1/games/{table.id}"
    seats = [schema.SeatToken(seat=seat, token=secret) for seat, secret in secrets.items()]
    return schema.SandboxReply(game=document(table, caller), seats=seats)


@router.get(
    "/{game}/cards", operation_id="listSandboxCards", summary="A sandbox's pretend cards",
    responses=READ,
)  # fmt: skip
async def cards(game: GameId, here: Here, caller: Opener) -> schema.SandboxCards:
    """Return every card of one's own sandbox: who brought it, who has it now, who signed it.

    They stand for physical cards, belong to the sandbox alone and are settled in it (C-22).
    """
    found = await here.sandboxes.cards(caller.account, game)
    return schema.SandboxCards.model_validate({"cards": found})


@router.post(
    "/{game}/seats/{seat}/tokens", status_code=201, operation_id="issueSeatToken",
    summary="One more token of a seat", responses=WRITE,
)  # fmt: skip
async def issue(
    game: GameId, seat: Seat, here: Here, caller: Opener, key: Keyed
) -> schema.SeatTokenReply:
    """Issue a token for a seat of one's own sandbox; earlier ones stay valid."""
    token, secret = await here.sandboxes.issue(asked(caller, key), game, seat)
    return schema.SeatTokenReply(seat=schema.SeatToken(seat=seat, token=secret, token_id=token.id))


@router.delete(
    "/{game}/seats/{seat}/tokens", status_code=204, operation_id="revokeSeatTokens",
    summary="Revoke a seat's tokens", responses=WRITE,
)  # fmt: skip
async def revoke(game: GameId, seat: Seat, here: Here, caller: Opener) -> Response:
    """Revoke every token of a seat of one's own sandbox."""
    await here.sandboxes.revoke(caller.account, game, seat)
    return Response(status_code=204)
