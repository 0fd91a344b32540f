"""A loop that is repeated by a number, through the REST API (CR 732.2)."""

from copy import deepcopy

import httpx

from domain.rules import LIMITS
from tests.api.people import Json, Person
from tests.api.test_sandboxes import asked, opened, picked

POSITION: Json = {
    "players": [
        {
            "name": "Anna",
            "zones": {
                "battlefield": [
                    {"card": "Midnight Guard", "alias": "guard"},
                    {"card": "Presence of Gond", "attached_to": "guard"},
                ]
            },
        },
        {"name": "Ben", "zones": {}},
    ],
    "turn": {"number": 5, "step": "precombat_main", "holder": "A"},
}


async def test_a_loop_is_offered_shortened_and_told(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    path, seats = await opened(anna, POSITION)

    async def answer(seat: str, *answers: Json) -> Json:
        decision = await asked(seats[seat], path)
        reply = await seats[seat].post(
            f"{path}/decisions/{decision['decision_id']}", {"answers": list(answers)}
        )
        assert reply.status_code == 200, reply.text
        told: Json = reply.json()
        return told

    first = await asked(seats["A"], path)
    assert "repeat" not in {candidate["verb"] for candidate in first["candidates"]}
    await answer("A", picked(first, "Midnight Guard"))
    for _ in range(2):
        await answer("B", {"choose": ["pass"]})

    again = await asked(seats["A"], path)
    offer = next(c for c in again["candidates"] if c["verb"] == "repeat")
    assert (offer["label"], offer["selectable"]) == ("Repeat your last choice", True)
    more = await answer("A", {"choose": [offer["handle"]]})
    assert more["complete"] is False
    assert (more["next"]["kind"], more["next"]["prompt"]["key"]) == ("number", "loop.times")
    assert more["next"]["constraints"]["max"] == 100
    await answer("A", {"choose": [offer["handle"]]}, {"number": 25})

    accept = await asked(seats["B"], path)
    assert accept["prompt"]["text"] == (
        "Player A repeats what they did 25 times (choices each time: 1). "
        "After how many of these do you do something else? 25: let all of it happen."
    )
    assert accept["default"] == {"number": 25}
    done = await answer("B", {"number": 25})
    story = [fact["text"] for event in done["events"] for fact in event["facts"]]
    assert "Anna repeats what they did 25 times." in story
    board = (await seats["A"].get(f"{path}/view")).json()["battlefield"]
    assert sum(thing["name"] == "Elf Warrior Token" for thing in board) == 26
    events = (await seats["A"].get(f"{path}/events")).json()["events"]
    assert len(events) == 6


async def test_the_limits_of_the_engine_are_published(client: httpx.AsyncClient) -> None:
    limits = (await client.get("/v1/limits")).json()["limits"]
    assert {each["limit"]: each["most"] for each in limits} == dict(LIMITS)
    assert all(each["meaning"].endswith(".") for each in limits)


async def test_a_limit_that_acts_is_told_by_its_name(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    position = deepcopy(POSITION)
    player = position["players"][0]
    player["zones"]["battlefield"] += [{"card": "Doubling Season", "count": 9}]
    path, seats = await opened(anna, position)
    decision = await asked(seats["A"], path)
    answer = {"answers": [picked(decision, "Midnight Guard")]}
    await seats["A"].post(f"{path}/decisions/{decision['decision_id']}", answer)
    decision = await asked(seats["B"], path)
    reply = await seats["B"].post(
        f"{path}/decisions/{decision['decision_id']}", {"answers": [{"choose": ["pass"]}]}
    )
    story = [fact for event in reply.json()["events"] for fact in event["facts"]]
    assert "The limit of 500 is reached (tokens)." in [fact["text"] for fact in story]
    assert "limit_reached" in [fact["fact"] for fact in story]
