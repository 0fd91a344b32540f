"""Lands stand in a row of their own, and their player says which is in front (C-17)."""

from typing import Any

import pytest

import domain.rules as game
from domain.formats.centurion.overlay import Centurion
from domain.kernel.refusals import Malformed
from tests.formats.centurion.test_lands import play, table_with
from tests.support.board import Board, board


def rows(table: Board, seat: str) -> dict[str, list[str]]:
    """Return the names in a player's two rows, in their order, and where the lands are."""
    panel: Any = Centurion().panels(table.state)["rows"]
    (side,) = [side for side in panel if side["seat"] == seat]
    named = {
        row["name"]: [table.state.derived[oid].name for oid in row["objects"].objects]
        for row in side["rows"]
    }
    return {**named, "land_row": [side["land_row"]]}


def arranged(table: Board, seat: str, name: str, choice: str) -> Board:
    done = game.arrange(
        table.state, seat, name, choice, table.cards, table.overlay, table.chance
    )  # fmt: skip
    table.state = done.state
    return table


def test_lands_stand_in_a_row_behind_the_other_permanents_c_17() -> None:
    table = table_with("Shock", battlefield=["Grizzly Bears", "Forest", "Bonesplitter"])
    play(table, "Shock", "Mountain")
    assert rows(table, "A") == {
        "others": ["Grizzly Bears", "Bonesplitter"], "lands": ["Forest", "Mountain"],
        "land_row": ["back"],
    }  # fmt: skip
    assert list(rows(table, "A")) == ["others", "lands", "land_row"]


def test_the_player_puts_the_lands_in_front_c_17() -> None:
    table = arranged(table_with("Shock", battlefield=["Forest"]), "A", "land_row", "front")
    assert list(rows(table, "A")) == ["lands", "others", "land_row"]
    assert rows(table, "A")["land_row"] == ["front"]
    assert rows(table, "B")["land_row"] == ["back"]


def test_what_another_player_controls_is_in_their_row_c_17() -> None:
    table = board(B={"battlefield": ["Forest"]}, overlay=Centurion())
    assert (rows(table, "A")["lands"], rows(table, "B")["lands"]) == ([], ["Forest"])


@pytest.mark.parametrize(("name", "choice"), [("land_row", "side"), ("hand", "front")])
def test_nothing_else_can_be_arranged_c_17(name: str, choice: str) -> None:
    with pytest.raises(Malformed):
        arranged(table_with("Shock"), "A", name, choice)
