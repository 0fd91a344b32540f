"""Audits: ordered at once, done in the background, read when they are done."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

import msgspec

from domain.kernel.refusals import KeyReused, NotFound, Unavailable
from services.ports import Clock, Entropy
from services.tables import Tables
from services.visibility import visible_table

Json = dict[str, Any]


class AuditJob(msgspec.Struct, frozen=True):
    """An audit that was ordered; ``report`` and ``verdict`` are there once it is done."""

    id: UUID
    game: UUID
    account: UUID
    key: str | None
    body_hash: str
    status: str = "queued"
    verdict: str | None = None
    report: Json | None = None

    def document(self) -> Json:
        """Return the audit as anybody may read it: who ordered it stays out."""
        return {
            "id": str(self.id),
            "game": str(self.game),
            "status": self.status,
            "verdict": self.verdict,
            "report": self.report,
        }


class AuditJobs(Protocol):
    """Where audits are kept."""

    async def add(self, job: AuditJob, at: datetime) -> AuditJob: ...

    async def find(self, game: UUID, audit: UUID | None) -> AuditJob | None: ...

    async def take(self, at: datetime, audit: UUID | None = None) -> AuditJob | None: ...

    async def let_go(self, audit: UUID) -> None:
        """Hold a job that was taken no longer: it waits again, at the latest in a moment."""

    async def finish(
        self, audit: UUID, status: str, verdict: str | None, report: Json, at: datetime
    ) -> None: ...


Auditor = Callable[[UUID], Awaitable[tuple[str, Json]]]
"""Audits a game and returns the verdict and the report; what it raises is a failed audit."""


class Audits:
    """The use cases of audits.

    A job is tried by the process that took the order; ``run_waiting`` picks up what a
    process that died left behind.
    """

    def __init__(
        self, jobs: AuditJobs, auditor: Auditor, tables: Tables, clock: Clock, entropy: Entropy
    ) -> None:
        self._jobs = jobs
        self._auditor = auditor
        self._tables = tables
        self._clock = clock
        self._entropy = entropy
        self._running: set[asyncio.Task[None]] = set()
        # One at a time: an audit is CPU work, and games under way go first.
        self._turn = asyncio.Semaphore(1)

    async def order(
        self, game: UUID, account: UUID, key: str | None = None, body_hash: str = ""
    ) -> Json:
        """Order an audit; the same key with another body is refused."""
        await visible_table(self._tables, game, account)
        wanted = AuditJob(self._entropy.uuid(), game, account, key, body_hash)
        job = await self._jobs.add(wanted, self._clock.now())
        if job.body_hash != body_hash:
            raise KeyReused("This idempotency key was used with another request.")
        if job.id == wanted.id:
            self._start(job.id)
        return job.document()

    async def get(self, game: UUID, account: UUID | None, audit: UUID | None = None) -> Json:
        """Return an audit of a game, or its newest; raises ``NotFound``."""
        await visible_table(self._tables, game, account)
        job = await self._jobs.find(game, audit)
        if job is None:
            raise NotFound("There is no such audit.")
        return job.document()

    async def run_waiting(self) -> int:
        """Do every job that waits, and return how many there were."""
        done = 0
        async with self._turn:
            while await self._run(None):
                done += 1
        return done

    async def close(self) -> None:
        """Stop what is running; it is taken up again by another process."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _start(self, audit: UUID) -> None:
        task = asyncio.create_task(self._in_turn(audit))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _in_turn(self, audit: UUID) -> None:
        async with self._turn:
            # Where a server is away the job waits, and is taken up when it is back.
            with contextlib.suppress(Unavailable):
                await self._run(audit)

    async def _run(self, audit: UUID | None) -> bool:
        job = await self._jobs.take(self._clock.now(), audit)
        if job is None:
            return False
        try:
            status, verdict, report = await self._audited(job)
            await self._jobs.finish(job.id, status, verdict, report, self._clock.now())
        except BaseException:
            await self._jobs.let_go(job.id)
            raise
        return True

    async def _audited(self, job: AuditJob) -> tuple[str, str | None, Json]:
        """Return status, verdict and report; raises ``Unavailable``, which is no result."""
        try:
            verdict, report = await self._auditor(job.game)
        except Unavailable:
            raise
        except Exception as failure:  # noqa: BLE001 # an audit that cannot be made is a result too
            return "failed", None, {"failure": type(failure).__name__}
        return "done", verdict, report
