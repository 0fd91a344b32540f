"""Following a game: its state, each event after a cursor once and in order, then live."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from typing import Any
from uuid import UUID

import msgspec

from domain.game.state import Table
from domain.kernel.refusals import Forbidden, Malformed, Refusal, Unauthenticated, Unavailable
from services.documents import standing_state as standing
from services.ports import Notices, Presence
from services.reads.followed import EventDocuments, Followed, FollowedGames

Json = dict[str, Any]

BATCH = 50
"""Events that are read, and judged who may see them, at once."""

RECHECK = 5.0
"""Seconds after which a stream asks again whether it may go on, if nothing made it ask."""

RECHECK_UNCOVERED = 1.0
"""Seconds while word of a revoked token may be lost."""

LINGER = 10.0
"""Seconds for which a seat counts as there after a long-poll, until the next one begins."""

Check = Callable[[], Awaitable[object]]
"""Raises a refusal as soon as the caller may not listen any longer."""

Judge = Callable[[Table], str]
"""Returns the audience that the caller is of a table; raises ``NotFound`` where it is none."""

_encoder = msgspec.json.Encoder()


class Line(msgspec.Struct, frozen=True):
    """One record of a stream: its kind, its JSON object, and the cursor to go on from."""

    kind: str
    body: bytes
    cursor: str


class Patience(msgspec.Struct, frozen=True):
    """How long a stream may go on: ``nudge`` is set when that is to be asked again.

    ``leaving`` tells whether the service is ending.
    """

    check: Check
    nudge: asyncio.Event
    leaving: Callable[[], bool]


class Listener(msgspec.Struct, frozen=True):
    """Who listens to a game: of which audience is it, and at which seat if at one."""

    judge: Judge
    seat: str | None = None


def line(kind: str, cursor: int | str, /, **members: object) -> Line:
    """Return a record with these members."""
    return Line(kind, _encoder.encode({"record": kind, **members}), str(cursor))


class Following:
    """Streams of games."""

    def __init__(
        self,
        games: FollowedGames,
        documents: EventDocuments,
        presence: Presence,
        notices: Notices,
    ) -> None:
        self._games = games
        self._documents = documents
        self._presence = presence
        self._notices = notices

    async def records(
        self, game_id: UUID, after: int, who: Listener, patience: Patience
    ) -> AsyncGenerator[Line, None]:
        """Yield the records of a stream until the game, the listener or the service ends it.

        What is yielded was judged a moment ago; a reader that takes its time holds up nobody.
        """
        try:
            async with contextlib.aclosing(self._followed(game_id, after, who, patience)) as lines:
                async for each in lines:
                    yield each
        except Refusal as refusal:
            # The answer has begun: what was allowed or there when it was asked for is so no longer.
            yield line("closed", after, reason=reason_of(refusal))

    async def _followed(
        self, game_id: UUID, after: int, who: Listener, patience: Patience
    ) -> AsyncGenerator[Line, None]:
        """Yield the records; raises a refusal before the first alone."""
        stack = contextlib.AsyncExitStack()
        async with stack:
            if who.seat is not None:
                await stack.enter_async_context(self._there(game_id, who.seat))
            nudge = patience.nudge
            followed = await stack.enter_async_context(self._games.following(game_id, nudge))
            if followed.table.version < after:
                await self._games.refresh(game_id, followed)
            run = _Run(followed, after, who, patience)
            yield run.state()
            nudge.set()
            while run.goes_on():
                if not run.behind:
                    await self._pause(nudge)
                nudge.clear()
                async with contextlib.aclosing(self._step(game_id, run)) as lines:
                    async for each in lines:
                        yield each

    async def wait(
        self, game_id: UUID, after: int, seconds: float, seat: str | None = None
    ) -> Table:
        """Return the table when it has passed a version, is over, or so many seconds are."""
        nudge = asyncio.Event()
        stack = contextlib.AsyncExitStack()
        async with stack:
            if seat is not None:
                await stack.enter_async_context(self._there(game_id, seat, LINGER))
            followed = await stack.enter_async_context(self._games.following(game_id, nudge))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while not (
                        followed.table.version > after or ended(followed.table) or followed.lost
                    ):
                        nudge.clear()
                        await nudge.wait()
            return followed.table

    async def present(self, game_id: UUID) -> frozenset[str] | None:
        """Return which seats are there, or nothing where that is not known."""
        return await self._presence.seats(game_id)

    async def _step(self, game_id: UUID, run: _Run) -> AsyncGenerator[Line, None]:
        """Yield what there is now; each record after one more look whether it may be sent."""
        try:
            judged = run.judge()
            read = (
                await self._documents.batch(game_id, run.audience, run.cursor, BATCH)
                if run.behind
                else ()
            )
            # What is later was read before it was judged: the seat may be somebody else's there.
            batch = [(version, body) for version, body in read if version <= judged]
            for version, body in batch:
                await run.patience.check()
                for each in run.event(version, body):
                    yield each
            await run.patience.check()
            for each in run.rest(found=bool(batch)):
                yield each
        except Refusal as refusal:
            yield run.close(reason_of(refusal))

    async def _pause(self, nudge: asyncio.Event) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(recheck(self._notices)):
                await nudge.wait()

    @contextlib.asynccontextmanager
    async def _there(self, game_id: UUID, seat: str, linger: float = 0.0) -> AsyncIterator[None]:
        await self._presence.enter(game_id, seat)
        try:
            yield
        finally:
            await asyncio.shield(self._presence.leave(game_id, seat, linger))


class _Run:
    """One stream under way: how far it got and what it said last."""

    def __init__(self, followed: Followed, after: int, who: Listener, patience: Patience) -> None:
        self.followed = followed
        self.patience = patience
        self.cursor = after
        self.who = who
        self.closed = False
        self.audience = who.judge(followed.table)
        self.shown = followed.present

    def goes_on(self) -> bool:
        """Tell whether the stream is open yet."""
        return not self.closed

    @property
    def behind(self) -> bool:
        """Whether there are events that were not sent yet."""
        return self.cursor < self.followed.table.version

    def state(self) -> Line:
        """Return what every connection begins with."""
        table = self.followed.table
        document = standing.standing_state(table, self.audience, self.shown)
        return line("state", self.cursor, **document)

    def judge(self) -> int:
        """Return up to which version the audience is the one that this began as.

        Raises a refusal where it is another by now.
        """
        if self.who.judge(self.followed.table) != self.audience:
            raise Malformed("The audience changed.")
        return self.followed.table.version

    def event(self, version: int, body: bytes) -> list[Line]:
        """Return an event's record, and a gap before it if any is missing."""
        if version <= self.cursor:
            return []
        missing = [] if version == self.cursor + 1 else [
            line("gap", version - 1, first=self.cursor + 1, last=version - 1)
        ]  # fmt: skip
        self.cursor = version
        return [*missing, Line("event", body, str(version))]

    def rest(self, *, found: bool) -> list[Line]:
        """Return what is to be said beside events: gaps, presence, and the end."""
        said: list[Line] = []
        if self.behind and not found:
            last = self.followed.table.version
            said.append(line("gap", last, first=self.cursor + 1, last=last))
            self.cursor = last
        if self.followed.present != self.shown:
            self.shown = self.followed.present
            seats = standing.seats(self.followed.table, self.shown)
            said.append(line("presence", self.cursor, seats=seats))
        if self.patience.leaving():
            said.append(self.close("shutdown"))
        elif not self.behind and ended(self.followed.table):
            self.closed = True
            said.append(self._end())
        elif self.followed.lost:
            said.append(self.close("unavailable"))
        return said

    def _end(self) -> Line:
        table = self.followed.table
        return line(
            "end", self.cursor, version=table.version, status=table.status,
            result=standing.result(table),
        )  # fmt: skip

    def close(self, reason: str) -> Line:
        """End the stream for a reason other than the game's end; its cursor stays good."""
        self.closed = True
        return line("closed", self.cursor, reason=reason)


def recheck(notices: Notices) -> float:
    """Return the seconds after which a stream asks again whether it may go on."""
    return RECHECK if notices.covered() else RECHECK_UNCOVERED


def reason_of(refusal: Refusal) -> str:
    """Return why a stream is closed: ``unavailable``, ``token`` or ``audience``."""
    match refusal:
        case Unavailable():
            return "unavailable"
        case Unauthenticated() | Forbidden():
            return "token"
        case _:
            return "audience"


def ended(table: Table) -> bool:
    """Whether nothing more will happen at a table: it may have a settlement to come."""
    settled = table.settlement is None or table.settlement.done
    return table.status == "closed" or (table.status == "over" and settled)


def require_reached(table: Table, after: int) -> None:
    """Refuse a cursor that the game has not reached: raises ``Malformed``."""
    if after > table.version:
        raise Malformed(
            "The game has not come as far as this cursor.",
            code="cursor-beyond-end",
            data={"game_version": table.version},
        )
