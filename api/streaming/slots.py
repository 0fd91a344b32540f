"""How many streams may be open at once: for one token or address, and in this process."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from api.metrics import OPEN_STREAMS
from domain.kernel.refusals import TooMany

MOST_BY_TOKEN = 50
"""Streams and waiting long-polls of one token; without a token, of one address."""

MOST_IN_PROCESS = 2_000


class StreamSlots:
    """The open streams of this process, counted by who holds them."""

    def __init__(self, by_holder: int = MOST_BY_TOKEN, in_all: int = MOST_IN_PROCESS) -> None:
        self._by_holder = by_holder
        self._in_all = in_all
        self._held: Counter[str] = Counter()

    def require(self, holder: str) -> None:
        """Refuse one more stream where there are too many: raises ``TooMany``."""
        if self._held[holder] >= self._by_holder:
            raise TooMany(
                f"{self._by_holder} streams are open with this token or address already.",
                code="too-many-streams",
            )
        if self._held.total() >= self._in_all:
            raise TooMany(
                "This process has as many streams open as it can.", code="too-many-streams"
            )

    @contextmanager
    def held(self, holder: str) -> Iterator[None]:
        """Count a stream while it is open; raises ``TooMany``."""
        self.require(holder)
        self._held[holder] += 1
        OPEN_STREAMS.inc()
        try:
            yield
        finally:
            OPEN_STREAMS.dec()
            self._held[holder] -= 1
            if not self._held[holder]:
                del self._held[holder]
