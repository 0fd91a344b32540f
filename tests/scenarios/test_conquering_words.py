"""The runner's words for Conquering tell what passes from what fails, in process and over HTTP."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.scenarios.reader import read
from tests.scenarios.running import run
from tests.scenarios.table import World
from tests.scenarios.times import Stop

GRAB = {"round": 1, "step": "landgrab"}
HIRE = {"round": 1, "step": "auction"}
MAIN = {"turn": 1, "step": "precombat_main"}


def special(when: Mapping[str, Any], player: str, name: str, **more: Any) -> Mapping[str, Any]:
    return {**when, "player": player, "do": "special", "name": name, **more}


TABLE: Mapping[str, Any] = {
    "id": "table",
    "rules": "conquering",
    "players": ["Kim", "Lou"],
    "options": {"start": "exploration"},
    "random": ["Lou"],
    "dice": [6, 6],
    "board": {
        "Kim": {
            "gold": 4,
            "battlefield": [
                {"card": "Marble Chalice", "treasure": True},
                {"card": "Craw Wurm", "mercenary": True},
                "Obelisk of Esper",
            ],
        },
        "npc": {
            "battlefield": ["Grizzly Bears", {"card": "Rod of Ruin", "treasure": True}],
            "natives_graveyard": ["Giant Spider"],
            "treasures_graveyard": ["Wurm's Tooth"],
        },
        "decks": {"natives": ["Serra Angel"], "treasures": ["Kitesail"], "lands": ["Swamp"] * 3},
    },
    "script": [
        special(GRAB, "Lou", "bid", amount=3),
        special(GRAB, "Lou", "pick", card="Swamp"),
        special(HIRE, "Kim", "hire", card="Grizzly Bears"),
    ],
    "stop": {"round": 1, "step": "auction"},
}


def status(written: Mapping[str, Any], world: World, *expected: Mapping[str, Any]) -> str:
    return run({**written, "expect": [*expected]}, world).status


@pytest.mark.parametrize(
    ("expected", "came"),
    [
        ({"player": "Lou", "gold": 7}, "passed"),
        ({"player": "Lou", "gold": 8}, "failed"),
        # Four, two of income, less two for the Bears: no mercenary is income.
        ({"player": "Kim", "gold": 4}, "passed"),
        ({"player": "Kim", "permanent": "Marble Chalice", "treasure": True, "owner": "Kim"},
         "passed"),
        ({"player": "Kim", "permanent": "Obelisk of Esper", "treasure": True}, "failed"),
        ({"player": "Kim", "permanent": "Craw Wurm", "mercenary": True}, "passed"),
        ({"player": "Kim", "permanent": "Grizzly Bears", "mercenary": True, "count": 1}, "passed"),
        ({"player": "npc", "permanent": "Rod of Ruin", "treasure": True, "owner": "npc"}, "passed"),
        ({"player": "npc", "permanent": "Grizzly Bears", "count": 0}, "passed"),
        ({"player": "npc", "zone": "natives_graveyard", "card": "Giant Spider"}, "passed"),
        ({"player": "npc", "zone": "natives_graveyard", "card": "Wurm's Tooth"}, "failed"),
        ({"player": "npc", "zone": "treasures_graveyard", "count": 1}, "passed"),
        ({"player": "npc", "zone": "natives_deck", "card": "Serra Angel"}, "passed"),
        ({"player": "npc", "zone": "treasures_deck", "count": 0}, "failed"),
        ({"player": "npc", "zone": "lands_deck", "count": 1}, "passed"),
        ({"round": 1, "step": "auction", "active": ""}, "passed"),
        ({"round": 2}, "failed"),
        ({"player": "npc", "life": 20}, "unsupported"),
        ({"player": "Max", "gold": 1}, "unsupported"),
    ],
)  # fmt: skip
def test_expectations_tell_what_is_so_from_what_is_not(
    expected: Mapping[str, Any], came: str, world: World
) -> None:
    assert status(TABLE, world, expected) == came


@pytest.mark.parametrize(
    ("entry", "came"),
    [
        (special(GRAB, "Lou", "bid", amount=11), "failed"),
        (special(GRAB, "Lou", "pick", card="Forest"), "failed"),
        (special(HIRE, "Kim", "hire", card="Rod of Ruin"), "failed"),
        (special(GRAB, "Kim", "hire", card="Grizzly Bears"), "failed"),
        (special(MAIN, "Lou", "exploit", card="Swamp"), "passed"),
        (special(MAIN, "Kim", "exploit", card="Swamp"), "failed"),
        (special(MAIN, "Lou", "buy_mana", color="R"), "passed"),
        (special(MAIN, "Lou", "buy_card"), "failed"),
        (special(MAIN, "Lou", "barter"), "unsupported"),
        (special({"round": 1, "step": "breakfast"}, "Lou", "bid", amount=1), "unsupported"),
    ],
)
def test_entries_that_never_become_possible_fail(
    entry: Mapping[str, Any], came: str, world: World
) -> None:
    bid = [special(GRAB, "Lou", "bid", amount=1)] if entry.get("turn") else []
    written = {**TABLE, "script": [*bid, entry], "stop": {"turn": 1, "step": "end"}}
    assert status(written, world) == came


def test_a_refused_bid_changes_nothing(world: World) -> None:
    script = [
        special(GRAB, "Lou", "bid", amount=2),
        special(GRAB, "Kim", "bid", amount=2),
        special(GRAB, "Kim", "bid", amount=3),
    ]
    written = {**TABLE, "script": script, "stop": {"round": 1, "step": "landgrab"}}
    assert status(written, world, {"refused": 1}, {"player": "Kim", "gold": 3}) == "passed"
    assert status(written, world, {"refused": 2}) == "failed"


def test_an_offer_is_made_and_accepted_whoever_is_asked(world: World) -> None:
    offer = special(GRAB, "Kim", "offer", to="Lou", give={"gold": 1}, want={"promise": "peace"})
    script = [offer, special(GRAB, "Lou", "accept", **{"from": "Kim"})]
    written = {**TABLE, "script": script, "stop": {"round": 1, "step": "landgrab"}}
    assert status(written, world, {"player": "Lou", "gold": 11}) == "passed"
    without = {**written, "script": script[1:]}
    assert status(without, world) == "failed"


def test_what_is_read_is_what_was_so_at_the_stop(world: World) -> None:
    written = {**TABLE, "script": [], "stop": {"round": 1, "step": "income"}}
    assert status(written, world, {"player": "Kim", "gold": 6}) == "passed"
    later = {**written, "stop": {"round": 2, "step": "income"}}
    # Two more of income; nobody paid the mercenary, which is the NPC's.
    assert status(later, world, {"player": "Kim", "gold": 8}, {"round": 2}) == "passed"


def test_a_stop_without_a_turn_is_one_of_a_round() -> None:
    assert read({"id": "x", "stop": {"round": 2, "step": "auction"}}).stop == Stop(
        step="auction", round=2
    )
    assert read({"id": "x", "stop": {"turn": 2, "step": "end"}}).stop == Stop(2, "end")
    bid = {"round": 1, "step": "landgrab", "do": "check"}
    assert read({"id": "x", "script": [bid]}).stop == Stop(step="landgrab", round=1)


@pytest.mark.parametrize(
    ("stop", "turn", "step", "rounds", "before"),
    [
        (Stop(2, "end"), 2, "end", 1, False),
        (Stop(2, "end"), 2, "cleanup", 1, True),
        (Stop(2, "end"), 2, "income", 2, True),
        (Stop(3, "untap"), 2, "auction", 2, False),
        (Stop(step="landgrab", round=2), 2, "landgrab", 2, False),
        (Stop(step="landgrab", round=2), 2, "discovery", 2, True),
        (Stop(step="landgrab", round=2), 2, "cleanup", 1, False),
        (Stop(step="auction", round=2), 3, "untap", 2, True),
    ],
)
def test_a_stage_comes_after_the_last_turn_and_before_its_rounds_turns(
    stop: Stop, turn: int, step: str, rounds: int, before: bool
) -> None:
    assert stop.is_before(turn, step, rounds) is before
