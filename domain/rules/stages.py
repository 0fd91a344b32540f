"""Between turns: rounds, and the phases that a format has there, which are no part of a turn.

Nobody is the active player then; the format says who comes first in turn order.
"""

from __future__ import annotations

from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import layers, phases, turn
from domain.rules.engine import Engine


def begin_round(engine: Engine, number: int) -> None:
    """The turn before is over, and a round begins that is nobody's turn as yet."""
    # What the table saw as the turn before ended is on record, though nobody was asked then.
    layers.record(engine)
    engine.emit(f.RoundBegan(number=number))


def begin_turn_of(engine: Engine, seat: str) -> bool:
    """Begin a player's turn in the round; False if they have left or skip it (CR 614.10)."""
    if seat not in engine.living() or phases.skips_next(engine, seat, "turn"):
        return False
    turn.begin_turn(engine, seat)
    return True


def go_on_with_turns(engine: Engine) -> None:
    """The next turn begins, an extra one before those of the round (CR 500.7)."""
    engine.push(fr.NextTurn())


def begin_phase(engine: Engine, name: str) -> None:
    """A phase of the format's own begins."""
    engine.emit(f.StepBegan(step=name))


def end_phase(engine: Engine) -> None:
    """Mana pools empty, as at the end of every phase (CR 500.5).

    What the table sees as it ends is on record, though nobody need be asked before the next.
    """
    layers.record(engine)
    if any(player.mana for player in engine.state.players.values()):
        engine.emit(f.ManaEmptied())


def settle(engine: Engine, *then: fr.OverlayFrame) -> None:
    """State-based actions and triggers come first, then frames of the format's (CR 117.5)."""
    engine.push(fr.Settle(), *then)


def respond(engine: Engine) -> bool:
    """Give priority if anything is on the stack, first player first; whether there was any."""
    if not engine.zone("stack"):
        return False
    engine.push(fr.Priority(engine.apnap()[0]))
    return True
