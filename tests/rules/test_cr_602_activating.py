"""Activating abilities: costs are chosen, then paid; what was paid is known (CR 602)."""

from domain.cards.ir.language import (
    Activated,
    DiscardCost,
    GainLife,
    Keyword,
    Loyalty,
    OneOf,
    PayLife,
    PayMana,
    RevealCost,
    SacrificeCost,
    Tap,
    TapOthers,
)
from domain.cards.ir.terms import ANYTHING, Arith, Bound, PlayerStat, Stat, Type, X, You
from domain.cards.mana import mana_cost
from domain.rules import answers as a
from domain.rules import facts as f
from tests.rules.plays import act, activate, creature, enchantment, pick
from tests.support.board import Board, Put, board


def offered(table: Board, name: str) -> bool:
    """Whether an ability of an object of that name can be activated now."""
    return any(
        candidate.selectable
        for candidate in table.asked("act").candidates
        if candidate.verb == "activate" and candidate.label.startswith(name)
    )


def test_118_12_one_of_several_costs_is_chosen_among_those_that_can_be_paid() -> None:
    either = OneOf(((PayLife(3),), (DiscardCost(),)))
    shrine = enchantment("Shrine", Activated((either,), GainLife(1)))
    table = board(A={"battlefield": ["Shrine"], "hand": ["Forest"]}, more=[shrine])
    activate(table, table.id("Shrine"), 0, pick("way:1"))
    assert table.names("graveyard:A") == ["Forest"]
    assert table.life("A") == 20
    table = board(A={"battlefield": ["Shrine"]}, more=[shrine])
    activate(table, table.id("Shrine"), 0)
    assert table.life("A") == 17


def test_119_4_half_of_an_odd_life_total_is_rounded_as_the_card_says() -> None:
    half = PayLife(Arith("half_up", PlayerStat(You(), "life")))
    bargain = enchantment("Bargain", Activated((half,), GainLife(0)))
    table = board(A={"battlefield": ["Bargain"], "life": 7}, more=[bargain])
    activate(table, table.id("Bargain"), 0)
    assert table.life("A") == 3


def test_107_3a_x_is_bounded_by_what_all_parts_of_the_cost_can_take() -> None:
    feast = enchantment(
        "Feast",
        Activated((PayMana(mana_cost("{X}")), SacrificeCost(Type("creature"), X())), GainLife(X())),
    )
    table = board(
        A={"battlefield": ["Feast", *["Forest"] * 5, "Grizzly Bears", "Hill Giant"]}, more=[feast]
    )
    activate(table, table.id("Feast"), 0, a.Number(2)).resolve()
    assert table.life("A") == 22
    assert sorted(table.names("graveyard:A")) == ["Grizzly Bears", "Hill Giant"]


def test_608_2h_what_was_sacrificed_counts_as_it_last_existed() -> None:
    altar = enchantment(
        "Altar",
        Activated((SacrificeCost(Type("creature")),), GainLife(Stat(Bound("sacrificed"), "power"))),
    )
    table = board(A={"battlefield": ["Altar", "Hill Giant"]}, more=[altar])
    activate(table, table.id("Altar"), 0).resolve()
    assert table.life("A") == 23


def test_118_3_an_object_pays_for_one_part_of_a_cost_alone() -> None:
    feast = enchantment(
        "Feast",
        Activated((SacrificeCost(Type("creature")), SacrificeCost(Type("creature"))), GainLife(1)),
    )
    table = board(A={"battlefield": ["Feast", "Grizzly Bears", "Hill Giant"]}, more=[feast])
    bears = table.id("Grizzly Bears")
    act(table, "A", pick(f"activate:{table.id('Feast')}:0"), pick(bears))
    assert sorted(table.names("graveyard:A")) == ["Grizzly Bears", "Hill Giant"]


def test_118_3_the_same_creature_cannot_pay_twice() -> None:
    feast = enchantment(
        "Feast",
        Activated((SacrificeCost(Type("creature")), SacrificeCost(Type("creature"))), GainLife(1)),
    )
    table = board(A={"battlefield": ["Feast", "Grizzly Bears"]}, more=[feast])
    assert not offered(table, "Feast")


def test_a_creature_tapped_for_the_cost_makes_no_mana_for_it() -> None:
    drum = enchantment(
        "Drum",
        Activated((PayMana(mana_cost("{G}")), TapOthers(Type("creature"))), GainLife(1)),
    )
    table = board(A={"battlefield": ["Drum", "Llanowar Elves", "Forest"]}, more=[drum])
    activate(table, table.id("Drum"), 0)
    assert table.state.objects[table.id("Llanowar Elves")].tapped
    assert table.state.objects[table.id("Forest")].tapped


def test_701_20_what_is_revealed_as_a_cost_is_known_to_everybody() -> None:
    omen = enchantment("Omen", Activated((RevealCost(ANYTHING),), GainLife(1)))
    table = board(A={"battlefield": ["Omen"], "hand": ["Shock"]}, more=[omen])
    activate(table, table.id("Omen"), 0)
    assert table.state.objects[table.id("Shock", "hand:A")].known_to == ("A", "*")


def test_606_3_one_loyalty_ability_of_a_permanent_a_turn() -> None:
    herald = enchantment(
        "Herald",
        Activated((Loyalty(1),), GainLife(1)),
        Activated((Loyalty(2, minus=True),), GainLife(5)),
    )
    table = board(A={"battlefield": ["Herald"]}, more=[herald])
    oid = table.id("Herald")
    activate(table, oid, 0).resolve()
    assert table.state.objects[oid].counters == {"loyalty": 1}
    assert not offered(table, "Herald")
    assert [fact.ability for fact in table.happened(f.AbilityUsed)] == ["loyalty"]


def test_606_6_loyalty_that_is_not_there_cannot_be_removed() -> None:
    herald = enchantment("Herald", Activated((Loyalty(2, minus=True),), GainLife(5)))
    table = board(A={"battlefield": ["Herald"]}, more=[herald])
    assert not offered(table, "Herald")


def test_302_6_haste_lifts_the_wait_for_the_tap_symbol() -> None:
    slow = creature("Slow", 1, 1, Activated((Tap(),), GainLife(1)))
    quick = creature("Quick", 1, 1, Activated((Tap(),), GainLife(1)), Keyword("haste"))
    table = board(
        A={"battlefield": [Put("Slow", sick=True), Put("Quick", sick=True)]}, more=[slow, quick]
    )
    assert [offered(table, name) for name in ("Slow", "Quick")] == [False, True]
