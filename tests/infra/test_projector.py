"""Projectors on real servers: what they repair, that they go on, and that a rebuild is the same."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import datetime
from itertools import islice
from typing import Any
from uuid import UUID

import pytest
import structlog
from psycopg import AsyncConnection

from domain.game.state import Table
from domain.kernel.refusals import NotFound
from infra.entropy import SystemEntropy
from infra.eventstore import anchors
from infra.eventstore.log import FencedLog
from infra.eventstore.snapshots import PostgresSnapshots
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import Pool, open_pool
from infra.redis.views import RedisViews
from infra.worker import Positions, Projector, TransactionalFollower, rebuild
from services.documents.board import live_views
from services.ports import LiveView, LiveViews, Recorded
from services.tables import Tables
from tests.infra.recorded import appended, disclosed, opened
from tests.support.whole_games import played

AUDIENCES = ("public", "A", "B")


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url, size=6) as opened_pool:
        yield opened_pool


@pytest.fixture
async def views(redis_url: str, redis_prefix: str) -> AsyncIterator[RedisViews]:
    kept = RedisViews(redis_url, redis_prefix, timeout=10)
    yield kept
    await kept.close()


class Games:
    """Recorded games, and a projector over them that starts with nothing in memory."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.store = PostgresEventStore(pool, SystemEntropy())
        self.log = FencedLog(pool)
        self.noted: list[Table] = []

    async def record(self, seed: int, requests: int = 3) -> UUID:
        """Record the beginning of a random game, one request at a time."""
        game = UUID(int=seed + 1)
        for version, event in enumerate(islice(played(seed), 4 + requests)):
            await appended(self.store, game, version, event)
        return game

    async def load(self, stream: UUID, at_least: int = 0) -> Table | None:
        try:
            return (await Tables(self.store, PostgresSnapshots(self.pool)).at(stream)).table
        except NotFound:
            return None

    async def note(self, table: Table, at: datetime) -> None:
        self.noted.append(table)

    def projector(self, views: LiveViews) -> Projector:
        return Projector(self.log, Positions(self.pool), self.load, views, self.note)


@pytest.fixture
def games(pool: Pool) -> Games:
    return Games(pool)


async def stored(views: LiveViews, game: UUID) -> dict[str, LiveView | None]:
    return {audience: await views.get(game, audience) for audience in AUDIENCES}


async def test_views_that_the_owner_did_not_write_are_repaired(
    games: Games, views: RedisViews
) -> None:
    game = await games.record(1)
    assert await views.get(game, "public") is None
    while await games.projector(views).step():
        pass
    table = await games.load(game)
    assert table is not None
    expected = live_views(table)
    assert await stored(views, game) == {name: expected[name] for name in AUDIENCES}
    assert [one.version for one in games.noted] == [table.version]


async def test_a_projector_goes_on_where_the_last_one_ended(
    games: Games, views: RedisViews
) -> None:
    await games.record(1)
    await games.projector(views).step()
    games.noted.clear()
    await games.projector(views).step()
    assert games.noted == []
    second = await games.record(2)
    await games.projector(views).step()
    assert [one.id for one in games.noted] == [str(second)]


async def test_a_rebuild_gives_the_same_bytes(
    games: Games, views: RedisViews, redis_url: str, redis_prefix: str
) -> None:
    ids = [await games.record(seed) for seed in (1, 2)]
    await games.projector(views).step()
    before = [await stored(views, game) for game in ids]
    anew = RedisViews(redis_url, f"{redis_prefix}-anew", timeout=10)
    assert await rebuild(games.log, games.projector(anew)) == 14
    assert [await stored(anew, game) for game in ids] == before
    assert all(view is not None for each in before for view in each.values())
    await anew.close()


async def test_a_game_that_cannot_be_read_does_not_hold_up_the_others(
    games: Games, views: RedisViews
) -> None:
    broken, good = await games.record(1), await games.record(2)
    load = games.load

    async def failing(stream: UUID, at_least: int = 0) -> Table | None:
        if stream == broken:
            raise ValueError("what is stored is no game")
        return await load(stream, at_least)

    games.load = failing  # type: ignore[method-assign]  # a game that breaks
    with structlog.testing.capture_logs() as logged:
        await games.projector(views).step()
    assert [one["stream"] for one in logged] == [str(broken)]
    assert await views.get(good, "public") is not None
    assert await views.get(broken, "public") is None


async def test_a_projector_outlives_an_unexpected_fault_and_says_so(
    games: Games, views: RedisViews, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("infra.worker.PAUSE", 0.01)
    projector, after, faults = games.projector(views), games.log.after, 0

    async def faulty(position: int, limit: int = 500) -> Sequence[Recorded]:
        nonlocal faults
        faults += 1
        if faults < 3:
            raise RuntimeError("nobody thought of this")
        return await after(position, limit)

    monkeypatch.setattr(games.log, "after", faulty)
    game = await games.record(1)
    with structlog.testing.capture_logs() as logged:
        projector.start()
        async with asyncio.timeout(20):
            while await views.get(game, "public") is None:  # noqa: ASYNC110 # Redis sets no event
                await asyncio.sleep(0.02)
        await projector.close()
    assert [one["projection"] for one in logged] == ["live-views"] * 2


# --- into Postgres ------------------------------------------------------------------


async def anchored(pool: Pool) -> list[tuple[Any, ...]]:
    async with pool.connection() as connection:
        cursor = await connection.execute("SELECT stream, version, head FROM anchors")
        return await cursor.fetchall()


async def position(pool: Pool, name: str) -> int:
    return await Positions(pool).read(name)


async def test_the_head_of_an_ended_game_is_anchored_once(games: Games, pool: Pool) -> None:
    game = UUID(int=9)
    recorded = await appended(games.store, game, 0, opened(), disclosed())
    for _ in range(2):
        follower = TransactionalFollower(anchors.NAME, games.log, pool, anchors.anchor)
        await follower.step()
        await follower.step()
    assert await anchored(pool) == [(game, 2, recorded[-1].head)]
    assert (await games.store.verify(game)).fault is None


async def test_a_game_under_way_has_no_anchor(games: Games, pool: Pool) -> None:
    await appended(games.store, UUID(int=9), 0, opened())
    await TransactionalFollower(anchors.NAME, games.log, pool, anchors.anchor).step()
    assert await anchored(pool) == []
    assert await position(pool, anchors.NAME) == 1


async def test_data_and_position_move_together_or_not_at_all(games: Games, pool: Pool) -> None:
    await appended(games.store, UUID(int=9), 0, opened(), disclosed())

    async def half(connection: AsyncConnection[tuple[Any, ...]], batch: Sequence[Recorded]) -> None:
        await anchors.anchor(connection, batch)
        raise RuntimeError("the power fails here")

    with pytest.raises(RuntimeError):
        await TransactionalFollower("half", games.log, pool, half).step()
    assert (await anchored(pool), await position(pool, "half")) == ([], 0)


async def test_of_two_followers_of_one_name_each_event_is_projected_once(
    games: Games, pool: Pool
) -> None:
    seen: list[int] = []

    async def count(_: AsyncConnection[tuple[Any, ...]], batch: Sequence[Recorded]) -> None:
        seen.extend(one.position for one in batch)
        await asyncio.sleep(0.02)

    followers = [TransactionalFollower("count", games.log, pool, count) for _ in range(2)]
    for version in range(10):
        await appended(games.store, UUID(int=9), version, opened())
        await asyncio.gather(*(one.step() for one in followers))
    await followers[0].step()
    assert seen == list(range(1, 11))
