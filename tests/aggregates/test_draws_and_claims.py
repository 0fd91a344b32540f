"""Standing actions that move no card: draws by agreement, claims of absence."""

import pytest

from domain.cards.catalogue import STARTER
from domain.game import commands as c
from domain.game.events import Acted, Disclosed, Expired
from domain.game.timing import TableClock
from domain.kernel.refusals import Illegal, Malformed
from services.documents.clocks import standing
from services.reads.audit import re_execute
from services.rulesets import Rulesets
from tests.support.timed_games import GAME, TimedGame
from tests.support.whole_games import RULES

CLOCK = TableClock(claim_after=30, claim_answer=20)


@pytest.fixture
def table() -> TimedGame:
    """A duel in which A and B judge their hands."""
    return TimedGame(CLOCK)


def refusal(table: TimedGame, seat: str, action: str, **data: object) -> str:
    with pytest.raises((Illegal, Malformed)) as refused:
        table.act(seat, action, **data)
    return refused.value.code


def listed(table: TimedGame, seat: str) -> set[str]:
    return {each["action"] for each in standing(table.table, seat)}


# -- Draws --


def test_104_4i_a_draw_that_all_agree_to_ends_the_game(table: TimedGame) -> None:
    table.act("A", "offer_draw")
    acted, disclosed = table.act("B", "accept_draw")
    assert isinstance(acted, Acted)
    assert isinstance(disclosed, Disclosed)
    result = table.table.play.result
    assert result is not None
    assert (result.winners, result.reason) == ((), "agreement")
    assert table.table.status == "over"


def test_an_offer_moves_nothing_in_the_game(table: TimedGame) -> None:
    play, open_ = table.table.play, [d.id for d in table.table.open]
    table.act("A", "offer_draw")
    assert [d.id for d in table.table.open] == open_
    assert table.table.play.objects == play.objects


def test_an_offer_stands_while_the_game_goes_on(table: TimedGame) -> None:
    table.act("A", "offer_draw")
    table.answer("A")
    assert table.table.beside.draw is not None
    assert table.act("B", "accept_draw")
    assert table.table.status == "over"


def test_a_declined_offer_falls_and_comes_again_in_a_later_turn_only(table: TimedGame) -> None:
    table.act("A", "offer_draw")
    table.act("B", "decline_draw")
    assert refusal(table, "B", "accept_draw") == "no-offer"
    assert refusal(table, "A", "offer_draw") == "offer-again-later"
    turn = table.table.play.turn.number
    while table.table.play.turn.number == turn:
        table.answer()
    assert table.act("A", "offer_draw")


def test_who_offered_may_take_it_back(table: TimedGame) -> None:
    table.act("A", "offer_draw")
    table.act("A", "decline_draw")
    assert table.table.beside.draw is None


def test_two_offers_do_not_stand_at_once(table: TimedGame) -> None:
    table.act("A", "offer_draw")
    assert refusal(table, "B", "offer_draw") == "draw-offered"


def test_agreeing_twice_is_agreeing_once(table: TimedGame) -> None:
    table.act("A", "offer_draw")
    assert table.act("A", "accept_draw") == ()


def test_what_may_be_done_about_a_draw_is_listed(table: TimedGame) -> None:
    assert "offer_draw" in listed(table, "A")
    table.act("A", "offer_draw")
    assert listed(table, "A") & {"offer_draw", "accept_draw", "decline_draw"} == {"decline_draw"}
    assert listed(table, "B") >= {"accept_draw", "decline_draw"}
    table.act("B", "decline_draw")
    assert not listed(table, "A") & {"offer_draw", "accept_draw", "decline_draw"}
    assert "offer_draw" in listed(table, "B")


# -- Three players --


@pytest.fixture
def three() -> TimedGame:
    """A game of three: the engine seats any number, whatever the duel allows."""
    rules = Rulesets(STARTER).ruleset("duel")
    rules.max_players = 3
    return TimedGame(CLOCK, seats=3, rules=rules)


def test_a_draw_needs_everybody_who_is_still_in(three: TimedGame) -> None:
    three.act("A", "offer_draw")
    three.act("B", "accept_draw")
    assert three.table.play.result is None
    assert "accept_draw" not in listed(three, "B")
    three.act("C", "accept_draw")
    assert three.table.status == "over"


def test_an_offer_falls_with_whoever_leaves(three: TimedGame) -> None:
    three.act("A", "offer_draw")
    three.act("B", "accept_draw")
    three.act("C", "concede")
    assert (three.table.beside.draw, three.table.status) == (None, "playing")


def test_who_is_absent_leaves_and_the_others_go_on(three: TimedGame) -> None:
    three.wait(30).act("A", "claim_absence", against="C")
    three.answer("A")
    three.wait(20).send(c.ExpireClaim(against="C", at=three.now))
    assert three.table.status == "playing"
    assert {d.decider for d in three.table.open} == {"B"}
    assert standing(three.table, "C") == []
    assert refusal(three, "C", "offer_draw") == "not-in-game"
    assert refusal(three, "A", "claim_absence", against="C") == "no-such-opponent"


