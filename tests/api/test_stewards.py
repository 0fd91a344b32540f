"""Decisions of the NPC over HTTP: the vote, the steward, and who has left as the steward (Q-34)."""

import httpx
import pytest

from tests.api.people import Json, Person, problem
from tests.api.test_sandboxes import asked, opened, picked

POSITION: Json = {
    "format": "conquering",
    "players": [
        {
            "name": "Vorthos",
            "zones": {"hand": ["Diabolic Edict"], "battlefield": ["Swamp", "Swamp"]},
        },
        {"name": "Johnny"},
        {"name": "Spike"},
    ],
    "others": {
        "npc": {
            "battlefield": [
                {"card": "Stormfront Pegasus", "began_in": "natives"},
                {"card": "Leatherback Baloth", "began_in": "natives"},
            ]
        }
    },
    "turn": {"number": 4, "step": "precombat_main", "holder": "A"},
}


@pytest.fixture
async def vorthos(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "vorthos")


async def answer(seat: Person, path: str, *answers: Json) -> Json:
    """Answer the seat's first open decision."""
    decision = await asked(seat, path)
    reply = await seat.post(
        f"{path}/decisions/{decision['decision_id']}", {"answers": list(answers)}
    )
    assert reply.status_code == 200, reply.text
    found: Json = reply.json()
    return found


async def edict(path: str, seats: dict[str, Person]) -> None:
    """Let A cast Diabolic Edict on the NPC, and everybody let it resolve."""
    cast = picked(await asked(seats["A"], path), "Cast Diabolic Edict")
    await answer(seats["A"], path, cast, {"choose": ["npc"]}, {"pay": "auto"})
    while (await waited_for(seats["A"], path))["kind"] == "act":
        seat = (await waited_for(seats["A"], path))["seat"]
        await answer(seats[seat], path, {"choose": ["pass"]})


async def waited_for(seat: Person, path: str) -> Json:
    found: list[Json] = (await seat.get(f"{path}/decisions")).json()["waiting_for"]
    return found[0]


async def standing(seat: Person, path: str) -> list[str]:
    actions = (await seat.get(f"{path}/decisions")).json()["standing"]
    return [each["action"] for each in actions]


async def test_players_vote_and_the_steward_decides_for_the_npc(vorthos: Person) -> None:
    path, seats = await opened(vorthos, POSITION)
    await edict(path, seats)
    for seat in "ABC":
        ballot = await asked(seats[seat], path)
        assert (ballot["kind"], ballot["rule"], ballot["seat"]) == ("option", "Q-34", seat)
        await answer(seats[seat], path, {"choose": ["B"]})
    decision = await asked(seats["B"], path)
    assert (decision["seat"], decision["answered_by"]) == ("npc", "B")
    await answer(seats["B"], path, picked(decision, "Stormfront Pegasus"))
    view = (await seats["A"].get(f"{path}/view")).json()
    names = [thing["name"] for thing in view["battlefield"]]
    assert "Stormfront Pegasus" not in names
    assert "Leatherback Baloth" in names
    events = (await seats["A"].get(f"{path}/events")).text
    assert "Vorthos votes for Johnny." in events
    assert "Johnny decides for The NPC." in events


async def test_who_has_left_may_become_the_steward_for_good(vorthos: Person) -> None:
    path, seats = await opened(vorthos, POSITION)
    assert "accept_stewardship" not in await standing(seats["C"], path)
    early = await seats["C"].post(f"{path}/actions", {"action": "accept_stewardship"})
    assert problem(early, 409)["code"] == "no-such-action"
    await seats["C"].post(f"{path}/actions", {"action": "concede"})
    assert "accept_stewardship" in await standing(seats["C"], path)
    accepted = await seats["C"].post(f"{path}/actions", {"action": "accept_stewardship"})
    assert accepted.status_code == 200, accepted.text
    assert "resign_stewardship" in await standing(seats["C"], path)
    await edict(path, seats)
    decision = await asked(seats["C"], path)
    assert (decision["seat"], decision["answered_by"]) == ("npc", "C")
    await answer(seats["C"], path, picked(decision, "Leatherback Baloth"))
    resigned = await seats["C"].post(f"{path}/actions", {"action": "resign_stewardship"})
    assert resigned.status_code == 200, resigned.text
    assert not {"accept_stewardship", "resign_stewardship"} & {*await standing(seats["C"], path)}
