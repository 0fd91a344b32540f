"""What costs ask for (CR 118, 119.4), where a position of the catalogue does not show it."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    Activated,
    CastOption,
    CostChange,
    GainLife,
    PayLife,
    SpellAbility,
    Static,
)
from domain.cards.ir.terms import Stat, This, Type, You
from domain.cards.mana import mana_cost
from tests.rules.plays import activate, enchantment, pick, resolved
from tests.support.board import Board, board


def spell(name: str, cost: str) -> CardDefinition:
    """Return a sorcery that gains its controller its own mana value."""
    return CardDefinition(
        name=name,
        cost=mana_cost(cost),
        types=("sorcery",),
        abilities=(SpellAbility(GainLife(Stat(This(), "mana_value"))),),
    )


def cheaper(mana: str) -> CardDefinition:
    return enchantment(
        "Cheaper", Static((CostChange(Type("sorcery"), You(), amount=-1, mana=mana_cost(mana)),))
    )


def untapped(table: Board, name: str) -> int:
    return sum(not table.state.objects[oid].tapped for oid in table.ids(name))


def test_118_7b_a_reduction_of_a_colour_that_is_not_asked_for_takes_generic_mana() -> None:
    table = board(
        A={"hand": ["Hymn"], "battlefield": ["Cheaper", "Forest", "Forest", "Forest"]},
        more=[spell("Hymn", "{2}{G}"), cheaper("{W}")],
    )
    resolved(table, "Hymn")
    assert (table.life("A"), untapped(table, "Forest")) == (23, 1)


def test_118_7b_a_reduction_of_a_colour_takes_that_colour_first() -> None:
    table = board(
        A={"hand": ["Hymn"], "battlefield": ["Cheaper", "Mountain", "Mountain"]},
        more=[spell("Hymn", "{2}{G}"), cheaper("{G}")],
    )
    resolved(table, "Hymn")
    assert (table.life("A"), untapped(table, "Mountain")) == (23, 0)


def test_118_9c_an_alternative_cost_leaves_the_mana_cost_as_it_is() -> None:
    hymn = CardDefinition(
        name="Hymn",
        cost=mana_cost("{2}{G}"),
        types=("sorcery",),
        abilities=(
            CastOption("life", cost=(PayLife(1),)),
            SpellAbility(GainLife(Stat(This(), "mana_value"))),
        ),
    )
    table = board(A={"hand": ["Hymn"]}, more=[hymn])
    way = next(c.ref for c in table.asked("act").candidates if c.verb == "cast" and c.selectable)
    table.answer("A", pick(way)).resolve()
    assert table.life("A") == 20 - 1 + 3


def test_119_4b_no_life_can_be_paid_by_who_has_none_to_pay() -> None:
    nothing = enchantment("Nothing", Activated((PayLife(0),), GainLife(1)))
    table = board(A={"battlefield": ["Nothing", "Platinum Angel"], "life": -3}, more=[nothing])
    activate(table, table.id("Nothing"), 0).resolve()
    assert table.life("A") == -2
