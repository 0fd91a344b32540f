"""The fence: no reader of the global order passes a number whose row it cannot see yet.

Each test holds one append open that took a lower number, while a higher one commits. The
unfenced control must pass the hidden event, or the fenced reader would prove nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from random import Random
from uuid import UUID, uuid4

import psycopg
import pytest
from psycopg.errors import LockNotAvailable

from domain.player.events import TokenRevoked
from infra.entropy import SystemEntropy
from infra.eventstore import chain, mapper
from infra.eventstore.log import FencedLog
from infra.eventstore.store import FENCE, PostgresEventStore
from infra.postgres.pool import Pool, open_pool
from services.ports import Append

AT = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url, size=20) as opened:
        yield opened


async def append(pool: Pool, stream: UUID, version: int = 0) -> int:
    """Append one event and return its number."""
    recorded = await PostgresEventStore(pool, SystemEntropy()).append(
        Append(stream, version, (TokenRevoked(token="a"),)),
        command_id=uuid4(),
        actor="anna",
        at=AT,
    )
    return recorded[0].position


@asynccontextmanager
async def slow_append(url: str, stream: UUID) -> AsyncIterator[int]:
    """An append that has its number, and commits when the block ends."""
    command = uuid4()
    state, head = mapper.encode(
        TokenRevoked(token="slow"),
        stream=stream,
        version=1,
        at=AT,
        actor="ben",
        command_id=command,
        prev=chain.GENESIS,
        salt=SystemEntropy().token,
    )
    async with await psycopg.AsyncConnection.connect(url) as connection:
        await connection.execute("SELECT pg_advisory_xact_lock_shared(%s)", [FENCE])
        cursor = await connection.execute(
            "INSERT INTO events (originator_id, originator_version, topic, state, command_id,"
            " head) VALUES (%s, 1, 'TokenRevoked', %s, %s, %s) RETURNING notification_id",
            [stream, state, command, head],
        )
        row = await cursor.fetchone()
        assert row is not None
        yield int(row[0])


async def unfenced(pool: Pool, position: int) -> Sequence[int]:
    """The control: what a reader sees that takes whatever is visible."""
    async with pool.connection() as connection:
        cursor = await connection.execute(
            "SELECT notification_id FROM events WHERE notification_id > %s"
            " ORDER BY notification_id",
            [position],
        )
        return [int(row[0]) for row in await cursor.fetchall()]


async def test_a_reader_without_the_fence_misses_an_event(
    pool: Pool, fresh_database_url: str
) -> None:
    async with slow_append(fresh_database_url, uuid4()) as hidden:
        shown = await append(pool, uuid4())
        position = (await unfenced(pool, 0))[-1]
        assert hidden < shown == position
    assert hidden not in await unfenced(pool, position)


async def test_the_fenced_log_waits_for_the_event_that_is_under_way(
    pool: Pool, fresh_database_url: str
) -> None:
    log = FencedLog(pool)
    async with slow_append(fresh_database_url, uuid4()) as hidden:
        shown = await append(pool, uuid4())
        with pytest.raises(LockNotAvailable):
            await log.after(0)
    assert [recorded.position for recorded in await log.after(0)] == [hidden, shown]


async def test_a_reader_that_waits_at_the_fence_gets_both_events_in_order(
    pool: Pool, fresh_database_url: str
) -> None:
    log = FencedLog(pool)
    async with slow_append(fresh_database_url, uuid4()) as hidden:
        shown = await append(pool, uuid4())
        reading = asyncio.create_task(log.after(0))
        await asyncio.sleep(0.05)
        assert not reading.done()
    assert [recorded.position for recorded in await reading] == [hidden, shown]


async def test_the_fence_does_not_hinder_appends_among_themselves(
    pool: Pool, fresh_database_url: str
) -> None:
    async with slow_append(fresh_database_url, uuid4()):
        numbers = await asyncio.gather(*(append(pool, uuid4()) for _ in range(10)))
    assert len(set(numbers)) == 10


async def test_a_follower_under_load_sees_every_event_once_and_in_order(pool: Pool) -> None:
    log, seen, writing = FencedLog(pool), list[int](), True

    async def write() -> list[int]:
        stream = uuid4()
        return [await append(pool, stream, version) for version in range(40)]

    async def follow() -> None:
        while True:
            last_look = not writing
            position = seen[-1] if seen else 0
            try:
                batch = await log.after(position, 50)
            except LockNotAvailable:
                continue
            seen.extend(recorded.position for recorded in batch)
            if last_look and not batch:
                return
            await asyncio.sleep(0.001)

    following = asyncio.create_task(follow())
    written = await asyncio.gather(*(write() for _ in range(8)))
    writing = False
    await following
    assert seen == sorted(number for numbers in written for number in numbers)


async def test_of_two_readers_of_one_load_only_the_unfenced_one_loses_events(
    pool: Pool, fresh_database_url: str
) -> None:
    log, random = FencedLog(pool), Random(1)
    fenced, loose, writing = list[int](), list[int](), True

    async def write() -> list[int]:
        numbers = []
        for _ in range(12):
            async with slow_append(fresh_database_url, uuid4()) as number:
                await asyncio.sleep(random.uniform(0, 0.03))
            numbers.append(number)
        return numbers

    async def follow(seen: list[int], read: Callable[[int], Awaitable[Sequence[int]]]) -> None:
        while True:
            last_look = not writing
            try:
                batch = await read(seen[-1] if seen else 0)
            except LockNotAvailable:
                continue
            seen.extend(batch)
            if last_look and not batch:
                return
            await asyncio.sleep(0.002)

    async def behind_the_fence(position: int) -> Sequence[int]:
        return [recorded.position for recorded in await log.after(position, 50)]

    async with asyncio.TaskGroup() as readers:
        readers.create_task(follow(fenced, behind_the_fence))
        readers.create_task(follow(loose, lambda position: unfenced(pool, position)))
        written = sorted(
            n for numbers in await asyncio.gather(*(write() for _ in range(8))) for n in numbers
        )
        writing = False
    assert fenced == written
    assert set(loose) < set(written)


async def test_numbers_that_were_given_back_leave_a_gap_that_is_passed(
    pool: Pool, fresh_database_url: str
) -> None:
    with pytest.raises(ZeroDivisionError):
        async with slow_append(fresh_database_url, uuid4()) as lost:
            raise ZeroDivisionError
    shown = await append(pool, uuid4())
    assert lost < shown
    assert [recorded.position for recorded in await FencedLog(pool).after(0)] == [shown]
