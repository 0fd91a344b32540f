"""Positions that nobody would lay out in good faith: refused with their place, or played on."""

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest

from services.application import Outside
from tests.api.conftest import in_memory
from tests.api.memory import MemoryFeeds
from tests.api.people import Json, Person, problem
from tests.api.test_sandboxes import asked, opened
from tests.attacks.stored import StoredStore

HELD: Json = {"step": "precombat_main", "holder": "A"}


def laid(*players: Json, **more: Any) -> Json:
    """Return a body whose players are given without their names."""
    named = [{"name": f"P{at}", **player} for at, player in enumerate(players)]
    return {"players": named, "turn": HELD, **more}


def battlefield(*cards: Any) -> Json:
    return {"zones": {"battlefield": list(cards)}}


def pacifism(**more: Any) -> Json:
    return {"card": "Pacifism", **more}


@pytest.fixture
def outside() -> Outside:
    """The ports in memory, but that an audit reads what was written and not what was meant."""
    store = StoredStore()
    return replace(in_memory(), store=store, feeds=MemoryFeeds(store))


@pytest.fixture
async def anna(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "anna")


REFUSED: list[tuple[Json, str, str]] = [
    (laid(battlefield("Shock"), {}), "players/0/zones/battlefield/0/card", "not-a-permanent"),
    (laid(battlefield("Forest", "Hymn to Tourach"), {}), "players/0/zones/battlefield/1/card",
     "not-a-permanent"),
    (laid(battlefield(pacifism(attached_to="bear")),
          {"zones": {"hand": [{"card": "Grizzly Bears", "alias": "bear"}]}}),
     "players/0/zones/battlefield/0/attached_to", "not-a-permanent"),
    (laid(battlefield(pacifism(attached_to="bear")),
          {"zones": {"library": [{"card": "Grizzly Bears", "alias": "bear"}]}}),
     "players/0/zones/battlefield/0/attached_to", "not-a-permanent"),
    (laid(battlefield(pacifism(alias="me", attached_to="me")), {}),
     "players/0/zones/battlefield/0/attached_to", "unknown-name"),
    (laid({"zones": {"exile": [{"card": "Shock", "controller": "B"}]}}, {}),
     "players/0/zones/exile/0/controller", "not-a-permanent"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "place", "code"), REFUSED)
async def test_what_no_rule_lets_lie_there_is_refused_with_its_place(
    body: Json, place: str, code: str, anna: Person
) -> None:
    refused = problem(await anna.post("/sandboxes", body), 400, "bad-position")
    assert [(fault["at"], fault["code"]) for fault in refused["errors"]] == [(place, code)]


ODD: dict[str, Json] = {
    "auras on one another": laid(
        battlefield(pacifism(alias="p", attached_to="q"), pacifism(alias="q", attached_to="p")), {}
    ),
    "an aura on a player that it cannot enchant": laid(battlefield(pacifism(attached_to="B")), {}),
    "a land on a player": laid(battlefield({"card": "Forest", "attached_to": "A"}), {}),
    "an alias that is a seat's name": laid(
        battlefield({"card": "Grizzly Bears", "alias": "A"}, pacifism(attached_to="A")), {}
    ),
    "damage on a land": laid(battlefield({"card": "Forest", "damage": 1000}), {}),
    "counters of every spelling": laid(
        battlefield(
            {"card": "Grizzly Bears", "counters": {"+/+": 3, "+9/-9": 1, "+1/+1": 1000, "x": 1}}
        ),
        {},
    ),
    "objects whose keys are in no order": laid(
        {
            "mana": {"R": 2, "W": 2, "C": 1},
            "resources": {"b": 1, "a": 2, "\ue000": 1, "😀": 1},
            "zones": {
                "battlefield": [
                    {"card": "Forest", "counters": {"z": 1, "a": 2, "\ue000": 1, "😀": 1}}
                ],
                "hand": ["Divination", "Shock"],
            },
        },
        {},
    ),
    "resources of every name": laid({"resources": {"__proto__": 3, "life": 7}}, {}),
    "a hundred mana of a colour": laid({"mana": {"R": 100, "C": 100}}, {}),
    "both dead": laid({"life": 0}, {"life": -100_000}),
    "the one with priority dead": laid({"life": 0}, {}, {}),
    "the active one dead": laid({"life": 0}, {}, {}, turn={"step": "upkeep"}),
    "ten poison": laid({"resources": {"poison": 10}}, {}),
    "libraries empty at a draw": laid(
        {"zones": {"library": []}}, {"zones": {"library": []}}, turn={"step": "draw", "number": 3}
    ),
    "twelve without a library": laid(*[{"zones": {"library": []}}] * 12),
    "one name for all": laid({"name": "npc"}, {"name": "npc"}, {"name": "A"}, {"name": "你😀"}),
    "the last turn that can be written": laid({}, {}, turn={"step": "end", "number": 1000}),
    "twenty in hand at the cleanup": laid(
        {"zones": {"hand": ["Forest"] * 20}}, {}, turn={"step": "cleanup"}
    ),
}


