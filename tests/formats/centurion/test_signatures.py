"""Signed cards against the spells of who signed them (C-30 to C-33, C-36)."""

import pytest

import domain.rules as game
from domain.formats.centurion.signatures import COUNTER, REMOVE
from domain.kernel.refusals import Illegal
from domain.rules import EVERYBODY, act_unasked
from tests.formats.centurion.signing import (
    actions,
    asked_for,
    duel,
    offers,
    passes,
    sign,
    sign_unasked,
    signed,
    stack,
)
from tests.rules.plays import cast, pick, resolved
from tests.support.board import PASS, Board

BEARS = {"battlefield": ["Grizzly Bears"]}


def terror() -> Board:
    """Return the game in which A has cast Terror on B's bears; B holds a Terror that A signed."""
    hand = [signed("Terror"), "Counterspell"]
    table = duel(A={"hand": ["Terror", "Shock"]}, B={**BEARS, "hand": hand})
    return cast(table, "Terror", pick(table.id("Grizzly Bears")))


def test_a_card_signed_by_an_opponent_counters_the_opponents_spell_of_its_name_c_30() -> None:
    table = terror()
    assert asked_for(table, "B") == [COUNTER, REMOVE]
    sign(table, "B", COUNTER).resolve()
    assert table.names("graveyard:A") == ["Terror"]
    assert table.ids("Grizzly Bears")


def test_the_other_action_removes_that_card_from_the_game_c_30_c_33() -> None:
    table = sign(terror(), "B", REMOVE).resolve()
    assert table.names("exile") == ["Terror"]
    assert table.names("graveyard:A") == []
    assert table.ids("Grizzly Bears")


def test_the_card_stays_in_hand_and_is_known_to_all_c_30() -> None:
    table = terror()
    oid = table.id("Terror", "hand:B")
    assert table.state.objects[oid].known_to == ("B",)
    sign(table, "B", COUNTER)
    shown = table.state.objects[oid]
    assert shown.zone == "hand:B"
    assert EVERYBODY in shown.known_to
    table.resolve()
    assert table.names("hand:B") == ["Terror", "Counterspell"]


def test_it_may_be_revealed_without_priority_and_the_active_player_gets_priority_c_30_c_36() -> (
    None
):
    table = duel(A={"hand": ["Terror"]}, B={**BEARS, "hand": [signed("Terror")]}, C={})
    cast(table, "Terror", pick(table.id("Grizzly Bears")))
    passes(table, "B")
    assert table.asked("act").seat == "C"
    sign_unasked(table, "B", COUNTER)
    assert stack(table) == ["Terror", COUNTER]
    assert table.asked("act").seat == "A"
    table.resolve()
    assert table.names("graveyard:A") == ["Terror"]


def test_with_priority_too_the_active_player_is_next_c_36() -> None:
    table = duel(active="C", A={"hand": ["Shock"]}, B={"hand": [signed("Shock")]}, C={})
    passes(table, "C")
    table.pass_until("end")
    assert table.asked("act").seat == "A"
    cast(table, "Shock", pick("B"))
    sign(table, "B", COUNTER)
    assert table.asked("act").seat == "C"


def test_a_card_that_nobody_or_somebody_else_signed_does_nothing_c_31() -> None:
    hand = ["Terror", signed("Shock"), signed("Terror", "C")]
    table = duel(A={"hand": ["Terror"]}, B={**BEARS, "hand": hand}, C={})
    cast(table, "Terror", pick(table.id("Grizzly Bears")))
    assert asked_for(table, "B") == []
    assert offers(table, "B") == []


def test_a_card_with_two_signatures_counts_for_both_of_its_signers_c_31() -> None:
    for caster in ("A", "C"):
        sides = {"A": {}, "C": {}, "D": {}, caster: {"hand": ["Terror"]}}
        table = duel(active=caster, B={**BEARS, "hand": [signed("Terror", "A,C")]}, **sides)
        cast(table, "Terror", pick(table.id("Grizzly Bears")), seat=caster)
        assert offers(table, "B") == [(COUNTER, "Terror"), (REMOVE, "Terror")]


