"""Barter over HTTP: offers as standing actions, and what the table sees of them (Q-27)."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.api.people import Json, Person, problem
from tests.api.test_sandboxes import asked, opened

POSITION: Json = {
    "format": "conquering",
    "players": [
        {"name": "Timmy", "zones": {"hand": ["Terror"], "battlefield": ["Plains"]}},
        {"name": "Spike", "zones": {"battlefield": ["Island", "Grizzly Bears"]}},
        {"name": "Johnny"},
    ],
    "turn": {"number": 4, "step": "precombat_main", "holder": "A"},
}


@pytest.fixture
async def timmy(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "timmy")


async def act(seat: Person, path: str, action: str, **terms: Any) -> httpx.Response:
    return await seat.post(f"{path}/actions", {"action": action, **terms})


async def about_offers(seat: Person, path: str) -> list[Json]:
    """Return what a seat may do about offers."""
    standing = (await seat.get(f"{path}/decisions")).json()["standing"]
    names = ("offer", "accept", "decline", "withdraw")
    return [each for each in standing if each["action"] in names]


async def panels(seat: Person, path: str) -> Json:
    found: Json = (await seat.get(f"{path}/view")).json()["panels"]
    return found


async def handle(seat: Person, path: str, name: str) -> str:
    """Return the handle of a permanent, or of a card of the seat's own hand."""
    view = (await seat.get(f"{path}/view")).json()
    things = [*view["battlefield"], *(card for each in view["seats"] for card in each["hand"])]
    found: str = next(each["handle"] for each in things if each["name"] == name)
    return found


async def gold(seat: Person, path: str) -> list[int]:
    return [row["gold"] for row in (await panels(seat, path))["gold"]]


async def test_gold_and_a_promise_are_exchanged_at_any_time(timmy: Person) -> None:
    path, seats = await opened(timmy, POSITION)
    mine = await asked(seats["A"], path)
    offered = await act(
        seats["B"], path, "offer",
        to="A", give={"gold": 3}, want={"promise": "no attack this round"},
    )  # fmt: skip
    assert offered.status_code == 200, offered.text
    # Nothing that is asked has changed by the offer.
    assert (await asked(seats["A"], path))["decision_id"] == mine["decision_id"]
    assert [each["action"] for each in await about_offers(seats["A"], path)] == [
        "offer", "accept", "decline",
    ]  # fmt: skip
    assert [each["action"] for each in await about_offers(seats["C"], path)] == ["offer"]
    assert (await panels(seats["C"], path))["offers"] == [
        {
            "offer": 1, "by": "B", "to": "A",
            "give": {"gold": 3, "permanents": [], "promise": ""},
            "want": {"gold": 0, "permanents": [], "promise": "no attack this round"},
        }
    ]  # fmt: skip
    accepted = await act(seats["A"], path, "accept", offer=1)
    assert accepted.status_code == 200, accepted.text
    assert await gold(seats["C"], path) == [13, 7, 10]
    shown = await panels(seats["C"], path)
    assert shown["offers"] == []
    assert shown["promises"] == [
        {"offer": 1, "by": "A", "to": "B", "promise": "no attack this round"}
    ]
    # More can be paid for now: the decision is asked anew.
    assert (await asked(seats["A"], path))["decision_id"] != mine["decision_id"]


async def test_permanents_are_offered_in_a_main_phase_and_not_exchanged(timmy: Person) -> None:
    path, seats = await opened(timmy, POSITION)
    plains, island = [await handle(seats["A"], path, name) for name in ("Plains", "Island")]
    offered = await act(
        seats["A"], path, "offer",
        to="B", give={"permanents": [plains]}, want={"permanents": [island]},
    )  # fmt: skip
    assert offered.status_code == 200, offered.text
    (standing,) = (await panels(seats["A"], path))["offers"]
    assert (standing["give"]["permanents"], standing["want"]["permanents"]) == ([plains], [island])
    refused = problem(await act(seats["B"], path, "accept", offer=1), 409)
    assert (refused["code"], refused["rule"]) == ("phase", "Q-27")


