"""Who may see which audience of a game, and the bytes to send: live, past, and what happened."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import UUID

from domain.game.state import Table
from domain.kernel.refusals import NotFound
from services.documents.board import grouped_view, live_views
from services.documents.standing_state import seats
from services.ports import LiveView, LiveViews
from services.reads.following import Following, Listener, ended, require_reached
from services.reads.replay import Replays
from services.tables import Tables
from services.visibility import require_visible, visible_table

Json = dict[str, Any]

PUBLIC = "public"
AFTER = "after"


def audience_of(table: Table, account: UUID | None, wanted: str | None) -> str:
    """Return the audience that a caller is: the one asked for, if it is theirs.

    Without a wish it is the caller's seat, for anybody else ``public``. When the game is
    over, ``after`` shows everything, and every seat's own view is part of that; to who opened
    a sandbox it does so at any time. Raises ``NotFound`` for all others alike.
    """
    require_visible(table, account)
    seat = table.seat_of(str(account)) if account is not None else None
    if wanted is None:
        return seat or PUBLIC
    if wanted == PUBLIC or (seat is not None and wanted == seat):
        return wanted
    owned = table.sandbox and account is not None and table.opened_by == str(account)
    if (owned or table.status == "over") and (wanted == AFTER or wanted in table.sittings):
        return wanted
    raise NotFound("There is no such audience for you.", code="no-such-audience")


class Watching:
    """What may be seen of a game."""

    def __init__(
        self, tables: Tables, views: LiveViews, replays: Replays, following: Following
    ) -> None:
        self._tables = tables
        self._following = following
        self._views = views
        self._replays = replays

    async def table(self, game_id: UUID) -> Table:
        """Return the table; raises ``NotFound``."""
        return (await self._tables.get(game_id)).table

    async def visible(self, game_id: UUID, account: UUID | None) -> Table:
        """Return the table, if it is there for the account; raises ``NotFound``."""
        return await visible_table(self._tables, game_id, account)

    async def newest(self, game_id: UUID, account: UUID | None) -> Table:
        """Return the table as the store has it, whatever this process knows.

        Raises ``NotFound`` for whom it is not there.
        """
        return require_visible((await self._tables.refreshed(game_id)).table, account)

    async def view(self, game_id: UUID, account: UUID | None, wanted: str | None) -> LiveView:
        """Return the board as it stands: the bytes kept ready, or built from the game."""
        table = await self.visible(game_id, account)
        audience = audience_of(table, account, wanted)
        live = await self._views.get(game_id, audience)
        if live is not None and _passed(table, live.version):
            if (await self._tables.refreshed(game_id)).table.version > table.version:
                return await self.view(game_id, account, wanted)
            live = None  # what is recorded counts, not what was published
        if live is not None and live.version >= table.version:
            return live
        built = await asyncio.to_thread(live_views, table)
        await self._views.put(game_id, built)
        return _of(built, audience)

    async def grouped(self, game_id: UUID, account: UUID | None, wanted: str | None) -> LiveView:
        """Return the board as it stands with tokens that are alike told once, built anew."""
        table = await self.newest(game_id, account)
        audience = audience_of(table, account, wanted)
        return await asyncio.to_thread(grouped_view, table, audience)

    async def replay(
        self,
        game_id: UUID,
        account: UUID | None,
        wanted: str | None,
        version: int,
        facts: int | None = None,
    ) -> LiveView:
        """Return the board as it stood after so many events; raises ``NotFound`` beyond them.

        With ``facts`` only so many facts of the last event have happened.
        """
        table = await self.visible(game_id, account)
        if version > table.version:
            table = await self.newest(game_id, account)
        audience = audience_of(table, account, wanted)
        if not 1 <= version <= table.version:
            raise NotFound("The game has no such version.", code="no-such-version")
        if facts is not None:
            return await self._replays.view_within(game_id, version, facts, audience)
        return await self._replays.view_at(game_id, version, audience)

    async def listener(
        self, game_id: UUID, account: UUID | None, wanted: str | None, after: int
    ) -> Listener:
        """Return who would listen from a version on.

        Raises ``NotFound`` for whom there is no such audience, else ``Malformed`` for a
        version that the game has not reached.
        """
        table = await self.reached(game_id, account, after)
        audience_of(table, account, wanted)
        seat = table.seat_of(str(account)) if account is not None else None

        def judge(now: Table) -> str:
            if seat is not None and now.seat_of(str(account)) != seat:
                raise NotFound("You have no seat at this table.", code="no-seat")
            return audience_of(now, account, wanted)

        return Listener(judge, seat)

    async def wait(
        self, game_id: UUID, account: UUID | None, wanted: str | None, after: int, seconds: float
    ) -> None:
        """Return when the game has passed a version, is over, or so many seconds are."""
        listener = await self.listener(game_id, account, wanted, after)
        await self._following.wait(game_id, after, seconds, listener.seat)

    async def events(
        self, game_id: UUID, account: UUID | None, wanted: str | None, after: int, limit: int
    ) -> Json:
        """Return what happened after a version.

        Raises ``Malformed`` for a version that the game has not reached.
        """
        table = await self.reached(game_id, account, after)
        audience = audience_of(table, account, wanted)
        events = await self._replays.events(game_id, audience, after, limit)
        last = int(events[-1]["version"]) if events else after
        if _passed(table, last):
            return await self.events(game_id, account, wanted, after, limit)
        return {"events": events, "next": last, "game_version": max(last, table.version)}

    async def reached(self, game_id: UUID, account: UUID | None, after: int) -> Table:
        """Return a table that has reached a version, as another process may know it already.

        Raises ``NotFound`` for whom it is not there, else ``Malformed`` for a later version.
        """
        table = await self.visible(game_id, account)
        if table.version < after:
            table = await self.newest(game_id, account)
        require_reached(table, after)
        return table

    async def told(self, game_id: UUID, after: int) -> bool:
        """Tell whether nothing will ever come after a version."""
        table = await self.table(game_id)
        return ended(table) and table.version == after

    async def presence(self, game_id: UUID, account: UUID | None) -> Json:
        """Return which seats somebody listens for; null where that is not known."""
        table = await self.visible(game_id, account)
        present = await self._following.present(game_id)
        return {"game": table.id, "seats": seats(table, present)}


def _passed(table: Table, version: int) -> bool:
    """Whether a version is later than a table at which seats still change hands.

    Who is which audience was judged by that table, and is to be judged anew.
    """
    return table.status in ("open", "shuffling") and version > table.version


def _of(views: dict[str, LiveView], audience: str) -> LiveView:
    try:
        return views[audience]
    except KeyError:
        raise NotFound("There is no such view.") from None
