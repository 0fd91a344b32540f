"""Equip abilities: what they may be for, and several on one Equipment (CR 702.6)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import Keyword
from domain.cards.ir.terms import Subtype
from domain.cards.mana import mana_cost
from tests.rules.plays import activate, pick
from tests.support.board import Board, board

LANCE = CardDefinition(
    name="Lance",
    types=("artifact",),
    subtypes=("Equipment",),
    abilities=(
        Keyword("equip", cost=mana_cost("{1}"), quality=Subtype("Bear")),
        Keyword("equip", cost=mana_cost("{3}")),
    ),
)


def armed() -> Board:
    mine = ["Lance", "Grizzly Bears", "Hill Giant", "Forest", "Forest", "Forest"]
    return board(A={"battlefield": mine}, more=[LANCE])


def test_702_6c_what_is_of_the_quality_is_equipped_for_that_cost() -> None:
    table = armed()
    activate(table, table.id("Lance"), 0, pick(table.id("Grizzly Bears"))).resolve()
    assert table.state.objects[table.id("Lance")].attached_to == table.id("Grizzly Bears")
    assert sum(table.state.objects[oid].tapped for oid in table.ids("Forest")) == 1


def test_702_6d_any_of_the_equip_abilities_may_be_activated() -> None:
    table = armed()
    activate(table, table.id("Lance"), 1, pick(table.id("Hill Giant"))).resolve()
    assert table.state.objects[table.id("Lance")].attached_to == table.id("Hill Giant")
