"""Appends against a real Postgres: one winner, all or nothing, never changed, never doubled."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from uuid import UUID, uuid4

import psycopg
import pytest

from domain.kernel.events import Event
from domain.player.events import NameClaimed, Registered, TokenRevoked
from infra.entropy import SystemEntropy
from infra.eventstore.log import FencedLog
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import Pool, open_pool
from services.ports import Append, Recorded, Remembered, StreamConflict

AT = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url) as opened:
        yield opened


@pytest.fixture
def store(pool: Pool) -> PostgresEventStore:
    return PostgresEventStore(pool, SystemEntropy())


def gone(token: str) -> Event:
    return TokenRevoked(token=token)


async def append(
    store: PostgresEventStore,
    *appends: Append,
    command: UUID | None = None,
    remember: Remembered | None = None,
) -> tuple[Recorded, ...]:
    return await store.append(
        *appends, command_id=command or uuid4(), actor="anna", at=AT, remember=remember
    )


async def test_of_many_writers_at_one_version_exactly_one_wins(pool: Pool) -> None:
    stream = uuid4()
    writers = [PostgresEventStore(pool, SystemEntropy()) for _ in range(8)]
    for version in range(20):
        outcomes = await asyncio.gather(
            *(
                append(writer, Append(stream, version, (gone(f"{version}-{number}"),)))
                for number, writer in enumerate(writers)
            ),
            return_exceptions=True,
        )
        won = [one for one in outcomes if isinstance(one, tuple)]
        assert len(won) == 1
        assert sum(isinstance(one, StreamConflict) for one in outcomes) == len(writers) - 1
        loaded = await writers[0].load(stream)
        assert len(loaded) == version + 1
        assert loaded[-1] == won[0][0]


async def test_a_command_id_serves_once_in_a_stream(store: PostgresEventStore) -> None:
    stream, command = uuid4(), uuid4()
    await append(store, Append(stream, 0, (gone("a"), gone("b"))), command=command)
    with pytest.raises(StreamConflict):
        await append(store, Append(stream, 2, (gone("c"),)), command=command)
    assert [r.version for r in await store.load(stream)] == [1, 2]


async def test_a_command_id_may_serve_in_several_streams(store: PostgresEventStore) -> None:
    command = uuid4()
    for stream in (uuid4(), uuid4()):
        recorded = await append(store, Append(stream, 0, (gone("a"),)), command=command)
        assert recorded[0].command_id == command


async def test_after_a_conflict_the_loser_can_append_at_the_new_version(
    pool: Pool, store: PostgresEventStore
) -> None:
    stream, other = uuid4(), PostgresEventStore(pool, SystemEntropy())
    await append(store, Append(stream, 0, (gone("a"),)))
    await append(other, Append(stream, 1, (gone("b"),)))
    with pytest.raises(StreamConflict):
        await append(store, Append(stream, 1, (gone("lost"),)))
    await append(store, Append(stream, 2, (gone("c"),)))
    events = [recorded.event for recorded in await store.load(stream)]
    assert events == [gone("a"), gone("b"), gone("c")]
    assert (await store.verify(stream)).fault is None


async def test_an_append_beyond_the_end_of_a_stream_is_a_conflict(
    store: PostgresEventStore,
) -> None:
    stream = uuid4()
    with pytest.raises(StreamConflict):
        await append(store, Append(stream, 3, (gone("a"),)))
    assert await store.load(stream) == []


async def test_several_streams_are_appended_all_or_nothing(store: PostgresEventStore) -> None:
    first, second = uuid4(), uuid4()
    await append(store, Append(first, 0, (gone("a"),)), Append(second, 0, (gone("b"),)))
    with pytest.raises(StreamConflict):
        await append(store, Append(first, 1, (gone("c"),)), Append(second, 0, (gone("d"),)))
    assert [r.event for r in await store.load(first)] == [gone("a")]
    assert [r.event for r in await store.load(second)] == [gone("b")]


async def test_a_key_that_was_used_meanwhile_is_a_conflict_and_nothing_is_appended(
    store: PostgresEventStore,
) -> None:
    account, first, second = uuid4(), uuid4(), uuid4()
    used = Remembered(account, "key", "hash", str(first), 1)
    await append(store, Append(first, 0, (gone("a"),)), remember=used)
    assert await store.remembered(account, "key") == used
    with pytest.raises(StreamConflict):
        await append(
            store,
            Append(second, 0, (gone("b"),)),
            remember=Remembered(account, "key", "other", str(second), 1),
        )
    assert await store.load(second) == []
    assert await store.remembered(account, "key") == used


async def test_a_conflict_of_streams_remembers_no_key(store: PostgresEventStore) -> None:
    account, stream = uuid4(), uuid4()
    await append(store, Append(stream, 0, (gone("a"),)))
    with pytest.raises(StreamConflict):
        await append(
            store,
            Append(stream, 0, (gone("b"),)),
            remember=Remembered(account, "key", "hash", str(stream), 1),
        )
    assert await store.remembered(account, "key") is None


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET actor = 'eve'",
        "DELETE FROM events",
        "TRUNCATE events",
    ],
)
async def test_events_are_never_changed_or_removed(
    store: PostgresEventStore, fresh_database_url: str, statement: str
) -> None:
    stream = uuid4()
    await append(store, Append(stream, 0, (gone("a"),)))
    before = await store.load(stream)
    with psycopg.connect(fresh_database_url) as connection:
        with pytest.raises(psycopg.errors.RaiseException, match="never changed"):
            connection.execute(statement.encode())
    assert await store.load(stream) == before


async def test_what_is_returned_is_what_is_loaded(store: PostgresEventStore) -> None:
    stream = uuid4()
    events = (NameClaimed(account="a"), Registered(name="anna", password_hash="secret"))
    recorded = await append(store, Append(stream, 0, events))
    assert tuple(await store.load(stream)) == recorded
    assert [r.event for r in recorded] == list(events)
    assert await store.load(stream, after=1) == list(recorded[1:])
    assert await store.load(stream, upto=1) == list(recorded[:1])
    assert await store.load(stream, after=7) == []


async def test_killed_connections_lose_and_double_nothing(
    pool: Pool, store: PostgresEventStore, fresh_database_url: str
) -> None:
    stream, names = uuid4(), [f"{number}" for number in range(30)]
    with psycopg.connect(fresh_database_url, autocommit=True) as killer:
        for version, name in enumerate(names):
            if version % 5 == 2:
                killer.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            await append(store, Append(stream, version, (gone(name),)))
    assert [r.event for r in await store.load(stream)] == [gone(name) for name in names]
    assert [r.event for r in await FencedLog(pool).after(0)] == [gone(name) for name in names]
    assert (await store.verify(stream)).fault is None


async def test_connections_killed_under_load_lose_and_double_nothing(
    pool: Pool, store: PostgresEventStore, fresh_database_url: str
) -> None:
    streams = [uuid4() for _ in range(6)]

    async def write(stream: UUID) -> list[Event]:
        kept: list[Event] = []
        for number in range(25):
            event = gone(f"{number}")
            try:
                await append(store, Append(stream, len(kept), (event,)))
            except (psycopg.OperationalError, psycopg.InterfaceError):
                # In doubt after so many kills: only the log can say, of this one event.
                stored = [r.event for r in await store.load(stream)]
                assert stored in (kept, [*kept, event])
                kept = stored
            else:
                kept.append(event)
        return kept

    async def kill() -> None:
        connection = await psycopg.AsyncConnection.connect(fresh_database_url, autocommit=True)
        async with connection:
            for _ in range(5):
                await asyncio.sleep(0.02)
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )

    *written, _ = await asyncio.gather(*(write(stream) for stream in streams), kill())
    for stream, kept in zip(streams, written, strict=True):
        assert [r.event for r in await store.load(stream)] == kept
        assert (await store.verify(stream)).fault is None
