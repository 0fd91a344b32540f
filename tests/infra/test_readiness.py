"""What the service tells of the servers behind it, on real ones."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from uuid import UUID

import pytest

from infra.entropy import SystemEntropy
from infra.eventstore.counting import CountedEventStore
from infra.eventstore.log import FencedLog
from infra.postgres.pool import Pool, open_pool
from infra.readiness import FAR_BEHIND, Servers
from infra.redis.connection import connect
from infra.redis.views import RedisViews
from infra.worker import Positions
from services.ports import Append, StreamConflict
from tests.infra.recorded import opened

GAME = UUID(int=1)
NOW = datetime(2026, 11, 30, tzinfo=UTC)


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url, size=4) as opened_pool:
        yield opened_pool


@pytest.fixture
def store(pool: Pool) -> CountedEventStore:
    return CountedEventStore(pool, SystemEntropy())


@pytest.fixture
async def servers(
    pool: Pool, store: CountedEventStore, redis_url: str, redis_prefix: str
) -> AsyncIterator[Servers]:
    views, redis = RedisViews(redis_url, redis_prefix), connect(redis_url)
    yield Servers(pool, redis, store, views)
    await views.close()
    await redis.aclose()


async def _open(store: CountedEventStore, expected: int = 0) -> None:
    await store.append(
        Append(GAME, expected, (opened(),)), command_id=SystemEntropy().uuid(), actor="a", at=NOW
    )


async def test_servers_that_answer_with_the_schema_of_this_release_are_ready(
    servers: Servers,
) -> None:
    checks = await servers.check()
    assert checks == dict.fromkeys(("postgres", "migrations", "followers", "redis"), True)


async def test_a_database_of_another_release_is_not_ready(servers: Servers, pool: Pool) -> None:
    async with pool.connection() as connection:
        await connection.execute("UPDATE schema_migrations SET digest = 'of another release'")
    checks = await servers.check()
    assert (checks["postgres"], checks["migrations"]) == (True, False)


async def test_appends_and_conflicts_are_counted_and_followers_measured(
    servers: Servers, store: CountedEventStore, pool: Pool
) -> None:
    await Positions(pool).write("live-views", 0)
    await _open(store)
    with pytest.raises(StreamConflict):
        await _open(store)
    told = await servers.measures()
    assert (told["appends_total"], told["events_appended_total"]) == (1, 1)
    assert told["append_conflicts_total"] == 1
    assert told["appends_unavailable_total"] == 0
    assert told["follower_lag_live_views"] >= 1
    assert (told["postgres_up"], told["redis_breaker_open"]) == (1, 0)
    [last] = [recorded.position for recorded in await FencedLog(pool).after(0)]
    await Positions(pool).write("live-views", last)
    assert (await servers.measures())["follower_lag_live_views"] == 0


async def test_a_follower_far_behind_is_told(
    servers: Servers, store: CountedEventStore, pool: Pool
) -> None:
    await _open(store)
    await Positions(pool).write("live-views", 0)
    async with pool.connection() as connection:
        await connection.execute("UPDATE projections SET position = %s", [-2 * FAR_BEHIND])
    assert not (await servers.check())["followers"]


async def test_where_postgres_is_away_that_is_told_and_counts_of_this_process_still_are(
    servers: Servers, pool: Pool
) -> None:
    await pool.close()
    assert not (await servers.check())["postgres"]
    told = await servers.measures()
    assert told["postgres_up"] == 0
    assert told["appends_total"] == 0
