"""From the commit of an answer until its view is in Redis, at 100 answers a second."""

import asyncio
import time
from collections.abc import Iterator
from uuid import UUID

from domain.game.state import Table, evolve, initial
from domain.kernel.events import Event
from infra.clock import SystemClock
from infra.entropy import SystemEntropy
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import open_pool
from infra.redis.views import RedisViews
from services.documents.board import live_views
from services.ports import Append
from tests.bench.figures import Figure, percentile
from tests.support.whole_games import played

GAMES = 10
EVENTS = 100
EACH_SECOND = 100


def _lives(seed: int) -> Iterator[tuple[Event, Table]]:
    game = initial(str(UUID(int=seed + 1)))
    for event in played(seed, EVENTS):
        game = evolve(game, event)
        yield event, game.table


async def measured(database_url: str, redis_url: str) -> Figure:
    """Return the time from commit to visible of the slowest hundredth.

    Games were decided beforehand; each event is appended and shown as the service does it,
    and read back from Redis over another connection until it is there.
    """
    entropy, clock = SystemEntropy(), SystemClock()
    lives = [list(_lives(900 + number)) for number in range(GAMES)]
    streams = [entropy.uuid() for _ in lives]
    took: list[float] = []
    late = 0
    writer, reader = RedisViews(redis_url, "bench-seen"), RedisViews(redis_url, "bench-seen")
    async with open_pool(database_url, size=10) as pool:
        store = PostgresEventStore(pool, entropy)
        await writer.start()
        await reader.start()

        async def show(stream: UUID, version: int, event: Event, table: Table) -> None:
            await store.append(
                Append(stream, version, (event,)),
                command_id=entropy.uuid(), actor="bench", at=clock.now(),
            )  # fmt: skip
            committed = time.perf_counter()
            await writer.put(stream, live_views(table))
            # Polling is what is measured: how soon another connection can read it.
            while (  # noqa: ASYNC110 # the poll is the measurement
                seen := await reader.get(stream, "public")
            ) is None or seen.version < table.version:
                await asyncio.sleep(0)
            took.append((time.perf_counter() - committed) * 1000)

        begun, sent = time.perf_counter(), 0
        for version in range(min(len(life) for life in lives)):
            for stream, life in zip(streams, lives, strict=True):
                ahead = begun + sent / EACH_SECOND - time.perf_counter()
                if ahead > 0:
                    await asyncio.sleep(ahead)
                else:
                    late += 1
                await show(stream, version, *life[version])
                sent += 1
        spent = time.perf_counter() - begun
        await reader.close()
        await writer.close()
    return Figure(
        name="commit to visible", value=percentile(took, 0.99), unit="ms at p99", gate=50,
        better="less",
        measured_on={
            "events": len(took), "each_second": round(len(took) / spent, 1), "games": GAMES,
            "median_ms": round(percentile(took, 0.5), 2), "late": late,
            "audiences_each": "every seat and the public", "boards": "random duels from the start",
        },
    )  # fmt: skip
