"""A stream per account: all its games as they stand, then what happens in them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Sequence
from typing import Any
from uuid import UUID

from domain.kernel.refusals import Malformed, Refusal
from services.documents.structs import plain
from services.notes import GameNote, awaited_json
from services.ports import AccountFeeds, FeedEntry, Notices
from services.reads.following import Line, Patience, line, reason_of, recheck

Json = dict[str, Any]

BATCH = 100
"""Entries that are read at once."""

MOST_GAMES = 200
"""Games that the state tells of, the newest; ``more`` says that there are others."""


class AccountStreams:
    """What accounts are told of their games; the cursor is the number of the last entry."""

    def __init__(self, feeds: AccountFeeds, notices: Notices) -> None:
        self._feeds = feeds
        self._notices = notices

    async def page(self, account: UUID, after: int, limit: int) -> Json:
        """Return entries after a cursor; raises ``Malformed`` for one that was not reached."""
        entries = await self._feeds.after(account, after, limit)
        if not entries:
            await self.require_reached(account, after)
        last = entries[-1].number if entries else after
        return {"entries": [entry_json(each) for each in entries], "next": str(last)}

    async def require_reached(self, account: UUID, after: int) -> None:
        """Refuse a cursor that was never given out: raises ``Malformed``."""
        if after > await self._feeds.last(account):
            raise Malformed("Nothing has this cursor yet.", code="cursor-beyond-end")

    async def records(
        self, account: UUID, after: int | None, patience: Patience
    ) -> AsyncGenerator[Line, None]:
        """Yield the state, then each entry after the cursor, or from now on without one."""
        with self._feeds.watch(account, patience.nudge):
            try:
                last, notes = await self._feeds.games(account, MOST_GAMES + 1)
            except Refusal as refusal:
                yield line("closed", after or 0, reason=reason_of(refusal))
                return
            cursor = last if after is None else after
            shown = [game_json(note, str(account)) for note in notes[:MOST_GAMES]]
            more = len(notes) > MOST_GAMES
            yield line("state", cursor, account=str(account), games=shown, more=more)
            patience.nudge.set()
            while True:
                await _pause(patience.nudge, recheck(self._notices))
                patience.nudge.clear()
                try:
                    entries: Sequence[FeedEntry] = await self._feeds.after(account, cursor, BATCH)
                    for each in entries:
                        await patience.check()
                        if each.number != cursor + 1:
                            yield _gap(cursor, each.number)
                        cursor = each.number
                        yield line(each.kind, cursor, **entry_json(each, named=False))
                    await patience.check()
                except Refusal as refusal:
                    yield line("closed", cursor, reason=reason_of(refusal))
                    return
                if patience.leaving():
                    yield line("closed", cursor, reason="shutdown")
                    return
                if entries:
                    patience.nudge.set()  # there may be more


async def _pause(nudge: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await nudge.wait()


def _gap(cursor: int, number: int) -> Line:
    return line("gap", number - 1, first=str(cursor + 1), last=str(number - 1))


def entry_json(entry: FeedEntry, *, named: bool = True) -> Json:
    """Return an entry as it is told, with its kind unless the record around it names that."""
    return {
        **({"record": entry.kind} if named else {}),
        "cursor": str(entry.number),
        "game": None if entry.game is None else str(entry.game),
        "version": entry.version,
        "at": entry.at.isoformat(),
        **entry.detail,
    }


def game_json(note: GameNote, account: str) -> Json:
    """Return one of an account's games as the state tells of it."""
    seats = note.seats_of(account)
    return {
        "game": note.game,
        "version": note.version,
        "format": note.format,
        "status": note.status,
        "sandbox": note.sandbox,
        "you": seats[0] if seats else None,
        "opener": note.opened_by == account,
        "invited": account in note.invited,
        "seats": [{"seat": seat, "name": who.name} for seat, who in sorted(note.seats.items())],
        "your_move": bool(note.awaits(account)),
        "waiting_for": [awaited_json(each) for each in note.awaited],
        "draw": None if note.beside.draw is None else plain(note.beside.draw),
        "claims": [
            {"against": seat, **plain(claim)} for seat, claim in sorted(note.beside.claims.items())
        ],
    }
