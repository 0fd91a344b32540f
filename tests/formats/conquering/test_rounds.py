"""Rounds: a stage, then a turn of each player, clockwise from the landgrab's winner (Q-20, Q-28)."""

from collections.abc import Sequence

import pytest

import domain.rules as game
from domain.formats.conquering.overlay import Conquering, make_overlay
from domain.formats.conquering.rounds import PHASES, round_of
from domain.kernel.refusals import Malformed
from domain.rules import facts as f
from tests.formats.conquering.stage import asked, bid, go_on, named, open_question, stage
from tests.support.board import Board, Side, board
from tests.support.chance import ScriptedChance


def turns(at: Board) -> list[tuple[int, str]]:
    """Return round and player of each turn that began."""
    return [(fact.round, fact.active) for fact in at.happened(f.TurnBegan) if fact.number > 0]


def won_by(winner: str, seats: str = "ABC", **sides: Side) -> Board:
    """Play the first landgrab, which that player wins with a bid of 1."""
    at = stage(seats, sides, lands=(), rolls=(6,) * 20)
    while asked(at)[1] == "bid.first_pick":
        seat = asked(at)[0]
        bid(at, seat, 1 if seat == winner else 0)
    return at


def test_the_stage_has_four_phases_in_their_order_and_then_turns_follow() -> None:
    at = go_on(stage(), turn=1)
    steps = [fact.step for fact in at.happened(f.StepBegan)]
    assert (
        steps[:5] == [*PHASES, "untap"] == ["income", "landgrab", "discovery", "auction", "untap"]
    )


def test_turns_go_clockwise_from_the_winner_and_the_next_stage_follows_the_last() -> None:
    at = go_on(won_by("B"), round=2)
    assert turns(at) == [(1, "B"), (1, "C"), (1, "A")]
    assert (at.state.turn.active, at.state.turn.step) == ("", "landgrab")


def test_the_order_changes_with_each_rounds_winner() -> None:
    at = go_on(won_by("B"), round=2)
    assert asked(at)[0] == "C"
    bid(at, "C", 1)
    go_on(at, round=3)
    assert turns(at)[3:] == [(2, "C"), (2, "A"), (2, "B")]


def test_with_two_players_too_the_first_one_draws() -> None:
    at = go_on(won_by("A", "AB"), step="precombat_main")
    assert len(at.state.zones["hand:A"]) == 1


def test_the_table_may_choose_that_the_first_player_skips_the_draw() -> None:
    assert make_overlay({"skip_first_draw": True}).skips_first_draw(5)
    assert not make_overlay({}).skips_first_draw(2)


def test_an_extra_turn_is_taken_within_the_round() -> None:
    walk = {"hand": ["Time Warp"], "battlefield": ["Island"] * 5}
    at = go_on(won_by("B", A=walk), turn=3)
    go_on(at, "act.priority")
    warp = next(c.ref for c in open_question(at).candidates if c.label == "Cast Time Warp")
    at.answer("A", game.Choose((warp,)), game.Choose(("A",)))
    go_on(at, round=2)
    assert turns(at) == [(1, "B"), (1, "C"), (1, "A"), (1, "A")]


def test_a_skipped_turn_counts_as_taken() -> None:
    at = go_on(won_by("A"), turn=1)
    engine = at.engine()
    engine.emit(f.SkipChanged(seat="B", what="turn"))
    go_on(at.keep(engine), round=2)
    assert turns(at) == [(1, "A"), (1, "C")]


def test_who_has_left_takes_no_turn_and_the_round_goes_on() -> None:
    at = go_on(won_by("A", "ABCD"), turn=1)
    at.concede("B")
    go_on(at, round=2)
    assert turns(at) == [(1, "A"), (1, "C"), (1, "D")]


def test_the_bidding_begins_after_a_first_player_who_has_left() -> None:
    at = go_on(won_by("A"), turn=1)
    at.concede("A")
    go_on(at, round=2)
    assert asked(at) == ("B", "bid.first_pick")


def test_who_leaves_on_their_own_turn_does_not_end_the_round() -> None:
    at = go_on(won_by("A"), step="precombat_main")
    at.concede("A")
    go_on(at, turn=2)
    assert at.state.turn.active == "B"


def test_the_last_player_standing_wins_also_in_the_stage() -> None:
    at = stage("AB").concede("B")
    assert at.state.result is not None
    assert at.state.result.winners == ("A",)


# -- The stage is no turn (Q-28) --


