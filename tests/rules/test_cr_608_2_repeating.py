"""Repetition, noted numbers, things that one of several players does (CR 608.2)."""

from domain.cards.ir.language import (
    Choice,
    ChooseEffect,
    ChooseNumber,
    DealDamage,
    Discard,
    Draw,
    ForEach,
    GainLife,
    Gate,
    LoseLife,
    Note,
    PayLife,
    Repeat,
    Seq,
    Vote,
)
from domain.cards.ir.terms import (
    Arith,
    Bound,
    Compare,
    Players,
    PlayerStat,
    Var,
    You,
)
from domain.rules import facts as f
from domain.rules.answers import Number, Pay
from tests.rules.plays import pick, resolved, sorcery
from tests.support.board import board
from tests.support.chance import ScriptedChance


def test_608_2c_a_process_is_repeated_so_many_times() -> None:
    spell = sorcery("Again", Repeat(GainLife(2), times=3))
    assert resolved(board(A={"hand": ["Again"]}, more=[spell]), "Again").life("A") == 26


def test_608_2c_a_process_is_repeated_as_long_as_it_says() -> None:
    life = PlayerStat(You())
    spell = sorcery("Again", Repeat(LoseLife(3), again=Compare(life, ">", 10)))
    assert resolved(board(A={"hand": ["Again"]}, more=[spell]), "Again").life("A") == 8


def test_608_2c_what_is_noted_for_each_player_is_known_afterwards() -> None:
    hand = PlayerStat(Bound("each"), "hand")
    spell = sorcery(
        "Census",
        ForEach(Players("all"), Note("most", Arith("max", Var("most"), hand))),
        GainLife(Var("most")),
    )
    table = board(A={"hand": ["Census"]}, B={"hand": ["Shock"] * 3}, more=[spell])
    assert resolved(table, "Census").life("A") == 23


def test_608_2c_an_amount_is_worked_out_for_each_player() -> None:
    half = Arith("half_up", PlayerStat(Bound("each")))
    spell = sorcery("Halve", LoseLife(half, Players("all"), bind="lost"), Draw(Var("lost")))
    table = board(A={"hand": ["Halve"], "life": 5}, B={"life": 8}, more=[spell])
    resolved(table, "Halve")
    assert (table.life("A"), table.life("B")) == (2, 4)
    assert len(table.names("hand:A")) == 7


def test_608_2c_the_damage_that_was_dealt_is_counted() -> None:
    spell = sorcery(
        "Drain", DealDamage(Players("opponents"), 3, bind="dealt"), GainLife(Var("dealt"))
    )
    assert resolved(board(A={"hand": ["Drain"]}, more=[spell]), "Drain").life("A") == 23


def test_118_12_the_first_player_who_pays_settles_it() -> None:
    spell = sorcery("Dare", Gate(Players("all"), GainLife(1), Draw(2), pay=(PayLife(4),)))
    table = board(A={"hand": ["Dare"]}, more=[spell])
    resolved(table, "Dare")
    assert table.asked("pay").seat == "A"
    table.answer("A", Pay("decline"))
    table.answer("B", Pay("auto"))
    assert (table.life("A"), table.life("B"), table.names("hand:A")) == (21, 16, [])


def test_118_12_what_happens_otherwise_happens_once_all_declined() -> None:
    spell = sorcery("Dare", Gate(Players("all"), GainLife(1), Draw(2), pay=(PayLife(4),)))
    table = board(A={"hand": ["Dare"]}, more=[spell])
    resolved(table, "Dare")
    for seat in ("A", "B"):
        table.answer(seat, Pay("decline"))
    assert len(table.names("hand:A")) == 2


def test_608_2d_each_player_chooses_what_happens_to_them() -> None:
    spell = sorcery(
        "Bargain",
        ChooseEffect(
            (
                Choice("life", LoseLife(3, Bound("each"))),
                Choice("card", Discard(1, Bound("each"))),
            ),
            Players("all"),
        ),
    )
    table = board(A={"hand": ["Bargain", "Shock"]}, B={"hand": ["Shock"]}, more=[spell])
    resolved(table, "Bargain")
    table.answer("A", pick("card"))
    table.answer("B", pick("life"))
    assert (table.life("A"), table.life("B")) == (20, 17)
    assert "Shock" in table.names("graveyard:A")


def test_608_2d_one_of_several_things_happens_by_chance() -> None:
    spell = sorcery(
        "Whim",
        ChooseEffect((Choice("gain", GainLife(5)), Choice("draw", Draw())), random=True),
    )
    table = board(A={"hand": ["Whim"]}, more=[spell], chance=ScriptedChance(choices=[1]))
    resolved(table, "Whim")
    assert (table.life("A"), len(table.names("hand:A"))) == (20, 1)
    assert [fact.purpose for fact in table.happened(f.Rolled)] == ["choice"]


def test_608_2d_a_number_is_chosen_within_its_bounds() -> None:
    spell = sorcery("Wager", ChooseNumber("wager", 7), Seq((LoseLife(Var("wager")), Draw(2))))
    table = board(A={"hand": ["Wager"]}, more=[spell])
    resolved(table, "Wager")
    question = table.asked("number")
    assert (question.constraints.min, question.constraints.max) == (0, 7)
    table.answer("A", Number(6))
    assert table.life("A") == 14


def test_701_38a_players_vote_in_turn_order_beginning_with_the_one_named() -> None:
    spell = sorcery(
        "Council", Vote(("peace", "war")), GainLife(Var("votes for peace")),
        LoseLife(Var("votes for war"), Players("opponents")),
    )  # fmt: skip
    table = board({"C": {}}, A={"hand": ["Council"]}, more=[spell])
    resolved(table, "Council")
    for seat, word in (("A", "peace"), ("B", "war"), ("C", "war")):
        assert table.asked("option").seat == seat
        table.answer(seat, pick(word))
    assert (table.life("A"), table.life("B"), table.life("C")) == (21, 18, 18)
