"""The end of the log, read once for all who follow it in this process.

What was read behind the fence is complete, so a second follower may have the same events
without a second look: no fence is raised for it, and nothing is decoded twice.
"""

import asyncio
import time
from bisect import bisect_right
from collections.abc import Callable, Sequence

from services.ports import NotificationLog, Recorded

KEPT = 1000
"""How many of the last events are kept."""

FRESH = 0.05
"""Seconds in which what was read counts as the end: followers look at about the same time."""


class SharedTail:
    """Implements ``ports.NotificationLog`` in front of another; ``now`` in seconds, monotonic."""

    def __init__(
        self, log: NotificationLog, now: Callable[[], float] = time.monotonic, kept: int = KEPT
    ) -> None:
        self._log = log
        self._now = now
        self._kept = kept
        self._reading = asyncio.Lock()
        # Every event after the one position up to the other is in the list.
        self._from = 0
        self._upto = 0
        self._events: list[Recorded] = []
        self._read_at: float | None = None

    async def after(self, position: int, limit: int = 500) -> Sequence[Recorded]:
        """Return events after a position: none is ever skipped, nor shown before an earlier one."""
        async with self._reading:
            if self._read_at is None:
                # The first follower says where the tail begins.
                self._from = self._upto = position
            if position >= self._upto and self._stale():
                await self._read(limit)
            if position < self._from:
                # Also where more was read at once than is kept.
                return await self._log.after(position, limit)
        start = bisect_right(self._events, position, key=lambda one: one.position)
        return self._events[start : start + limit]

    def _stale(self) -> bool:
        return self._read_at is None or self._now() - self._read_at >= FRESH

    async def _read(self, limit: int) -> None:
        """Read on from where the tail ends; raises what the log raises, and keeps what it has."""
        more = await self._log.after(self._upto, max(limit, self._kept // 2))
        self._read_at = self._now()
        if not more:
            return
        events = [*self._events, *more]
        dropped = max(0, len(events) - self._kept)
        if dropped:
            self._from = events[dropped - 1].position
        self._events = events[dropped:]
        self._upto = more[-1].position
