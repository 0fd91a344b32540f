"""A clock on the real servers: nobody answers, the process is killed, and time is kept."""

import asyncio
from datetime import UTC, datetime, timedelta

import httpx

from tests.api.people import Json, Person
from tests.e2e.service import served

PATIENCE = 60.0
"""Seconds in which a busy machine has seen to what is due."""


async def begun(http: httpx.AsyncClient, clock: Json) -> tuple[str, Person]:
    """Begin a game of two people, and return its path and one of them."""
    people = [await Person.registered(http, name) for name in ("anna", "ben")]
    opened = await people[0].post("/games", {"format": "duel", "seats": 2, "clock": clock})
    path = f"/games/{opened.json()['game']['id']}"
    for person in people:
        body = {"deck": await person.sample_deck()}
        assert (await person.post(f"{path}/seats", body)).status_code == 201
    return path, people[0]


async def first(person: Person, path: str, kind: str) -> Json:
    """Wait for the first event of a kind."""
    cursor = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            page = (await person.get(f"{path}/events?wait=5&after={cursor}")).json()
            for event in page["events"]:
                if event["type"] == kind:
                    found: Json = event
                    return found
            cursor = page["next"]


async def test_nobody_answers_and_the_game_ends_by_the_clock(
    fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    clock = {"kind": "decision", "seconds": 1, "on_expiry": "lose"}
    async with (
        served(fresh_database_url, redis_url, redis_prefix) as url,
        httpx.AsyncClient(base_url=url, timeout=30) as http,
    ):
        path, anna = await begun(http, clock)
        expired = await first(anna, path, "Expired")
        view = (await anna.get(f"{path}/view")).json()
        assert view["status"] == "over"
        assert [s["lost"] for s in view["seats"] if s["seat"] == expired["seat"]] == ["time"]
        ordered = (await anna.post(f"{path}/audits")).json()["audit"]["id"]
        async with asyncio.timeout(PATIENCE):
            audit = {"status": "queued"}
            while audit["status"] in ("queued", "running"):
                audit = (await anna.get(f"{path}/audits/{ordered}")).json()
        assert audit["verdict"] == "clean"


async def test_a_restart_takes_no_time_from_anybody(
    fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    clock = {"kind": "decision", "seconds": 3600}
    servers = (fresh_database_url, redis_url, redis_prefix)
    async with served(*servers) as url, httpx.AsyncClient(base_url=url, timeout=30) as http:
        path, anna = await begun(http, clock)
        before = (await anna.get(f"{path}/view")).json()["clocks"]["deadlines"]
        await asyncio.sleep(2)
    stopped = datetime.now(UTC)
    await asyncio.sleep(5)
    away = datetime.now(UTC) - stopped
    async with served(*servers) as url, httpx.AsyncClient(base_url=url, timeout=30) as http:
        anna = Person(http, anna.name, anna.token, anna.account)
        held = await first(anna, path, "ClocksHeld")
        assert "stood still" in held["text"]
        after = (await anna.get(f"{path}/view")).json()["clocks"]["deadlines"]
        ready = datetime.now(UTC) - stopped
    for seat, deadline in before.items():
        given = datetime.fromisoformat(after[seat]) - datetime.fromisoformat(deadline)
        # The heart beats every second: an outage may be known a little too long, never too short.
        assert away <= given <= ready + timedelta(seconds=5)
