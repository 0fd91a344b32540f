"""Abilities about becoming unattached look back in time (CR 603.10c)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import GainLife, Triggered
from domain.cards.ir.terms import AttachmentChange, Is, This
from tests.rules.plays import pick, resolved
from tests.support.board import Put, board

BLADE = CardDefinition(
    name="Blade",
    types=("artifact",),
    subtypes=("Equipment",),
    abilities=(Triggered(AttachmentChange(Is(This()), attached=False), GainLife(3)),),
)


def test_603_10c_an_equipment_that_leaves_becomes_unattached() -> None:
    table = board(
        A={
            "hand": ["Disenchant"],
            "battlefield": ["Plains", "Plains", "Grizzly Bears", Put("Blade", on="Grizzly Bears")],
        },
        more=[BLADE],
    )
    resolved(table, "Disenchant", pick(table.id("Blade")))
    assert table.life("A") == 23


def test_603_10c_an_equipment_becomes_unattached_from_what_leaves() -> None:
    table = board(
        A={
            "hand": ["Shock"],
            "battlefield": ["Mountain", "Grizzly Bears", Put("Blade", on="Grizzly Bears")],
        },
        more=[BLADE],
    )
    resolved(table, "Shock", pick(table.id("Grizzly Bears")))
    assert table.life("A") == 23
