"""The auction of the NPC's creatures: declarations, responses, bids, hires (Q-26, Q-28)."""

import pytest

import domain.rules as game
from domain.formats.conquering import income
from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from tests.formats.conquering.hirelings import native, owned, treasure
from tests.formats.conquering.stage import (
    asked,
    bid,
    controlled,
    declare,
    go_on,
    gold,
    hire,
    open_question,
    stage,
)
from tests.support.board import Board, Put, Side

TROLL = [native("Cudgel Troll")]
ZOO = [native("Grizzly Bears"), native("Hill Giant")]


def auction(seats: str = "ABC", there: list[Put] = TROLL, **sides: Side) -> Board:
    return go_on(stage(seats, sides, lands=["Forest"] * 6, there=there), "auction.declare")


def test_the_highest_bidder_pays_and_controls_the_creature_which_did_not_enter() -> None:
    at = auction("AB", A={"resources": {"gold": 20}})
    troll = at.id("Cudgel Troll")
    declare(at, "A", "Cudgel Troll")
    bid(at, "B", 5)
    bid(at, "A", 6)
    bid(at, "B", 0)
    assert at.id("Cudgel Troll") == troll
    assert owned(at, "Cudgel Troll") == ("A", "A")
    assert "mercenary" in at.engine().look(troll).supertypes
    assert (gold(at, "A"), gold(at, "B")) == (14, 10)
    assert income.of(at.engine(), "A") == 0
    assert at.happened(f.ResourceChanged)[-1].cause == "hire"


def test_it_opens_at_its_mana_value_which_nobody_need_raise() -> None:
    at = declare(auction("AB"), "A", "Cudgel Troll")
    params = open_question(at).params
    assert (params["least"], params["max"]) == (5, 10)
    bid(at, "B", 0)
    assert gold(at, "A") == 6


def test_a_creature_that_is_too_dear_cannot_be_declared() -> None:
    at = auction("AB", A={"resources": {"gold": 3}})
    with pytest.raises(Illegal) as refused:
        hire(at, "A", "Cudgel Troll")
    assert refused.value.code == "gold"


def test_a_bid_is_above_the_standing_one() -> None:
    at = declare(auction("AB"), "A", "Cudgel Troll")
    with pytest.raises(Illegal):
        bid(at, "B", 4)


def test_the_landgrabs_winner_may_declare_first_and_the_others_go_round() -> None:
    at = stage("ABC", there=TROLL)
    bid(at, "A", 0)
    bid(at, "B", 1)
    bid(at, "C", 0)
    go_on(at, "auction.declare")
    for seat in "BCA":
        assert asked(at) == (seat, "auction.declare")
        at.answer(seat, open_question(at).default)
    assert at.state.turn.number == 1


def test_after_a_hire_the_next_player_may_declare_until_all_pass_in_a_row() -> None:
    at = declare(auction("AB", there=ZOO), "A", "Grizzly Bears")
    bid(at, "B", 0)
    assert asked(at) == ("B", "auction.declare")
    at.answer("B", open_question(at).default)
    declare(at, "A", "Hill Giant")
    bid(at, "B", 0)
    go_on(at, turn=1)
    assert {"Grizzly Bears", "Hill Giant"} < set(controlled(at, "A"))


def test_only_creatures_of_the_npc_that_are_no_treasures_can_be_hired() -> None:
    at = auction(
        "AB",
        there=[*TROLL, treasure("Sol Ring"), treasure("Ornithopter")],
        B={"battlefield": ["Grizzly Bears", "March of the Machines"]},
    )
    assert [c.object for c in open_question(at).candidates] == [at.id("Cudgel Troll")]


def test_others_may_respond_to_a_declaration_and_the_price_stays() -> None:
    at = auction("AB", B={"hand": ["Giant Growth"], "battlefield": ["Forest"]})
    hire(at, "A", "Cudgel Troll")
    assert at.state.zones["stack"]
    question = at.asked("act")
    assert question.seat == "B"
    growth = next(c.ref for c in question.candidates if c.verb == "cast")
    at.answer("B", game.Choose((growth,)))
    go_on(at, "bid.hire")
    assert at.engine().look(at.id("Cudgel Troll")).power == 7
    assert open_question(at).params["least"] == 5