def test_in_the_stage_the_first_player_comes_first_where_players_act_in_turn_order() -> None:
    at = stage("ABC", lands=("Swamp", "Island", "Plains"), starter="C")
    assert at.state.turn.active == ""
    assert at.engine().apnap() == ("C", "A", "B")
    bid(at, "C", 0)
    bid(at, "A", 2)
    bid(at, "B", 0)
    assert at.engine().apnap() == ("A", "B", "C")


def test_until_the_bidding_is_over_the_last_first_player_comes_first() -> None:
    at = go_on(won_by("B"), round=2)
    assert at.engine().apnap() == ("B", "C", "A")


def test_mana_is_gone_at_the_end_of_a_phase() -> None:
    at = go_on(stage("AB", lands=("Kabira Crossroads", "Forest"), wanted=("all",)), "act.priority")
    engine = at.engine()
    engine.emit(f.ManaChanged(seat="A", mana={"G": 1}))
    at.keep(engine)
    go_on(at, step="auction")
    assert at.state.players["A"].mana == {}


def test_what_happened_in_the_stage_happened_in_no_turn() -> None:
    at = go_on(won_by("A", "AB"), "act.priority")
    engine = at.engine()
    assert not [fact for fact in engine.state.last_turn if isinstance(fact, f.Chose)]
    at = go_on(at, round=2)
    assert not [fact for fact in at.state.history if isinstance(fact, f.TurnBegan)]
    before = [fact.step for fact in at.state.last_turn if isinstance(fact, f.StepBegan)]
    at = go_on(at, turn=3)
    after = [fact.step for fact in at.state.last_turn if isinstance(fact, f.StepBegan)]
    assert before == after
    assert before[-1] == "cleanup"


def test_control_of_a_player_does_not_last_into_the_stage() -> None:
    at = go_on(won_by("A", "AB"), turn=1)
    engine = at.engine()
    engine.emit(f.TurnClaimed(seat="B", by="A"))
    go_on(at.keep(engine), turn=2)
    assert at.state.players["B"].controlled_by == "A"
    go_on(at, round=2)
    assert at.state.players["B"].controlled_by == ""


# -- Where a game begins (Q-10, Q-20) --


def test_players_draw_five_cards_and_take_a_free_paris_mulligan_in_multiplayer() -> None:
    overlay = Conquering()
    assert (overlay.opening_hand(), overlay.mulligan()) == (5, "paris")
    assert (overlay.free_mulligans(2), overlay.free_mulligans(3)) == (0, 1)
    assert overlay.resources("A") == {"gold": 10}
    assert overlay.starting_life("A") == 20


def laid(turn: int, active: str, *, step: str = "precombat_main") -> Board:
    return board(
        {"A": {}, "B": {}, "C": {}},
        overlay=Conquering(),
        turn=turn,
        active=active,
        step=step,
        begin=step != "precombat_main",
        chance=ScriptedChance(rolls=(6,) * 9),
    )


@pytest.mark.parametrize(("active", "left"), [("A", ["B", "C"]), ("B", ["C"]), ("C", [])])
def test_a_position_in_round_one_is_followed_by_the_turns_that_are_left(
    active: str, left: Sequence[str]
) -> None:
    number = "ABC".index(active) + 1
    at = laid(number, active)
    assert at.state.turn.round == 1
    go_on(at, round=2)
    assert [seat for _, seat in turns(at)] == list(left)
    assert asked(at) == ("B", "bid.first_pick")


def test_every_player_has_had_as_many_turns_before_a_round() -> None:
    assert [round_of(turn, 3) for turn in (-2, 0, 1, 3, 4, 7)] == [0, 0, 1, 1, 2, 3]


def test_a_position_may_begin_with_the_stage_before_its_turn() -> None:
    at = laid(1, "A", step="exploration")
    assert (at.state.turn.round, at.state.turn.number, at.state.turn.step) == (1, 0, "landgrab")
    go_on(at, turn=1)
    assert (at.state.turn.round, at.state.turn.number) == (1, 1)


def test_a_format_without_the_stage_refuses_a_position_that_begins_with_it() -> None:
    with pytest.raises(Malformed) as refused:
        board(step="exploration", begin=True)
    assert refused.value.code == "unknown-step"


def test_the_stage_replays_as_it_was() -> None:
    at = stage("AB", lands=("Swamp", "Island"), natives=("Grizzly Bears",), rolls=(4, 6))
    before = at.state
    start = len(at.facts)
    bid(at, "A", 1)
    at.answer(asked(at)[0], game.Number(0))
    at.answer("A", game.Choose((named(at, "Island"),)))
    again = game.fold(before, at.facts[start:], at.state.agenda)
    assert again.overlay == at.state.overlay
    assert again.turn == at.state.turn
    assert again.zones == at.state.zones
