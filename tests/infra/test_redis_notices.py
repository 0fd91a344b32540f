"""Notices and presence between processes, with a real Redis and with none."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import UUID, uuid4

import pytest

from infra.embedded.child import free_port
from infra.redis import presence as presences
from infra.redis.notices import RedisNotices
from infra.redis.presence import RedisPresence

TOPIC = "tests"


class Ears:
    """What one process hears, and how often it may have missed something."""

    def __init__(self, notices: RedisNotices) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.missed = 0
        notices.hear(TOPIC, self.heard.put_nowait, self.miss)

    def miss(self) -> None:
        self.missed += 1


@asynccontextmanager
async def process(url: str, prefix: str) -> AsyncIterator[tuple[RedisNotices, Ears, RedisPresence]]:
    """Give the notices and the presence of a process; presence is not renewed."""
    notices = RedisNotices(url, prefix, timeout=5)
    ears, presence = Ears(notices), RedisPresence(url, prefix, notices, timeout=5)
    await notices.start()
    try:
        yield notices, ears, presence
    finally:
        await presence.close()
        await notices.close()


async def covered(notices: RedisNotices) -> None:
    """Wait until notices are heard."""
    async with asyncio.timeout(30):
        while not notices.covered():  # noqa: ASYNC110 # a subscription tells nobody
            await asyncio.sleep(0.01)


async def test_a_notice_is_heard_by_every_process(redis_url: str, redis_prefix: str) -> None:
    async with (
        process(redis_url, redis_prefix) as (giver, own, _),
        process(redis_url, redis_prefix) as (other, far, _),
    ):
        await covered(other)
        await giver.give(TOPIC, "a word")
        async with asyncio.timeout(20):
            assert await own.heard.get() == "a word"
            assert await far.heard.get() == "a word"
        assert far.missed >= 1, "before it subscribed anything may have been said"


async def test_without_redis_nothing_is_covered_and_nothing_fails(redis_prefix: str) -> None:
    nowhere = f"redis://127.0.0.1:{free_port()}"
    async with process(nowhere, redis_prefix) as (notices, ears, presence):
        assert not notices.covered()
        await notices.give(TOPIC, "a word")
        assert ears.heard.get_nowait() == "a word"
        game = uuid4()
        await presence.enter(game, "A")
        assert await presence.seats(game) is None
        await presence.leave(game, "A")


async def test_a_seat_is_there_while_any_process_has_a_stream_of_it(
    redis_url: str, redis_prefix: str
) -> None:
    game = uuid4()
    async with (
        process(redis_url, redis_prefix) as (_, _, here),
        process(redis_url, redis_prefix) as (_, _, there),
    ):
        assert await here.seats(game) == frozenset()
        await here.enter(game, "A")
        await here.enter(game, "A")
        await there.enter(game, "A")
        await there.enter(game, "B")
        assert await here.seats(game) == await there.seats(game) == frozenset({"A", "B"})
        await here.leave(game, "A")
        await there.leave(game, "A")
        assert await there.seats(game) == frozenset({"A", "B"})
        await here.leave(game, "A")
        assert await there.seats(game) == frozenset({"B"})


async def test_a_long_polls_seat_lingers(redis_url: str, redis_prefix: str) -> None:
    game = uuid4()
    async with process(redis_url, redis_prefix) as (_, _, here):
        await here.enter(game, "A")
        await here.leave(game, "A", linger=60)
        assert await here.seats(game) == frozenset({"A"})


async def test_presence_of_a_process_that_died_runs_out(
    redis_url: str, redis_prefix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presences, "HELD", 0.2)
    game = uuid4()
    async with process(redis_url, redis_prefix) as (_, _, died):
        await died.enter(game, "A")
    async with process(redis_url, redis_prefix) as (_, _, here):
        async with asyncio.timeout(20):
            while await here.seats(game) != frozenset():  # noqa: ASYNC110 # it runs out in silence
                await asyncio.sleep(0.05)


async def test_a_change_of_presence_is_told_with_its_game(
    redis_url: str, redis_prefix: str
) -> None:
    game, changed = uuid4(), asyncio.Queue[UUID]()
    async with (
        process(redis_url, redis_prefix) as (_, _, here),
        process(redis_url, redis_prefix) as (notices, _, there),
    ):
        there.hear(changed.put_nowait)
        await covered(notices)
        await here.enter(game, "A")
        async with asyncio.timeout(20):
            assert await changed.get() == game
        await notices.give(presences.TOPIC, "no game")
        assert changed.empty()
