"""Audits that a process left behind when it died are taken up by another."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

_LOG = structlog.stdlib.get_logger("antechamber.audits")

POLL = 3.0
"""Seconds between two looks for audits that nobody works on."""


class Leftover:
    """Does what waits, again and again, until it is closed; a fault is logged."""

    def __init__(self, run_waiting: Callable[[], Awaitable[int]]) -> None:
        self._run_waiting = run_waiting
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look in the background."""
        self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop looking; a job under way is free for others soon."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            try:
                await self._run_waiting()
            except Exception:  # noqa: BLE001 # whatever it was, audits that wait for ever are worse
                _LOG.warning("audits that wait could not be done", exc_info=True)
