"""Discovery: dice say whether natives and treasures arrive (Q-25, Q-29)."""

import pytest

from domain.rules import facts as f
from tests.formats.conquering.stage import controlled, go_on, stage
from tests.support.board import Board

NATIVES = ("Grizzly Bears", "Hill Giant", "Wind Drake")
TREASURES = ("Sol Ring", "Howling Mine", "Mind Stone")


def discovered(seats: str, *rolls: int) -> Board:
    at = stage(
        seats, rolls=rolls, natives=NATIVES, treasures=TREASURES, lands=["Forest"] * len(seats)
    )
    return go_on(at, step="auction")


@pytest.mark.parametrize(
    ("native", "treasure", "there"),
    [
        (4, 3, ["Grizzly Bears"]),
        (5, 2, ["Sol Ring"]),
        (1, 1, ["Grizzly Bears", "Sol Ring"]),
        (6, 6, []),
    ],
)
def test_a_native_comes_on_four_or_less_and_a_treasure_on_two_or_less(
    native: int, treasure: int, there: list[str]
) -> None:
    at = discovered("ABCDE", native, treasure)
    assert controlled(at, "npc") == there


def test_what_comes_is_the_npcs_own() -> None:
    at = discovered("AB", 4, 2)
    for name in ("Grizzly Bears", "Sol Ring"):
        thing = at.state.objects[at.id(name)]
        assert (thing.owner, thing.controller) == ("npc", "npc")


@pytest.mark.parametrize(("players", "dice"), [(2, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
def test_there_is_one_die_of_each_kind_per_four_players(players: int, dice: int) -> None:
    seats = "ABCDEFGHIJKL"[:players]
    at = discovered(seats, *[6] * (2 * dice))
    rolled = [fact.purpose for fact in at.happened(f.Rolled) if fact.sides == 6]
    assert rolled == ["natives"] * dice + ["treasures"] * dice


def test_all_dice_of_the_natives_are_rolled_before_those_of_the_treasures() -> None:
    at = discovered("ABCDEFGH", 4, 4, 2, 3)
    assert controlled(at, "npc") == ["Grizzly Bears", "Hill Giant", "Sol Ring"]


def test_of_an_empty_deck_nothing_comes() -> None:
    at = stage("AB", rolls=(1, 1))
    go_on(at, step="auction")
    assert controlled(at, "npc") == []


def test_abilities_of_what_comes_trigger_and_are_the_npcs() -> None:
    at = stage("AB", rolls=(1, 6), natives=["Kitchen Finks"])
    go_on(at, step="auction")
    (ability,) = (fact for fact in at.happened(f.Created) if fact.kind == "ability")
    assert ability.controller == "npc"
    assert [at.life(seat) for seat in "AB"] == [20, 20]
