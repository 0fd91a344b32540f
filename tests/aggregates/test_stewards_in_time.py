"""A steward who has left the game and lets time run out decides no longer (Q-34)."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from domain import rules
from domain.formats.conquering.npc import NPC
from domain.game import commands as c
from domain.game import events as e
from domain.game.decider import decide
from domain.game.recording import record
from domain.game.state import Game, evolve
from domain.game.timing import TableClock
from domain.kernel.refusals import Stale
from domain.rules.questions import Open
from tests.formats.conquering.test_steward import decider, edict, permanent
from tests.support.board import Board
from tests.support.whole_games import RULESETS, account_of, begun

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
CLOCK = TableClock(kind="decision", seconds=30, on_expiry="lose")
CONQUERING = RULESETS.ruleset("conquering")


def at_a_table(board: Board) -> Game:
    """Return a game with a clock that stands as the board does, since noon."""
    game = begun(1, ("Anna", "Ben", "Carl"), "conquering")
    game = replace(game, table=replace(game.table, clock=CLOCK, play=board.state, open=()))
    stubs = tuple(Open.of(question) for question in board.questions())
    asked = record(game, rules.Advance(facts=(), state=board.state, open=stubs), NOON)
    return replace(game, table=replace(game.table, open=asked["open"], beside=asked["beside"]))


def after(game: Game, command: c.Command) -> tuple[Game, e.Expired]:
    """Return the game after a decision's time was over, and how that is recorded."""
    events = decide(game, command, CONQUERING)
    assert isinstance(events, tuple)
    for event in events:
        game = evolve(game, event)
    (expired,) = events
    assert isinstance(expired, e.Expired)
    return game, expired


def test_a_departed_steward_whose_time_is_over_is_dismissed_and_another_is_elected() -> None:
    board = edict(C={})
    permanent(board.concede("C"), "C")
    assert decider(board) == "C"
    game = at_a_table(board)
    (decision,) = game.table.open
    assert decision.deadline == NOON + timedelta(seconds=30)
    early = c.ExpireDecision(decision=decision.id, at=NOON + timedelta(seconds=29))
    assert decide(game, early, CONQUERING) == ()

    late = c.ExpireDecision(decision=decision.id, at=NOON + timedelta(seconds=30))
    game, expired = after(game, late)
    assert (expired.seat, expired.outcome) == ("C", "time")
    (ballot,) = game.table.open
    assert (ballot.asked.seat, ballot.decider) == ("A", "A")
    # What C was asked is nobody's to answer any more, and C is out of the game as before.
    assert ballot.id != decision.id
    assert {seat for seat, who in game.table.play.players.items() if who.lost is None} == {"A", "B"}
    assert NPC in game.table.play.entities


def test_what_a_dismissed_steward_answers_too_late_is_stale() -> None:
    board = edict(C={})
    permanent(board.concede("C"), "C")
    game = at_a_table(board)
    (decision,) = game.table.open
    at = NOON + timedelta(seconds=30)
    game, _ = after(game, c.ExpireDecision(decision=decision.id, at=at))
    (question,) = board.questions()
    answer = c.AnswerDecision(
        account=account_of("C"), decision=decision.id, answers=(question.default,), at=at
    )
    with pytest.raises(Stale) as refused:
        decide(game, answer, CONQUERING)
    assert refused.value.code == "stale-decision"
