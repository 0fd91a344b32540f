"""Chance as a scenario writes it down: dice, and what is picked at random."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from domain.cards.catalogue import folded
from domain.kernel.chance import Label
from tests.support.chance import ScriptedChance


class ScenarioChance(ScriptedChance):
    """Gives the results written; ``hand`` names the cards of a seat that chance picks from.

    A random pick is the first of a shuffle, so that a name is put first.
    """

    def __init__(self, dice: Iterable[int], picks: Iterable[Any]) -> None:
        super().__init__(rolls=dice)
        self._picks: deque[Any] = deque(picks)
        self.hand: Callable[[str], list[str]] = lambda _: []

    def shuffle(self, label: Label, n: int) -> tuple[int, ...]:
        """Return the canonical order, the cards written down for a random pick first."""
        order = list(super().shuffle(label, n))
        if label[0] == "discard" and self._picks:
            written = self._picks.popleft()
            for one in reversed(written if isinstance(written, list) else [written]):
                at = self._index(one, self.hand(str(label[1])))
                if at is not None and at < n:
                    order.remove(at)
                    order.insert(0, at)
        return tuple(order)

    def choose(self, label: Label, n: int) -> int:
        """Return what is written down, counted from 1, or the first."""
        super().choose(label, n)
        if not self._picks or type(self._picks[0]) is not int:
            return 0
        return (self._picks.popleft() - 1) % n

    @staticmethod
    def _index(written: Any, names: list[str]) -> int | None:
        if type(written) is int:
            return written - 1
        folded_names = [folded(name) for name in names]
        wanted = folded(str(written))
        return folded_names.index(wanted) if wanted in folded_names else None
