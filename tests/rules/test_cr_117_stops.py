"""Where players are asked, from recorded stops and the public table alone (CR 117.3)."""

import pytest

import domain.rules as game
from domain.rules.answers import Choose
from domain.rules.stops import ALL_STOPS, DEFAULT_STOPS, wants
from tests.support.board import PASS, Board, board


def test_the_default_stops_are_known_stops() -> None:
    assert set(DEFAULT_STOPS) <= ALL_STOPS


@pytest.mark.parametrize(
    ("step", "active", "asked"),
    [
        ("upkeep", False, False),
        ("precombat_main", True, False),
        ("begin_combat", False, False),
        ("postcombat_main", True, False),
        ("end", False, True),
    ],
)
def test_by_default_a_player_is_asked_in_their_main_phases_and_the_opponents_end_step(
    step: str, active: bool, asked: bool
) -> None:
    state = board(step=step, wanted=("all",)).engine().state
    for seat, expected in (("A", active), ("B", asked)):
        player = state.players[seat]
        state.set_player(type(player)(seat=seat, life=20, stops=DEFAULT_STOPS))
        assert wants(state, seat) is expected


def test_a_declaration_without_attackers_stops_nobody() -> None:
    table = board(step="declare_attackers", A={}, B={})
    assert table.state.turn.step == "postcombat_main"


def test_own_spells_do_not_ask_their_player_but_the_opponent() -> None:
    table = _with_shock_cast(board(A={"hand": ["Shock"], "battlefield": ["Mountain"]}))
    assert table.asked("act").seat == "B"


def test_a_player_may_want_to_be_asked_about_their_own_spells() -> None:
    table = board(
        wanted=("own:precombat_main", "stack:own"),
        A={"hand": ["Shock"], "battlefield": ["Mountain"]},
    )
    assert _with_shock_cast(table).asked("act").seat == "A"


def _with_shock_cast(table: Board) -> Board:
    return table.answer("A", Choose((f"cast:{table.id('Shock', 'hand')}",)), Choose(("B",)))


def test_who_wants_everything_is_asked_in_every_step_with_priority() -> None:
    table = board(step="upkeep", begin=True, wanted=("all",))
    assert table.asked("act").seat == "A"
    table.answer("A", PASS)
    assert table.asked("act").seat == "B"
    table.answer("B", PASS)
    assert table.state.turn.step == "draw"


def test_new_stops_leave_the_open_decision_open() -> None:
    table = board()
    done = game.set_stops(table.state, "A", ("own:end",), table.cards, table.overlay, table.chance)
    assert done.state.players["A"].stops == ("own:end",)
    assert [stub.seat for stub in done.open] == ["A"]
