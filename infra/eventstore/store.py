"""The event store on Postgres: appends at an expected version, fenced global order.

An append is one statement: the shared fence lock, all rows of all streams, the idempotency
row. A reader of the global order takes the same lock exclusively for an instant, so that it
never passes a number whose row is not visible yet.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import LiteralString
from uuid import UUID

import msgspec
from psycopg import errors

from domain.kernel.events import Event
from infra.eventstore import chain, mapper
from infra.eventstore.latest import Latest
from infra.eventstore.statements import ATTEMPTS, Row, Statements
from infra.postgres.pool import Away, Pool
from services.ports import Append, ChainCheck, Entropy, Recorded, Remembered, StreamConflict

FENCE = 0x616E7466
"""The advisory lock that appends share and the log's reader takes alone."""

# The fence is joined, so that its lock is held before a number is taken from the sequence. Rows
# are values and not arrays: to write an array takes psycopg longer than all the rest.
_APPEND: LiteralString = """
    WITH fence AS MATERIALIZED (SELECT pg_advisory_xact_lock_shared(%s)),
    remembered AS (
        INSERT INTO idempotency (account, key, body_hash, resource, version)
        SELECT r.account, r.key, r.body_hash, r.resource, r.version
        FROM (VALUES (%s::uuid, %s::text, %s::text, %s::text, %s::bigint))
                AS r(account, key, body_hash, resource, version)
        WHERE r.account IS NOT NULL
    )
    INSERT INTO events (command_id, actor, recorded_at,
                        originator_id, originator_version, topic, state, part, head)
    SELECT c.command, c.actor, c.at, e.id, e.version, e.topic, e.state, e.part, e.head
    FROM fence, (VALUES (%s::uuid, %s::text, %s::timestamptz)) AS c(command, actor, at),
         (VALUES {rows}) AS e(id, version, topic, state, part, head)
    RETURNING originator_id, originator_version, notification_id
"""
_ROW: LiteralString = "(%s::uuid, %s::bigint, %s::text, %b::bytea, %s::smallint, %s::text)"
_OURS = """
    SELECT e.originator_id, e.originator_version, e.notification_id
    FROM events e JOIN unnest(%(ids)b::uuid[], %(versions)b::bigint[], %(states)b::bytea[])
                       AS sent(id, version, state)
      ON e.originator_id = sent.id AND e.originator_version = sent.version
         AND e.state = sent.state
"""
_LOAD = """
    SELECT state, notification_id FROM events
    WHERE originator_id = %(stream)s AND originator_version > %(after)s
      AND originator_version <= %(upto)s
    ORDER BY originator_version
"""
_HEAD = """
    SELECT head FROM events WHERE originator_id = %(stream)s AND originator_version = %(version)s
"""
_BODIES = """
    SELECT state, head FROM events WHERE originator_id = %(stream)s ORDER BY originator_version
"""
_ANCHORS = "SELECT version, head FROM anchors WHERE stream = %(stream)s"
_REMEMBERED = """
    SELECT body_hash, resource, version FROM idempotency
    WHERE account = %(account)s AND key = %(key)s
"""
_IN_DOUBT = (
    "The connection to the database was lost before it said whether this was recorded: "
    "send it again with the same Idempotency-Key."
)
EVERYTHING = 2**62

MANY = 64
"""So many events are decoded in a thread, that the event loop need not wait."""


class _Line(msgspec.Struct, frozen=True):
    """One row to insert."""

    stream: UUID
    version: int
    event: Event
    state: bytes
    part: int
    head: str


