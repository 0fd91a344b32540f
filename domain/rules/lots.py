"""Dice and lots: what chance decides, told to everybody (CR 706)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.rules import facts as f
from domain.rules.context import Ref
from domain.rules.engine import Engine


def roll_die(engine: Engine, purpose: str, sides: int) -> int:
    """Roll a die that no player rolls, and return what it shows."""
    turn, nth = engine.state.turn, engine.state.chances
    result = engine.chance.roll(("die", purpose, turn.round, nth), sides)
    engine.emit(f.Rolled(purpose=purpose, sides=sides, result=result))
    return result


def draw_lot(engine: Engine, purpose: str, refs: Sequence[Ref]) -> Ref:
    """Return one of several, each as likely; where there is one alone, no lot is drawn.

    The order of ``refs`` is the canonical one of the draw: they stand in its label.
    """
    if len(refs) == 1:
        return refs[0]
    order = engine.chance.shuffle(("pick", engine.state.chances, *refs), len(refs))
    engine.emit(f.Rolled(purpose=purpose, sides=0, result=order[0] + 1))
    return refs[order[0]]
