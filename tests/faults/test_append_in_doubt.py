"""An append whose answer is lost on the way: what became of it is found out, never guessed."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from uuid import UUID, uuid4

import pytest

from domain.kernel.refusals import Unavailable
from domain.player.events import TokenRevoked
from infra.entropy import SystemEntropy
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import open_pool
from services.ports import Append, Recorded, Remembered
from tests.faults.proxy import Proxy, proxied

AT = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)
ACCOUNT = uuid4()


@pytest.fixture
async def way(fresh_database_url: str) -> AsyncIterator[tuple[PostgresEventStore, Proxy]]:
    async with (
        proxied(fresh_database_url) as (url, proxy),
        open_pool(url, size=2) as pool,
    ):
        yield PostgresEventStore(pool, SystemEntropy()), proxy


async def append(store: PostgresEventStore, stream: UUID, key: str) -> tuple[Recorded, ...]:
    return await store.append(
        Append(stream, 0, (TokenRevoked(token="a"),)),
        command_id=uuid4(), actor="anna", at=AT,
        remember=Remembered(ACCOUNT, key, "body", str(stream), 1),
    )  # fmt: skip


async def test_an_append_that_was_recorded_unheard_is_found_and_not_made_again(
    way: tuple[PostgresEventStore, Proxy],
) -> None:
    store, proxy = way
    stream = uuid4()
    proxy.lose_next_answer()
    recorded = await append(store, stream, "first")
    assert proxy.lost == 1
    assert list(await store.load(stream)) == list(recorded)
    assert (await store.verify(stream)).fault is None


async def test_where_the_way_stays_shut_the_caller_is_told_and_the_key_knows_later(
    way: tuple[PostgresEventStore, Proxy],
) -> None:
    store, proxy = way
    stream = uuid4()
    proxy.lose_next_answer(then_shut=True)
    with pytest.raises(Unavailable, match="same Idempotency-Key"):
        await append(store, stream, "second")
    proxy.shut = False
    known = await eventually_remembered(store, "second")
    assert (known.resource, known.version) == (str(stream), 1)
    assert len(await store.load(stream)) == 1


async def test_a_database_that_is_frozen_costs_a_bounded_time_and_is_found_in_doubt(
    way: tuple[PostgresEventStore, Proxy], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("infra.postgres.pool.LENT_AT_MOST", 0.5)
    store, proxy = way
    stream = uuid4()
    proxy.frozen = True
    async with asyncio.timeout(60):
        with pytest.raises(Unavailable, match="same Idempotency-Key"):
            await append(store, stream, "third")
    proxy.frozen = False
    monkeypatch.undo()
    known = await eventually_remembered(store, "third")
    assert known.resource == str(stream)
    assert len(await store.load(stream)) == 1


async def eventually_remembered(store: PostgresEventStore, key: str) -> Remembered:
    async with asyncio.timeout(20):
        while True:
            try:
                known = await store.remembered(ACCOUNT, key)
            except Unavailable:
                await asyncio.sleep(0.1)
                continue
            assert known is not None
            return known
