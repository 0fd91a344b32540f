"""What a measurement says: a value, its gate, and on what it was measured."""

from collections.abc import Sequence
from typing import Literal

import msgspec


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One measured figure; ``better`` says on which side of the gate it must lie, if it has one."""

    name: str
    value: float
    unit: str
    gate: float | None = None
    better: Literal["more", "less"] = "more"
    measured_on: dict[str, object] = {}

    @property
    def holds(self) -> bool:
        """Whether the gate holds, or there is none."""
        if self.gate is None:
            return True
        return self.value >= self.gate if self.better == "more" else self.value <= self.gate

    def document(self) -> dict[str, object]:
        """Return the figure as JSON."""
        return {**msgspec.to_builtins(self), "value": round(self.value, 3), "holds": self.holds}


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which ``share`` (0 to 1) of the values lie (nearest rank)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
