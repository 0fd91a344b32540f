"""A circuit breaker: after a fault, Redis is left alone for a moment."""

from collections.abc import Callable

RETRY_AFTER = 1.0
"""Seconds before a broken Redis is tried again."""


class Breaker:
    """Open while Redis is presumed away; ``now`` is a monotonic clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._closed_from = 0.0
        self._broken = False

    def allows(self) -> bool:
        """Tell whether a call should be tried; after the pause one call tries, for all."""
        if not self._broken:
            return True
        if self._now() < self._closed_from:
            return False
        self._closed_from = self._now() + RETRY_AFTER
        return True

    @property
    def broken(self) -> bool:
        """Tell whether Redis is presumed away."""
        return self._broken

    def fault(self) -> None:
        """Note that a call failed or took too long."""
        self._broken = True
        self._closed_from = self._now() + RETRY_AFTER

    def success(self) -> None:
        """Note that a call worked."""
        self._broken = False
