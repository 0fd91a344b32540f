"""The automatic payment leaves the mana that is rarest for later (CR 601.2g)."""

from tests.rules.plays import cast
from tests.support.board import board


def test_generic_mana_is_paid_by_the_lands_there_are_most_of() -> None:
    table = board(
        A={"hand": ["Boggart Brute"], "battlefield": ["Plains", *["Mountain"] * 5]},
    )
    cast(table, "Boggart Brute")
    assert not table.state.objects[table.id("Plains")].tapped
    assert sum(table.state.objects[oid].tapped for oid in table.ids("Mountain")) == 3
