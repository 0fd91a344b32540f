"""Committing: decide → append → memory → live views → lobby; one request, one append."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import TypeVar
from uuid import UUID

import msgspec

from domain.game import commands as c
from domain.game.decider import decide
from domain.game.state import Game, evolve
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, Refusal, Stale
from domain.rules import Incomplete
from services.commands.playing import Deadlines, Formats, Lobby
from services.documents.board import live_views
from services.documents.pieces import Pieces
from services.handling import Request, seen_before
from services.ports import (
    Append,
    Clock,
    Entropy,
    EventStore,
    LiveView,
    LiveViews,
    Recorded,
    Remembered,
    StreamConflict,
)
from services.tables import Tables
from services.thinking import thought

T = TypeVar("T")

ATTEMPTS = 2
"""How often a standing action is judged while other processes move its game."""

MORE_ATTEMPTS = 5
"""How often where other streams, too, may move meanwhile."""


class Prepared(msgspec.Struct, frozen=True):
    """Events that were decided but not recorded: the game before each and after the last.

    ``views`` show the last of them; nobody sees them before the events are recorded. What was
    decided with a time is recorded ``at`` that time, so that an audit decides the same.
    """

    events: tuple[Event, ...]
    games: tuple[Game, ...]
    views: dict[str, LiveView]
    at: datetime | None = None


Alongside = Callable[[Prepared], Awaitable[tuple[Append, ...]]]
"""Returns what the same append adds to other streams; refuses as a decision does."""


class Committed(msgspec.Struct, frozen=True):
    """Events as they were recorded: the game before each and after the last."""

    recorded: tuple[Recorded, ...]
    games: tuple[Game, ...]

    @property
    def game(self) -> Game:
        """Return the game as it stands after them."""
        return self.games[-1]


class Committing:
    """The one way by which events of a game are recorded and published."""

    def __init__(
        self,
        store: EventStore,
        tables: Tables,
        views: LiveViews,
        formats: Formats,
        lobby: Lobby,
        deadlines: Deadlines,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._tables = tables
        self._views = views
        self._formats = formats
        self._lobby = lobby
        self._deadlines = deadlines
        self._clock = clock
        self._entropy = entropy
        self._pieces = Pieces()

    async def again(self, request: Request) -> Remembered | None:
        """Return what the request's key was used for; raises ``KeyReused`` for another body."""
        return await seen_before(self._store, request)

    def prepare(self, game: Game, events: Sequence[Event], at: datetime | None = None) -> Prepared:
        """Fold decided events and build the views after them; takes a few milliseconds."""
        games = [game]
        for event in events:
            games.append(evolve(games[-1], event))
        views = live_views(games[-1].table, self._pieces)
        return Prepared(tuple(events), tuple(games), views, at)

    async def handle(
        self,
        request: Request,
        game_id: UUID,
        command: c.Command,
        at: datetime | None = None,
        alongside: Alongside | None = None,
    ) -> None:
        """Decide and commit; on a conflict judge once more by what is there then.

        ``at`` is the command's own time, where it has one; ``alongside`` goes with what is
        decided, all or nothing. What was recorded meanwhile under the request's own key is no
        reason to refuse it.
        """
        try:
            await self._handle(request, game_id, command, at, alongside)
        except Refusal:
            if await self.again(request) is None:
                raise

    async def _handle(
        self,
        request: Request,
        game_id: UUID,
        command: c.Command,
        at: datetime | None,
        alongside: Alongside | None,
    ) -> None:
        async with self._tables.locked(game_id):
            for _ in range(ATTEMPTS if alongside is None else MORE_ATTEMPTS):
                known = (await self._tables.get(game_id)).table.version
                prepared = await self.judged(game_id, lambda game: self._decided(game, command, at))
                if prepared is None:
                    # It is so already by what is known here: another process may know better.
                    if (await self._tables.refreshed(game_id)).table.version == known:
                        return
                    continue
                try:
                    more = () if alongside is None else await alongside(prepared)
                    await self.commit(game_id, prepared, request, more)
                except Stale:
                    continue
                return
        raise Conflict("The game went on meanwhile.")

    async def judged(self, game_id: UUID, judge: Callable[[Game], T]) -> T:
        """Judge by the game in memory, off the event loop.

        Where that is a refusal and another process has moved the game, judge once more.
        """
        game = await self._tables.get(game_id)
        try:
            return await thought(judge, game)
        except Refusal:
            fresh = await self._tables.refreshed(game_id)
            if fresh.table.version == game.table.version:
                raise
        return await thought(judge, fresh)

    def _decided(self, game: Game, command: c.Command, at: datetime | None) -> Prepared | None:
        events = decide(game, command, self._formats.ruleset(game.table.format))
        if isinstance(events, Incomplete):
            raise AssertionError("a standing action asks nothing")
        return self.prepare(game, events, at) if events else None

    async def commit(
        self,
        game_id: UUID,
        prepared: Prepared,
        request: Request,
        more: tuple[Append, ...] = (),
    ) -> Committed:
        """Append, then publish in memory and to the live views; raises ``Stale``.

        ``more`` is what the same append adds to other streams.
        """
        at = prepared.at or self._clock.now()
        before, after = prepared.games[0], prepared.games[-1]
        try:
            everything = await self._store.append(
                Append(game_id, before.table.version, prepared.events),
                *more,
                command_id=self._entropy.uuid(),
                actor=str(request.account),
                at=at,
                remember=request.remember(game_id, after.table.version),
            )
        except StreamConflict:
            self._tables.drop(game_id)
            raise Stale("The game went on meanwhile.", code="stale-decision") from None
        except BaseException:
            # It may have been recorded all the same: what is in memory is in doubt.
            self._tables.drop(game_id)
            raise
        recorded = tuple(one for one in everything if one.stream == game_id)
        self._tables.put(game_id, after, recorded)
        await self._views.put(game_id, prepared.views)
        if not after.table.sandbox:
            await self._lobby.note(after.table, at)
        await self._deadlines.note(after.table)
        return Committed(recorded, prepared.games)
