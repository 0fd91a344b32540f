"""Controlling another player: who decides, who sees what, and for how long (CR 723)."""

from domain.rules import facts as f
from domain.rules.folding import fold
from services.documents.board import PUBLIC, build_view
from tests.rules.plays import pick
from tests.support.board import Board, board
from tests.support.tables import table_of


def _taken_over() -> Board:
    """Return a board in B's first turn, which A controls."""
    table = board(
        A={"hand": ["Worst Fears"], "battlefield": ["Swamp"] * 8},
        B={"hand": ["Shock", "Hill Giant"], "battlefield": ["Mountain"]},
    )
    engine = table.engine()
    engine.emit(f.TurnClaimed(seat="B", by="A"))
    return table.keep(engine).pass_until("end").pass_until("precombat_main")


def _hand(table: Board, audience: str) -> list[str]:
    (side,) = (s for s in build_view(table_of(table), audience)["seats"] if s["seat"] == "B")
    return sorted(thing["name"] for thing in side["hand"])


def test_723_5_the_controller_is_asked_for_the_controlled_player() -> None:
    table = _taken_over()
    question = table.asked("act")
    assert (question.seat, question.answered_by) == ("B", "A")
    table.answer("A", pick(f"cast:{table.id('Shock', 'hand:B')}"), pick("A"))
    (spell,) = table.state.zones["stack"]
    assert table.state.objects[spell].controller == "B"


def test_723_4_the_controller_sees_what_the_controlled_player_sees() -> None:
    table = _taken_over()
    assert "Shock" in _hand(table, "A")
    assert _hand(table, "A") == _hand(table, "B")
    assert _hand(table, PUBLIC) == []


def test_723_1_the_sight_ends_with_the_control() -> None:
    table = _taken_over().pass_until("end").pass_until("precombat_main")
    assert table.state.turn.active == "A"
    assert _hand(table, "A") == []
    assert table.state.players["B"].controlled_by == ""


def test_723_6_the_controlled_player_may_concede_of_their_own() -> None:
    table = _taken_over().concede("B")
    assert table.state.result is not None
    assert table.state.result.winners == ("A",)


def test_723_1a_the_last_effect_is_the_one_that_works() -> None:
    table = board(A={}, B={}, C={})
    engine = table.engine()
    engine.emit(f.TurnClaimed(seat="B", by="A"), f.TurnClaimed(seat="B", by="C"))
    table.keep(engine).pass_until("end").pass_until("precombat_main")
    assert table.state.players["B"].controlled_by == "C"


def test_800_4a_who_left_controls_nobody() -> None:
    table = board(A={}, B={}, C={})
    engine = table.engine()
    engine.emit(f.TurnClaimed(seat="B", by="C"))
    table.keep(engine).concede("C")
    assert table.state.players["B"].claimed_by == ""


def test_723_replaying_the_facts_gives_the_same_state() -> None:
    table = board(A={}, B={})
    start = table.state
    engine = table.engine()
    engine.emit(f.TurnClaimed(seat="B", by="A"))
    table.keep(engine).pass_until("end").pass_until("precombat_main")
    folded = fold(start, table.facts, table.state.agenda)
    assert folded.players == table.state.players
    assert folded.players["B"].controlled_by == "A"
