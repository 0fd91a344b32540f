"""The landgrab: bidding for the first pick, then a land for each (Q-22 to Q-24, Q-28, Q-29)."""

import pytest

from domain.formats.conquering.landgrab import sides
from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from tests.formats.conquering.stage import (
    BASICS,
    asked,
    bid,
    controlled,
    go_on,
    gold,
    named,
    open_question,
    pick,
    stage,
)

THREE_EACH = {seat: {"battlefield": ["Forest"] * 3} for seat in "ABCDE"}


def test_the_winner_pays_picks_first_and_takes_the_first_turn_and_draws() -> None:
    at = stage()
    bid(at, "A", 3)
    bid(at, "B", 0)
    bid(at, "C", 5)
    bid(at, "D", 0)
    bid(at, "E", 7)
    bid(at, "A", 0)
    bid(at, "C", 0)
    pick(at, "E", "Swamp")
    for seat in "ABC":
        go_on(at, "landgrab.pick")
        assert asked(at)[0] == seat
        at.answer(seat, open_question(at).default)
    go_on(at, step="precombat_main")
    assert [gold(at, seat) for seat in "ABCDE"] == [10, 10, 10, 10, 3]
    assert controlled(at, "E") == ["Swamp"]
    assert all(len(controlled(at, seat)) == 1 for seat in "ABCDE")
    assert (at.state.turn.number, at.state.turn.active) == (1, "E")
    assert len(at.state.zones["hand:E"]) == 1


def test_a_picked_land_is_its_pickers_own_and_was_the_npcs() -> None:
    at = go_on(stage(), "auction")
    (swamp,) = at.ids("Swamp")
    thing = at.state.objects[swamp]
    assert (thing.owner, thing.controller, thing.owners) == ("A", "A", ("npc",))


def test_picking_is_no_land_play() -> None:
    at = go_on(stage(A={"hand": ["Forest"]}), step="precombat_main")
    assert at.state.players["A"].land_plays == 0
    assert not at.happened(f.LandPlayed)


def test_as_many_lands_as_players_are_revealed_to_all_and_the_rest_is_unknown() -> None:
    at = stage(lands=(*BASICS, "Forest", "Forest"))
    known = [at.state.objects[oid].known_to for oid in at.state.zones["library:lands"]]
    assert known == [("*",)] * 5 + [()] * 2


# -- Bidding (Q-24) --


def test_in_round_one_the_bidding_begins_with_a_player_drawn_by_lot() -> None:
    assert asked(stage(starter="C")) == ("C", "bid.first_pick")


def test_in_later_rounds_it_begins_with_the_player_after_the_last_first_player() -> None:
    at = stage("ABC", lands=BASICS * 2, rolls=(6, 6, 6, 6), starter="B")
    bid(at, "B", 0)
    bid(at, "C", 0)
    bid(at, "A", 2)
    go_on(at, round=2)
    assert asked(at) == ("B", "bid.first_pick")


@pytest.mark.parametrize("amount", [1, 4, 11])
def test_a_raise_is_above_the_standing_bid_and_not_above_the_treasury(amount: int) -> None:
    at = bid(stage(), "A", 4)
    with pytest.raises(Illegal) as refused:
        bid(at, "B", amount)
    assert refused.value.rule == "Q-24"
    assert asked(at) == ("B", "bid.first_pick")


def test_who_passed_is_out_though_others_raise() -> None:
    at = stage("ABC")
    bid(at, "A", 0)
    bid(at, "B", 1)
    bid(at, "C", 2)
    bid(at, "B", 3)
    bid(at, "C", 0)
    assert asked(at) == ("B", "landgrab.pick")


def test_who_has_no_more_than_the_standing_bid_is_not_asked() -> None:
    at = bid(stage("ABC", C={"resources": {"gold": 12}}), "A", 10)
    assert asked(at) == ("C", "bid.first_pick")


def test_the_last_player_without_a_bid_may_bid_or_pass() -> None:
    at = stage("ABC")
    bid(at, "A", 0)
    bid(at, "B", 0)
    assert asked(at) == ("C", "bid.first_pick")
    bid(at, "C", 1)
    assert asked(at) == ("C", "landgrab.pick")


def test_where_nobody_bids_the_order_begins_with_who_began_the_bidding() -> None:
    at = go_on(stage("ABC", starter="B"), "landgrab")
    assert asked(at) == ("B", "landgrab.pick")
    assert [gold(at, seat) for seat in "ABC"] == [10, 10, 10]
    assert at.state.overlay["round_order"] == ["B", "C", "A"]


def test_a_standing_bid_reserves_its_gold_until_it_is_outbid() -> None:
    at = bid(stage("AB"), "A", 4)
    assert at.overlay.reserved(at.state.overlay, "A", "gold") == 4
    bid(at, "B", 5)
    assert at.overlay.reserved(at.state.overlay, "A", "gold") == 0
    assert at.overlay.reserved(at.state.overlay, "B", "gold") == 5


# -- The die (Q-23) --


