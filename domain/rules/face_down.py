"""Showing what lies face down as it can no longer be turned up (CR 708.9)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY
from domain.rules.state import PHASED


def reveal(engine: Engine, owners: Sequence[str]) -> None:
    """Reveal the face-down permanents and spells that these players own to all players.

    It is done as they leave and at the end of the game (CR 708.9).
    """
    hidden = tuple(
        oid
        for zone in ("battlefield", "stack", PHASED)
        for oid in engine.state.zones.get(zone, ())
        if (thing := engine.state.objects[oid]).face_down
        and thing.owner in owners
        and EVERYBODY not in thing.known_to
    )
    if hidden:
        engine.emit(f.Known(objects=hidden, to=(EVERYBODY,), verb="reveal"))
