"""Judging a posted list of answers: handles to the engine's ids, question by question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from domain.game import commands as c
from domain.game.decider import Ruleset, decide, source_of_chance
from domain.game.events import Answered, OpenDecision
from domain.game.state import Game
from domain.kernel.events import Event
from domain.kernel.refusals import Malformed, Stale
from domain.rules import Answer, Incomplete, Question, pending
from services.documents import decisions as documents
from services.documents.story import payments_in_words


def judge(
    game: Game,
    account: str,
    decision_id: str,
    bodies: Sequence[Mapping[str, Any]],
    rules: Ruleset,
) -> tuple[Event, ...] | Question:
    """Decide on a list of answers; where it is legal but not complete, return the next question.

    Raises ``Stale``, ``Malformed`` or ``Illegal``.
    """
    question = _question(game, account, decision_id, rules)
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
        command = c.AnswerDecision(account=account, decision=decision_id, answers=tuple(answers))
        result = decide(game, command, rules)
        if isinstance(result, Incomplete):
            question = result.question
    if result is None:
        raise Malformed("Give at least one answer.", code="no-answer")
    return question if isinstance(result, Incomplete) else result


def _question(game: Game, account: str, decision_id: str, rules: Ruleset) -> Question:
    """Return the open question behind a decision id; raises ``Stale``."""
    seat = game.table.seat_of(account)
    for opened, question in open_questions(game, rules):
        if opened.id == decision_id and (question.answered_by or question.seat) == seat:
            return question
    raise Stale("This decision is not open for you.", code="stale-decision")


def open_questions(game: Game, rules: Ruleset) -> list[tuple[OpenDecision, Question]]:
    """Return what is open, each decision with its question and all candidates."""
    asked = pending(
        game.table.play,
        rules.cards(),
        rules.overlay(game.table.options),
        source_of_chance(game),
    )
    return list(zip(game.table.open, asked, strict=True))


def payment_of(game: Game, events: Sequence[Event]) -> list[str]:
    """Return in words how the costs of an accepted answer are paid.

    Only what comes before the spell or ability is announced: what follows may rest on
    chance or on hidden cards.
    """
    played = next((event for event in events if isinstance(event, Answered)), None)
    if played is None:
        return []
    return payments_in_words(game.table, played)
