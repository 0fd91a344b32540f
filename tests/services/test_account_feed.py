"""What accounts are told of a game: a pure fold over its events."""

from datetime import UTC, datetime, timedelta
from typing import Any

from domain.game import events as e
from domain.game.timing import Beside, Claim, DrawOffer
from domain.rules import Agenda, Open, facts
from services.notes import GameNote
from services.projections.account_feed import Entry, step

NOW = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)


def opened(**more: Any) -> e.GameOpened:
    return e.GameOpened(
        format="duel", seats=2, options={}, opened_by="dora", commitment="", seed="", nonce="",
        view_key="", **more,
    )  # fmt: skip


def taken(seat: str, account: str) -> e.SeatTaken:
    return e.SeatTaken(seat=seat, account=account, name=account.title(), deck="", entries=())


def asking(decision: str, seat: str, deadline: datetime | None = None) -> e.OpenDecision:
    return e.OpenDecision(decision, Open(seat, "act", "CR 117.1"), NOW, deadline)


def played(*open_: e.OpenDecision, told: Any = (), beside: Beside = Beside()) -> e.Acted:  # noqa: B008 # frozen
    return e.Acted(
        seat="A", action="here", facts=tuple(told), agenda=Agenda(), open=open_, beside=beside
    )


def started(*open_: e.OpenDecision) -> e.GameStarted:
    return e.GameStarted(order=("B", "A"), facts=(), agenda=Agenda(), open=open_)


def tell(*events: Any) -> tuple[GameNote, list[Entry]]:
    """Return the note after events, and who is told what by the last of them."""
    note, entries = GameNote(game="g"), tuple[Entry, ...]()
    for event in events:
        note, entries = step(note, event)
    return note, list(entries)


BEGUN = (opened(), taken("A", "anna"), taken("B", "ben"))


def test_who_is_invited_is_told_and_nobody_else() -> None:
    _, told = tell(opened(private=True, invited={"anna": "Anna"}))
    assert told == [Entry("dora", "opened"), Entry("anna", "invited")]
    _, told = tell(*BEGUN, e.Invited(account="carl", name="Carl"))
    assert told == [Entry("carl", "invited")]


def test_a_seat_taken_or_left_is_told_to_all_whom_the_table_concerns() -> None:
    _, told = tell(*BEGUN)
    detail = {"seat": "B", "name": "Ben"}
    assert told == [Entry(who, "seat_taken", detail) for who in ("dora", "anna", "ben")]
    note, told = tell(*BEGUN, e.SeatLeft(seat="B", account="ben"))
    assert told == [Entry(who, "seat_left", {"seat": "B"}) for who in ("dora", "anna", "ben")]
    assert note.concerned == ("dora", "anna")


def test_a_table_that_is_closed_goes_on_no_longer() -> None:
    note, told = tell(opened(), taken("A", "anna"), e.TableClosed())
    assert told == [Entry(who, "table_closed") for who in ("dora", "anna")]
    assert not note.live


def test_each_account_is_told_of_its_own_moves_once() -> None:
    _, told = tell(*BEGUN, started(asking("d1", "A"), asking("d2", "B")))
    moves = [(each.account, each.kind, each.detail.get("seat")) for each in told[3:]]
    assert moves == [("anna", "your_move", "A"), ("ben", "your_move", "B")]
    note, told = tell(
        *BEGUN, started(asking("d1", "A"), asking("d2", "B")), played(asking("d2", "B"))
    )
    assert told == [Entry("anna", "move_over")]
    assert note.awaits("ben")
    assert not note.awaits("anna")


def test_a_deadline_that_moves_is_told() -> None:
    due = NOW + timedelta(seconds=30)
    held = e.ClocksHeld(
        outage="o", started=NOW, milliseconds=5000, open=(asking("d1", "A", due),), beside=Beside()
    )
    _, told = tell(*BEGUN, started(asking("d1", "A", NOW)), held)
    assert told == [
        Entry("anna", "deadline_moved", {"seat": "A", "kind": "act", "deadline": due.isoformat()})
    ]


def test_a_draw_is_told_to_who_has_not_agreed_and_its_refusal_to_all() -> None:
    offered = played(asking("d1", "A"), beside=Beside(draw=DrawOffer("A", ("A",))))
    _, told = tell(*BEGUN, started(asking("d1", "A")), offered)
    assert told == [Entry("ben", "draw_offered", {"by": "A"})]
    _, told = tell(*BEGUN, started(asking("d1", "A")), offered, played(asking("d1", "A")))
    assert told == [Entry(who, "draw_refused", {"by": "A"}) for who in ("anna", "ben")]


def test_a_claim_of_absence_is_told_to_who_is_claimed_absent() -> None:
    due = NOW + timedelta(seconds=60)
    claimed = played(asking("d1", "B"), beside=Beside(claims={"B": Claim("A", NOW, due)}))
    _, told = tell(
        *BEGUN,
        started(asking("d1", "B")),
        claimed,
    )
    detail = {"seat": "B", "by": "A", "deadline": due.isoformat()}
    assert told == [Entry("ben", "absence_claimed", detail)]


def test_the_result_is_told_to_all_once() -> None:
    over = played(told=[facts.GameOver(winners=("B",), reason="concession")])
    note, told = tell(*BEGUN, started(asking("d1", "A")), over)
    result = {"winners": ["B"], "reason": "concession"}
    assert told == [
        Entry("anna", "move_over"),
        *[Entry(who, "game_over", {"result": result}) for who in ("dora", "anna", "ben")],
    ]
    assert not note.live
    _, told = tell(*BEGUN, started(), over, e.Disclosed(seed="", nonce=""))
    assert told == []
