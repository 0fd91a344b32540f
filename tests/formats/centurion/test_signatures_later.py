"""Signed cards against permanents, and where players come and go (C-30, C-31, C-33, C-35)."""

import msgspec
import pytest

from domain.formats.centurion.signatures import COUNTER, REMOVE
from domain.rules import standing_actions, zones
from domain.rules.stops import DEFAULT_STOPS
from tests.formats.centurion.signing import (
    duel,
    offers,
    passes,
    sign,
    sign_unasked,
    signed,
    stack,
)
from tests.rules.plays import cast, pick, resolved
from tests.support.board import PASS, Board, Put

BEARS = "Grizzly Bears"


def bears(*, mine: tuple[str, ...] = (), theirs: tuple[str | Put, ...] = ()) -> Board:
    """Return the game in which A's bears are there; B held a signed card of that name."""
    table = duel(A={"hand": [BEARS, *mine]}, B={"hand": [signed(BEARS), *theirs]}, wanted={"all"})
    return resolved(table, BEARS)


def test_the_permanent_that_a_spell_became_may_be_removed_later_c_30() -> None:
    table = bears()
    assert offers(table, "B") == [(REMOVE, BEARS)]
    sign_unasked(table, "B", REMOVE)
    assert stack(table) == [REMOVE]
    table.resolve()
    assert table.names("exile") == [BEARS]
    assert table.names("hand:B") == [BEARS]


def test_only_a_card_that_was_in_hand_as_the_spell_was_cast_counts_later_c_30() -> None:
    table = duel(
        A={"hand": [BEARS]}, B={"library": [signed(BEARS), *["Forest"] * 9]}, wanted={"all"}
    )
    resolved(table, BEARS)
    while not table.ids(BEARS, "hand:B"):
        question = table.questions()[0]
        table.answer(question.seat, question.default)
    assert table.names("battlefield").count(BEARS) == 1
    assert offers(table, "B") == []


def test_a_card_that_left_the_hand_and_came_back_does_not_count_any_more_c_30() -> None:
    table = bears(theirs=("Opt",))
    (ref,) = [c.ref for c in standing_actions(table.state, "B", table.overlay)]
    engine = table.engine()
    gone = zones.move(engine, table.id(BEARS, "hand:B"), "graveyard", "discard", agent="B")
    zones.move(engine, gone, "hand", "return", agent="B")
    table.keep(engine)
    assert table.names("hand:B") == ["Opt", BEARS]
    assert offers(table, "B") == []
    assert ref not in [c.ref for c in standing_actions(table.state, "B", table.overlay)]


def test_a_permanent_that_was_blinked_is_not_the_one_that_the_spell_became_c_30() -> None:
    table = bears(mine=("Cloudshift",))
    cast(table, "Cloudshift", pick(table.id(BEARS))).resolve()
    assert table.ids(BEARS)
    assert offers(table, "B") == []


@pytest.mark.parametrize(
    ("response", "where"),
    [("Unsummon", "hand:A"), ("Shock", "graveyard:A"), ("Cloudshift", "battlefield")],
)
def test_a_permanent_that_a_response_moved_is_exiled_from_there_c_33(
    response: str, where: str
) -> None:
    table = bears(mine=(response,))
    sign_unasked(table, "B", REMOVE)
    cast(table, response, pick(table.id(BEARS)))
    passes(table, "A", "B")
    assert table.ids(BEARS, where)
    table.resolve()
    assert table.names("exile") == [BEARS]


def test_what_is_phased_out_as_the_action_resolves_stays_c_33() -> None:
    table = bears(mine=("Reality Ripple",))
    sign_unasked(table, "B", REMOVE)
    cast(table, "Reality Ripple", pick(table.id(BEARS))).resolve()
    assert table.names("phased") == [BEARS]


