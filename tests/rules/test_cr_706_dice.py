"""Rolling dice (CR 706)."""

import pytest

from domain.cards.ir.language import Draw, GainLife, LoseLife, Outcome, Roll
from domain.cards.ir.terms import Var
from domain.rules import facts as f
from tests.rules.plays import resolved, sorcery
from tests.support.board import board
from tests.support.chance import ScriptedChance

TABLE = (Outcome(1, LoseLife(2), 9), Outcome(10, GainLife(1), 19), Outcome(20, GainLife(10)))


@pytest.mark.parametrize(("result", "life"), [(1, 18), (9, 18), (10, 21), (19, 21), (20, 30)])
def test_706_3a_the_results_table_says_what_happens(result: int, life: int) -> None:
    dice = sorcery("Dice", Roll(20, table=TABLE))
    table = board(A={"hand": ["Dice"]}, more=[dice], chance=ScriptedChance(rolls=[result]))
    resolved(table, "Dice")
    assert table.life("A") == life
    (rolled,) = table.happened(f.Rolled)
    assert (rolled.sides, rolled.result) == (20, result)


def test_706_2_a_modifier_is_added_before_the_table_is_read() -> None:
    dice = sorcery("Dice", Roll(20, plus=1, table=TABLE))
    table = board(A={"hand": ["Dice"]}, more=[dice], chance=ScriptedChance(rolls=[19]))
    assert resolved(table, "Dice").life("A") == 30


def test_706_4_the_result_is_used_without_a_table() -> None:
    dice = sorcery("Dice", Roll(6), Draw(Var("result")))
    table = board(A={"hand": ["Dice"]}, more=[dice], chance=ScriptedChance(rolls=[4]))
    assert len(resolved(table, "Dice").names("hand:A")) == 4