async def test_neither_cards_in_hand_nor_creatures_are_offered(timmy: Person) -> None:
    path, seats = await opened(timmy, POSITION)
    terror = await handle(seats["A"], path, "Terror")
    bears = await handle(seats["B"], path, "Grizzly Bears")
    hand = await act(seats["A"], path, "offer", to="B", give={"permanents": [terror]})
    assert problem(hand, 409)["code"] == "not-a-permanent"
    creature = await act(seats["B"], path, "offer", to="A", give={"permanents": [bears]})
    assert problem(creature, 409)["code"] == "creature"
    # Handles are each viewer's own: what another calls a card names nothing.
    strange = await act(seats["B"], path, "offer", to="A", want={"permanents": [terror]})
    assert problem(strange, 409)["code"] == "no-such-action"
    assert (await panels(seats["A"], path))["offers"] == []


async def test_of_two_answers_at_once_one_wins(timmy: Person) -> None:
    path, seats = await opened(timmy, POSITION)
    await act(seats["A"], path, "offer", to="B", give={"gold": 4})
    both = await asyncio.gather(
        act(seats["B"], path, "accept", offer=1), act(seats["A"], path, "withdraw", offer=1)
    )
    assert sorted(reply.status_code for reply in both) == [200, 409]
    assert await gold(seats["A"], path) in ([6, 14, 10], [10, 10, 10])
    lost = next(reply for reply in both if reply.status_code == 409)
    assert lost.json()["code"] == "offer-closed"


async def test_the_same_request_twice_is_one_acceptance(timmy: Person) -> None:
    path, seats = await opened(timmy, POSITION)
    await act(seats["A"], path, "offer", to="B", give={"gold": 4})
    body = {"action": "accept", "offer": 1}
    for _ in range(2):
        reply = await seats["B"].post(f"{path}/actions", body, key="once-and-no-more")
        assert reply.status_code == 200, reply.text
    assert await gold(seats["A"], path) == [6, 14, 10]


@pytest.mark.parametrize(
    "body",
    [
        {"action": "offer", "give": {"gold": 1}},
        {"action": "accept"},
        {"action": "accept", "offer": 1, "give": {"gold": 1}},
        {"action": "concede", "offer": 1},
        {"action": "concede", "to": "B"},
        {"action": "offer", "to": "B", "offer": 1},
        {"action": "offer", "to": "B", "give": {"gold": -1}},
        {"action": "offer", "to": "B", "give": {"promise": "x" * 301}},
        {"action": "offer", "to": "B", "give": {"cards": []}},
        {"action": "offer", "to": "B"},
    ],
)
async def test_terms_that_do_not_fit_are_malformed(timmy: Person, body: Json) -> None:
    path, seats = await opened(timmy, POSITION)
    reply = await seats["A"].post(f"{path}/actions", body)
    assert reply.status_code in (400, 422), reply.text


async def test_what_was_dealt_is_told_in_words(timmy: Person) -> None:
    path, seats = await opened(timmy, POSITION)
    await act(seats["A"], path, "offer", to="B", give={"gold": 4}, want={"promise": "peace"})
    await act(seats["B"], path, "accept", offer=1)
    events = (await seats["C"].get(f"{path}/events")).json()["events"]
    told = " ".join(event["text"] for event in events)
    assert "Timmy offers Spike: 4 gold for “peace”." in told
    assert "Spike accepts the offer of Timmy." in told
    assert "Timmy loses 4 gold (barter)." in told


async def test_nobody_answers_for_another(timmy: Person, client: httpx.AsyncClient) -> None:
    path, seats = await opened(timmy, POSITION)
    await act(seats["A"], path, "offer", to="B", give={"gold": 4})
    assert problem(await act(seats["C"], path, "accept", offer=1), 409)["code"] == "not-your-offer"
    stranger = await Person.registered(client, "stranger")
    problem(await act(stranger, path, "accept", offer=1), 404)
    assert await gold(seats["A"], path) == [10, 10, 10]
