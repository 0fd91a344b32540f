"""The runner's words for Centurion tell what passes from what fails, in process and over HTTP."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.scenarios.running import run
from tests.scenarios.table import World

MAIN = {"turn": 1, "step": "precombat_main", "player": "A"}
LAND = {
    "id": "land",
    "rules": "centurion",
    "board": {"A": {"hand": ["Shock", "Terminate"]}},
    "script": [{**MAIN, "do": "play_land", "card": "Shock", "as": "Mountain"}],
    "stop": {"turn": 1, "step": "end"},
}
STAKES = {
    "id": "stakes",
    "rules": "centurion",
    "players": ["Kim", "Lou"],
    "board": {
        "Kim": {"ante": ["Terror"]},
        "Lou": {"hand": [{"card": "Terror", "signed_by": ["Kim"], "foil": True}]},
    },
    "script": [
        {"turn": 1, "player": "Kim", "do": "concede"},
        {"player": "Lou", "do": "special", "name": "settle", "card": "Terror", "choice": "take"},
    ],
}


def status(written: Mapping[str, Any], world: World, *expected: Mapping[str, Any]) -> str:
    return run({**written, "expect": [*expected]}, world).status


def as_land(card: str, land: str) -> Mapping[str, Any]:
    return {**LAND, "script": [{**MAIN, "do": "play_land", "card": card, "as": land}]}


@pytest.mark.parametrize(
    ("expected", "came"),
    [
        ({"player": "A", "permanent": "Mountain", "printed": "Shock", "count": 1}, "passed"),
        ({"player": "A", "printed": "Shock", "subtypes": ["mountain"]}, "passed"),
        ({"player": "A", "permanent": "Mountain", "printed": "Firebolt"}, "failed"),
        ({"player": "A", "permanent": "Shock"}, "failed"),
        ({"player": "A", "zone": "ante", "count": 0}, "passed"),
        ({"player": "A", "zone": "ante", "card": "Shock", "count": 1}, "failed"),
    ],
)
def test_a_land_is_told_by_its_name_and_its_card(
    world: World, expected: Mapping[str, Any], came: str
) -> None:
    assert status(LAND, world, expected) == came


def test_a_card_is_played_as_the_land_that_the_script_says_or_not_at_all(world: World) -> None:
    assert status(as_land("Shock", "Forest"), world) == "failed"
    assert status(as_land("Shock", "Forest"), world, {"refused": 0}) == "passed"
    assert status(as_land("Terminate", "nonbasic"), world) == "passed"
    nameless = {"player": "A", "printed": "Terminate", "not_subtypes": ["mountain"]}
    assert status(as_land("Terminate", "nonbasic"), world, nameless) == "passed"


@pytest.mark.parametrize(
    ("expected", "came"),
    [
        ({"ledger": "Terror", "of": "Kim", "owner": "Lou", "signed_by": ["Kim"]}, "passed"),
        ({"ledger": "Terror", "of": "Lou", "owner": "Lou", "signed_by": ["Kim"]}, "passed"),
        ({"ledger": "Terror", "of": "Kim", "owner": "Kim"}, "failed"),
        ({"ledger": "Terror", "of": "Kim", "signed_by": []}, "failed"),
        ({"ledger": "Shock", "of": "Kim"}, "failed"),
        ({"ledger": "Terror", "of": "Kim", "since": "ever"}, "unsupported"),
    ],
)
def test_the_ledger_tells_whose_the_cards_are_after_the_settlement(
    world: World, expected: Mapping[str, Any], came: str
) -> None:
    assert status(STAKES, world, expected) == came


def test_what_a_format_does_not_have_is_unsupported(world: World) -> None:
    assert status({**STAKES, "rules": "duel"}, world) == "unsupported"
    script = [{**MAIN, "do": "special", "name": "exploit", "card": "Shock"}]
    assert status({**LAND, "script": script}, world) == "unsupported"
    script = [{**MAIN, "do": "special", "name": "settle", "card": "Shock", "of": "A"}]
    assert status({**LAND, "script": script}, world) == "unsupported"


def test_nobody_settles_what_is_not_theirs_to_settle(world: World) -> None:
    settle = {"do": "special", "name": "settle", "card": "Terror", "choice": "take"}
    script = [STAKES["script"][0], {**settle, "player": "Kim"}]  # type: ignore[index]  # a list
    assert status({**STAKES, "script": script}, world) == "failed"
    assert status({**STAKES, "script": script}, world, {"refused": 1}) == "passed"
