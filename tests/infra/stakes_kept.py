"""Processes on one Postgres that hold and settle cards, and one that dies at an append."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from domain.kernel.refusals import Refusal
from infra.entropy import SystemEntropy
from infra.eventstore.store import PostgresEventStore
from infra.postgres.deadlines import PostgresDeadlines, PostgresHeartbeat
from infra.postgres.pool import Pool
from infra.sweeper import Sweeper
from infra.worker import NAME, Positions
from services.ports import Append, ChainCheck, Recorded, Remembered
from tests.support.stake_worlds import Process
from tests.support.timed_games import HandClock


class Died(Exception):
    """The process is gone."""


class Dying:
    """A store whose process dies at its n-th append: before it, or once it is recorded."""

    def __init__(self, store: PostgresEventStore) -> None:
        self._store = store
        self.left: int | None = None
        self.recorded = False

    async def append(
        self,
        *appends: Append,
        command_id: UUID,
        actor: str,
        at: datetime,
        remember: Remembered | None = None,
    ) -> tuple[Recorded, ...]:
        if self.left == 0 and not self.recorded:
            raise Died
        done = await self._store.append(
            *appends, command_id=command_id, actor=actor, at=at, remember=remember
        )
        if self.left == 0:
            raise Died
        if self.left is not None:
            self.left -= 1
        return done

    async def load(
        self, stream: UUID, after: int = 0, upto: int | None = None
    ) -> Sequence[Recorded]:
        return await self._store.load(stream, after, upto)

    async def remembered(self, account: UUID, key: str) -> Remembered | None:
        return await self._store.remembered(account, key)

    async def verify(self, stream: UUID) -> ChainCheck:
        return await self._store.verify(stream)


def started(pool: Pool, clock: HandClock, store: Any = None) -> Process:
    """Return one more process on the database."""
    entropy = SystemEntropy()
    return Process(
        store or PostgresEventStore(pool, entropy), clock, entropy, PostgresDeadlines(pool)
    )


def sweeper(pool: Pool, process: Process) -> Sweeper:
    """Return the sweeper of a process."""
    heartbeat = PostgresHeartbeat(pool, SystemEntropy())
    return Sweeper(PostgresDeadlines(pool), heartbeat, process.expiring, process.clock)


async def projected(pool: Pool) -> None:
    """Let the projector be as far as the log, so that outages can be settled."""
    await Positions(pool).write(NAME, 1_000_000)


async def recorded(process: Process, game: UUID, kind: type[Any]) -> list[Any]:
    return [r.event for r in await process.store.load(game) if isinstance(r.event, kind)]


async def outcomes(*tries: Any) -> tuple[int, list[Refusal]]:
    """Return how many of several requests at once were accepted, and the refusals."""
    found = await asyncio.gather(*tries, return_exceptions=True)
    refused = [each for each in found if isinstance(each, BaseException)]
    assert all(isinstance(each, Refusal) for each in refused), refused
    return len(found) - len(refused), [each for each in refused if isinstance(each, Refusal)]
