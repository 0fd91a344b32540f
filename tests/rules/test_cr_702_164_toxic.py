"""Toxic: the values of all toxic abilities of a creature count together (CR 702.164b)."""

from domain.cards.ir.language import Keyword
from domain.rules.answers import Attack
from tests.rules.plays import creature
from tests.support.board import board


def test_702_164b_the_total_toxic_value_is_the_sum_of_all() -> None:
    viper = creature("Viper", 1, 1, Keyword("toxic", number=1), Keyword("toxic", number=2))
    table = board(A={"battlefield": ["Viper"]}, step="begin_combat", begin=True, more=[viper])
    table.answer("A", Attack(((table.id("Viper"), "B"),))).pass_until("postcombat_main")
    assert (table.life("B"), table.state.players["B"].resources) == (19, {"poison": 3})
