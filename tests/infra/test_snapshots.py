"""Snapshots: caches of folds that may be thrown away, and are ignored when their shape is old."""

from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from uuid import UUID, uuid4

import msgspec
import pytest

from domain.game.state import evolve, initial
from domain.kernel.events import Event
from infra.entropy import SystemEntropy
from infra.eventstore.snapshots import PostgresSnapshots
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import Pool, open_pool
from services.ports import Append, Recorded, StreamSnapshot
from services.tables import SCHEMA, Tables
from tests.support.whole_games import played

AT = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)
GAME = UUID(int=8)


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url) as opened:
        yield opened


@pytest.fixture(scope="module")
def events() -> tuple[Event, ...]:
    return tuple(played(7, most=25))


async def recorded(pool: Pool, events: Sequence[Event]) -> tuple[Recorded, ...]:
    return await PostgresEventStore(pool, SystemEntropy()).append(
        Append(GAME, 0, tuple(events)), command_id=uuid4(), actor="anna", at=AT
    )


class CountingStore(PostgresEventStore):
    """Notes after which version streams were loaded."""

    def __init__(self, pool: Pool) -> None:
        super().__init__(pool, SystemEntropy())
        self.loaded_after: list[int] = []

    async def load(
        self, stream: UUID, after: int = 0, upto: int | None = None
    ) -> Sequence[Recorded]:
        self.loaded_after.append(after)
        return await super().load(stream, after, upto)


def snapshot(version: int, schema: int, state: bytes = b"{}") -> StreamSnapshot:
    return StreamSnapshot(GAME, version, schema, "00", state)


async def test_the_newest_snapshot_of_the_schema_is_found(pool: Pool) -> None:
    kept = PostgresSnapshots(pool)
    for version in (10, 30, 20):
        await kept.save(snapshot(version, 1))
    assert await kept.latest(GAME, 1) == snapshot(30, 1)
    assert await kept.latest(GAME, 1, 29) == snapshot(20, 1)
    assert await kept.latest(GAME, 1, 9) is None
    assert await kept.latest(uuid4(), 1) is None


async def test_a_snapshot_of_another_schema_does_not_exist(pool: Pool) -> None:
    kept = PostgresSnapshots(pool)
    await kept.save(snapshot(10, 1))
    await kept.save(snapshot(20, 2))
    assert await kept.latest(GAME, 1) == snapshot(10, 1)
    assert await kept.latest(GAME, 3) is None


async def test_a_snapshot_that_is_there_already_is_left_alone(pool: Pool) -> None:
    kept = PostgresSnapshots(pool)
    await kept.save(snapshot(10, 1, b"first"))
    await kept.save(snapshot(10, 1, b"second"))
    found = await kept.latest(GAME, 1)
    assert found is not None
    assert found.state == b"first"


async def test_a_game_from_snapshot_and_tail_equals_the_full_fold(
    pool: Pool, events: tuple[Event, ...]
) -> None:
    rows = await recorded(pool, events)
    half = len(events) // 2
    game, midway = initial(str(GAME)), initial(str(GAME))
    for number, event in enumerate(events, start=1):
        game = evolve(game, event)
        if number == half:
            midway = game
    snapshots, store = PostgresSnapshots(pool), CountingStore(pool)
    await snapshots.save(
        StreamSnapshot(GAME, half, SCHEMA, rows[half - 1].head, msgspec.json.encode(midway))
    )
    loaded = await Tables(store, snapshots).at(GAME)
    assert store.loaded_after == [half]
    assert loaded == game
    assert msgspec.json.encode(loaded) == msgspec.json.encode(game)


async def test_a_game_with_a_snapshot_of_an_old_schema_is_folded_from_its_first_event(
    pool: Pool, events: tuple[Event, ...]
) -> None:
    rows = await recorded(pool, events)
    snapshots, store = PostgresSnapshots(pool), CountingStore(pool)
    await snapshots.save(StreamSnapshot(GAME, 5, SCHEMA - 1, rows[4].head, b"not a game"))
    loaded = await Tables(store, snapshots).at(GAME)
    assert store.loaded_after == [0]
    assert loaded.table.version == len(events)
