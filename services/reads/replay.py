"""Replay: a game at any event, and what happened, for an audience."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any
from uuid import UUID

from msgspec.structs import replace

from domain.game.events import Played
from domain.game.state import Game, evolve, initial
from domain.kernel.refusals import NotFound
from services.documents.board import PUBLIC, audiences, live_view
from services.documents.sight import AFTER
from services.documents.story import event_in_words, facts_until
from services.ports import EventStore, LiveView
from services.tables import Tables

__all__ = ["Replays", "event_in_words"]

Json = dict[str, Any]


class Replays:
    """Reads of the past; every stored game folds to the same bytes for ever."""

    def __init__(self, tables: Tables, store: EventStore, kept: int = 64) -> None:
        self._tables = tables
        self._store = store
        self._kept = kept
        self._recent: OrderedDict[tuple[UUID, int], Game] = OrderedDict()

    async def view_at(self, game_id: UUID, version: int, audience: str) -> LiveView:
        """Return the board of an audience after that many events; raises ``NotFound``.

        ``after`` sees everything at every version of a game that is over by now. Whoever
        has no board of their own, then or at all, gets the public one.
        """
        over = await self._over(game_id)
        table = (await self._at(game_id, version)).table
        seen = audience if audience in audiences(table, over=over) else PUBLIC
        return live_view(table, seen, over=over)

    async def view_within(
        self, game_id: UUID, version: int, learnt: int, audience: str
    ) -> LiveView:
        """Return the board amid an event, after so many facts that the audience may learn.

        Nothing is asked there. Raises ``NotFound`` where it does not learn so many.
        """
        over = await self._over(game_id)
        before = await self._at(game_id, version - 1) if version > 1 else initial(str(game_id))
        (recorded,) = await self._store.load(game_id, version - 1, version)
        event = recorded.event
        seen = audience if audience in audiences(evolve(before, event).table, over=over) else PUBLIC
        happened = (
            facts_until(before.table, event, seen, learnt) if isinstance(event, Played) else None
        )
        if happened is None:
            raise NotFound("The event has not so many facts for you.", code="no-such-fact")
        part = replace(event, facts=happened, agenda=before.table.play.agenda, open=())
        return live_view(evolve(before, part).table, seen, over=over)

    async def events(self, game_id: UUID, audience: str, after: int, limit: int) -> list[Json]:
        """Return events in words, contiguous from ``after + 1``."""
        if audience == AFTER and not await self._over(game_id):
            audience = PUBLIC
        before = await self._at(game_id, after) if after else initial(str(game_id))
        told = []
        for recorded in await self._store.load(game_id, after, after + limit):
            now = evolve(before, recorded.event)
            told.append(event_in_words(before, recorded, now, audience))
            before = now
        self._keep(game_id, before)
        return told

    async def _over(self, game_id: UUID) -> bool:
        table = (await self._tables.get(game_id)).table
        return table.sandbox or table.status == "over"

    async def _at(self, game_id: UUID, version: int) -> Game:
        known = self._recent.get((game_id, version))
        if known is None:
            known = await self._tables.at(game_id, version)
        self._keep(game_id, known)
        return known

    def _keep(self, game_id: UUID, game: Game) -> None:
        self._recent[(game_id, game.table.version)] = game
        self._recent.move_to_end((game_id, game.table.version))
        while len(self._recent) > self._kept:
            self._recent.popitem(last=False)
