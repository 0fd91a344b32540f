"""Whole applications side by side: equal entropy, clock and keys, driven by equal requests.

Time and entropy are told by the number of the request alone, so that two worlds in which the
same was asked have the same ids, tokens and times, whatever either of them did beside it.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, Self
from uuid import UUID

import httpx
import msgspec
import structlog.testing
from fastapi import FastAPI
from structlog.contextvars import merge_contextvars

from api.main import create_app
from infra.settings import Settings
from services.application import Application, Outside, assemble
from services.ports import Recorded
from tests.api.conftest import in_memory
from tests.api.memory import MemoryStore
from tests.support.twin_asking import PATIENCE, Ask, Heard, Seen

Json = dict[str, Any]

BEGINNING = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)

UNLIMITED = Settings.model_validate(
    {
        f"ANTECHAMBER_RATE_{what}": 0
        for what in ("READS", "WRITES", "STREAMS", "SIGN_INS", "REGISTRATIONS", "REFUSALS")
    }
)
"""A test asks more in a second than any client in a minute, all from one address."""

UNEQUAL_LOG_FIELDS = frozenset({"milliseconds", "request_id", "timestamp"})


@dataclass
class Pace:
    """The number of the request that is under way."""

    step: int = 0


class PacedClock:
    """A clock that stands still during a request and goes on by a second with each."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace

    def now(self) -> datetime:
        return BEGINNING + timedelta(seconds=self._pace.step)


class PacedEntropy:
    """Bytes and ids that follow from the number of the request and of the draw within it."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._at = (0, 0)
        self.given: list[bytes] = []

    def token(self, size: int) -> bytes:
        drawn = self._draw(size)
        self.given.append(drawn)
        return drawn

    def uuid(self) -> UUID:
        milliseconds = int(BEGINNING.timestamp()) * 1000 + self._pace.step
        drawn = int.from_bytes(self._draw(10)) & ~(0xF << 76) & ~(0x3 << 62)
        return UUID(int=milliseconds << 80 | drawn | 0x7 << 76 | 0x2 << 62)

    def _draw(self, size: int) -> bytes:
        step, count = self._at
        self._at = (self._pace.step, count + 1 if step == self._pace.step else 0)
        return hashlib.shake_256(repr(self._at).encode()).digest(size)


@dataclass
class World:
    """A whole application around ports in memory."""

    outside: Outside
    services: Application
    app: FastAPI
    logged: list[bytes] = field(default_factory=list)

    @classmethod
    def around(cls, outside: Outside) -> Self:
        services = assemble(outside)
        return cls(outside, services, create_app(services, UNLIMITED))

    @classmethod
    def new(cls, pace: Pace) -> Self:
        """Return a world in which nothing has happened."""
        ports = replace(in_memory(), clock=PacedClock(pace), entropy=PacedEntropy(pace))
        return cls.around(ports)

    @property
    def store(self) -> MemoryStore:
        """What is recorded."""
        assert isinstance(self.outside.store, MemoryStore)
        return self.outside.store

    @property
    def entropy(self) -> PacedEntropy:
        """Where secrets came from."""
        assert isinstance(self.outside.entropy, PacedEntropy)
        return self.outside.entropy

    def rewritten(self, change: Callable[[Recorded], Recorded]) -> World:
        """Return a world that has another record and remembers nothing else but what is stored."""
        fresh = in_memory()
        store = fresh.store
        assert isinstance(store, MemoryStore)
        store.order = [change(each) for each in self.store.order]
        for each in store.order:
            store.streams[each.stream].append(each)
        store.keys = dict(self.store.keys)
        kept = {
            name: deepcopy(getattr(self.outside, name)) for name in ("lobby", "jobs", "deadlines")
        }
        entropy = deepcopy(self.entropy)
        return World.around(replace(fresh, clock=self.outside.clock, entropy=entropy, **kept))

    async def send(self, ask: Ask) -> Seen:
        """Send a request and return all that the asker gets."""
        with structlog.testing.capture_logs([merge_contextvars]) as lines:
            status, headers, body = await self._answer(ask)
        logged = tuple(_line(line) for line in lines)
        self.logged += logged
        return Seen(status, headers, body, logged)

    async def _answer(self, ask: Ask) -> tuple[int, tuple[tuple[str, str], ...], bytes]:
        heard = self.begin(ask)
        try:
            await heard.hear(ask.until)
        finally:
            await heard.leave()
        return heard.status, heard.headers, bytes(heard.body)

    def begin(self, ask: Ask) -> Heard:
        """Begin a request and go on; what comes of it is heard as it comes."""
        request = httpx.Request(
            ask.method, f"http://test{ask.path}", params=dict(ask.params) or None,
            headers=ask.all_headers(), json=ask.json, content=ask.content,
        )  # fmt: skip
        return Heard(request, self.app)

    async def audited(self, game: str, audit: str) -> None:
        """Wait until an audit that was ordered is done."""
        jobs = self.services.audits
        async with asyncio.timeout(PATIENCE):
            while (await jobs.get(UUID(game), UUID(audit)))["status"] != "done":  # noqa: ASYNC110 # a port
                await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish what runs in the background."""
        await self.services.close()


def _line(line: Mapping[str, Any]) -> bytes:
    told = {name: str(value) for name, value in line.items() if name not in UNEQUAL_LOG_FIELDS}
    return msgspec.json.encode(told, order="sorted")


@cache
def _pattern(path: str) -> re.Pattern[str]:
    parts = re.split(r"{[^}]+}", path)
    return re.compile("[^/]+".join(re.escape(part) for part in parts))


def operations(app: FastAPI) -> dict[str, tuple[str, str]]:
    """Return method and path template of every operation of the description, by its id."""
    return {
        operation["operationId"]: (method.upper(), path)
        for path, methods in app.openapi()["paths"].items()
        for method, operation in methods.items()
    }


def operation_of(known: Mapping[str, tuple[str, str]], ask: Ask) -> str:
    """Return the operation that a request goes to; a path with words beats one with a name."""
    found = [
        (path.count("{"), name)
        for name, (method, path) in known.items()
        if method == ask.method and _pattern(path).fullmatch(ask.path)
    ]
    if not found:
        raise LookupError(f"{ask.method} {ask.path} is no operation of the description")
    return min(found)[1]
