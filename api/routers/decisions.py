"""Decisions: what the caller must decide, and the answers."""

import json
from contextlib import asynccontextmanager
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import ValidationError

from api.conditional import plain
from api.dependencies import (
    Caller,
    GameId,
    Here,
    PlayerAt,
    Staying,
    asked,
    game_id,
    player_at,
    services,
)
from api.idempotency import LONGEST_KEY, Keyed, keyed
from api.routers.responses import READ, WRITE
from api.schemas.answers import AnswersBody
from api.schemas.base import Json
from api.schemas.decisions import AnswerOutcome, OpenDecisions
from api.streaming.opening import slot
from api.swift import read_by, segment
from domain.kernel.refusals import Illegal, NotFound, Refusal, Stale
from services.application import Application

router = APIRouter(prefix="/v1/games/{game}/decisions", tags=["Decisions"])

DecisionId = Annotated[str, Path(max_length=64, description="The `decision_id`.")]
Wait = Annotated[
    float,
    Query(ge=0, le=30, allow_inf_nan=False, description="Seconds to wait for a decision."),
]

Tokens = Annotated[
    Literal["each", "grouped"],
    Query(description="`grouped`: what tokens alike may do is listed once, with `handles`."),
]

LONGEST_WAIT = 30.0
holding = asynccontextmanager(keyed)


async def read_pending(request: Request) -> Response | None:
    """Read a plain request for decisions: no query, or a ``wait`` alone."""
    game = segment(request, "game")
    wait = _wait(request)
    if game is None or wait is None:
        return None
    found, caller = await game_id(game), await player_at(request)
    return await pending(request, found, await services(request), caller, wait)


def _wait(request: Request) -> float | None:
    query = request.query_params
    if not query:
        return 0.0
    text = query.get("wait", "")
    if len(query.multi_items()) != 1 or not text.replace(".", "", 1).isdecimal():
        return None
    wait = float(text)
    return wait if wait <= LONGEST_WAIT else None


async def read_answer(request: Request) -> Response | None:
    """Read a plain answer: JSON that fits its schema, under a key or none."""
    game, decision = segment(request, "game"), segment(request, "decision_id")
    key = request.headers.get("Idempotency-Key")
    kind = request.headers.get("Content-Type", "").partition(";")[0]
    if game is None or decision is None or kind != "application/json":
        return None
    if key is not None and len(key) > LONGEST_KEY:
        return None
    try:
        body = AnswersBody.model_validate(json.loads(await request.body()))
    except (ValidationError, ValueError, RecursionError):
        return None
    found, here, caller = await game_id(game), await services(request), await player_at(request)
    async with holding(request, key) as named:
        return await answer(body, found, decision, here, caller, named)


@router.get(
    "", operation_id="listDecisions", summary="What the caller must decide", responses=READ,
    response_model=OpenDecisions, response_model_exclude_unset=True,
)  # fmt: skip
@read_by(read_pending)
async def pending(
    request: Request,
    game: GameId,
    here: Here,
    caller: PlayerAt,
    wait: Wait = 0.0,
    tokens: Tokens = "each",
) -> Response:
    """Return the caller's open decisions with every candidate; with `wait`, as soon as one opens.

    No other seat's decisions can be asked for. With `tokens=grouped` what tokens alike may do
    is listed once, with the `handles` to pick among.
    """
    grouped = tokens == "grouped"
    if wait > 0:
        staying = Staying(caller, lambda: player_at(request))
        with slot(request, staying):
            told = await here.answering.decisions(caller.account, game, wait, grouped=grouped)
        await staying.still()
        return plain(told)
    return plain(await here.answering.decisions(caller.account, game, wait, grouped=grouped))


@router.post(
    "/{decision_id}", operation_id="answer", summary="Answer a decision", responses=WRITE,
    response_model=AnswerOutcome, response_model_exclude_unset=True,
)  # fmt: skip
@read_by(read_answer)
async def answer(
    body: AnswersBody,
    game: GameId,
    decision_id: DecisionId,
    here: Here,
    caller: PlayerAt,
    key: Keyed,
) -> Response:
    """Answer with a list: the decision's own answer and those to the questions that follow.

    If it is complete, all of it is one event and the reply tells what is open now. If it is
    legal but not complete, the reply holds the next question and nothing is recorded.
    """
    try:
        outcome = await here.answering.answer(asked(caller, key), game, decision_id, body.plain())
    except (Stale, Illegal) as refusal:
        raise await _with_current(refusal, here, caller, game) from None
    if not outcome.complete:
        return plain({"complete": False, "next": outcome.next})
    now = await here.answering.decisions(caller.account, game)
    return plain({"complete": True, "events": outcome.events, **now})


@router.post(
    "/{decision_id}/check", operation_id="checkAnswer", summary="Try an answer", responses=WRITE,
    response_model=AnswerOutcome, response_model_exclude_unset=True,
)  # fmt: skip
async def check(
    body: AnswersBody, game: GameId, decision_id: DecisionId, here: Here, caller: PlayerAt
) -> Json:
    """Say whether an answer would be taken, and what it would ask next; nothing is recorded.

    A complete answer tells how it would be paid. What it leads to is not told: that may rest
    on chance or on hidden cards.
    """
    request = asked(caller, (None, ""))
    try:
        outcome = await here.answering.answer(
            request, game, decision_id, body.plain(), dry_run=True
        )
    except (Stale, Illegal) as refusal:
        raise await _with_current(refusal, here, caller, game) from None
    if not outcome.complete:
        return {"complete": False, "next": outcome.next}
    return {"complete": True, "preview": outcome.preview}


async def _with_current(
    refusal: Refusal, here: Application, caller: Caller, game: GameId
) -> Refusal:
    """Return the refusal with what the caller can answer instead."""
    try:
        now = await here.answering.decisions(caller.account, game)
    except NotFound as unseen:
        return unseen
    current = next(iter(now["decisions"]), None)
    refusal.data = {
        **refusal.data,
        "decision": current,
        "game_version": now["game_version"],
        "game_status": now["status"],
        "waiting_for": now["waiting_for"],
    }
    return refusal
