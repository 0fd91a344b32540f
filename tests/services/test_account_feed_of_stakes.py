"""What accounts are told of what goes on around a play: shuffles and settlements."""

from datetime import UTC, datetime, timedelta

from domain.game import events as e
from domain.game.randomness import (
    RandomnessCommitted,
    RandomnessContributed,
    RandomnessWaived,
    ShuffleOffered,
)
from domain.game.settlement import DecksReleased, Settled, SettlementOpened, Stake
from domain.game.timing import Beside, Term
from domain.rules import facts
from services.projections.account_feed import Entry
from tests.services.test_account_feed import BEGUN, asking, played, started, tell

NOW = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)
DUE = NOW + timedelta(seconds=60)
OFFERED = ShuffleOffered(seats=("A", "B"), term=Term(NOW, DUE))
OVER = played(told=(facts.GameOver(winners=("B",), reason="last_player"),))
STAKE = Stake(id="1", loser="A", winner="B", card="t1", name="Terror", own=("t2",))
OPENED = SettlementOpened(stakes=(STAKE,), winner="B", since=NOW, deadline=DUE)
PLAYED = (*BEGUN, started(asking("d1", "A")), OVER)


def move(account: str, seat: str, kind: str, due: datetime = DUE) -> Entry:
    detail = {"seat": seat, "kind": kind, "deadline": due.isoformat()}
    return Entry(account, "your_move", detail)


def test_every_seat_is_told_that_its_shuffle_is_awaited() -> None:
    note, told = tell(*BEGUN, OFFERED)
    assert told == [move("anna", "A", "randomness"), move("ben", "B", "randomness")]
    assert (note.status, note.live) == ("shuffling", True)


def test_who_has_committed_is_told_again_once_all_may_open() -> None:
    committed = RandomnessCommitted(seat="A", commitment="c0")
    _, told = tell(*BEGUN, OFFERED, committed)
    assert told == [Entry("anna", "move_over")]
    later = DUE + timedelta(seconds=60)
    last = RandomnessCommitted(seat="B", commitment="c1", term=Term(DUE, later))
    _, told = tell(*BEGUN, OFFERED, committed, last)
    assert move("anna", "A", "randomness", later) in told
    assert move("ben", "B", "randomness", later) in told


def test_a_shuffle_that_is_over_is_no_ones_move() -> None:
    waived = RandomnessWaived(seat="B")
    committed = RandomnessCommitted(seat="A", commitment="c0", term=Term(NOW, DUE))
    opened = RandomnessContributed(seat="A", entropy="aa", nonce="0c")
    note, told = tell(*BEGUN, OFFERED, waived, committed, opened)
    assert told == [Entry("anna", "move_over")]
    note, _ = tell(*BEGUN, OFFERED, waived, committed, opened, started(asking("d1", "A")))
    assert note.status == "playing"
    assert [each.decision for each in note.awaited] == ["d1"]


def test_the_winner_is_told_what_is_to_be_settled_and_until_when() -> None:
    note, told = tell(*PLAYED, OPENED)
    assert Entry("anna", "settlement_opened", {"stakes": 1}) in told
    assert move("ben", "B", "settlement") in told
    assert (note.status, note.live) == ("over", True)


def test_both_are_told_how_a_stake_was_settled() -> None:
    settled = Settled(stake="1", choice="sign_own", by="winner", own="t2")
    note, told = tell(*PLAYED, OPENED, DecksReleased(), settled)
    detail = {"stake": "1", "choice": "sign_own"}
    assert Entry("anna", "settled", detail) in told
    assert Entry("ben", "settled", detail) in told
    assert Entry("ben", "move_over") in told
    assert not note.live


def test_a_settlement_clock_that_stood_still_is_told_to_the_winner() -> None:
    later = DUE + timedelta(hours=1)
    held = e.ClocksHeld(
        outage="o", started=NOW, milliseconds=3_600_000, open=(), beside=Beside(),
        term=Term(NOW, later),
    )  # fmt: skip
    _, told = tell(*PLAYED, OPENED, held)
    detail = {"seat": "B", "kind": "settlement", "deadline": later.isoformat()}
    assert told == [Entry("ben", "deadline_moved", detail)]
