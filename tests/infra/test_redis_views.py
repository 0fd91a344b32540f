"""Live views: what they promise, and what is left when Redis hangs, goes away or forgets."""

import asyncio
import hashlib
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from uuid import uuid4

import pytest
import redis

from infra.embedded.servers import Servers, throw_away_servers
from infra.redis.breaker import RETRY_AFTER, Breaker
from infra.redis.views import RedisViews
from services.ports import LiveView, LiveViews
from tests.api.memory import MemoryViews


def patient(url: str, prefix: str) -> RedisViews:
    """Return views for which a busy machine is no fault."""
    return RedisViews(url, prefix, timeout=10)


@pytest.fixture
async def redis_views(redis_url: str, redis_prefix: str) -> AsyncIterator[RedisViews]:
    views = patient(redis_url, redis_prefix)
    await views.start()
    yield views
    await views.close()


@pytest.fixture(params=["redis", "memory"])
async def views(
    request: pytest.FixtureRequest, redis_url: str, redis_prefix: str
) -> AsyncIterator[LiveViews]:
    if request.param == "memory":
        yield MemoryViews()
        return
    kept = patient(redis_url, redis_prefix)
    await kept.start()
    yield kept
    await kept.close()


def view(version: int, text: str = "board") -> LiveView:
    body = f"{text} {version}".encode()
    return LiveView(version, hashlib.sha256(body).hexdigest(), body)


async def test_a_view_that_was_put_is_got_for_its_audience_only(views: LiveViews) -> None:
    game = uuid4()
    await views.put(game, {"public": view(1, "table"), "A": view(1, "hand")})
    assert await views.get(game, "A") == view(1, "hand")
    assert await views.get(game, "public") == view(1, "table")
    assert await views.get(game, "B") is None
    assert await views.get(uuid4(), "A") is None


async def test_an_older_view_never_replaces_a_newer_one(views: LiveViews) -> None:
    game = uuid4()
    await views.put(game, {"public": view(5)})
    await views.put(game, {"public": view(4)})
    await views.put(game, {"public": view(5, "another")})
    assert await views.get(game, "public") == view(5)


async def test_each_audience_is_compared_by_itself(views: LiveViews) -> None:
    game = uuid4()
    await views.put(game, {"A": view(5)})
    await views.put(game, {"A": view(4), "B": view(4)})
    assert (await views.get(game, "A"), await views.get(game, "B")) == (view(5), view(4))


async def test_whoever_waits_is_woken_when_the_game_moves(views: LiveViews) -> None:
    game = uuid4()
    waiting = asyncio.create_task(views.wait(game, 1, 20))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await views.put(game, {"public": view(2)})
    await asyncio.wait_for(waiting, 5)


async def test_a_wait_for_a_version_that_is_past_returns_at_once(views: LiveViews) -> None:
    game = uuid4()
    await views.put(game, {"public": view(2)})
    await asyncio.wait_for(views.wait(game, 1, 20), 5)


async def test_a_wait_ends_when_its_time_is_over(views: LiveViews) -> None:
    await asyncio.wait_for(views.wait(uuid4(), 1, 0.05), 5)


async def test_a_notice_of_another_process_wakes(
    redis_url: str, redis_prefix: str, redis_views: RedisViews
) -> None:
    game, other = uuid4(), patient(redis_url, redis_prefix)
    waiting = asyncio.create_task(redis_views.wait(game, 1, 20))
    await asyncio.sleep(0.1)
    await other.put(game, {"public": view(2)})
    await other.close()
    await asyncio.wait_for(waiting, 5)


async def test_a_move_of_another_process_before_the_wait_is_not_missed(
    redis_url: str, redis_prefix: str
) -> None:
    game = uuid4()
    here, there = patient(redis_url, redis_prefix), patient(redis_url, redis_prefix)
    await there.put(game, {"public": view(2)})
    await asyncio.wait_for(here.wait(game, 1, 20), 5)  # nobody listens here
    await here.close()
    await there.close()


async def test_views_of_a_game_share_a_slot(
    redis_url: str, redis_prefix: str, redis_views: RedisViews
) -> None:
    game = uuid4()
    await redis_views.put(game, {"public": view(1), "A": view(1)})
    with redis.Redis.from_url(redis_url) as client:
        keys = {bytes(key).decode() for key in client.scan_iter(match=f"{redis_prefix}*")}
    assert keys == {f"{redis_prefix}:view:{{{game}}}:{name}" for name in ("public", "A")}


