"""Redis stopped, frozen or emptied: play goes on, and nobody sees an old or a wrong board."""

import asyncio
from random import Random

import pytest
from redis.asyncio import Redis

from tests.faults.campaigns import played_through
from tests.faults.nursery import Nursery
from tests.faults.pair import Pair
from tests.faults.tables import Tables

pytestmark = pytest.mark.slow


async def test_play_goes_on_while_redis_is_stopped(pair: Pair, prefix: str) -> None:
    async def stop(service: Nursery, played: Tables) -> None:
        await asyncio.to_thread(pair.valkey.stop)
        before = len(played.notes.promises)
        while len(played.notes.promises) < before + 50:
            await played.progress()
        pair.start_valkey()
        await asyncio.sleep(2)

    notes = await played_through(pair, prefix, stop)
    assert notes.unavailable == 0


async def test_play_goes_on_while_redis_is_frozen(pair: Pair, prefix: str) -> None:
    async def freeze(service: Nursery, played: Tables) -> None:
        for _ in range(3):
            with pair.frozen_valkey():
                before = len(played.notes.promises)
                while len(played.notes.promises) < before + 20:
                    await played.progress()
            await asyncio.sleep(0.5)

    notes = await played_through(pair, prefix, freeze)
    assert notes.unavailable == 0


async def test_an_emptied_redis_is_filled_again(pair: Pair, prefix: str) -> None:
    async def empty(service: Nursery, played: Tables) -> None:
        random = Random(1)
        async with Redis.from_url(pair.redis_url) as redis:
            for _ in range(40):
                await asyncio.sleep(random.uniform(0, 0.15))
                await redis.flushall()

    notes = await played_through(pair, prefix, empty)
    assert notes.unavailable == 0
