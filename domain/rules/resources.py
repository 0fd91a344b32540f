"""What players have that is counted and is no counter, such as a format's gold.

No effect that speaks of counters touches it, and nothing replaces it.
"""

from __future__ import annotations

from typing import Final

from domain.rules import facts as f
from domain.rules.engine import Engine

PLAYER_COUNTERS: Final = ("poison", "energy", "experience", "rad", "ticket")
"""Those of a player's resources that are counters (CR 122.1)."""


def spendable(engine: Engine, seat: str, kind: str) -> int:
    """Return how much of a resource a player can pay: what the format keeps back is not theirs."""
    held = engine.state.players[seat].resources.get(kind, 0)
    return max(0, held - engine.overlay.reserved(engine.state.overlay, seat, kind))


def changed(
    who: str, kind: str, change: int, cause: str, source: int | None = None
) -> f.ResourceChanged:
    """Return that a player gets so much of a resource, or pays it with a negative change."""
    return f.ResourceChanged(who=who, kind=kind, change=change, cause=cause, source=source)