def test_where_a_response_takes_the_creature_the_auction_ends_unpaid() -> None:
    at = auction("AB", there=ZOO, B={"hand": ["Shock"], "battlefield": ["Mountain"]})
    hire(at, "A", "Grizzly Bears")
    shock = next(c.ref for c in at.asked("act").candidates if c.verb == "cast")
    at.answer("B", game.Choose((shock,)), game.Choose((at.id("Grizzly Bears"),)))
    go_on(at, "auction.declare")
    assert asked(at) == ("B", "auction.declare")
    assert gold(at, "A") == 10
    assert at.overlay.reserved(at.state.overlay, "A", "gold") == 0


def test_a_declaration_reserves_its_gold_at_once() -> None:
    at = hire(auction("AB"), "A", "Cudgel Troll")
    assert at.overlay.reserved(at.state.overlay, "A", "gold") == 4


def test_a_token_costs_nothing_to_declare_and_any_bid_outbids_that() -> None:
    at = auction("AB", there=[native("Siege-Gang Commander")])
    engine = at.engine()
    token = engine.new_id()
    engine.emit(
        f.Created(
            object=token, kind="token", owner="npc", controller="npc", zone="battlefield",
            card=at.state.objects[at.id("Siege-Gang Commander")].card, known_to=("*",),
        )
    )  # fmt: skip
    at.keep(engine)
    at.answer("A", game.Choose((token,)))
    go_on(at, "bid.hire")
    assert open_question(at).params["least"] == 1
    bid(at, "B", 0)
    assert (gold(at, "A"), at.engine().look(token).controller) == (10, "A")


# -- Leaving (Q-28) --


def test_who_declared_and_leaves_before_the_bidding_hires_nothing() -> None:
    at = auction("ABC", B={"hand": ["Shock"], "battlefield": ["Mountain"]})
    hire(at, "A", "Cudgel Troll")
    assert at.asked("act").seat == "B"
    at.concede("A")
    go_on(at, "auction.declare")
    assert asked(at)[0] == "B"
    assert owned(at, "Cudgel Troll") == ("npc", "npc")


def test_who_declared_and_leaves_in_the_bidding_leaves_it_to_the_others() -> None:
    at = declare(auction("ABC"), "A", "Cudgel Troll")
    bid(at, "B", 5)
    bid(at, "C", 0)
    assert asked(at) == ("A", "bid.hire")
    at.concede("A")
    assert owned(at, "Cudgel Troll") == ("B", "B")
    assert gold(at, "B") == 5


def test_with_no_bid_left_the_others_may_bid_the_opening_price() -> None:
    at = declare(auction("ABC"), "A", "Cudgel Troll")
    at.concede("A")
    assert asked(at) == ("B", "bid.hire")
    assert open_question(at).params["least"] == 4
    bid(at, "B", 4)
    bid(at, "C", 0)
    assert owned(at, "Cudgel Troll") == ("B", "B")


def test_who_is_asked_for_a_declaration_may_leave() -> None:
    at = auction("ABC").concede("A")
    assert asked(at) == ("B", "auction.declare")


# -- Being asked --


def test_who_wants_no_stop_between_turns_passes_the_declarations_and_still_bids() -> None:
    at = stage("AB", lands=["Forest"] * 2, there=TROLL)
    state = game.set_stops(
        at.state, "B", ("own:precombat_main",), at.cards, at.overlay, at.chance
    ).state
    at.state = state
    go_on(at, "auction.declare")
    declare(at, "A", "Cudgel Troll")
    assert asked(at) == ("B", "bid.hire")
    bid(at, "B", 0)
    assert asked(at) == ("A", "auction.declare")


def test_players_are_asked_in_the_auction_though_there_is_nobody_to_hire() -> None:
    assert asked(auction("AB", there=[])) == ("A", "auction.declare")


def test_without_triggers_and_declarations_nobody_gets_priority_in_the_stage() -> None:
    at = stage(
        "AB", there=TROLL, wanted=("all",), A={"hand": ["Shock"], "battlefield": ["Mountain"]}
    )
    seen = set()
    while at.state.turn.number == 0:
        question = open_question(at)
        seen.add(question.kind)
        at.answer(question.seat, question.default)
    assert seen == {"number", "select"}
