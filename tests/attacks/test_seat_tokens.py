"""Tokens of a sandbox's seats, tried where they do not belong; and who else gets in."""

import asyncio
from collections.abc import Callable

import httpx
import pytest

from tests.api.people import Json, Person, problem
from tests.api.test_sandboxes import POSITION, asked, opened


@pytest.fixture
async def anna(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "anna")


@pytest.fixture
async def ben(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "ben")


def sandbox(path: str) -> str:
    return path.replace("/games", "/sandboxes")


async def test_nobody_is_invited_to_a_sandbox_at_any_time(anna: Person, ben: Person) -> None:
    running, _ = await opened(anna, POSITION)
    dead = [{"name": "Anna", "life": 0}, {"name": "Ben"}]
    over, _ = await opened(anna, {"players": dead})
    for path in (running, over):
        problem(await anna.post(f"{path}/invitations", {"name": "ben"}), 409, "sandbox")
        problem(await ben.post(f"{path}/invitations", {"name": "ben"}), 404, "not-found")
        problem(await ben.get(path), 404, "not-found")
    assert (await ben.get("/me/stream")).json()["entries"] == []


async def test_a_sandbox_that_is_over_is_still_nobody_elses(
    anna: Person, ben: Person, client: httpx.AsyncClient
) -> None:
    dead = [{"name": "Anna", "life": 0}, {"name": "Ben"}]
    path, seats = await opened(anna, {"players": dead})
    after: Json = {"audience": "after", "version": 1}
    for route in ("", "/view", "/events", "/replay", "/timeline", "/presence"):
        problem(await ben.get(path + route, params=after), 404, "not-found")
        problem(await client.get(f"/v1{path}{route}", params=after), 404, "not-found")
    assert (await seats["A"].get(f"{path}/view", params=after)).status_code == 200


async def test_who_opened_a_sandbox_sits_nowhere(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    decision = await asked(seats["A"], path)
    place = f"{path}/decisions/{decision['decision_id']}"
    answer = {"answers": [decision["example_answers"][0]]}
    deck = await anna.sample_deck()
    refused = [
        await anna.get(f"{path}/decisions"),
        await anna.post(place, answer),
        await anna.post(f"{place}/check", answer),
        await anna.post(f"{path}/actions", {"action": "concede"}),
        await anna.ask("DELETE", f"{path}/seats/mine"),
    ]
    assert [reply.status_code for reply in refused] == [404] * len(refused)
    problem(await anna.post(f"{path}/seats", {"deck": deck}), 409, "full")
    problem(await anna.ask("DELETE", path), 409, "has-begun")
    assert await asked(seats["A"], path) == decision


SPELLINGS: list[Callable[[str], str]] = [
    str,
    str.upper,
    lambda game: game.replace("-", ""),
    lambda game: f"{{{game}}}",
    lambda game: f"urn:uuid:{game}",
]


@pytest.mark.parametrize("spelt", SPELLINGS)
async def test_a_seat_token_is_of_one_game_however_another_is_spelt(
    spelt: Callable[[str], str], anna: Person
) -> None:
    mine, seats = await opened(anna, POSITION)
    others, _ = await opened(anna, POSITION)
    open_to_all = (await anna.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
    for path in (others, f"/games/{open_to_all}"):
        game = spelt(path.removeprefix("/games/"))
        problem(await seats["A"].get(f"/games/{game}"), 404, "not-found")
        problem(await seats["A"].post(f"/games/{game}/seats", {"deck": open_to_all}), 404)
    game = spelt(mine.removeprefix("/games/"))
    assert (await seats["A"].get(f"/games/{game}/view")).json()["audience"] == "A"


async def test_a_seat_sees_as_its_seat_and_orders_nothing(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    for audience in ("B", "after", "C"):
        for route in ("view", "events", "replay", "timeline"):
            asked_for = {"audience": audience, "version": 1}
            reply = await seats["A"].get(f"{path}/{route}", params=asked_for)
            problem(reply, 404, "no-such-audience")
    problem(await seats["A"].post(f"{path}/audits"), 403, "scope-missing")
    problem(await seats["A"].post(f"{path}/invitations", {"name": "anna"}), 403, "scope-missing")
    problem(await seats["A"].ask("DELETE", path), 403, "scope-missing")
    problem(await seats["A"].get("/me/stream"), 403, "seat-token")


async def test_a_revoked_seat_token_is_refused_on_every_route_and_its_stream_ends(
    anna: Person,
) -> None:
    path, seats = await opened(anna, POSITION)
    decision = await asked(seats["A"], path)
    lines = {"Accept": "application/x-ndjson"}
    listening = asyncio.create_task(seats["A"].get(f"{path}/events", headers=lines))
    await asyncio.sleep(0.05)
    assert not listening.done()
    assert (await anna.ask("DELETE", f"{sandbox(path)}/seats/A/tokens")).status_code == 204
    told = (await asyncio.wait_for(listening, 20)).text.splitlines()
    assert '"record":"closed"' in told[-1]
    for route in ("", "/view", "/events", "/decisions", "/replay?version=1", "/timeline"):
        problem(await seats["A"].get(path + route), 401)
    place = f"{path}/decisions/{decision['decision_id']}"
    problem(await seats["A"].post(place, {"answers": [{"choose": ["pass"]}]}), 401)


async def test_requests_that_open_a_sandbox_at_once_under_one_key_open_one(anna: Person) -> None:
    replies = await asyncio.gather(
        *[anna.post("/sandboxes", POSITION, key="one") for _ in range(5)]
    )
    bodies: list[Json] = [reply.json() for reply in replies]
    assert len({body["game"]["id"] for body in bodies}) == 1
    path = f"/games/{bodies[0]['game']['id']}"
    holders = [Person(anna.http, "A", body["seats"][0]["token"], "") for body in bodies]
    seen = [(await holder.get(f"{path}/view")).status_code for holder in holders]
    assert sorted(seen) == [200, 401, 401, 401, 401]


async def test_one_more_token_leaves_the_first_whatever_its_key(anna: Person) -> None:
    reply = await anna.post("/sandboxes", POSITION, key="one")
    path = f"/games/{reply.json()['game']['id']}"
    first = Person(anna.http, "A", reply.json()["seats"][0]["token"], "")
    more = (await anna.post(f"{sandbox(path)}/seats/A/tokens", key="one")).json()["seat"]
    again = (await anna.post(f"{sandbox(path)}/seats/A/tokens", key="one")).json()["seat"]
    assert again["token_id"] == more["token_id"]
    assert again["token"] != more["token"]
    holders = [first, Person(anna.http, "A", again["token"], "")]
    assert [(await each.get(f"{path}/view")).status_code for each in holders] == [200, 200]
    gone = Person(anna.http, "A", more["token"], "")
    problem(await gone.get(f"{path}/view"), 401)
