"""Replay: a game at any event, and what happened, for an audience."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any
from uuid import UUID

from domain.game.events import Played
from domain.game.state import Game, evolve, initial
from services.documents.board import AFTER, PUBLIC, audiences, live_view
from services.documents.story import facts_in_words
from services.ports import EventStore, LiveView, Recorded
from services.tables import Tables

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
        return (await self._tables.get(game_id)).table.status == "over"

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


def event_in_words(before: Game, recorded: Recorded, after: Game, audience: str) -> Json:
    """Return an event as an audience may read of it: the game before and after it given."""
    event = recorded.event
    facts = facts_in_words(before.table, event, after.table, audience)
    return {
        "version": recorded.version,
        "type": type(event).__name__,
        "at": recorded.at.isoformat(),
        "seat": getattr(event, "seat", None),
        "turn": after.table.play.turn.number,
        "step": after.table.play.turn.step or None,
        "facts": facts,
        "text": " ".join(fact["text"] for fact in facts),
        "waiting_for": [
            {"seat": d.asked.answered_by or d.asked.seat, "kind": d.asked.kind}
            for d in (event.open if isinstance(event, Played) else ())
        ],
    }
