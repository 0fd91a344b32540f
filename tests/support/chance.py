"""A chance whose results a test writes down beforehand."""

from collections import deque
from collections.abc import Iterable

from domain.kernel.chance import Label


class ScriptedChance:
    """Gives the scripted results in order, then the plainest ones.

    Unscripted shuffles leave the canonical order, rolls show 1, choices take the first
    thing and coins show tails. ``asked`` lists every question as (method, label, size).
    A scripted result that the question does not allow is an ``AssertionError``.
    """

    def __init__(
        self,
        *,
        rolls: Iterable[int] = (),
        choices: Iterable[int] = (),
        flips: Iterable[bool] = (),
        shuffles: Iterable[tuple[int, ...]] = (),
    ) -> None:
        self._rolls = deque(rolls)
        self._choices = deque(choices)
        self._flips = deque(flips)
        self._shuffles = deque(shuffles)
        self.asked: list[tuple[str, Label, int]] = []

    def shuffle(self, label: Label, n: int) -> tuple[int, ...]:
        """Return the next scripted order, or the canonical one."""
        self.asked.append(("shuffle", label, n))
        order = self._shuffles.popleft() if self._shuffles else tuple(range(n))
        assert sorted(order) == list(range(n)), f"{order} is no order of {n} things ({label})"
        return order

    def roll(self, label: Label, sides: int) -> int:
        """Return the next scripted roll, or 1."""
        self.asked.append(("roll", label, sides))
        result = self._rolls.popleft() if self._rolls else 1
        assert 1 <= result <= sides, f"a die of {sides} sides shows no {result} ({label})"
        return result

    def choose(self, label: Label, n: int) -> int:
        """Return the next scripted index, or 0."""
        self.asked.append(("choose", label, n))
        result = self._choices.popleft() if self._choices else 0
        assert 0 <= result < n, f"there is no thing {result} among {n} ({label})"
        return result

    def flip(self, label: Label) -> bool:
        """Return the next scripted side, or tails."""
        self.asked.append(("flip", label, 2))
        return self._flips.popleft() if self._flips else False

    def assert_used_up(self) -> None:
        """Check that nothing scripted was left over."""
        left = [*self._rolls, *self._choices, *self._flips, *self._shuffles]
        assert not left, f"scripted chance that nobody asked for: {left}"