# -- Claims of absence --


def test_a_claim_needs_the_table_s_time_of_silence(table: TimedGame) -> None:
    table.wait(29)
    assert refusal(table, "A", "claim_absence", against="B") == "claim-too-early"
    table.wait(1).act("A", "claim_absence", against="B")
    claim = table.table.beside.claims["B"]
    assert (claim.by, (claim.due - table.now).total_seconds()) == ("A", 20)


def test_when_a_claim_is_allowed_is_told(table: TimedGame) -> None:
    (claim,) = [s for s in standing(table.table, "A") if s["action"] == "claim_absence"]
    assert claim["against"] == "B"
    since = table.open_for("B").since
    assert since is not None
    assert claim["allowed_at"] == table.wait(30).now.isoformat()


def test_only_a_seat_for_which_the_game_waits_can_be_claimed_absent(table: TimedGame) -> None:
    table.answer("B")
    if any(d.decider == "B" for d in table.table.open):
        pytest.fail("B kept a hand and must not be asked")
    table.wait(100)
    assert refusal(table, "A", "claim_absence", against="B") == "not-awaited"
    assert "claim_absence" not in listed(table, "A")


@pytest.mark.parametrize("against", ["A", "Z", ""])
def test_nobody_claims_themselves_or_a_seat_that_is_none(table: TimedGame, against: str) -> None:
    assert refusal(table.wait(100), "A", "claim_absence", against=against) == "no-such-opponent"


@pytest.mark.parametrize("action", ["here", "set_stops", "offer_draw"])
def test_any_request_of_the_claimed_seat_ends_the_claim(table: TimedGame, action: str) -> None:
    table.wait(30).act("A", "claim_absence", against="B")
    table.wait(5).act("B", action, **({"stops": ("own:upkeep",)} if action == "set_stops" else {}))
    assert table.table.beside.claims == {}
    assert table.wait(100).send(c.ExpireClaim(against="B", at=table.now)) == ()
    assert table.table.status == "playing"


def test_a_request_that_changes_nothing_ends_the_claim_too(table: TimedGame) -> None:
    stops = table.table.play.players["B"].stops
    table.wait(30).act("A", "claim_absence", against="B")
    (event,) = table.act("B", "set_stops", stops=stops)
    assert isinstance(event, Acted)
    assert event.action == "here"
    assert table.table.beside.claims == {}


def test_an_answer_of_the_claimed_seat_ends_the_claim(table: TimedGame) -> None:
    table.wait(30).act("A", "claim_absence", against="B")
    table.answer("B")
    assert table.table.beside.claims == {}


def test_a_request_of_somebody_else_leaves_the_claim(table: TimedGame) -> None:
    table.wait(30).act("A", "claim_absence", against="B")
    table.act("A", "offer_draw")
    assert "B" in table.table.beside.claims


def test_who_showed_up_has_the_time_of_silence_anew(table: TimedGame) -> None:
    table.wait(30).act("A", "claim_absence", against="B")
    table.act("B", "here")
    table.wait(29)
    assert refusal(table, "A", "claim_absence", against="B") == "claim-too-early"
    assert table.wait(1).act("A", "claim_absence", against="B")


def test_showing_up_gives_no_time_on_the_clock() -> None:
    table = TimedGame(TableClock(kind="decision", seconds=600, claim_after=30, claim_answer=20))
    deadline = table.open_for("B").deadline
    table.wait(30).act("A", "claim_absence", against="B")
    table.act("B", "here")
    assert table.open_for("B").deadline == deadline


def test_who_does_not_show_up_loses(table: TimedGame) -> None:
    table.wait(30).act("A", "claim_absence", against="B")
    assert table.wait(19).send(c.ExpireClaim(against="B", at=table.now)) == ()
    table.wait(1)
    expired, _ = table.send(c.ExpireClaim(against="B", at=table.now))
    assert isinstance(expired, Expired)
    assert (expired.seat, expired.decision, expired.outcome) == ("B", None, "absent")
    result = table.table.play.result
    assert result is not None
    assert result.winners == ("A",)


def test_a_second_claim_does_not_shorten_or_lengthen_the_first(table: TimedGame) -> None:
    table.wait(30).act("A", "claim_absence", against="B")
    assert table.wait(5).act("A", "claim_absence", against="B") == ()


def test_being_here_where_nobody_doubts_it_records_nothing(table: TimedGame) -> None:
    assert table.act("A", "here") == ()
    assert "here" not in listed(table, "A")
    table.wait(30).act("B", "claim_absence", against="A")
    assert "here" in listed(table, "A")


def test_what_was_said_is_decided_the_same_again(table: TimedGame) -> None:
    table.act("A", "offer_draw")
    table.act("B", "decline_draw")
    table.wait(30).act("A", "claim_absence", against="B")
    table.wait(2).act("B", "here")
    table.wait(40).act("B", "claim_absence", against="A")
    table.wait(20).send(c.ExpireClaim(against="A", at=table.now))
    assert table.table.status == "over"
    assert re_execute(str(GAME), table.records, RULES) is None
    assert table.refold() == table.game
