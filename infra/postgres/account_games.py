"""What accounts are told of their games: tables that follow the log, and who waits for more."""

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, LiteralString
from uuid import UUID

import msgspec
from psycopg import AsyncConnection, Error
from psycopg.types.json import Jsonb

from domain.game.events import GameEvent
from domain.kernel.refusals import Unavailable
from infra.eventstore.statements import Row
from infra.postgres.pool import Pool
from services.notes import GameNote
from services.ports import FeedEntry, Recorded
from services.projections.account_feed import step
from services.projections.card_feed import CardEntry
from services.projections.card_feed import told as told_of_cards

NAME = "account-feed"

POLL = 0.25
"""Seconds between two looks for entries while somebody waits for them."""

_notes = msgspec.json.Decoder(GameNote)

_ENTRY = """
    INSERT INTO account_feed (account, number, game, version, kind, detail, at)
    VALUES (%s, %s, %s, %s, %s, %s, %s)
"""
_NOTE = """
    INSERT INTO game_notes (game, version, body) VALUES (%s, %s, %s)
    ON CONFLICT (game) DO UPDATE SET version = excluded.version, body = excluded.body
"""
_CONCERNS = """
    INSERT INTO account_games (account, game, live) VALUES (%s, %s, %s)
    ON CONFLICT (account, game) DO UPDATE SET live = excluded.live
"""
_AFTER = """
    SELECT number, game, version, kind, detail, at FROM account_feed
    WHERE account = %s AND number > %s ORDER BY number LIMIT %s
"""
_NEWER = "SELECT id, account FROM account_feed WHERE id > %s ORDER BY id LIMIT 5000"
# One statement, so that the games are those of the newest entry.
_GAMES = """
    SELECT (SELECT coalesce(max(number), 0) FROM account_feed WHERE account = %(account)s),
           (SELECT coalesce(json_agg(body ORDER BY game DESC), '[]')::text FROM (
                SELECT n.game, n.body FROM account_games AS g JOIN game_notes AS n USING (game)
                WHERE g.account = %(account)s AND g.live ORDER BY n.game DESC LIMIT %(limit)s
           ) AS live)
"""

_all_notes = msgspec.json.Decoder(list[GameNote])


async def follow(connection: AsyncConnection[Row], batch: Sequence[Recorded]) -> None:
    """Write what a batch tells accounts (``infra.worker.TransactionalFollower``)."""
    games = {one.stream for one in batch if isinstance(one.event, GameEvent)}
    notes = await _known(connection, games) if games else {}
    told: list[tuple[Recorded, CardEntry]] = []
    for one in batch:
        if isinstance(one.event, GameEvent):
            note = notes.get(one.stream) or GameNote(game=str(one.stream))
            notes[one.stream], entries = step(note, one.event)
            told += [(one, CardEntry(entry, str(one.stream))) for entry in entries]
        else:
            told += [(one, entry) for entry in told_of_cards(one.event)]
    if told:
        await _write_entries(connection, told)
    if notes:
        await _write_notes(connection, notes)


async def _known(connection: AsyncConnection[Row], games: set[UUID]) -> dict[UUID, GameNote]:
    cursor = await connection.execute(
        "SELECT game, body::text FROM game_notes WHERE game = ANY(%s)", [list(games)]
    )
    return {game: _notes.decode(body) for game, body in await cursor.fetchall()}


async def _write_entries(
    connection: AsyncConnection[Row], told: Sequence[tuple[Recorded, CardEntry]]
) -> None:
    accounts = sorted({each.entry.account for _, each in told})
    cursor = await connection.execute(
        "SELECT account::text, max(number) FROM account_feed WHERE account = ANY(%s::uuid[])"
        " GROUP BY account",
        [accounts],
    )
    last = Counter({str(account): int(number) for account, number in await cursor.fetchall()})
    rows = []
    for one, each in told:
        entry = each.entry
        last[entry.account] += 1
        rows.append(
            (entry.account, last[entry.account], each.game, one.version, entry.kind,
             Jsonb(entry.detail), one.at)
        )  # fmt: skip
    async with connection.cursor() as writing:
        await writing.executemany(_ENTRY, rows)


async def _write_notes(connection: AsyncConnection[Row], notes: dict[UUID, GameNote]) -> None:
    """Write the notes, and whom each game concerns now."""
    async with connection.cursor() as writing:
        await writing.executemany(
            _NOTE,
            [(game, note.version, msgspec.json.encode(note).decode())
             for game, note in notes.items()],
        )  # fmt: skip
        # Who left is not concerned any longer.
        await writing.execute(
            "UPDATE account_games SET live = false WHERE game = ANY(%s)", [list(notes)]
        )
        await writing.executemany(
            _CONCERNS,
            [(account, game, note.live) for game, note in notes.items()
             for account in note.concerned],
        )  # fmt: skip


class PostgresAccountFeeds:
    """Implements ``ports.AccountFeeds``."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: dict[UUID, set[asyncio.Event]] = defaultdict(set)
        self._looking: asyncio.Task[None] | None = None

    async def last(self, account: UUID) -> int:
        """Return the number of the account's newest entry; 0 before the first."""
        rows = await self._rows(
            "SELECT coalesce(max(number), 0) FROM account_feed WHERE account = %s", [account]
        )
        return int(rows[0][0])

    async def after(self, account: UUID, number: int, limit: int) -> Sequence[FeedEntry]:
        """Return entries after one, in order."""
        rows = await self._rows(_AFTER, [account, number, limit])
        return [FeedEntry(*row) for row in rows]

    async def games(self, account: UUID, limit: int) -> tuple[int, Sequence[GameNote]]:
        """Return the newest entry's number and the games that go on then, newest first."""
        rows = await self._rows(_GAMES, {"account": account, "limit": limit})
        return int(rows[0][0]), _all_notes.decode(rows[0][1])

    @contextmanager
    def watch(self, account: UUID, nudge: asyncio.Event) -> Iterator[None]:
        """Set the event whenever the account may have been told something."""
        self._waiting[account].add(nudge)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        try:
            yield
        finally:
            self._waiting[account].discard(nudge)
            if not self._waiting[account]:
                del self._waiting[account]

    async def close(self) -> None:
        """Stop looking."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking

    async def _look(self) -> None:
        """Look for all who wait at once, while anybody does."""
        seen: int | None = None
        while self._waiting:
            try:
                seen = await self._newest(seen)
            except (Error, Unavailable):
                seen = None  # whoever waits finds out by looking
            await asyncio.sleep(POLL)

    async def _newest(self, seen: int | None) -> int:
        if seen is None:
            rows = await self._rows("SELECT coalesce(max(id), 0) FROM account_feed", [])
            for account in self._waiting:
                self._wake(account)
            return int(rows[0][0])
        rows = await self._rows(_NEWER, [seen])
        for _, account in rows:
            self._wake(account)
        return max((int(row[0]) for row in rows), default=seen)

    def _wake(self, account: UUID) -> None:
        for nudge in self._waiting.get(account, ()):
            nudge.set()

    async def _rows(self, query: LiteralString, values: Any) -> list[Row]:
        async with self._pool.connection() as connection:
            return await (await connection.execute(query, values)).fetchall()
