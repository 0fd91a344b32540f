"""A circuit breaker: after faults, Redis is left alone for a moment."""

from collections.abc import Callable

RETRY_AFTER = 1.0
"""Seconds before a broken Redis is tried again."""


class Breaker:
    """Open while Redis is presumed away; ``now`` is a monotonic clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._closed_from = 0.0

    @property
    def open(self) -> bool:
        """Whether calls should not even be tried."""
        return self._now() < self._closed_from

    def fault(self) -> None:
        """Note that a call failed or took too long."""
        self._closed_from = self._now() + RETRY_AFTER

    def success(self) -> None:
        """Note that a call worked."""
        self._closed_from = 0.0
