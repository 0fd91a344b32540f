"""Judging a posted list of answers: handles to the engine's ids, question by question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from domain.game import commands as c
from domain.game.decider import Ruleset, decide
from domain.game.state import Game
from domain.kernel.events import Event
from domain.kernel.refusals import Malformed, Stale
from domain.rules import Answer, Incomplete, Listing, Question
from services.documents import decisions as documents


def judge(
    game: Game,
    command: c.AnswerDecision,
    bodies: Sequence[Mapping[str, Any]],
    rules: Ruleset,
    listing: Listing,
) -> tuple[Event, ...] | Question:
    """Decide on a list of answers; where it is legal but not complete, return the next question.

    ``command`` says whose they are, to what and when; its answers are read from the bodies.
    Raises ``Stale``, ``Malformed`` or ``Illegal``.
    """
    question = _question(game, command, listing)
    handles = documents.handles_for(game.table, question.answered_by or question.seat)
    answers: list[Answer] = []
    result: tuple[Event, ...] | Incomplete | None = None
    for number, body in enumerate(bodies):
        if "pay" in body and question.kind != "pay":
            answers.append(documents.payment_from(body, game.table, handles))
        elif result is not None and not isinstance(result, Incomplete):
            raise Malformed("There are more answers than questions.", code="too-many-answers")
        else:
            answers.append(documents.answer_from(body, question, handles))
        upcoming = bodies[number + 1] if number + 1 < len(bodies) else {}
        if "pay" in upcoming and number + 2 == len(bodies) and question.kind != "pay":
            # A payment given in advance belongs to the answer before it.
            continue
        given = c.AnswerDecision(
            account=command.account,
            decision=command.decision,
            answers=tuple(answers),
            at=command.at,
        )
        result = decide(game, given, rules, listing)
        if isinstance(result, Incomplete):
            question = result.question
    if result is None:
        raise Malformed("Give at least one answer.", code="no-answer")
    return question if isinstance(result, Incomplete) else result


def addressed(account: str, decision: str, at: datetime) -> c.AnswerDecision:
    """Return the command that says whose an answer is, to what and when, without the answer."""
    return c.AnswerDecision(account=account, decision=decision, answers=(), at=at)


def _question(game: Game, command: c.AnswerDecision, listing: Listing) -> Question:
    """Return the open question behind a decision id; raises ``Stale``."""
    seat = game.table.seat_of(command.account)
    for opened, question in zip(game.table.open, listing.questions, strict=True):
        if opened.id == command.decision and (question.answered_by or question.seat) == seat:
            return question
    raise Stale("This decision is not open for you.", code="stale-decision")
