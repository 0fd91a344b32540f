"""Mutual shuffles: what seats add to a game's chance."""

from typing import assert_never

from fastapi import APIRouter

from api.dependencies import GameId, Here, PlayerAt, Spectator, account_of, asked
from api.idempotency import Keyed
from api.routers.responses import READ, WRITE
from api.schemas import stakes as schema
from domain.game.state import Table
from services.documents.around import randomness_document

router = APIRouter(prefix="/v1/games/{game}/randomness", tags=["Shuffles and settlements"])


def _document(table: Table) -> schema.Randomness:
    return schema.Randomness.model_validate(randomness_document(table))


@router.get("", operation_id="getRandomness", summary="How the decks are shuffled", responses=READ)
async def shown(game: GameId, here: Here, caller: Spectator) -> schema.Randomness:
    """Return who committed to what, what was opened, and until when the shuffle waits."""
    return _document(await here.watching.newest(game, account_of(caller)))


@router.post(
    "", operation_id="addRandomness", summary="Shuffle along, or let the others",
    responses=WRITE,
)  # fmt: skip
async def add(
    body: schema.RandomnessBody, game: GameId, here: Here, caller: PlayerAt, key: Keyed
) -> schema.Randomness:
    """Commit to entropy, open it once all have committed, or waive.

    With what the last seat does the game begins; who does nothing in time adds nothing.
    """
    request = asked(caller, key)
    match body:
        case schema.CommitBody():
            table = await here.shuffles.commit(request, game, body.commitment)
        case schema.ContributeBody():
            table = await here.shuffles.contribute(request, game, body.entropy, body.nonce)
        case schema.WaiveBody():
            table = await here.shuffles.waive(request, game)
        case _:
            assert_never(body)
    return _document(table)
