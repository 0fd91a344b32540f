"""Who may see which audience of a game, and the bytes to send: live, past, and what happened."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import UUID

from domain.game.state import Table
from domain.kernel.refusals import NotFound
from services.documents.board import live_views
from services.ports import LiveView, LiveViews
from services.reads.replay import Replays
from services.tables import Tables

Json = dict[str, Any]

PUBLIC = "public"
AFTER = "after"


def audience_of(table: Table, account: UUID | None, wanted: str | None) -> str:
    """Return the audience that a caller is: the one asked for, if it is theirs.

    Without a wish it is the caller's seat, for anybody else ``public``. ``after`` shows
    everything and begins when the game is over. Raises ``NotFound`` for all others alike.
    """
    seat = table.seat_of(str(account)) if account is not None else None
    if wanted is None:
        return seat or PUBLIC
    if wanted == PUBLIC or (seat is not None and wanted == seat):
        return wanted
    if wanted == AFTER and table.status == "over":
        return wanted
    raise NotFound("There is no such audience for you.", code="no-such-audience")


class Watching:
    """What may be seen of a game."""

    def __init__(self, tables: Tables, views: LiveViews, replays: Replays) -> None:
        self._tables = tables
        self._views = views
        self._replays = replays

    async def table(self, game_id: UUID) -> Table:
        """Return the table; raises ``NotFound``."""
        return (await self._tables.get(game_id)).table

    async def view(self, game_id: UUID, account: UUID | None, wanted: str | None) -> LiveView:
        """Return the board as it stands: the bytes kept ready, or built from the game."""
        table = await self.table(game_id)
        audience = audience_of(table, account, wanted)
        live = await self._views.get(game_id, audience)
        if live is not None and live.version >= table.version:
            return live
        built = await asyncio.to_thread(live_views, table)
        await self._views.put(game_id, built)
        return _of(built, audience)

    async def replay(
        self, game_id: UUID, account: UUID | None, wanted: str | None, version: int
    ) -> LiveView:
        """Return the board as it stood after so many events; raises ``NotFound`` beyond them."""
        table = await self.table(game_id)
        audience = audience_of(table, account, wanted)
        if not 1 <= version <= table.version:
            raise NotFound("The game has no such version.", code="no-such-version")
        return await self._replays.view_at(game_id, version, audience)

    async def events(
        self, game_id: UUID, account: UUID | None, wanted: str | None,
        after: int, limit: int, wait: float = 0.0,
    ) -> Json:  # fmt: skip
        """Return what happened after a version, waiting for the first of it if need be."""
        table = await self.table(game_id)
        audience = audience_of(table, account, wanted)
        loop = asyncio.get_running_loop()
        until = loop.time() + wait
        while (
            table.version <= after and table.status != "over" and (left := until - loop.time()) > 0
        ):
            await self._views.wait(game_id, table.version, left)
            table = await self.table(game_id)
        events = await self._replays.events(game_id, audience, after, limit)
        last = events[-1]["version"] if events else min(after, table.version)
        return {"events": events, "next": last, "game_version": table.version}


def _of(views: dict[str, LiveView], audience: str) -> LiveView:
    try:
        return views[audience]
    except KeyError:
        raise NotFound("There is no such view.") from None
