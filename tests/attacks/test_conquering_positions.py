"""Positions of Conquering that nobody would lay out in good faith: refused, or played on."""

from dataclasses import replace
from typing import Any

import httpx
import pytest

from services.application import Outside
from tests.api.conftest import in_memory
from tests.api.memory import MemoryFeeds
from tests.api.people import Json, Person
from tests.attacks.stored import StoredStore
from tests.attacks.test_hostile_positions import battlefield, verdict

FORMAT = "conquering"


def laid(*players: Json, **more: Any) -> Json:
    """Return a body of Conquering in which the stage begins; names are given."""
    named = [{"name": f"P{at}", **player} for at, player in enumerate(players)]
    return {"format": FORMAT, "players": named, "turn": {"step": "exploration"}, **more}


def npc(**zones: Any) -> Json:
    return {"others": {"npc": zones}}


def native(card: str, **more: Any) -> Json:
    return {"card": card, "began_in": "natives", **more}


TURN: Json = {"turn": {"step": "precombat_main", "holder": "A"}}

BODIES: dict[str, Json] = {
    "no decks at all": laid({}, {}),
    "one player": laid({}),
    "twelve players": laid(*[{}] * 12, **npc(library=[native("Hill Giant", count=3)])),
    "all dead in the stage": laid({"life": 0}, {"life": 0}),
    "one dead in the stage": laid({"life": 0}, {}, {}),
    "more gold than can be counted": laid({"resources": {"gold": 1000}}, {}),
    "no gold": laid({"resources": {"gold": 0}}, {"resources": {"gold": 0}}),
    "a hand of the npc": laid({}, {}, **npc(hand=["Shock"])),
    "exiled by the npc": laid({}, {}, **npc(exile=[native("Hill Giant")])),
    "an ante of the npc": laid({}, {}, **npc(ante=["Shock"])),
    "another entity": laid({}, {}, others={"zed": {"battlefield": ["Hill Giant"]}}),
    "a seat among the others": laid({}, {}, others={"A": {"battlefield": ["Hill Giant"]}}),
    "an npc of a duel": {**laid({}, {}, **npc(battlefield=["Hill Giant"])), "format": "duel"},
    "a stage of a duel": {**laid({}, {}), "format": "duel"},
    "a land among the natives": laid({}, {}, **npc(library=[native("Forest")] * 3)),
    "an instant among the natives": laid({}, {}, **npc(library=[native("Shock")] * 3)),
    "an aura among the treasures": laid(
        {}, {}, **npc(library=[{"card": "Pacifism", "began_in": "treasures"}] * 3),
        chance={"dice": [1] * 6},
    ),
    "a creature among the lands": laid(
        {}, {}, **npc(library=[{"card": "Hill Giant", "began_in": "lands"}] * 3)
    ),
    "a spell among the lands": laid(
        {}, {}, **npc(library=[{"card": "Shock", "began_in": "lands"}] * 3)
    ),
    "a library of the npc of no deck": laid({}, {}, **npc(library=["Hill Giant"])),
    "a treasure of a player in hand": laid(
        {"zones": {"hand": [{"card": "Mind Stone", "began_in": "treasures"}]}}, {}
    ),
    "a mercenary in hand": laid({"zones": {"hand": [native("Hill Giant", mercenary=True)]}}, {}),
    "a mercenary of the npc": laid(
        {}, {}, **npc(battlefield=[native("Hill Giant", mercenary=True)])
    ),
    "a mercenary of nobody before": laid(battlefield(native("Hill Giant", mercenary=True)), {}),
    "a land for hire": laid(battlefield({"card": "Forest", "mercenary": True}), {}, **TURN),
    "owned by somebody who is not there": laid(
        battlefield({"card": "Forest", "owners": ["Z"]}), {}
    ),
    "owned by oneself again and again": laid(
        battlefield({"card": "Forest", "owners": ["A"] * 24}), {}, {}
    ),
    "owned by everybody before": laid(
        battlefield(native("Hill Giant", owners=["npc", "B", "A", "C"])), {}, {}
    ),
    "controlled by the npc": laid(battlefield({"card": "Hill Giant", "controller": "npc"}), {}),
    "the npc's, controlled by a player": laid(
        {}, {}, **npc(battlefield=[native("Hill Giant", controller="B")])
    ),
    "an aura of the npc on a player": laid(
        {}, {}, **npc(battlefield=[{"card": "Curse of Bloodletting", "attached_to": "A"}])
    ),
    "a planeswalker of the npc": laid({}, {}, **npc(battlefield=["Jace Beleren"])),
    "a general of the npc": laid(
        {}, {}, **npc(battlefield=[native("Hill Giant", general="deployed")])
    ),
    "a hidden creature of the npc": laid(
        {}, {}, **npc(battlefield=[native("Hill Giant", face_down=True)])
    ),
    "hundreds of natives": laid({}, {}, **npc(battlefield=[native("Hill Giant", count=250)])),
    "dice that no die shows": laid({}, {}, chance={"dice": [1000] * 20}),
    "gold of another name": laid({"resources": {"Gold": 5, "golds": 2}}, {}),
    "the active one is not there": laid({}, {}, turn={"step": "exploration", "active": "F"}),
    "a late round": laid({}, {}, {}, turn={"step": "exploration", "number": 1000, "active": "C"}),
}  # fmt: skip


@pytest.fixture
def outside() -> Outside:
    """The ports in memory, but that an audit reads what was written and not what was meant."""
    store = StoredStore()
    return replace(in_memory(), store=store, feeds=MemoryFeeds(store))


@pytest.fixture
async def anna(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "anna")


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
async def test_a_position_is_refused_or_played_on_replays_and_audits_clean(
    body: Json, anna: Person
) -> None:
    reply = await anna.post("/sandboxes", body)
    assert reply.status_code in (201, 400, 422), reply.text
    if reply.status_code != 201:
        return
    path = f"/games/{reply.json()['game']['id']}"
    seats = [Person(anna.http, each["seat"], each["token"], "") for each in reply.json()["seats"]]
    for _ in range(8):
        for seat in seats:
            for decision in (await seat.get(f"{path}/decisions")).json()["decisions"]:
                answer = {"answers": [decision["example_answers"][-1]]}
                place = f"{path}/decisions/{decision['decision_id']}"
                answered = await seat.post(place, answer)
                assert answered.status_code == 200, answered.text
    after = {"audience": "after"}
    version = (await anna.get(path)).json()["version"]
    live = await anna.get(f"{path}/view", params=after)
    replayed = await anna.get(f"{path}/replay", params={**after, "version": version})
    assert replayed.content == live.content
    game = (await anna.get(path)).json()
    assert game["status"] == "over" or (await anna.get(f"{path}/view")).json()["waiting_for"]
    assert await verdict(anna, path) == "clean"
