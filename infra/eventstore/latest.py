"""What this process appended last, so that who follows the log need not read it again.

Most of what a process finds at the end of the log it wrote itself a moment ago: the event is
there already, as what its bytes would be decoded to.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping

from services.ports import Recorded

KEPT = 1000
"""How many of the last events are kept."""


class Latest:
    """The events that this process appended last, by position."""

    def __init__(self, kept: int = KEPT) -> None:
        self._events: OrderedDict[int, Recorded] = OrderedDict()
        self._kept = kept

    def keep(self, recorded: Iterable[Recorded]) -> None:
        """Keep what was committed, in place of what is older."""
        for one in recorded:
            self._events[one.position] = one
        while len(self._events) > self._kept:
            self._events.popitem(last=False)

    def after(self, position: int, upto: int) -> Mapping[int, Recorded]:
        """Return those of them after a position up to another, as they stand now."""
        return {at: one for at, one in self._events.items() if position < at <= upto}
