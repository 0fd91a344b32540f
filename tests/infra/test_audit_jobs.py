"""Audits as jobs: one process works on one, and what a dead process had is taken up."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from uuid import uuid4

import pytest

from infra.leftover import Leftover
from infra.postgres import audits
from infra.postgres.audits import PostgresAudits
from infra.postgres.pool import Pool, open_pool
from services.commands.audits import AuditJob

AT = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    async with open_pool(fresh_database_url, size=4) as opened:
        yield opened


async def ordered(pool: Pool) -> AuditJob:
    return await PostgresAudits(pool).add(AuditJob(uuid4(), uuid4(), uuid4(), None, ""), AT)


async def test_a_job_that_somebody_works_on_is_nobody_elses_however_long_it_takes(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audits, "HELD", 2.0)
    monkeypatch.setattr(audits, "HOLD_ANEW", 0.05)
    job, one, other = await ordered(pool), PostgresAudits(pool), PostgresAudits(pool)
    assert await one.take(AT) is not None
    await asyncio.sleep(2.5)
    assert await other.take(AT) is None
    await one.finish(job.id, "done", "clean", {}, AT)
    assert await other.take(AT) is None


async def test_what_a_process_that_died_had_taken_is_taken_by_another(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audits, "HELD", 0.2)
    job, dead, other = await ordered(pool), PostgresAudits(pool), PostgresAudits(pool)
    assert await dead.take(AT) is not None
    dead._released(job.id)
    await asyncio.sleep(0.3)
    taken = await other.take(AT)
    assert taken is not None
    assert taken.id == job.id
    other._released(job.id)


async def test_a_job_that_is_let_go_waits_again_at_once(pool: Pool) -> None:
    job, one = await ordered(pool), PostgresAudits(pool)
    assert await one.take(AT) is not None
    await one.let_go(job.id)
    other = PostgresAudits(pool)
    taken = await other.take(AT)
    assert taken is not None
    assert taken.id == job.id
    other._released(job.id)


async def test_what_waits_is_done_again_and_again_whatever_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("infra.leftover.POLL", 0.01)
    runs, enough = 0, asyncio.Event()

    async def run_waiting() -> int:
        nonlocal runs
        runs += 1
        if runs == 3:
            enough.set()
        raise RuntimeError("nobody thought of this")

    leftover = Leftover(run_waiting)
    leftover.start()
    await asyncio.wait_for(enough.wait(), 20)
    await leftover.close()