def test_whoever_controls_the_permanent_by_now_it_was_cast_by_the_signer_c_31() -> None:
    table = bears(theirs=("Control Magic",))
    table.pass_until("cleanup")
    while table.state.turn.active != "B" or table.state.turn.step != "precombat_main":
        question = table.questions()[0]
        table.answer(question.seat, question.default)
    cast(table, "Control Magic", pick(table.id(BEARS)), seat="B").resolve()
    assert table.engine().look(table.id(BEARS)).controller == "B"
    assert offers(table, "B") == [(REMOVE, BEARS)]


def test_what_the_holder_cast_is_no_opponents_spell_c_31() -> None:
    table = duel(active="B", A={}, B={"hand": [BEARS, signed(BEARS)]})
    unsigned = next(c for c in table.ids(BEARS, "hand:B") if not table.state.objects[c].marks)
    table.answer("B", pick(f"cast:{unsigned}"))
    table.resolve()
    assert offers(table, "B") == []


def test_the_action_of_a_player_who_leaves_is_gone_with_them_c_32() -> None:
    table = duel(A={"hand": ["Shock"]}, B={"hand": [signed("Shock")]}, C={})
    cast(table, "Shock", pick("C"))
    sign(table, "B", COUNTER)
    table.concede("B")
    assert stack(table) == ["Shock"]
    table.resolve()
    assert table.life("C") == 18


def test_an_action_against_the_spell_of_a_player_who_left_does_nothing_c_32() -> None:
    table = duel(A={"hand": ["Shock"]}, B={"hand": [signed("Shock")]}, C={})
    cast(table, "Shock", pick("C"))
    sign(table, "B", REMOVE)
    table.concede("A")
    assert stack(table) == [REMOVE]
    table.resolve()
    assert table.names("exile") == []
    assert table.state.result is None


def test_who_is_controlled_by_another_does_nothing_unasked_c_36() -> None:
    table = bears()
    player = table.state.players["B"]
    held = {**table.state.players, "B": msgspec.structs.replace(player, controlled_by="A")}
    table.state = msgspec.structs.replace(table.state, players=held)
    assert offers(table, "B") == []


@pytest.mark.parametrize("held", ["Terror", "Forest"])
@pytest.mark.parametrize("mark", ["A", ""])
def test_a_player_is_asked_while_an_opponents_spell_is_there_whatever_they_hold_c_35(
    held: str, mark: str
) -> None:
    table = duel(
        A={"hand": ["Terror"]},
        B={"battlefield": [BEARS], "hand": [Put(held, signed_by=mark)]},
        wanted=["own:precombat_main"],
    )
    assert table.asked("act").seat == "A"
    cast(table, "Terror", pick(table.id(BEARS)))
    assert table.asked("act").seat == "B"


def test_an_ability_on_top_of_an_opponents_spell_changes_nothing_c_35() -> None:
    table = duel(
        A={"hand": ["Terror"], "battlefield": ["Prodigal Sorcerer"]},
        B={"battlefield": [BEARS]},
        wanted=["own:precombat_main"],
    )
    cast(table, "Terror", pick(table.id(BEARS)))
    table.answer("B", PASS)
    assert table.names("graveyard:B") == [BEARS]


def test_without_a_spell_on_the_stack_stops_hold_as_ever_c_35() -> None:
    table = duel(
        A={"battlefield": ["Prodigal Sorcerer"]},
        B={"hand": [signed(BEARS)]},
        wanted=["own:precombat_main"],
    )
    sorcerer = table.id("Prodigal Sorcerer")
    (ref,) = [c.ref for c in table.asked("act").candidates if c.object == sorcerer]
    table.answer("A", pick(ref), pick("B"))
    assert table.life("B") == 19


def test_ones_own_spell_is_passed_over_by_the_stops_c_35() -> None:
    table = duel(A={"hand": [BEARS]}, B={}, wanted=[*DEFAULT_STOPS])
    cast(table, BEARS)
    assert table.asked("act").seat == "B"