async def verdict(owner: Person, path: str) -> str:
    """Return what an audit says of a game."""
    location = (await owner.post(f"{path}/audits")).headers["Location"].removeprefix("/v1")
    for _ in range(400):
        audit = (await owner.get(location)).json()
        if audit["status"] == "done":
            return str(audit["verdict"])
        await asyncio.sleep(0.02)
    raise AssertionError("the audit does not end")


@pytest.mark.parametrize("body", ODD.values(), ids=ODD)
async def test_an_odd_position_is_played_on_replays_and_audits_clean(
    body: Json, anna: Person
) -> None:
    path, seats = await opened(anna, body)
    after = {"audience": "after"}
    version = (await anna.get(path)).json()["version"]
    live = await anna.get(f"{path}/view", params=after)
    replayed = await anna.get(f"{path}/replay", params={**after, "version": version})
    assert replayed.content == live.content
    for _ in range(6):
        for seat in seats.values():
            for decision in (await seat.get(f"{path}/decisions")).json()["decisions"]:
                answer = {"answers": [decision["example_answers"][0]]}
                place = f"{path}/decisions/{decision['decision_id']}"
                assert (await seat.post(place, answer)).status_code == 200
    game = (await anna.get(path)).json()
    assert game["status"] == "over" or (await anna.get(f"{path}/view")).json()["waiting_for"]
    assert await verdict(anna, path) == "clean"


async def test_an_aura_that_nothing_holds_is_gone_before_anybody_is_asked(anna: Person) -> None:
    for name in ("auras on one another", "an aura on a player that it cannot enchant"):
        path, _ = await opened(anna, ODD[name])
        view = (await anna.get(f"{path}/view")).json()
        assert view["battlefield"] == []
        assert {card["name"] for card in view["seats"][0]["graveyard"]} == {"Pacifism"}


HYMN = laid(
    {"mana": {"B": 2}, "zones": {"hand": ["Hymn to Tourach"]}},
    {"zones": {"hand": ["Forest", "Shock", "Island", "Mountain"]}},
)
SCRIPTS: dict[str, Json] = {
    "none": {},
    "too short": {"random": [["Shock"]]},
    "too long": {"random": [["Shock", "Island", "Forest", "Mountain"]] * 5},
    "of cards that are not there": {"random": [["Nothing", 1000], [1000, "x"]]},
    "of one card twice": {"random": [[1, 1]]},
    "of another kind": {"random": [True], "dice": [1000] * 200},
}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
async def test_a_script_that_does_not_fit_changes_no_rule_and_audits_clean(
    script: Json, anna: Person
) -> None:
    path, seats = await opened(anna, {**HYMN, "chance": script})
    decision = await asked(seats["A"], path)
    cast = next(c["handle"] for c in decision["candidates"] if c["label"].startswith("Cast Hymn"))
    answers = [{"choose": [cast]}, {"choose": ["B"]}]
    place = f"{path}/decisions/{decision['decision_id']}"
    assert (await seats["A"].post(place, {"answers": answers})).status_code == 200
    passing = await asked(seats["B"], path)
    await seats["B"].post(
        f"{path}/decisions/{passing['decision_id']}", {"answers": [{"choose": ["pass"]}]}
    )
    ben = (await anna.get(f"{path}/view")).json()["seats"][1]
    assert (len(ben["graveyard"]), ben["hand_count"]) == (2, 2)
    assert await verdict(anna, path) == "clean"
