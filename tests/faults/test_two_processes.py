"""Two processes serve the same games at random: neither is blind to what the other records."""

import asyncio
from random import Random

import httpx
import pytest

from house.answers import answer
from tests.faults.campaigns import played_through
from tests.faults.nursery import Nursery, nursery
from tests.faults.pair import Pair
from tests.faults.tables import Tables

pytestmark = pytest.mark.slow


async def test_games_whose_requests_alternate_between_processes_end_whole(
    pair: Pair, prefix: str
) -> None:
    async def let_them_play(_: Nursery, played: Tables) -> None:
        while len(played.notes.promises) < 100:
            await played.progress()

    await played_through(pair, prefix, let_them_play, doors=2)


@pytest.mark.parametrize("redis_runs", [True, False])
async def test_a_long_poll_hears_what_another_process_recorded(
    pair: Pair, prefix: str, redis_runs: bool
) -> None:
    async with (
        nursery(pair.database_url, pair.redis_url, prefix) as one,
        nursery(pair.database_url, pair.redis_url, prefix) as other,
        httpx.AsyncClient(base_url=one.url, timeout=40) as http,
        httpx.AsyncClient(base_url=other.url, timeout=40) as elsewhere,
    ):
        tables = Tables(http, Random(1))
        clients, decks = await tables.pair()
        game = await tables.seat(clients, decks)
        states = [(client, await client.decisions(game)) for client in clients]
        client, before = next(each for each in states if each[1]["decisions"])
        if not redis_runs:
            await asyncio.to_thread(pair.valkey.stop)
        try:
            query = {"after": before["game_version"], "wait": 30}
            waiting = asyncio.create_task(elsewhere.get(f"/v1/games/{game}/events", params=query))
            await asyncio.sleep(0.5)
            assert not waiting.done()
            asked = before["decisions"][0]
            await client.answer(game, asked["decision_id"], [answer(asked, Random(1))])
            heard = await asyncio.wait_for(waiting, 15)  # half of what it would wait in vain
        finally:
            if not redis_runs:
                pair.start_valkey()
    assert heard.json()["events"][0]["version"] == before["game_version"] + 1