class PostgresEventStore:
    """Implements ``ports.EventStore``; the log in global order is ``log.FencedLog``."""

    def __init__(self, pool: Pool, entropy: Entropy, heads: int = 10_000) -> None:
        self._statements = Statements(pool)
        self._entropy = entropy
        self._heads: OrderedDict[UUID, tuple[int, str]] = OrderedDict()
        self._capacity = heads
        self.latest = Latest()

    async def append(
        self,
        *appends: Append,
        command_id: UUID,
        actor: str,
        at: datetime,
        remember: Remembered | None = None,
    ) -> tuple[Recorded, ...]:
        """Add all or nothing, in one transaction; raises ``StreamConflict``.

        A connection that is lost meanwhile leaves no doubt: the append is sent again, and
        finds out whether it was there already. Where Postgres stays away ``Unavailable`` is
        raised, and the streams' next readers find out.
        """
        lines = [
            line for append in appends for line in await self._lines(append, command_id, actor, at)
        ]
        try:
            rows = await self._settled(lines, _arguments(lines, command_id, actor, at, remember))
        except errors.UniqueViolation:
            for append in appends:
                self._heads.pop(append.stream, None)
            raise StreamConflict("the stream moved on, or the request was seen before") from None
        positions = {(row[0], row[1]): int(row[2]) for row in rows}
        recorded = tuple(
            Recorded(
                stream=line.stream,
                version=line.version,
                event=line.event,
                at=at,
                command_id=command_id,
                actor=actor,
                head=line.head,
                position=positions[line.stream, line.version],
            )
            for line in lines
        )
        for one in recorded:
            self._keep_head(one.stream, one.version, one.head)
        self.latest.keep(recorded)
        return recorded

    async def _settled(self, lines: Sequence[_Line], arguments: Sequence[object]) -> list[Row]:
        """Insert, or find what an attempt of ours inserted whose answer was lost.

        Salts make the stored bytes of every attempt at a command its own: equal bytes are ours.
        """
        in_doubt = False
        for _ in range(ATTEMPTS):
            try:
                return await self._statements.run(_appending(len(lines)), arguments)
            except errors.UniqueViolation:
                ours = await self._statements.read(_OURS, _sent(lines)) if in_doubt else []
                if len(ours) != len(lines):
                    raise
                return ours
            except Away as error:
                in_doubt = in_doubt or error.in_doubt
                if not in_doubt:
                    raise
                await self._mended(error)
        raise Away(_IN_DOUBT, in_doubt=True)

    async def _mended(self, error: Away) -> None:
        """Make ready for another attempt after one whose outcome is not known."""
        if not error.lost:
            raise Away(_IN_DOUBT, in_doubt=True) from error
        await self._statements.recover(error)

    async def _lines(
        self, append: Append, command_id: UUID, actor: str, at: datetime
    ) -> list[_Line]:
        prev = await self._head(append.stream, append.expected)
        if prev is None:
            raise StreamConflict(f"the stream does not stand at {append.expected}")
        lines = []
        for part, event in enumerate(append.events):
            version = append.expected + part + 1
            state, prev = mapper.encode(
                event,
                stream=append.stream,
                version=version,
                at=at,
                actor=actor,
                command_id=command_id,
                prev=prev,
                salt=self._entropy.token,
            )
            lines.append(_Line(append.stream, version, event, state, part, prev))
        return lines

    async def _head(self, stream: UUID, version: int) -> str | None:
        """Return the chain's head after that version, if the stream reaches it."""
        if version == 0:
            return chain.GENESIS
        known = self._heads.get(stream)
        if known is not None and known[0] == version:
            return known[1]
        rows = await self._statements.read(_HEAD, {"stream": stream, "version": version})
        return str(rows[0][0]) if rows else None

    def _keep_head(self, stream: UUID, version: int, head: str) -> None:
        self._heads[stream] = (version, head)
        self._heads.move_to_end(stream)
        while len(self._heads) > self._capacity:
            self._heads.popitem(last=False)

    async def load(
        self, stream: UUID, after: int = 0, upto: int | None = None
    ) -> Sequence[Recorded]:
        """Return a stream's events in order, verified as they are read; raises ``ChainBroken``."""
        prev = await self._head(stream, after)
        if prev is None:
            return []
        last = EVERYTHING if upto is None else upto
        rows = await self._statements.read(_LOAD, {"stream": stream, "after": after, "upto": last})
        if len(rows) < MANY:
            return _decoded(rows, stream, after, prev)
        return await asyncio.to_thread(_decoded, rows, stream, after, prev)

    async def bodies(self, stream: UUID) -> tuple[Sequence[chain.StoredBody], str]:
        """Return the stored bodies of a stream, and the head kept beside the last of them."""
        rows = await self._statements.read(_BODIES, {"stream": stream})
        kept = str(rows[-1][1]) if rows else chain.GENESIS
        return [chain.body_of(bytes(row[0])) for row in rows], kept

    async def verify(self, stream: UUID) -> ChainCheck:
        """Verify a stream's chain, contents and anchors included (``services.reads.audit``)."""
        rows = await self._statements.read(_BODIES, {"stream": stream})
        anchored = await self._statements.read(_ANCHORS, {"stream": stream})
        anchors = {int(version): str(head) for version, head in anchored}
        kept = str(rows[-1][1]) if rows else chain.GENESIS

        def verified() -> chain.ChainReport:
            bodies = (chain.body_of(bytes(row[0])) for row in rows)
            return chain.verify(bodies, kept, stream=stream, anchors=anchors)

        report = await asyncio.to_thread(verified)
        return ChainCheck(report.events, report.head, report.fault, report.fault_version)

    async def remembered(self, account: UUID, key: str) -> Remembered | None:
        """Return what a key was used for, if it was."""
        rows = await self._statements.read(_REMEMBERED, {"account": account, "key": key})
        for body_hash, resource, version in rows:
            return Remembered(account, key, str(body_hash), str(resource), int(version))
        return None


@cache
def _appending(rows: int) -> LiteralString:
    """Return the statement that adds so many rows; each is prepared once a connection."""
    return _APPEND.replace("{rows}", ", ".join([_ROW] * rows))


def _arguments(
    lines: Sequence[_Line],
    command_id: UUID,
    actor: str,
    at: datetime,
    remember: Remembered | None,
) -> list[object]:
    arguments: list[object] = [FENCE]
    if remember is None:
        arguments += [None] * 5
    else:
        arguments += [remember.account, remember.key, remember.body_hash, remember.resource]
        arguments.append(remember.version)
    arguments += [command_id, actor, at]
    for line in lines:
        arguments += [line.stream, line.version, type(line.event).__name__]
        arguments += [line.state, line.part, line.head]
    return arguments


def _sent(lines: Sequence[_Line]) -> dict[str, object]:
    return {
        "ids": [line.stream for line in lines],
        "versions": [line.version for line in lines],
        "states": [line.state for line in lines],
    }


def _decoded(rows: Sequence[Row], stream: UUID, after: int, prev: str) -> list[Recorded]:
    loaded = []
    for version, (state, position) in enumerate(rows, start=after + 1):
        recorded = mapper.decode(bytes(state), int(position), at=(stream, version), prev=prev)
        prev = recorded.head
        loaded.append(recorded)
    return loaded