def test_with_three_lands_each_a_low_die_says_how_many_lands_there_are() -> None:
    at = stage("ABCDE", THREE_EACH, rolls=(4, 6, 6))
    bid(at, "A", 1)
    go_on(at, "auction")
    got = {seat: len(controlled(at, seat)) - 3 for seat in "ABCDE"}
    assert got == {"A": 1, "B": 1, "C": 1, "D": 1, "E": 0}
    (rolled,) = (fact for fact in at.happened(f.Rolled) if fact.purpose == "lands")
    assert (rolled.sides, rolled.result) == (6, 4)


def test_with_a_die_above_the_players_there_are_no_lands_and_still_a_bid_for_the_turn() -> None:
    at = stage("ABCDE", THREE_EACH, rolls=(6, 6, 6))
    bid(at, "A", 0)
    bid(at, "B", 2)
    go_on(at, step="precombat_main")
    assert [len(controlled(at, seat)) for seat in "ABCDE"] == [3] * 5
    assert (at.state.turn.active, gold(at, "B")) == ("B", 8)


def test_where_one_has_two_lands_no_die_is_rolled() -> None:
    at = stage("AB", A={"battlefield": ["Forest"] * 9}, B={"battlefield": ["Forest"] * 2})
    go_on(at, "auction")
    assert [fact.purpose for fact in at.happened(f.Rolled)].count("lands") == 0
    assert len(controlled(at, "B")) == 3


@pytest.mark.parametrize(
    ("players", "die"),
    [(2, 4), (3, 4), (4, 6), (5, 6), (6, 8), (7, 8), (8, 12), (10, 12), (11, 20), (12, 20)],
)
def test_the_die_grows_with_the_players(players: int, die: int) -> None:
    assert sides(players) == die


# -- What enters (Q-22) --


def test_lands_enter_as_they_say_and_their_triggers_wait_until_the_last_pick() -> None:
    at = stage("AB", lands=["Kabira Crossroads", "Khalni Garden"])
    bid(at, "A", 0)
    bid(at, "B", 1)
    pick(at, "B", "Kabira Crossroads")
    # The last land is nobody's choice: by now both have entered, and both have triggered.
    assert at.state.objects[at.id("Kabira Crossroads")].tapped
    go_on(at, step="auction")
    assert at.life("B") == 22
    assert "Plant Token" in controlled(at, "A")
    order = [fact.controller for fact in at.happened(f.Created) if fact.kind == "ability"]
    assert order == ["B", "A"]


def test_the_stage_is_no_turn_and_lets_nobody_cast_at_sorcery_speed() -> None:
    at = stage(
        "AB",
        lands=["Kabira Crossroads", "Forest"],
        wanted=("all",),
        A={"hand": ["Grizzly Bears", "Shock"], "battlefield": ["Mountain", "Forest"]},
    )
    go_on(at, "act.priority")
    assert (at.state.turn.active, at.state.turn.step) == ("", "landgrab")
    offered = {c.verb: c.selectable for c in open_question(at).candidates if c.object is not None}
    cast = {
        at.engine().look(c.object).name: c.selectable
        for c in open_question(at).candidates
        if c.verb == "cast" and c.object is not None
    }
    assert offered["cast"] is not None
    assert cast == {"Grizzly Bears": False, "Shock": True}


# -- Short decks and players who leave (Q-28, Q-29) --


def test_of_a_short_land_deck_later_pickers_get_none() -> None:
    at = go_on(stage("ABC", lands=["Swamp", "Island"]), "auction")
    assert [controlled(at, seat) for seat in "ABC"] == [["Swamp"], ["Island"], []]


def test_with_no_land_left_players_bid_for_the_first_turn() -> None:
    at = stage("AB", lands=[])
    bid(at, "A", 0)
    bid(at, "B", 1)
    go_on(at, step="precombat_main")
    assert at.state.turn.active == "B"


def test_who_leaves_drops_out_of_the_bidding_with_their_bid() -> None:
    at = stage("ABC")
    bid(at, "A", 2)
    bid(at, "B", 5)
    at.concede("B")
    assert asked(at) == ("C", "bid.first_pick")
    bid(at, "C", 0)
    assert asked(at) == ("A", "landgrab.pick")
    assert gold(at, "A") == 8


def test_who_is_asked_for_a_bid_may_leave() -> None:
    at = stage("ABC").concede("A")
    assert asked(at) == ("B", "bid.first_pick")


def test_who_leaves_drops_out_of_the_picks_and_a_land_too_many_goes_under_the_deck() -> None:
    at = stage("ABC", lands=["Swamp", "Island", "Plains", "Forest"])
    go_on(at, "landgrab")
    pick(at, "A", "Swamp")
    assert asked(at) == ("B", "landgrab.pick")
    at.concede("B")
    assert named(at, "Plains")
    pick(at, "C", "Island")
    assert at.names("library:lands") == ["Forest", "Plains"]
    assert controlled(at, "C") == ["Island"]


def test_the_first_player_who_leaves_before_the_turns_is_replaced_by_the_next_one() -> None:
    at = go_on(stage("ABC"), "auction").concede("A")
    assert at.engine().apnap() == ("B", "C")
    go_on(at, step="precombat_main")
    assert at.state.turn.active == "B"
