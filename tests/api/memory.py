"""The ports in memory: what the services need of the outside, without servers."""

import asyncio
import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import msgspec
import uuid_utils

from domain.game.clocks import dues
from domain.game.events import GameEvent
from domain.game.state import Table
from services.commands.audits import AuditJob
from services.notes import GameNote
from services.ports import (
    Append,
    ChainCheck,
    FeedEntry,
    LiveView,
    Recorded,
    Remembered,
    StreamConflict,
    StreamSnapshot,
)
from services.projections.account_feed import step
from services.projections.card_feed import told as told_of_cards


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

    def skip(self, span: timedelta) -> None:
        """Let time pass."""
        self._now += span


class CountedEntropy:
    """Bytes and ids that a test can repeat; ids grow, as UUIDv7 do."""

    def __init__(self) -> None:
        self._count = 0

    def token(self, size: int) -> bytes:
        self._count += 1
        return hashlib.shake_256(str(self._count).encode()).digest(size)

    def uuid(self) -> UUID:
        return UUID(int=uuid_utils.uuid7().int)


class MemoryNotices:
    """Word that is heard at once by all who share it; ``lost`` is a Redis that is away."""

    def __init__(self) -> None:
        self.hearers: dict[str, list[Callable[[str], None]]] = defaultdict(list)
        self.missed: list[Callable[[], None]] = []
        self.lost = False

    def covered(self) -> bool:
        return not self.lost

    async def give(self, topic: str, text: str) -> None:
        for heard in self.hearers[topic] if not self.lost else ():
            heard(text)

    def hear(self, topic: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self.hearers[topic].append(heard)
        self.missed.append(missed)


class MemoryFeeds:
    """What accounts are told, projected from a store in memory whenever somebody asks."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._seen = 0
        self._notes: dict[UUID, GameNote] = {}
        self.entries: dict[UUID, list[FeedEntry]] = defaultdict(list)

    async def last(self, account: UUID) -> int:
        return len(self._followed(account))

    async def after(self, account: UUID, number: int, limit: int) -> Sequence[FeedEntry]:
        return self._followed(account)[number : number + limit]

    async def games(self, account: UUID, limit: int) -> tuple[int, Sequence[GameNote]]:
        last = len(self._followed(account))
        concerned = [n for n in self._notes.values() if n.live and str(account) in n.concerned]
        return last, sorted(concerned, key=lambda note: note.game, reverse=True)[:limit]

    async def met(self, one: str, other: str) -> Sequence[GameNote]:
        """Return the notes of finished games in which both accounts sat."""
        self._followed(UUID(one))
        return [
            note for note in self._notes.values()
            if note.status == "over"
            and {one, other} <= {who.account for who in note.seats.values()}
        ]  # fmt: skip

    @contextmanager
    def watch(self, account: UUID, nudge: asyncio.Event) -> Iterator[None]:
        async def look() -> None:
            seen = 0
            while True:
                if len(self._store.order) > seen:
                    seen = len(self._store.order)
                    nudge.set()
                await asyncio.sleep(0.005)

        looking = asyncio.create_task(look())
        try:
            yield
        finally:
            looking.cancel()

    def _followed(self, account: UUID) -> list[FeedEntry]:
        for one in self._store.order[self._seen :]:
            if isinstance(one.event, GameEvent):
                note = self._notes.get(one.stream) or GameNote(game=str(one.stream))
                self._notes[one.stream], entries = step(note, one.event)
                for told in entries:
                    own = self.entries[UUID(told.account)]
                    own.append(
                        FeedEntry(
                            len(own) + 1, one.stream, one.version, told.kind, told.detail, one.at
                        )
                    )
            for each in told_of_cards(one.event):
                own = self.entries[UUID(each.entry.account)]
                game = None if each.game is None else UUID(each.game)
                own.append(
                    FeedEntry(
                        len(own) + 1, game, one.version, each.entry.kind, each.entry.detail, one.at
                    )
                )
        self._seen = len(self._store.order)
        return self.entries[account]


class MemoryPresence:
    """Presence in a counter; ``lost`` is a Redis that is away."""

    def __init__(self) -> None:
        self.there: dict[UUID, Counter[str]] = defaultdict(Counter)
        self.hearers: list[Callable[[UUID], None]] = []
        self.lost = False

    async def enter(self, game: UUID, seat: str) -> None:
        self.there[game][seat] += 1
        self._changed(game)

    async def leave(self, game: UUID, seat: str, linger: float = 0.0) -> None:
        self.there[game][seat] -= 1
        self._changed(game)

    async def seats(self, game: UUID) -> frozenset[str] | None:
        return None if self.lost else frozenset(+self.there[game])

    def hear(self, changed: Callable[[UUID], None]) -> None:
        self.hearers.append(changed)

    def _changed(self, game: UUID) -> None:
        for changed in self.hearers:
            changed(game)


class MemoryLobby:
    """The lobby in a dict."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, Any]] = {}
        self.tables: dict[str, Table] = {}

    async def note(self, table: Table, at: datetime) -> None:
        self.tables[table.id] = table
        seats = [{"seat": seat, "name": s.name} for seat, s in sorted(table.sittings.items())]
        self.rows[table.id] = {
            "id": table.id, "status": table.status, "format": table.format,
            "size": table.size, "seats": seats, "changed_at": at.isoformat(),
        }  # fmt: skip

    async def page(
        self, status: str | None, before: UUID | None, limit: int, account: UUID | None = None
    ) -> Sequence[dict[str, Any]]:
        rows = sorted(self.rows.values(), key=lambda row: str(row["id"]), reverse=True)
        return [
            row for row in rows
            if status in {None, row["status"]} and (before is None or row["id"] < str(before))
            and self.tables[str(row["id"])].admits(str(account))
        ][:limit]  # fmt: skip


class MemoryDeadlines:
    """What runs at each table, by game."""

    def __init__(self) -> None:
        self.times: dict[UUID, tuple[int, list[datetime]]] = {}

    async def note(self, table: Table) -> None:
        version, _ = self.times.get(UUID(table.id), (0, []))
        if version < table.version:
            self.times[UUID(table.id)] = (table.version, dues(table))


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

    async def let_go(self, audit: UUID) -> None:
        self.jobs[audit] = msgspec.structs.replace(self.jobs[audit], status="queued")

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
        self.checks = {"postgres": True, "migrations": True, "followers": True, "redis": True}

    async def check(self) -> dict[str, bool]:
        return self.checks

    async def measures(self) -> dict[str, float]:
        return {"appends_total": 3, "follower_lag_anchors": 2}
