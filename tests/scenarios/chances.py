"""Chance as a scenario writes it down: dice, and what is picked at random."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from domain.cards.catalogue import folded
from domain.kernel.chance import Label


class ScenarioChance:
    """Gives the results written in their order, then the plainest ones.

    ``hand`` names the cards of a seat in the order that a random pick shuffles; the pick is
    the first of a shuffle, so that what is written is put first.
    """

    def __init__(
        self, dice: Sequence[int], picks: Sequence[Any], hand: Callable[[str], list[str]]
    ) -> None:
        self._dice = tuple(dice)
        self._picks = tuple(picks)
        self._hand = hand

    def copy(self) -> ScenarioChance:
        """Return a chance that goes on from here, so that something can be tried."""
        return copy.copy(self)

    def shuffle(self, label: Label, n: int) -> tuple[int, ...]:
        """Return the canonical order, the cards written down for a random pick first."""
        order = list(range(n))
        if label[0] == "discard" and self._picks:
            written, *rest = self._picks
            self._picks = tuple(rest)
            names = [folded(name) for name in self._hand(str(label[1]))]
            for one in reversed(written if isinstance(written, list) else [written]):
                at = self._index(one, names)
                if at in order:
                    order.remove(at)
                    order.insert(0, at)
        return tuple(order)

    def roll(self, label: Label, sides: int) -> int:
        """Return the next die, or 1."""
        shown, *rest = self._dice or (1,)
        self._dice = tuple(rest)
        return min(shown, sides)

    def choose(self, label: Label, n: int) -> int:
        """Return the next number written down, counted from 1, or the first thing."""
        if not self._picks or type(self._picks[0]) is not int:
            return 0
        picked, *rest = self._picks
        self._picks = tuple(rest)
        return (int(picked) - 1) % n

    def flip(self, label: Label) -> bool:
        """Return the next side written down, or tails."""
        if not self._picks or not isinstance(self._picks[0], bool):
            return False
        side, *rest = self._picks
        self._picks = tuple(rest)
        return bool(side)

    @staticmethod
    def _index(written: Any, names: list[str]) -> int:
        if type(written) is int:
            return written - 1
        wanted = folded(str(written))
        return names.index(wanted) if wanted in names else -1
