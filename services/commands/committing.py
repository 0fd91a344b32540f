"""Committing: decide → append → memory → live views → lobby; one request, one append."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from uuid import UUID

from domain.game import commands as c
from domain.game.decider import decide
from domain.game.state import Game, evolve
from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, Stale
from domain.rules import Incomplete
from services.commands.playing import Formats, Lobby
from services.documents.board import live_views
from services.handling import Request, seen_before
from services.ports import (
    Append,
    Clock,
    Entropy,
    EventStore,
    LiveViews,
    Recorded,
    Remembered,
    StreamConflict,
)
from services.tables import Tables


class Committing:
    """The one way by which events of a game are recorded and published."""

    def __init__(
        self,
        store: EventStore,
        tables: Tables,
        views: LiveViews,
        formats: Formats,
        lobby: Lobby,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._store = store
        self._tables = tables
        self._views = views
        self._formats = formats
        self._lobby = lobby
        self._clock = clock
        self._entropy = entropy

    async def again(self, request: Request) -> Remembered | None:
        """Return what the request's key was used for; raises ``KeyReused`` for another body."""
        return await seen_before(self._store, request)

    async def handle(self, request: Request, game_id: UUID, command: c.Command) -> None:
        """Decide and commit; on a conflict judge once more by what is there then."""
        async with self._tables.locked(game_id):
            for attempt in (1, 2):
                game = await self._tables.get(game_id)
                rules = self._formats.ruleset(game.table.format)
                events = await asyncio.to_thread(decide, game, command, rules)
                if isinstance(events, Incomplete):
                    raise AssertionError("a standing action asks nothing")
                if not events:
                    return
                try:
                    await self.commit(game_id, game, events, request)
                except Stale:
                    if attempt == 2:
                        raise Conflict("The game went on meanwhile.") from None
                else:
                    return

    async def commit(
        self, game_id: UUID, game: Game, events: Sequence[Event], request: Request
    ) -> tuple[Game, tuple[Recorded, ...]]:
        """Append, then publish in memory and to the live views; raises ``Stale``."""
        at = self._clock.now()
        after = game
        for event in events:
            after = evolve(after, event)
        try:
            recorded = await self._store.append(
                Append(game_id, game.table.version, tuple(events)),
                command_id=self._entropy.uuid(),
                actor=str(request.account),
                at=at,
                remember=request.remember(game_id, after.table.version),
            )
        except StreamConflict:
            self._tables.drop(game_id)
            raise Stale("The game went on meanwhile.", code="stale-decision") from None
        self._tables.put(game_id, after, recorded)
        await self._views.put(game_id, live_views(after.table))
        await self._lobby.note(after.table, at)
        return after, recorded
