"""Live views in a real Redis: newest only, and without it slower answers but never wrong ones."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from uuid import uuid4

import pytest
import redis

from infra.embedded.servers import throw_away_servers
from infra.redis.breaker import RETRY_AFTER, Breaker
from infra.redis.connection import TIMEOUT
from infra.redis.views import RedisViews
from services.ports import LiveView

PATIENCE = 40 * TIMEOUT
"""Seconds that two dozen calls may take together, on a busy machine, if only one waits."""


def view(version: int, body: bytes = b"{}") -> LiveView:
    return LiveView(version, f'"{version}"', body)


@asynccontextmanager
async def opened(url: str, prefix: str) -> AsyncIterator[RedisViews]:
    views = RedisViews(url, prefix)
    await views.start()
    try:
        yield views
    finally:
        await views.close()


@pytest.fixture
async def views(redis_url: str, redis_prefix: str) -> AsyncIterator[RedisViews]:
    async with opened(redis_url, redis_prefix) as started:
        yield started


@pytest.fixture
def own_redis() -> Iterator[redis.Redis]:
    """A server of this test's own, that it may stop or freeze."""
    with throw_away_servers() as servers:
        with redis.Redis.from_url(servers.redis_url) as client:
            yield client


def address(client: redis.Redis) -> str:
    options = client.connection_pool.connection_kwargs
    if "path" in options:
        return f"unix://:{options.get('password') or ''}@{options['path']}"
    return f"redis://:{options.get('password') or ''}@{options['host']}:{options['port']}"


async def test_each_audience_gets_its_own_bytes(views: RedisViews) -> None:
    game = uuid4()
    sent = {"public": view(3, b'{"hand":0}'), "A": view(3, b'{"hand":7}')}
    await views.put(game, sent)
    assert await views.get(game, "public") == sent["public"]
    assert await views.get(game, "A") == sent["A"]


async def test_a_miss_is_nothing_and_never_another_audience_s_view(views: RedisViews) -> None:
    game = uuid4()
    await views.put(game, {"A": view(1, b"secret")})
    assert await views.get(game, "B") is None
    assert await views.get(game, "public") is None
    assert await views.get(uuid4(), "A") is None


async def test_a_view_is_written_only_if_it_is_newer(views: RedisViews) -> None:
    game = uuid4()
    await views.put(game, {"public": view(5, b"five")})
    await views.put(game, {"public": view(4, b"four")})
    await views.put(game, {"public": view(5, b"another five")})
    assert await views.get(game, "public") == view(5, b"five")
    await views.put(game, {"public": view(10, b"ten")})
    assert await views.get(game, "public") == view(10, b"ten")


async def test_of_writers_in_any_order_the_newest_version_stays(
    redis_url: str, redis_prefix: str
) -> None:
    game = uuid4()
    async with opened(redis_url, redis_prefix) as one, opened(redis_url, redis_prefix) as two:
        await asyncio.gather(
            *((one, two)[n % 2].put(game, {"public": view(n)}) for n in (7, 3, 9, 1, 8, 2))
        )
        assert await one.get(game, "public") == view(9)


async def test_a_notice_wakes_who_waits_in_another_process(
    redis_url: str, redis_prefix: str
) -> None:
    game = uuid4()
    async with opened(redis_url, redis_prefix) as owner, opened(redis_url, redis_prefix) as other:
        waiting = asyncio.create_task(other.wait(game, 1, 30))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await owner.put(game, {"public": view(2)})
        async with asyncio.timeout(10):
            await waiting


async def test_who_waits_for_a_version_that_was_passed_returns_at_once(
    redis_url: str, redis_prefix: str
) -> None:
    game = uuid4()
    async with opened(redis_url, redis_prefix) as owner, opened(redis_url, redis_prefix) as other:
        await owner.put(game, {"public": view(5)})
        async with asyncio.timeout(10):
            await other.wait(game, 4, 30)


async def test_who_waits_for_nothing_returns_after_the_timeout(views: RedisViews) -> None:
    game = uuid4()
    await views.put(game, {"public": view(5)})
    async with asyncio.timeout(10):
        await views.wait(game, 5, 0.05)


async def test_other_games_and_foreign_messages_wake_nobody(
    views: RedisViews, redis_url: str, redis_prefix: str
) -> None:
    game = uuid4()
    waiting = asyncio.create_task(views.wait(game, 1, 30))
    await asyncio.sleep(0.1)
    await views.put(uuid4(), {"public": view(9)})
    with redis.Redis.from_url(redis_url) as stranger:
        for message in (b"", b"nonsense", b"\xff\xfe 1", f"{game} x".encode()):
            stranger.publish(f"{redis_prefix}:games", message)
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await views.put(game, {"public": view(2)})
    async with asyncio.timeout(10):
        await waiting


async def test_an_emptied_redis_misses_and_can_be_filled_again(
    views: RedisViews, redis_url: str, redis_prefix: str
) -> None:
    game = uuid4()
    await views.put(game, {"public": view(5)})
    with redis.Redis.from_url(redis_url) as client:
        for key in client.scan_iter(match=f"{redis_prefix}*"):
            client.delete(key)
        client.script_flush()
    assert await views.get(game, "public") is None
    await views.put(game, {"public": view(3)})
    assert await views.get(game, "public") == view(3)


async def test_a_frozen_redis_costs_its_latency_once_and_comes_back(
    own_redis: redis.Redis,
) -> None:
    game = uuid4()
    async with opened(address(own_redis), "frozen") as views:
        await views.put(game, {"public": view(1)})
        own_redis.execute_command("CLIENT", "PAUSE", 1500, "ALL")
        begun = time.monotonic()
        for version in range(2, 14):
            await views.put(game, {"public": view(version)})
            assert await views.get(game, "public") is None
        assert time.monotonic() - begun < PATIENCE
        await asyncio.sleep(1.5 + RETRY_AFTER)
        await views.put(game, {"public": view(20)})
        assert await views.get(game, "public") == view(20)


async def test_a_stopped_redis_is_a_miss_and_waiting_still_ends(
    own_redis: redis.Redis,
) -> None:
    game = uuid4()
    async with opened(address(own_redis), "stopped") as views:
        await views.put(game, {"public": view(1)})
        own_redis.shutdown(nosave=True)
        begun = time.monotonic()
        for version in range(2, 14):
            await views.put(game, {"public": view(version)})
            assert await views.get(game, "public") is None
        await views.wait(game, 13, 0.05)
        assert time.monotonic() - begun < PATIENCE
        waiting = asyncio.create_task(views.wait(game, 13, 30))
        await asyncio.sleep(0)
        await views.put(game, {"public": view(14)})
        async with asyncio.timeout(10):
            await waiting


def test_after_the_pause_one_call_tries_for_all_until_it_worked() -> None:
    now = [100.0]
    breaker = Breaker(lambda: now[0])
    assert breaker.allows()
    breaker.fault()
    assert not breaker.allows()
    now[0] += RETRY_AFTER
    assert [breaker.allows(), breaker.allows()] == [True, False]
    breaker.success()
    assert [breaker.allows(), breaker.allows()] == [True, True]
