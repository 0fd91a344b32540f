"""Controlling another player: who decides, who sees what, and for how long (CR 723)."""

from domain.rules import facts as f
from domain.rules.folding import fold
from services.documents.board import PUBLIC, build_view, live_view
from services.documents.learning import learnt
from services.documents.pieces import Pieces
from tests.rules.plays import act, pick
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


def test_723_4_what_lies_face_down_is_seen_while_it_lasts_also_in_bytes_that_are_kept() -> None:
    table = board(A={"hand": ["Exalted Angel"], "battlefield": ["Plains"] * 3})
    act(table, "A", pick(f"cast:{table.id('Exalted Angel', 'hand:A')}:-1+morph+")).resolve()
    engine = table.engine()
    engine.emit(f.TurnClaimed(seat="A", by="B"))
    table.keep(engine)
    pieces = Pieces()
    shown = []
    for _ in range(4):
        kept = live_view(table_of(table), "B", pieces=pieces).body
        assert kept == live_view(table_of(table), "B").body
        shown.append(b"Exalted Angel" in kept)
        for step in ("end", "precombat_main"):
            table.pass_until(step)
            while table.questions()[0].kind != "act":
                question = table.questions()[0]
                table.answer(question.answered_by or question.seat, question.default)
    assert shown == [False, False, True, False]


def test_723_4_the_controller_is_told_what_only_the_controlled_player_learns() -> None:
    table = _taken_over()
    card = table.id("Shock", "hand:B")
    looked = f.Known(objects=(card,), to=("B",), audience="B", agent="B")
    ended = f.TurnBegan(number=3, active="A")
    play = table.state
    assert [at for at, _ in learnt(play, (looked, ended, looked), "A")] == [0, 1]
    assert [at for at, _ in learnt(play, (looked, ended, looked), "B")] == [0, 1, 2]
    assert [at for at, _ in learnt(play, (looked, ended, looked), PUBLIC)] == [1]
