"""Flipping coins (CR 705)."""

from domain.cards.ir.language import Draw, Flip, GainLife, LoseLife
from domain.cards.ir.terms import Players, Var
from domain.rules import facts as f
from tests.rules.plays import resolved, sorcery
from tests.support.board import board
from tests.support.chance import ScriptedChance


def test_705_2_each_of_several_flips_is_won_or_lost() -> None:
    toss = sorcery("Toss", Flip(GainLife(3), LoseLife(1), count=3))
    chance = ScriptedChance(flips=[True, False, True])
    table = resolved(board(A={"hand": ["Toss"]}, more=[toss], chance=chance), "Toss")
    assert table.life("A") == 25
    assert [fact.result for fact in table.happened(f.Rolled)] == [1, 0, 1]
    chance.assert_used_up()


def test_705_2_the_flips_won_are_counted() -> None:
    toss = sorcery("Toss", Flip(count=3, bind="flips won"), Draw(Var("flips won")))
    chance = ScriptedChance(flips=[True, False, True])
    table = resolved(board(A={"hand": ["Toss"]}, more=[toss], chance=chance), "Toss")
    assert len(table.names("hand:A")) == 2


def test_705_1_a_coin_that_is_never_lost_is_flipped_no_more_at_the_cap() -> None:
    toss = sorcery("Toss", Flip(until_lost=True, bind="won"), GainLife(Var("won")))
    chance = ScriptedChance(flips=[True] * 600)
    table = resolved(board(A={"hand": ["Toss"]}, more=[toss], chance=chance), "Toss")
    assert table.life("A") == 520


def test_705_1_every_player_flips_a_coin_of_their_own() -> None:
    toss = sorcery("Toss", Flip(GainLife(1), who=Players("all")))
    table = resolved(
        board(A={"hand": ["Toss"]}, more=[toss], chance=ScriptedChance(flips=[False, True])), "Toss"
    )
    assert [fact.seat for fact in table.happened(f.Rolled)] == ["A", "B"]
    assert table.life("A") == 21
