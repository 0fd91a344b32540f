"""Audits: the chain, the commitment, and the rules run again over the recorded answers."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from api.dependencies import AuditOrderer, GameId, Here, Spectator, account_of, identity
from api.idempotency import Keyed
from api.routers.responses import READ, WRITE
from api.schemas.base import Json
from api.schemas.games import Audit, AuditReply

router = APIRouter(prefix="/v1/games/{game}", tags=["Audits"])


@router.post(
    "/audits", status_code=202, operation_id="orderAudit", summary="Order an audit",
    responses=WRITE, response_model=AuditReply,
)  # fmt: skip
async def order(
    game: GameId, here: Here, caller: AuditOrderer, key: Keyed, response: Response
) -> Json:
    """Order an audit of the game as it stands; read it at the Location given."""
    audit = await here.audits.order(game, caller.account, *key)
    response.headers["Location"] = f"/v1/games/{game}/audits/{audit['id']}"
    return {"audit": audit}


@router.get(
    "/audits/{audit}", operation_id="getAudit", summary="One audit", responses=READ,
    response_model=Audit,
)  # fmt: skip
async def one(
    game: GameId, here: Here, caller: Spectator, audit: Annotated[str, Path(max_length=64)]
) -> Json:
    """Return how far an audit is, and its verdict; hidden cards are never part of it."""
    return await here.audits.get(game, account_of(caller), identity(audit, "audit"))


@router.get(
    "/audit", operation_id="getNewestAudit", summary="The newest audit", responses=READ,
    response_model=Audit,
)  # fmt: skip
async def newest(game: GameId, here: Here, caller: Spectator) -> Json:
    """Return the newest audit of the game."""
    return await here.audits.get(game, account_of(caller))
