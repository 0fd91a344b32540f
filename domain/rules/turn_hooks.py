"""Hooks of the order of turns: rounds, and what a format does between turns.

They are part of ``domain.rules.overlay``; ``domain.rules.stages`` is what they are made with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.rules.stops import DEFAULT_STOPS

if TYPE_CHECKING:
    from domain.rules import facts
    from domain.rules.agenda import OverlayFrame
    from domain.rules.engine import Engine


class TurnHooks:
    """The ordinary rules: turns follow one another in the order of seats (CR 500.1)."""

    def stops(self) -> tuple[str, ...]:
        """Where players are asked until they say otherwise (``domain.rules.stops``)."""
        return DEFAULT_STOPS

    def next_turn(self, engine: Engine) -> bool:
        """Take over where no extra turn is to be taken; True if that was done.

        For rounds of turns and what a format does between them (``domain.rules.stages``).
        """
        return False

    def active(self, engine: Engine) -> str:
        """Who comes first where players act in turn order (CR 101.4): whose turn it is."""
        return engine.state.turn.active

    def round_of(self, turn: int, players: int) -> int:
        """In which round a position at that turn is laid out; 0 where there are no rounds."""
        return 0

    def laid(self, engine: Engine, first: str, left: Sequence[str]) -> tuple[facts.AnyFact, ...]:
        """Facts of what the format keeps of a round, where a position is laid out in one.

        ``first`` has the round's first turn, those ``left`` have turns to come in it.
        """
        return ()

    def begins(self, engine: Engine, step: str) -> bool:
        """Begin a position with what the format does between turns; False: it has no such step."""
        return False

    def awaits_actions(self, frame: OverlayFrame) -> bool:
        """Whether players may take ``standing_actions`` while a frame of the format's waits."""
        return False

    def resume(self, engine: Engine, frame: OverlayFrame) -> None:
        """Go on after such an action with the frame that waited."""
        engine.push(frame)

    def run_frame(self, engine: Engine, frame: OverlayFrame) -> None:
        """Run a frame of the format's own."""
        raise LookupError(f"this format has no frame {frame.name!r}")
