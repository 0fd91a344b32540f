"""The ports in memory: what the services need of the outside, without servers."""

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import msgspec
import uuid_utils

from domain.game.state import Table
from services.commands.audits import AuditJob
from services.ports import (
    Append,
    ChainCheck,
    LiveView,
    Recorded,
    Remembered,
    StreamConflict,
    StreamSnapshot,
)


class MemoryStore:
    """Streams in dicts; all or nothing, at the expected version, keys used once."""

    def __init__(self) -> None:
        self.streams: dict[UUID, list[Recorded]] = defaultdict(list)
        self.keys: dict[tuple[UUID, str], Remembered] = {}
        self.order: list[Recorded] = []

    async def append(
        self,
        *appends: Append,
        command_id: UUID,
        actor: str,
        at: datetime,
        remember: Remembered | None = None,
    ) -> tuple[Recorded, ...]:
        for one in appends:
            if len(self.streams[one.stream]) != one.expected:
                raise StreamConflict(one.stream)
            if any(each.command_id == command_id for each in self.streams[one.stream]):
                raise StreamConflict(command_id)
        if remember is not None and (remember.account, remember.key) in self.keys:
            raise StreamConflict(remember.key)
        if remember is not None:
            self.keys[remember.account, remember.key] = remember
        recorded = [
            Recorded(
                one.stream, one.expected + number, event, at, command_id, actor,
                hashlib.sha256(f"{one.stream}{one.expected + number}".encode()).hexdigest(),
                len(self.order) + number,
            )
            for one in appends
            for number, event in enumerate(one.events, start=1)
        ]  # fmt: skip
        for each in recorded:
            self.streams[each.stream].append(each)
            self.order.append(each)
        return tuple(recorded)

    async def load(
        self, stream: UUID, after: int = 0, upto: int | None = None
    ) -> Sequence[Recorded]:
        return [r for r in self.streams.get(stream, []) if after < r.version <= (upto or r.version)]

    async def remembered(self, account: UUID, key: str) -> Remembered | None:
        return self.keys.get((account, key))

    async def verify(self, stream: UUID) -> ChainCheck:
        recorded = self.streams.get(stream, [])
        return ChainCheck(len(recorded), recorded[-1].head if recorded else "")

    async def after(self, position: int, limit: int = 500) -> Sequence[Recorded]:
        return self.order[position : position + limit]


class MemorySnapshots:
    """Keeps every snapshot."""

    def __init__(self) -> None:
        self.kept: list[StreamSnapshot] = []

    async def save(self, snapshot: StreamSnapshot) -> None:
        self.kept.append(snapshot)

    async def latest(
        self, stream: UUID, schema: int, upto: int | None = None
    ) -> StreamSnapshot | None:
        fitting = [
            s for s in self.kept
            if s.stream == stream and s.schema == schema and (upto is None or s.version <= upto)
        ]  # fmt: skip
        return max(fitting, key=lambda s: s.version, default=None)


class MemoryViews:
    """Live views in a dict, with notice to those who wait; ``lose`` forgets all of it."""

    def __init__(self) -> None:
        self.views: dict[tuple[UUID, str], LiveView] = {}
        self.changed = asyncio.Event()

    async def put(self, game: UUID, views: dict[str, LiveView]) -> None:
        for audience, view in views.items():
            held = self.views.get((game, audience))
            if held is None or held.version < view.version:
                self.views[game, audience] = view
        self.changed.set()
        self.changed = asyncio.Event()

    async def get(self, game: UUID, audience: str) -> LiveView | None:
        return self.views.get((game, audience))

    async def wait(self, game: UUID, version: int, timeout: float) -> None:
        if any(g == game and v.version > version for (g, _), v in self.views.items()):
            return
        try:
            await asyncio.wait_for(self.changed.wait(), timeout)
        except TimeoutError:
            return

    def lose(self) -> None:
        """Forget every view, as a Redis that was restarted."""
        self.views.clear()


class StepClock:
    """A clock that goes on by a second at each look."""

    def __init__(self) -> None:
        self._now = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)

    def now(self) -> datetime:
        self._now += timedelta(seconds=1)
        return self._now


class CountedEntropy:
    """Bytes and ids that a test can repeat; ids grow, as UUIDv7 do."""

    def __init__(self) -> None:
        self._count = 0

    def token(self, size: int) -> bytes:
        self._count += 1
        return hashlib.shake_256(str(self._count).encode()).digest(size)

    def uuid(self) -> UUID:
        return UUID(int=uuid_utils.uuid7().int)


class MemoryLobby:
    """The lobby in a dict."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, Any]] = {}

    async def note(self, table: Table, at: datetime) -> None:
        seats = [{"seat": seat, "name": s.name} for seat, s in sorted(table.sittings.items())]
        self.rows[table.id] = {
            "id": table.id, "status": table.status, "format": table.format,
            "size": table.size, "seats": seats, "changed_at": at.isoformat(),
        }  # fmt: skip

    async def page(
        self, status: str | None, before: UUID | None, limit: int
    ) -> Sequence[dict[str, Any]]:
        rows = sorted(self.rows.values(), key=lambda row: str(row["id"]), reverse=True)
        return [
            row for row in rows
            if status in {None, row["status"]} and (before is None or row["id"] < str(before))
        ][:limit]  # fmt: skip


class MemoryJobs:
    """Audits in a dict."""

    def __init__(self) -> None:
        self.jobs: dict[UUID, AuditJob] = {}

    async def add(self, job: AuditJob, at: datetime) -> AuditJob:
        same = [
            j for j in self.jobs.values()
            if job.key is not None and (j.account, j.key) == (job.account, job.key)
        ]  # fmt: skip
        if same:
            return same[0]
        self.jobs[job.id] = job
        return job

    async def find(self, game: UUID, audit: UUID | None) -> AuditJob | None:
        found = [j for j in self.jobs.values() if j.game == game and audit in {None, j.id}]
        return max(found, key=lambda job: job.id, default=None)

    async def take(self, at: datetime, audit: UUID | None = None) -> AuditJob | None:
        for job in self.jobs.values():
            if job.status == "queued" and audit in {None, job.id}:
                self.jobs[job.id] = msgspec.structs.replace(job, status="running")
                return self.jobs[job.id]
        return None

    async def finish(
        self, audit: UUID, status: str, verdict: str | None, report: dict[str, Any], at: datetime
    ) -> None:
        self.jobs[audit] = msgspec.structs.replace(
            self.jobs[audit], status=status, verdict=verdict, report=report
        )


class QuickPasswords:
    """A hash that costs nothing: never outside tests."""

    def hash(self, password: str) -> str:
        return "quick:" + hashlib.sha256(password.encode()).hexdigest()

    def verify(self, password_hash: str, password: str) -> bool:
        return password_hash == self.hash(password)


class EverythingAnswers:
    """Servers that are all there, or not."""

    def __init__(self) -> None:
        self.checks = {"postgres": True, "redis": True}

    async def check(self) -> dict[str, bool]:
        return self.checks