async def test_a_message_that_is_no_notice_does_no_harm(
    redis_url: str, redis_prefix: str, redis_views: RedisViews
) -> None:
    game = uuid4()
    waiting = asyncio.create_task(redis_views.wait(game, 1, 20))
    await asyncio.sleep(0.1)
    with redis.Redis.from_url(redis_url) as client:
        client.publish(f"{redis_prefix}:games", b"\xff nonsense")
        client.publish(f"{redis_prefix}:games", f"{game} 2")
    await asyncio.wait_for(waiting, 5)


# --- when Redis fails ---------------------------------------------------------------


def test_after_a_fault_redis_is_left_alone_and_then_one_call_tries() -> None:
    now = 0.0
    breaker = Breaker(lambda: now)
    assert breaker.allows()
    breaker.fault()
    assert not breaker.allows()
    now += RETRY_AFTER
    assert [breaker.allows() for _ in range(3)] == [True, False, False]
    breaker.success()
    assert all(breaker.allows() for _ in range(3))


@pytest.fixture(scope="module")
def own_servers() -> Iterator[Servers]:
    with throw_away_servers() as servers:
        yield servers


def pid_of(url: str) -> int:
    with redis.Redis.from_url(url) as client:
        return int(client.info("server")["process_id"])


@contextmanager
def frozen(url: str) -> Iterator[None]:
    """Stop the server's process without ending it: connections stay, answers do not come."""
    pid = pid_of(url)
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


async def test_a_frozen_redis_gives_nothing_raises_nothing_and_comes_back(
    own_servers: Servers,
) -> None:
    views, game = RedisViews(own_servers.redis_url, "frozen", 0.5), uuid4()
    await views.put(game, {"public": view(1)})
    with frozen(own_servers.redis_url):
        assert await views.get(game, "public") is None
        await views.put(game, {"public": view(2)})
        assert await views.get(game, "public") is None
    await asyncio.sleep(RETRY_AFTER + 0.1)
    assert await views.get(game, "public") == view(1)
    await views.put(game, {"public": view(3)})
    assert await views.get(game, "public") == view(3)
    await views.close()


async def test_within_a_process_waiting_works_without_redis(own_servers: Servers) -> None:
    views, game = RedisViews(own_servers.redis_url, "alone"), uuid4()
    with frozen(own_servers.redis_url):
        waiting = asyncio.create_task(views.wait(game, 1, 20))
        await asyncio.sleep(0.2)
        await views.put(game, {"public": view(2)})
        await asyncio.wait_for(waiting, 5)
        await asyncio.wait_for(views.wait(game, 1, 20), 5)
    await views.close()


async def test_a_redis_that_is_not_there_gives_nothing_and_raises_nothing() -> None:
    views, game = RedisViews("redis://127.0.0.1:1"), uuid4()
    await views.start()
    await views.put(game, {"public": view(1)})
    assert await views.get(game, "public") is None
    await views.wait(game, 5, 0.05)
    await views.close()


async def test_an_emptied_redis_gives_nothing_and_is_filled_again(own_servers: Servers) -> None:
    views, game = patient(own_servers.redis_url, "emptied"), uuid4()
    await views.put(game, {"public": view(7)})
    with redis.Redis.from_url(own_servers.redis_url) as client:
        client.flushall()
        client.script_flush()
    assert await views.get(game, "public") is None
    await views.put(game, {"public": view(7)})
    assert await views.get(game, "public") == view(7)
    await views.close()


async def test_the_subscription_is_renewed_when_it_is_lost(own_servers: Servers) -> None:
    here, there = (patient(own_servers.redis_url, "renewed") for _ in range(2))
    await here.start()
    game = uuid4()
    with redis.Redis.from_url(own_servers.redis_url) as client:
        while not client.pubsub_numsub("renewed:games")[0][1]:  # noqa: ASYNC110 # the server sets no event
            await asyncio.sleep(0.02)
        client.client_kill_filter(_type="pubsub")
        waiting = asyncio.create_task(here.wait(game, 1, 20))
        while not client.pubsub_numsub("renewed:games")[0][1]:  # noqa: ASYNC110 # as above
            await asyncio.sleep(0.02)
    await there.put(game, {"public": view(2)})
    await asyncio.wait_for(waiting, 5)
    await here.close()
    await there.close()
