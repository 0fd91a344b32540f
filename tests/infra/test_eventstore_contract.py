"""What every event store and snapshot store promises: the real ones and those of the tests."""

import asyncio
from collections.abc import AsyncIterator
from uuid import UUID, uuid4

import pytest

from domain.deck.events import DeckShelved
from infra.entropy import SystemEntropy
from infra.eventstore.snapshots import PostgresSnapshots
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import open_pool
from services.ports import (
    Append,
    EventStore,
    Remembered,
    SnapshotStore,
    StreamConflict,
    StreamSnapshot,
)
from tests.api.memory import MemorySnapshots, MemoryStore
from tests.infra.recorded import AT, appended, opened


@pytest.fixture(params=["postgres", "memory"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[EventStore]:
    if request.param == "memory":
        yield MemoryStore()
        return
    async with open_pool(request.getfixturevalue("database_url"), size=8) as pool:
        yield PostgresEventStore(pool, SystemEntropy())


@pytest.fixture(params=["postgres", "memory"])
async def snapshots(request: pytest.FixtureRequest) -> AsyncIterator[SnapshotStore]:
    if request.param == "memory":
        yield MemorySnapshots()
        return
    async with open_pool(request.getfixturevalue("database_url"), size=2) as pool:
        yield PostgresSnapshots(pool)


def shelved(name: str) -> DeckShelved:
    return DeckShelved(deck=name)


async def test_what_was_appended_is_loaded_in_order(store: EventStore) -> None:
    stream = uuid4()
    first = await appended(store, stream, 0, opened(), shelved("a"))
    second = await appended(store, stream, 2, shelved("b"))
    loaded = list(await store.load(stream))
    assert loaded == [*first, *second]
    assert [one.version for one in loaded] == [1, 2, 3]
    assert [one.position for one in loaded] == sorted({one.position for one in loaded})
    assert (loaded[0].at, loaded[0].actor) == (AT, "Anna")


async def test_a_stream_nobody_wrote_is_empty(store: EventStore) -> None:
    assert list(await store.load(uuid4())) == []
    assert list(await store.load(uuid4(), after=3)) == []
    assert (await store.verify(uuid4())).events == 0


async def test_a_part_of_a_stream_is_loaded(store: EventStore) -> None:
    stream = uuid4()
    await appended(store, stream, 0, *(shelved(str(n)) for n in range(5)))
    assert [r.version for r in await store.load(stream, after=1, upto=4)] == [2, 3, 4]
    assert list(await store.load(stream, after=5)) == []
    assert list(await store.load(stream, after=9)) == []


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_an_append_at_another_version_is_a_conflict(store: EventStore, expected: int) -> None:
    stream = uuid4()
    await appended(store, stream, 0, shelved("a"), shelved("b"))
    with pytest.raises(StreamConflict):
        await appended(store, stream, expected, shelved("c"))
    assert len(await store.load(stream)) == 2


async def test_a_retried_command_is_a_conflict_that_the_caller_can_look_up(
    store: EventStore,
) -> None:
    stream, command = uuid4(), uuid4()
    await appended(store, stream, 0, shelved("a"), command_id=command)
    with pytest.raises(StreamConflict):
        await appended(store, stream, 1, shelved("a"), command_id=command)
    assert [one.version for one in await store.load(stream) if one.command_id == command] == [1]


async def test_one_command_may_reach_several_streams(store: EventStore) -> None:
    streams, command = (uuid4(), uuid4()), uuid4()
    recorded = await store.append(
        *(Append(stream, 0, (shelved("a"), shelved("b"))) for stream in streams),
        command_id=command, actor="Anna", at=AT,
    )  # fmt: skip
    assert [(r.stream, r.version) for r in recorded] == [
        (streams[0], 1), (streams[0], 2), (streams[1], 1), (streams[1], 2),
    ]  # fmt: skip


async def test_several_streams_are_appended_to_all_or_nothing(store: EventStore) -> None:
    here, there, account = uuid4(), uuid4(), uuid4()
    await appended(store, there, 0, shelved("a"))
    with pytest.raises(StreamConflict):
        await store.append(
            Append(here, 0, (shelved("b"),)), Append(there, 0, (shelved("b"),)),
            command_id=uuid4(), actor="Anna", at=AT,
            remember=Remembered(account, "key", "hash", "resource", 1),
        )  # fmt: skip
    assert list(await store.load(here)) == []
    assert await store.remembered(account, "key") is None


async def test_a_key_is_remembered_with_the_events_and_used_once(store: EventStore) -> None:
    here, there = uuid4(), uuid4()
    remember = Remembered(uuid4(), "key", "hash", str(here), 1)
    await appended(store, here, 0, shelved("a"), remember=remember)
    assert await store.remembered(remember.account, "key") == remember
    assert await store.remembered(uuid4(), "key") is None
    with pytest.raises(StreamConflict):
        await appended(store, there, 0, shelved("b"), remember=remember)
    assert list(await store.load(there)) == []


async def test_of_many_writers_at_one_version_exactly_one_wins(store: EventStore) -> None:
    stream = uuid4()
    for version in range(20):
        outcomes = await asyncio.gather(
            *(appended(store, stream, version, shelved(str(n))) for n in range(6)),
            return_exceptions=True,
        )
        assert sum(isinstance(one, tuple) for one in outcomes) == 1
        assert sum(isinstance(one, StreamConflict) for one in outcomes) == 5
    assert [r.version for r in await store.load(stream)] == list(range(1, 21))
    assert (await store.verify(stream)).fault is None


def snapshot(stream: UUID, version: int, schema: int = 1) -> StreamSnapshot:
    return StreamSnapshot(stream, version, schema, "ab" * 32, f"state {version}".encode())


async def test_the_newest_snapshot_not_past_a_version_is_found(snapshots: SnapshotStore) -> None:
    stream = uuid4()
    for version in (10, 30, 20):
        await snapshots.save(snapshot(stream, version))
    assert await snapshots.latest(stream, 1) == snapshot(stream, 30)
    assert await snapshots.latest(stream, 1, upto=29) == snapshot(stream, 20)
    assert await snapshots.latest(stream, 1, upto=9) is None


async def test_a_snapshot_of_another_schema_does_not_exist(snapshots: SnapshotStore) -> None:
    stream = uuid4()
    await snapshots.save(snapshot(stream, 30, schema=1))
    await snapshots.save(snapshot(stream, 10, schema=2))
    assert await snapshots.latest(stream, 2) == snapshot(stream, 10, schema=2)
    assert await snapshots.latest(stream, 3) is None


async def test_a_snapshot_may_be_saved_twice(snapshots: SnapshotStore) -> None:
    stream = uuid4()
    await snapshots.save(snapshot(stream, 10))
    await snapshots.save(snapshot(stream, 10))
    assert await snapshots.latest(stream, 1) == snapshot(stream, 10)
