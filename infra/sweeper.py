"""The sweeper: in every process, lets time expire that is over, and none that did not count.

It looks at the table of open deadlines, leases what is due for a few seconds and sends
expiries, which are idempotent: of several processes each takes other games, and what a process
that died had leased is free again soon. Before any of it the service's heartbeat is looked at:
where no process was alive for a while, all clocks are held for that time first.
"""

import asyncio
import contextlib
from datetime import datetime, timedelta
from uuid import UUID

import structlog

from services.commands.deadlines import DeadlineBoard, Expiring, Heartbeat, Outage
from services.ports import Clock

_LOG = structlog.stdlib.get_logger("antechamber.sweeper")

POLL = 0.2
"""Seconds between two looks when nothing is due: how late an expiry can be."""

PAUSE = 1.0
"""Seconds to wait after a fault."""

BEAT = timedelta(seconds=1)
"""How often the heart beats: how exactly an outage is known."""

PATIENCE = timedelta(seconds=3)
"""How long the heart may be silent before that counts as an outage."""

UNREADABLE = (ValueError, LookupError, TypeError)
"""What loading a game raises whose record does not fold."""

LEASE = timedelta(seconds=5)
BATCH = 20
HOLDING = 200
"""How many games are read at once while clocks are held."""


class Sweeper:
    """Sees to deadlines until it is closed; a fault is logged, and tried again after a pause."""

    def __init__(
        self, board: DeadlineBoard, heartbeat: Heartbeat, expiring: Expiring, clock: Clock
    ) -> None:
        self._board = board
        self._heartbeat = heartbeat
        self._expiring = expiring
        self._clock = clock
        self._beaten_at: datetime | None = None
        self._task: asyncio.Task[None] | None = None
        self._begun = asyncio.Event()

    async def start(self, patience: float = 5.0) -> None:
        """Sweep in the background; first wait, that long at most, for clocks to be held.

        Who answers right after a restart has the time that they had before it.
        """
        self._task = asyncio.create_task(self._sweep())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._begun.wait(), patience)

    async def close(self) -> None:
        """Stop sweeping."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def step(self) -> bool:
        """Look once at heartbeat and deadlines; tell whether there may be more to do."""
        if not await self.settled():
            return False
        self._begun.set()
        now = self._clock.now()
        games = await self._board.lease(now, now + LEASE, BATCH)
        for game in games:
            await self._expire(game)
        return len(games) == BATCH

    async def settled(self) -> bool:
        """Beat; hold every clock for outages, and tell whether nothing of that is left to do."""
        await self._beat()
        for outage in await self._heartbeat.unsettled():
            if not await self._heartbeat.projected(outage.position):
                return False  # the projector is about to note deadlines of before the outage
            if not await self._hold_all(outage):
                return False
            await self._heartbeat.settle(outage.id)
        return True

    async def _beat(self) -> None:
        """Beat if it is time; between any two games, for much to do is no outage."""
        now = self._clock.now()
        if self._beaten_at is None or now - self._beaten_at >= BEAT:
            await self._heartbeat.beat(now, PATIENCE)
            self._beaten_at = now

    async def _hold_all(self, outage: Outage) -> bool:
        """Hold the clocks of every game in which time runs; tell whether all of them are."""
        after: UUID | None = None
        all_held = True
        while games := await self._board.running(after, HOLDING):
            for game in games:
                all_held = await self._hold(game, outage) and all_held
            after = games[-1]
        return all_held

    async def _hold(self, game: UUID, outage: Outage) -> bool:
        await self._beat()
        try:
            await self._expiring.hold(game, outage)
        except UNREADABLE:
            # What cannot be loaded cannot expire either, and must not hold up all others.
            _LOG.exception("a game's clocks cannot be held", game=str(game))
        except Exception:  # noqa: BLE001 # one game must not keep the clocks of all others running
            _LOG.warning("clocks could not be held", game=str(game), exc_info=True)
            return False
        return True

    async def _expire(self, game: UUID) -> None:
        await self._beat()
        try:
            await self._expiring.expire(game)
        except Exception:  # noqa: BLE001 # whatever it was, other games' time is over too
            _LOG.warning("a deadline could not expire", game=str(game), exc_info=True)

    async def _sweep(self) -> None:
        while True:
            try:
                busy = await self.step()
            except Exception:  # noqa: BLE001 # whatever it was, a sweeper that ends is worse
                _LOG.warning("deadlines could not be seen to", exc_info=True)
                await asyncio.sleep(PAUSE)
                continue
            if not busy:
                await asyncio.sleep(POLL)