def test_ones_own_signature_does_not_work_against_oneself_c_31() -> None:
    hand = ["Terror", signed("Terror", "A")]
    table = duel(A={"hand": hand}, B=BEARS)
    unsigned = next(c for c in table.ids("Terror", "hand:A") if not table.state.objects[c].marks)
    table.answer("A", pick(f"cast:{unsigned}"))
    assert offers(table, "A") == []


def test_a_card_that_was_not_in_hand_as_the_spell_was_cast_does_not_count_c_30() -> None:
    table = duel(
        A={"hand": ["Terror"]},
        B={**BEARS, "hand": ["Opt"], "library": [signed("Terror"), "Forest"]},
    )
    cast(table, "Terror", pick(table.id("Grizzly Bears")))
    cast(table, "Opt", seat="B").resolve()
    while "Terror" not in table.names("hand:B"):
        question = table.questions()[0]
        table.answer(question.seat, question.default)
    assert stack(table) == ["Terror"]
    assert offers(table, "B") == []


def test_players_may_respond_to_the_action_c_32() -> None:
    table = sign(terror(), "B", REMOVE)
    assert table.asked("act").seat == "A"
    cast(table, "Shock", pick("B"))
    assert stack(table) == ["Terror", REMOVE, "Shock"]
    table.resolve()
    assert table.life("B") == 18
    assert table.names("exile") == ["Terror"]


@pytest.mark.parametrize("answer", ["Counterspell", "Voidslime", "Twincast"])
def test_nothing_can_target_counter_or_copy_the_action_c_32_c_36(answer: str) -> None:
    hand = ["Terror", "Shock", answer]
    table = duel(A={"hand": hand}, B={**BEARS, "hand": [signed("Terror")]}, wanted={"all"})
    cast(table, "Shock", pick("B"))
    cast(table, "Terror", pick(table.id("Grizzly Bears")))
    sign_unasked(table, "B", COUNTER)
    answering = game.advance(
        table.state, "A", (pick(f"cast:{table.id(answer, 'hand:A')}"),),
        table.cards, table.overlay, table.chance,
    )  # fmt: skip
    assert isinstance(answering, game.Incomplete)
    *spells, _ = table.state.zones["stack"]
    assert [c.ref for c in answering.question.candidates] == spells


def test_to_stifle_the_action_is_no_ability_c_36() -> None:
    table = duel(A={"hand": ["Terror", "Stifle"]}, B={**BEARS, "hand": [signed("Terror")]})
    cast(table, "Terror", pick(table.id("Grizzly Bears")))
    sign(table, "B", COUNTER)
    stifle = next(c for c in table.asked("act").candidates if c.label == "Cast Stifle")
    assert stifle.reason is not None
    assert stifle.reason.code == "no-target"


def test_not_even_the_end_of_the_turn_stops_it_c_32() -> None:
    table = duel(A={"hand": ["Grizzly Bears", "Time Stop"]}, B={"hand": [signed("Grizzly Bears")]})
    resolved(table, "Grizzly Bears")
    sign_unasked(table, "B", REMOVE)
    cast(table, "Time Stop")
    passes(table, "B")
    assert (table.state.turn.step, stack(table)) == ("cleanup", [REMOVE])
    table.resolve()
    assert table.names("exile") == ["Time Stop", "Grizzly Bears"]


def test_it_does_not_target_so_that_shroud_and_hexproof_do_not_matter_c_32() -> None:
    table = duel(A={"hand": ["Troll Ascetic"]}, B={"hand": [signed("Troll Ascetic")]})
    resolved(table, "Troll Ascetic")
    sign_unasked(table, "B", REMOVE).resolve()
    assert table.names("exile") == ["Troll Ascetic"]


