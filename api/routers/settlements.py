"""Settlements: what becomes of the cards that were at stake in a game."""

from typing import Annotated

from fastapi import APIRouter, Path

from api.dependencies import GameId, Here, PlayerAt, Spectator, account_of, asked
from api.idempotency import Keyed
from api.routers.responses import READ, WRITE
from api.schemas import stakes as schema
from domain.game.state import Table
from domain.kernel.refusals import NotFound
from services.documents.around import settlement_document

router = APIRouter(prefix="/v1/games/{game}/settlement", tags=["Shuffles and settlements"])

StakeId = Annotated[str, Path(description="The stake's id in the settlement.", max_length=64)]


def _document(table: Table) -> schema.Settlement:
    found = settlement_document(table)
    if found is None:
        raise NotFound("Nothing is settled after this game, or not yet.", code="no-settlement")
    return schema.Settlement.model_validate(found)


@router.get("", operation_id="getSettlement", summary="What was at stake", responses=READ)
async def shown(game: GameId, here: Here, caller: Spectator) -> schema.Settlement:
    """Return each card at stake, who lost it to whom, and how that is settled."""
    return _document(await here.watching.newest(game, account_of(caller)))


@router.post("/{stake}", operation_id="settle", summary="Settle a stake", responses=WRITE)
async def settle(
    body: schema.SettleBody,
    game: GameId,
    stake: StakeId,
    here: Here,
    caller: PlayerAt,
    key: Keyed,
) -> schema.Settlement:
    """Decide as the winner: take the card, signed by its loser, or have your own signed.

    Until the settlement clock runs out both cards stay locked; then the card is taken.
    """
    table = await here.settling.settle(asked(caller, key), game, stake, body.choice)
    return _document(table)
