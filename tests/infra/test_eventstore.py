"""The event store on a real Postgres: what memory cannot show."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from uuid import uuid4

import psycopg
import pytest

from domain.deck.events import DeckShelved
from domain.kernel.refusals import Unavailable
from infra.entropy import SystemEntropy
from infra.eventstore import chain
from infra.eventstore.latest import Latest
from infra.eventstore.log import FencedLog
from infra.eventstore.store import FENCE, PostgresEventStore
from infra.postgres.pool import Away, Pool, open_pool
from services.ports import StreamConflict
from tests.infra.recorded import appended, disclosed, opened


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url, size=8) as opened_pool:
        yield opened_pool


@pytest.fixture
def store(pool: Pool) -> PostgresEventStore:
    return PostgresEventStore(pool, SystemEntropy())


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE {} SET version = 9", "DELETE FROM {}", "TRUNCATE {}",
    ],
)  # fmt: skip
@pytest.mark.parametrize("table", ["events", "anchors"])
async def test_what_is_recorded_is_neither_changed_nor_removed(
    fresh_database_url: str, store: PostgresEventStore, table: str, statement: str
) -> None:
    await appended(store, uuid4(), 0, opened())
    column = "originator_version" if table == "events" else "version"
    with psycopg.connect(fresh_database_url, autocommit=True) as owner:
        owner.execute("INSERT INTO anchors (stream, version, head) VALUES (%s, 1, '')", [uuid4()])
        with pytest.raises(psycopg.errors.RaiseException, match="never changed or removed"):
            owner.execute(statement.format(table).replace("version", column).encode())


def tampered(url: str, statement: str, *arguments: object) -> None:
    """Do what only somebody who owns the server can: switch the triggers off."""
    with psycopg.connect(url) as owner:
        owner.execute("SET session_replication_role = replica")
        owner.execute(statement.encode(), arguments)


async def test_tampering_on_disk_is_found_by_the_audit_and_by_the_next_load(
    fresh_database_url: str, store: PostgresEventStore
) -> None:
    stream = uuid4()
    await appended(store, stream, 0, opened(), opened(), opened())
    tampered(
        fresh_database_url,
        "UPDATE events SET state = replace(convert_from(state, 'UTF8'), '\"seats\":2',"
        " '\"seats\":3')::bytea WHERE originator_id = %s AND originator_version = 2",
        stream,
    )
    check = await store.verify(stream)
    assert (check.version, check.fault) == (2, "the public part was altered")
    with pytest.raises(chain.ChainBroken, match="event 2"):
        await store.load(stream)


async def test_an_event_removed_from_the_middle_is_found(
    fresh_database_url: str, store: PostgresEventStore
) -> None:
    stream = uuid4()
    await appended(store, stream, 0, opened(), opened(), opened())
    tampered(
        fresh_database_url,
        "DELETE FROM events WHERE originator_id = %s AND originator_version = 2", stream,
    )  # fmt: skip
    assert (await store.verify(stream)).version == 2
    with pytest.raises(chain.ChainBroken, match="event 2"):
        await store.load(stream)


async def test_an_end_cut_off_is_found_by_the_anchor(
    fresh_database_url: str, store: PostgresEventStore
) -> None:
    stream = uuid4()
    recorded = await appended(store, stream, 0, opened(), disclosed())
    with psycopg.connect(fresh_database_url) as owner:
        owner.execute(
            "INSERT INTO anchors (stream, version, head) VALUES (%s, 2, %s)",
            [stream, recorded[-1].head],
        )
    assert (await store.verify(stream)).fault is None
    tampered(
        fresh_database_url,
        "DELETE FROM events WHERE originator_id = %s AND originator_version = 2", stream,
    )  # fmt: skip
    assert "ends before" in str((await store.verify(stream)).fault)


async def test_a_killed_connection_loses_nothing(
    fresh_database_url: str, store: PostgresEventStore
) -> None:
    stream = uuid4()
    killed = 0

    async def play() -> None:
        while (version := await stands_at()) < 60:
            with contextlib.suppress(Unavailable, StreamConflict):
                await appended(store, stream, version, DeckShelved(deck=str(version)))

    async def stands_at() -> int:
        while True:
            with contextlib.suppress(Unavailable):
                return len(await store.load(stream))

    playing = asyncio.create_task(play())
    with psycopg.connect(fresh_database_url, autocommit=True) as owner:
        for _ in range(30):
            rows = owner.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).fetchall()
            killed += len(rows)
            await asyncio.sleep(0.1)
    await playing
    assert killed > 0
    decks = [r.event.deck for r in await store.load(stream) if isinstance(r.event, DeckShelved)]
    assert decks == [str(version) for version in range(60)]


async def test_an_append_whose_answer_was_lost_is_found_and_not_made_twice(
    store: PostgresEventStore,
) -> None:
    stream, command = uuid4(), uuid4()
    run, calls = store._statements.run, 0

    async def forgetful(statement: str, arguments: object) -> object:
        nonlocal calls
        rows = await run(statement, arguments)  # type: ignore[arg-type]  # passed on as it came
        calls += "INSERT INTO events" in statement
        if calls == 1:
            calls += 1
            raise Away("the connection was lost", lost=True)
        return rows

    store._statements.run = forgetful  # type: ignore[method-assign, assignment]  # a line that drops
    recorded = await appended(store, stream, 0, opened(), opened(), command_id=command)
    assert calls == 2
    assert list(await store.load(stream)) == list(recorded)
    with pytest.raises(StreamConflict):
        await appended(store, stream, 2, opened(), command_id=command)


async def test_an_append_that_hangs_holds_the_reader_up_and_the_reader_lets_go(
    fresh_database_url: str, pool: Pool, store: PostgresEventStore
) -> None:
    await appended(store, uuid4(), 0)
    async with await psycopg.AsyncConnection.connect(fresh_database_url) as hanging:
        await hanging.execute("SELECT pg_advisory_xact_lock_shared(%s)", [FENCE])
        with pytest.raises(psycopg.errors.LockNotAvailable):
            await FencedLog(pool).after(0)
        await asyncio.wait_for(appended(store, uuid4(), 0), 5)
    assert len(await FencedLog(pool).after(0)) == 2


async def test_another_process_goes_on_from_the_stored_head(pool: Pool) -> None:
    stream = uuid4()
    for version in range(4):
        await appended(PostgresEventStore(pool, SystemEntropy()), stream, version, opened())
    check = await PostgresEventStore(pool, SystemEntropy()).verify(stream)
    assert (check.events, check.fault) == (4, None)


async def test_the_log_is_the_same_to_who_wrote_it_and_to_everybody_else(
    pool: Pool, store: PostgresEventStore
) -> None:
    others = PostgresEventStore(pool, SystemEntropy())
    for _ in range(3):
        await appended(store, uuid4(), 0, opened(), disclosed())
        await appended(others, uuid4(), 0, opened())
    own, plain = FencedLog(pool, store.latest), FencedLog(pool)
    for position in (0, 2, 8, 9):
        assert await own.after(position, 5) == await plain.after(position, 5)
    assert len(store.latest.after(0, 9)) == 6, "the rest was read from the store"


async def test_a_process_forgets_what_it_appended_long_ago(
    pool: Pool, store: PostgresEventStore
) -> None:
    store.latest = Latest(kept=2)
    await appended(store, uuid4(), 0, opened(), opened(), opened())
    assert sorted(store.latest.after(0, 9)) == [2, 3]
    assert len(await FencedLog(pool, store.latest).after(0)) == 3
