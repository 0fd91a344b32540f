"""Clocks: deadlines and banks are recorded, and time that is over is over."""

from datetime import timedelta

import pytest

from domain.game import commands as c
from domain.game.decider import decide
from domain.game.events import ClocksHeld, Disclosed, Expired
from domain.game.timing import TableClock
from domain.kernel.refusals import Malformed, Stale
from services.reads.audit import re_execute
from tests.support.timed_games import GAME, NOON, TimedGame
from tests.support.whole_games import RULES, account_of

MINUTE = TableClock(kind="decision", seconds=60)
LOSING = TableClock(kind="decision", seconds=60, on_expiry="lose")
BANK = TableClock(kind="bank", seconds=300, increment=5)


def seconds(number: float) -> timedelta:
    return timedelta(seconds=number)


def test_each_decision_has_its_time() -> None:
    table = TimedGame(MINUTE)
    assert {d.deadline for d in table.table.open} == {NOON + seconds(60)}


def test_without_a_clock_nothing_has_a_deadline() -> None:
    table = TimedGame(TableClock())
    table.wait(100_000).answer()
    assert {d.deadline for d in table.table.open} == {None}


def test_a_table_of_before_there_were_clocks_needs_no_time() -> None:
    table = TimedGame(None)
    assert {d.since for d in table.table.open} == {None}
    table.answer()
    assert table.table.beside.banks == {}


def test_a_decision_that_stays_open_while_another_seat_answers_keeps_its_deadline() -> None:
    table = TimedGame(MINUTE)
    other = table.open_for("B")
    table.wait(20).answer("A")
    assert table.open_for("B") == other


def test_an_answer_at_its_deadline_is_refused_whole() -> None:
    table = TimedGame(MINUTE)
    before = table.game
    table.wait(60)
    with pytest.raises(Stale) as refused:
        table.answer()
    assert refused.value.code == "time-over"
    assert table.game == before


def test_an_answer_right_before_its_deadline_counts() -> None:
    table = TimedGame(MINUTE)
    assert table.wait(59.999).answer()


def test_a_decision_whose_time_is_over_gets_its_default_answer() -> None:
    table = TimedGame(MINUTE)
    decision = table.open_for("A")
    event, *_ = table.wait(60).expire(decision.id)
    assert isinstance(event, Expired)
    assert (event.seat, event.decision, event.outcome) == ("A", decision.id, "default")
    assert event.answers
    assert table.table.decision(decision.id) is None


def test_an_expiry_comes_to_nothing_before_the_deadline_and_after_the_answer() -> None:
    table = TimedGame(MINUTE)
    decision = table.open_for("A")
    assert table.wait(59).expire(decision.id) == ()
    table.answer("A")
    assert table.wait(60).expire(decision.id) == ()


def test_an_expiry_that_is_sent_twice_has_one_effect() -> None:
    table = TimedGame(MINUTE)
    decision = table.open_for("A").id
    assert table.wait(60).expire(decision)
    assert table.expire(decision) == ()


def test_where_the_table_says_so_who_runs_out_of_time_loses() -> None:
    table = TimedGame(LOSING)
    expired, disclosed = table.wait(60).expire(table.open_for("B").id)
    assert isinstance(expired, Expired)
    assert isinstance(disclosed, Disclosed)
    assert (expired.seat, expired.outcome) == ("B", "time")
    result = table.table.play.result
    assert result is not None
    assert result.winners == ("A",)
    assert table.table.play.players["B"].lost == "time"


def test_a_bank_runs_down_while_its_seat_must_decide_and_an_answer_earns_more() -> None:
    table = TimedGame(BANK)
    assert table.table.beside.banks == {"A": 300_000, "B": 300_000}
    table.wait(20).answer("A")
    assert table.table.beside.banks == {"A": 285_000, "B": 280_000}
    table.wait(10).answer("B")
    assert table.table.beside.banks["B"] == 275_000


