"""A service killed while a game of physical cards ends and is settled: one outcome, all cards."""

import asyncio
from contextlib import suppress
from random import Random
from uuid import uuid4

import httpx
import pytest

from tests.api.people import Json, Person
from tests.faults.nursery import Nursery, nursery
from tests.support.stakes import Staked, cards_of

GAMES = 3
LONGEST = 0.08
"""Seconds after a request at which the service is killed at the latest."""

PATIENCE = 60.0
"""Seconds in which a settlement has to go on by itself after a restart."""


async def cut_off(service: Nursery, random: Random, person: Person, path: str, body: Json) -> None:
    """Send a request, kill the service meanwhile or just after, and send it again."""
    key = uuid4().hex
    sent = asyncio.create_task(person.post(path, body, key=key))
    await asyncio.sleep(random.uniform(0, LONGEST))
    service.kill()
    with suppress(httpx.TransportError):
        await sent
    await service.reborn()
    await service.ready()
    again = await person.post(path, body, key=key)
    assert again.status_code == 200, again.text


async def settled(table: Staked, status: str) -> Json:
    """Return the settlement as soon as it is so far and no other card is held."""
    held = 2 if status == "pending" else 0
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await table.settlement()
            locked = [*await table.locked("anna"), *await table.locked("ben")]
            if found["status"] == status and len(locked) == held:
                return found
            await asyncio.sleep(0.1)


@pytest.mark.slow
async def test_a_service_killed_at_the_end_of_a_game_and_at_its_settlement_keeps_every_card(
    fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    random = Random(7)
    async with (
        nursery(fresh_database_url, redis_url, redis_prefix) as service,
        httpx.AsyncClient(base_url=service.url, timeout=60) as http,
    ):
        await service.ready()
        for _ in range(GAMES):
            table = await Staked.begun(http, "anna", "ben", samples=("borderers",))
            anna, ben = table.people["anna"], table.people["ben"]
            await cut_off(service, random, anna, f"{table.path}/actions", {"action": "concede"})
            (stake,) = (await settled(table, "pending"))["stakes"]
            body = {"choice": random.choice(("take", "sign_own"))}
            await cut_off(service, random, ben, f"{table.path}/settlement/1", body)
            await settled(table, "settled")
            owned = [*await cards_of(anna), *await cards_of(ben)]
            assert len({card["id"] for card in owned}) == len(owned) == 200
            signed = [card for card in owned if card["signatures"]]
            assert [card["id"] for card in signed] == [
                stake["card"] if body["choice"] == "take" else stake["own"][0]
            ]
            assert len(signed[0]["signatures"]) == 1
            events = (await anna.get(f"{table.path}/events?limit=500")).json()["events"]
            types = [event["type"] for event in events]
            for kind in ("Conceded", "SettlementOpened", "Disclosed", "DecksReleased", "Settled"):
                assert types.count(kind) == 1, (kind, types)
