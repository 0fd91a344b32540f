"""Time that is over, and time that did not count: what the sweeper asks for."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Protocol
from uuid import UUID

import msgspec

from domain.game import commands as c
from domain.game.clocks import term_of
from domain.game.state import Table
from services.commands.committing import Committing
from services.commands.playing import Deadlines
from services.commands.settling import Settling
from services.handling import SERVICE, Request
from services.ports import Clock
from services.tables import Tables

MOST_AT_ONCE = 10
"""How many expiries one game gets in one sweep, so that others have their turn."""


class Outage(msgspec.Struct, frozen=True):
    """A time in which no process of the service was alive.

    ``position`` is how far the log was as it ended.
    """

    id: UUID
    started: datetime
    ended: datetime
    position: int


class DeadlineBoard(Deadlines, Protocol):
    """Which games have a time that will be over, and whose turn it is to see to them."""

    async def lease(self, at: datetime, until: datetime, limit: int) -> Sequence[UUID]:
        """Return games in which a time is over, to nobody else before ``until``."""

    async def running(self, after: UUID | None, limit: int) -> Sequence[UUID]:
        """Return games in which some time runs, by their ids, after one of them."""


class Heartbeat(Protocol):
    """Whether some process of the service was alive all the time."""

    async def beat(self, at: datetime, patience: timedelta) -> None:
        """Note that the service is alive; record an outage where it was not for that long."""

    async def unsettled(self) -> Sequence[Outage]:
        """Return the outages for which clocks may still have to be held, oldest first."""

    async def settle(self, outage: UUID) -> None:
        """Note that every clock was held for an outage."""

    async def projected(self, position: int) -> bool:
        """Whether deadlines are known of all that was recorded up to a position."""


class Expiring:
    """The use cases of time."""

    def __init__(
        self,
        tables: Tables,
        committing: Committing,
        settling: Settling,
        deadlines: Deadlines,
        clock: Clock,
    ) -> None:
        self._tables = tables
        self._settling = settling
        self._committing = committing
        self._deadlines = deadlines
        self._clock = clock

    async def expire(self, game_id: UUID) -> int:
        """Let every time of a game expire that is over, and return how many were.

        What a settlement waits for nobody to do is done as well.

        Raises ``Conflict`` where the game goes on so fast that another look is needed.
        """
        table = (await self._tables.refreshed(game_id)).table
        done = 0
        while done < MOST_AT_ONCE and (command := over(table, at := self._clock.now())):
            await self._committing.handle(Request(SERVICE), game_id, command, at)
            table = (await self._tables.get(game_id)).table
            done += 1
        if table.settlement is not None:
            done += await self._settling.conclude(game_id)
            table = (await self._tables.get(game_id)).table
        # Also where nothing was over: what is kept of this game may be old.
        await self._deadlines.note(table)
        return done

    async def hold(self, game_id: UUID, outage: Outage) -> None:
        """Give the time of an outage back to everybody who was on the clock."""
        await self._tables.refreshed(game_id)
        at = self._clock.now()
        command = c.HoldClocks(
            outage=str(outage.id), started=outage.started, ended=outage.ended, at=at
        )
        await self._committing.handle(Request(SERVICE), game_id, command, at)


Expiry = c.ExpireDecision | c.ExpireClaim | c.ExpireShuffle


def over(table: Table, at: datetime) -> Expiry | None:
    """Return the expiry that is due at a table, the oldest first."""
    found: list[tuple[datetime, Expiry]] = [
        (decision.deadline, c.ExpireDecision(decision=decision.id, at=at))
        for decision in table.open
        if decision.deadline is not None
    ]
    found += [
        (claim.due, c.ExpireClaim(against=seat, at=at))
        for seat, claim in table.beside.claims.items()
    ]
    if table.status == "shuffling" and (term := term_of(table)) is not None:
        found.append((term.due, c.ExpireShuffle(at=at)))
    due, command = min(found, key=lambda pair: pair[0], default=(None, None))
    return command if due is not None and due <= at else None
