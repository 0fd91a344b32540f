"""Instructions about the game itself: extra turns, winning and losing (CR 104, 500.7)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import ending, references
from domain.rules import facts as f
from domain.rules.engine import Engine


def extra_turn(engine: Engine, effect: l.ExtraTurn) -> None:
    """Players take an extra turn after this one (CR 500.7)."""
    for seat in references.players(engine, effect.who, engine.context()):
        engine.emit(f.TurnAdded(seat=seat))


def end(engine: Engine, effect: l.EndGame) -> None:
    """Players win or lose, or the game is a draw (CR 104.2b, 104.3e, 104.4c)."""
    seats = references.players(engine, effect.who, engine.context())
    match effect.outcome:
        case "draw":
            engine.emit(f.GameOver(winners=(), reason="effect"))
        case "lose":
            ending.lose(engine, [ending.Loss(seat, "effect", "CR 104.3e") for seat in seats])
        case "win":
            ending.win(engine, seats)