def test_countering_what_cannot_be_countered_does_nothing_and_removing_does_c_33() -> None:
    for action, zone in ((COUNTER, "battlefield"), (REMOVE, "exile")):
        table = duel(A={"hand": ["Vexing Shusher"]}, B={"hand": [signed("Vexing Shusher")]})
        cast(table, "Vexing Shusher")
        sign(table, "B", action).resolve()
        assert table.ids("Vexing Shusher", zone)


def test_one_card_may_act_several_times_on_one_spell_c_33() -> None:
    table = terror()
    sign(table, "B", COUNTER)
    sign_unasked(table, "B", REMOVE)
    assert stack(table) == ["Terror", COUNTER, REMOVE]
    table.resolve()
    assert table.names("exile") == ["Terror"]


def test_what_a_card_is_about_to_do_it_does_not_do_again_c_33() -> None:
    table = duel(A={"hand": ["Vexing Shusher"]}, B={"hand": [signed("Vexing Shusher")]})
    cast(table, "Vexing Shusher")
    sign(table, "B", COUNTER)
    assert [each.verb for each in actions(table, "B")] == [REMOVE]
    passes(table, "A", "B")
    # The counter-action did nothing to a spell that can't be countered.
    assert [each.verb for each in actions(table, "B")] == [COUNTER, REMOVE]


@pytest.mark.parametrize(
    ("answer", "where"),
    [("Counterspell", "graveyard:A"), ("Remand", "hand:A"), ("Memory Lapse", "library:A")],
)
def test_a_card_that_a_response_moved_is_exiled_from_there_c_33(answer: str, where: str) -> None:
    table = duel(A={"hand": ["Terror", answer]}, B={**BEARS, "hand": [signed("Terror")]})
    cast(table, "Terror", pick(table.id("Grizzly Bears")))
    sign(table, "B", REMOVE)
    cast(table, answer, pick(table.state.zones["stack"][0]))
    passes(table, "B")
    assert "Terror" in table.names(where)
    library = table.state.zones["library:A"]
    table.resolve()
    assert "Terror" in table.names("exile")
    assert "Terror" not in table.names(where)
    shuffled = table.state.zones["library:A"] != tuple(
        o for o in library if o in table.state.objects
    )
    assert shuffled is (answer == "Memory Lapse")


def test_a_countered_spell_leaves_the_counter_action_nothing_to_do_c_33() -> None:
    table = duel(A={"hand": ["Terror", "Counterspell"]}, B={**BEARS, "hand": [signed("Terror")]})
    cast(table, "Terror", pick(table.id("Grizzly Bears")))
    sign(table, "B", COUNTER)
    cast(table, "Counterspell", pick(table.state.zones["stack"][0])).resolve()
    assert sorted(table.names("graveyard:A")) == ["Counterspell", "Terror"]


def test_split_second_does_not_stop_it_c_36() -> None:
    table = duel(
        A={"hand": ["Krosan Grip"]},
        B={"battlefield": ["Isochron Scepter"], "hand": [signed("Krosan Grip"), "Counterspell"]},
    )
    cast(table, "Krosan Grip", pick(table.id("Isochron Scepter")))
    allowed = [c.verb for c in table.asked("act").candidates if c.selectable and c.verb == "cast"]
    assert allowed == []
    sign(table, "B", COUNTER).resolve()
    assert table.ids("Isochron Scepter")


def test_nothing_is_signed_while_something_else_is_decided_c_36() -> None:
    table = duel(A={"hand": ["Grizzly Bears", "Opt"]}, B={"hand": [signed("Grizzly Bears")]})
    resolved(table, "Grizzly Bears")
    assert offers(table, "B") == [(REMOVE, "Grizzly Bears")]
    ref = f"special:{REMOVE}:{table.id('Grizzly Bears', 'hand:B')}:{table.id('Grizzly Bears')}"
    cast(table, "Opt")
    while table.questions()[0].kind == "act":
        table.answer(table.questions()[0].seat, PASS)
    assert offers(table, "B") == []
    with pytest.raises(Illegal, match="now"):
        act_unasked(table.state, "B", ref, table.cards, table.overlay, table.chance)
