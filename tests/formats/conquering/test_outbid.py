"""Bids that stand again as a higher bidder leaves, and the gold that was spent since (Q-24, Q-28)."""

import pytest

from domain.kernel.refusals import Illegal
from tests.formats.conquering.hirelings import native, owned
from tests.formats.conquering.stage import asked, bid, declare, go_on, gold, open_question, stage
from tests.formats.conquering.test_barter import deal
from tests.support.board import Board


def outbid() -> Board:
    """B has outbid A for the first pick; C is asked."""
    at = go_on(stage("ABC"), "bid.first_pick")
    bid(at, "A", 8)
    return bid(at, "B", 9)


def give_away(at: Board) -> Board:
    """A gives all their gold to C."""
    deal(at, "A", "offer", to="C", give={"gold": 10})
    return deal(at, "C", "accept", offer=1)


def test_a_bid_that_was_outbid_and_spent_does_not_stand_again() -> None:
    at = give_away(outbid()).concede("B")
    assert asked(at) == ("C", "bid.first_pick")
    assert open_question(at).params == {"least": 1, "max": 20}
    go_on(at, turn=1)
    assert (at.state.turn.active, gold(at, "A"), gold(at, "C")) == ("A", 0, 20)


def test_a_bid_that_stands_again_reserves_its_gold() -> None:
    at = outbid().concede("B")
    assert open_question(at).params["least"] == 9
    with pytest.raises(Illegal, match="not so much gold"):
        give_away(at)
    go_on(at, turn=1)
    assert (at.state.turn.active, gold(at, "A")) == ("A", 2)


def test_who_declared_and_spent_the_price_when_outbid_hires_nothing() -> None:
    at = go_on(stage("ABC", there=[native("Hill Giant")]), "auction.declare")
    declare(at, "A", "Hill Giant")
    bid(at, "B", 6)
    give_away(at).concede("B")
    go_on(at, turn=1)
    assert (owned(at, "Hill Giant"), gold(at, "A")) == (("npc", "npc"), 0)


def test_who_gives_away_their_gold_while_asked_for_a_bid_has_passed() -> None:
    at = give_away(go_on(stage("ABC"), "bid.first_pick"))
    assert asked(at) == ("B", "bid.first_pick")
    bid(at, "B", 1)
    bid(at, "C", 0)
    go_on(at, turn=1)
    assert (at.state.turn.active, gold(at, "A"), gold(at, "B")) == ("B", 0, 9)
