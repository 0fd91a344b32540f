"""Time that is over: decisions answered by default or lost, claims that hold, clocks held.

Each command names what it expires and comes to nothing where that stands no longer, so that it
may be sent twice, late, or by several processes.
"""

from __future__ import annotations

from datetime import timedelta

from domain.game import clocks
from domain.game import commands as c
from domain.game import events as e
from domain.game.recording import Ruleset, record, source_of_chance
from domain.game.settling import ending
from domain.game.state import Game
from domain.kernel.events import Event
from domain.rules import Advance, Answer, advance, dismiss, lose, pending

MOST_QUESTIONS = 200
"""How many questions one decision's default answers may need: more would be a loop."""

PENALTY = "CR 104.3k"
"""The rule by which a loss comes from outside the game."""


def expire_decision(game: Game, command: c.ExpireDecision, rules: Ruleset) -> tuple[Event, ...]:
    """Answer a decision by default, or let its seat lose, as the table said."""
    table = game.table
    decision = table.decision(command.decision)
    if table.status != "playing" or table.clock is None or decision is None:
        return ()
    if decision.deadline is None or command.at < decision.deadline:
        return ()
    if table.clock.on_expiry == "lose":
        return _lost(game, decision.decider, "time", rules, command, decision)
    answers, result = _by_default(game, decision, rules)
    recording = record(game, result, command.at, answered=decision, closing=(decision.asked.seat,))
    expired = e.Expired(
        seat=decision.decider,
        decision=decision.id,
        outcome="default",
        answers=answers,
        **recording,
    )
    return (expired, *ending(game, result, rules, command.at))


def expire_claim(game: Game, command: c.ExpireClaim, rules: Ruleset) -> tuple[Event, ...]:
    """Let a seat lose that was claimed absent and did not show up."""
    claim = game.table.beside.claims.get(command.against)
    if game.table.status != "playing" or claim is None or command.at < claim.due:
        return ()
    return _lost(game, command.against, "absent", rules, command, None)


def hold(game: Game, command: c.HoldClocks) -> tuple[Event, ...]:
    """Give back the time for which the service was away, once an outage."""
    table, term = game.table, clocks.term_of(game.table)
    if command.outage in table.held or (table.status != "playing" and term is None):
        return ()
    away = clocks.milliseconds(command.ended - command.started)
    ended = command.started + timedelta(milliseconds=away)
    after = clocks.held(table, command.started, ended, command.at)
    later = None if term is None else term.held(command.started, ended)
    if after is table and later == term:
        return ()
    return (
        e.ClocksHeld(
            outage=command.outage,
            started=command.started,
            milliseconds=away,
            open=after.open,
            beside=after.beside,
            term=later,
        ),
    )


def _by_default(
    game: Game, decision: e.OpenDecision, rules: Ruleset
) -> tuple[tuple[Answer, ...], Advance]:
    """Give each question's default until the decision is complete."""
    play, cards = game.table.play, rules.cards()
    overlay, chance = rules.overlay(game.table.options), source_of_chance(game)
    asked = zip(game.table.open, pending(play, cards, overlay, chance), strict=True)
    question = next(question for opened, question in asked if opened.id == decision.id)
    answers: tuple[Answer, ...] = ()
    while len(answers) < MOST_QUESTIONS:
        answers = (*answers, question.default)
        result = advance(play, decision.decider, answers, cards, overlay, chance)
        if isinstance(result, Advance):
            return answers, result
        question = result.question
    raise AssertionError("default answers lead to no end")


def _lost(
    game: Game,
    seat: str,
    reason: str,
    rules: Ruleset,
    command: c.ExpireDecision | c.ExpireClaim,
    decision: e.OpenDecision | None,
) -> tuple[Event, ...]:
    """Let a seat lose; who has left already decides for nobody else any more."""
    play, cards, overlay = game.table.play, rules.cards(), rules.overlay(game.table.options)
    chance = source_of_chance(game)
    if play.players[seat].lost is None:
        result = lose(play, seat, reason, PENALTY, cards, overlay, chance)
    else:
        result = dismiss(play, seat, cards, overlay, chance)
    expired = e.Expired(
        seat=seat,
        decision=None if decision is None else decision.id,
        outcome="time" if decision is not None else "absent",
        **record(game, result, command.at, closing=(seat,)),
    )
    return (expired, *ending(game, result, rules, command.at))