def test_a_bank_does_not_run_while_others_must_decide() -> None:
    table = TimedGame(BANK).mulligans_kept()
    (decision,) = table.table.open
    other = "B" if decision.decider == "A" else "A"
    before = table.table.beside.banks[other]
    table.wait(30).answer()
    assert table.table.beside.banks[other] == before


def test_a_deadline_is_when_the_bank_is_empty() -> None:
    table = TimedGame(BANK).mulligans_kept()
    (decision,) = table.table.open
    left = table.table.beside.banks[decision.decider]
    assert decision.deadline == table.now + timedelta(milliseconds=left)


def test_an_empty_bank_goes_on_with_its_increment() -> None:
    table = TimedGame(BANK)
    table.wait(300).expire(table.open_for("A").id)
    assert table.table.beside.banks["A"] == 5_000


def test_a_clock_that_steps_back_gives_no_time() -> None:
    table = TimedGame(BANK)
    table.wait(-50).answer("A")
    assert table.table.beside.banks["A"] == 305_000


@pytest.mark.parametrize(
    "clock",
    [
        TableClock(kind="decision"),
        TableClock(kind="none", seconds=3),
        TableClock(kind="decision", seconds=10, increment=1),
        TableClock(kind="bank", seconds=10, increment=-1),
        TableClock(claim_after=0),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(clock: TableClock) -> None:
    with pytest.raises(Malformed) as refused:
        TimedGame(clock)
    assert refused.value.code == "bad-clock"


def test_a_table_with_a_clock_cannot_be_played_without_the_time() -> None:
    table = TimedGame(TableClock())
    command = c.SetStops(account=account_of("A"), stops=())
    with pytest.raises(ValueError, match="when a request came"):
        decide(table.game, command, RULES)


# -- Outages --


def test_a_restart_gives_what_ran_the_time_back() -> None:
    table = TimedGame(MINUTE)
    down = table.wait(10).now
    (held,) = table.wait(100).hold(down)
    assert isinstance(held, ClocksHeld)
    assert held.milliseconds == 100_000
    assert {d.deadline for d in table.table.open} == {NOON + seconds(160)}


def test_an_outage_is_given_back_once() -> None:
    table = TimedGame(MINUTE)
    down = table.wait(10).now
    assert table.wait(100).hold(down)
    assert table.hold(down) == ()


def test_what_was_over_before_the_outage_stays_over() -> None:
    table = TimedGame(MINUTE)
    down = table.wait(61).now
    assert table.wait(100).hold(down) == ()
    assert table.expire()


def test_what_began_after_the_outage_is_left_alone() -> None:
    table = TimedGame(MINUTE)
    ended = table.now
    command = c.HoldClocks(outage="o", started=ended - seconds(50), ended=ended, at=ended)
    assert table.send(command) == ()


def test_a_bank_is_the_same_before_and_after_an_outage() -> None:
    table = TimedGame(BANK)
    down = table.wait(10).now
    table.wait(1000).hold(down)
    assert table.table.beside.banks == {"A": 290_000, "B": 290_000}
    table.answer("A")
    assert table.table.beside.banks["A"] == 295_000


def test_an_outage_holds_a_claim_too() -> None:
    table = TimedGame(TableClock(claim_after=30, claim_answer=20))
    table.wait(30).act("A", "claim_absence", against="B")
    down = table.wait(5).now
    table.wait(100).hold(down)
    assert table.table.beside.claims["B"].due == table.now + seconds(15)


def test_a_game_with_expiries_and_outages_is_decided_the_same_again() -> None:
    table = TimedGame(BANK).mulligans_kept()
    table.act("A", "offer_draw")
    table.wait(5).answer()
    down = table.wait(1).now
    table.wait(50).hold(down)
    assert table.wait(1000).expire()
    table.wait(200).act("B", "decline_draw")
    assert re_execute(str(GAME), table.records, RULES) is None
    assert table.refold() == table.game
