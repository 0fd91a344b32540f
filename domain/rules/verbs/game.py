"""Instructions about the game itself: extra turns, winning and losing (CR 104, 500.7)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import ending, references, replacement, turn, values
from domain.rules import facts as f
from domain.rules.engine import Engine


def extra_turn(engine: Engine, effect: l.ExtraTurn) -> None:
    """Players take an extra turn after this one (CR 500.7)."""
    for seat in references.players(engine, effect.who, engine.context()):
        engine.emit(f.TurnAdded(seat=seat))


def skip(engine: Engine, effect: l.Skip) -> None:
    """Players will skip turns, steps or phases (CR 614.10)."""
    context = engine.context()
    number = values.amount(engine, effect.count, context)
    if number > 0:
        for seat in references.players(engine, effect.who, context):
            engine.emit(f.SkipChanged(seat=seat, what=effect.what, change=number))


def control_player(engine: Engine, effect: l.ControlPlayer) -> None:
    """Players will be controlled during the next turn that they take (CR 723.1)."""
    context = engine.context()
    for seat in references.players(engine, effect.whom, context):
        engine.emit(f.TurnClaimed(seat=seat, by=context.controller))


def end_turn(engine: Engine) -> None:
    """The turn ends (CR 724.1)."""
    turn.end_now(engine)


def end(engine: Engine, effect: l.EndGame) -> None:
    """Players win or lose, or the game is a draw (CR 104.2b, 104.3e, 104.4c)."""
    seats = references.players(engine, effect.who, engine.context())
    match effect.outcome:
        case "draw":
            engine.emit(f.GameOver(winners=(), reason="effect"))
        case "lose":
            losing = [seat for seat in seats if ending.may_lose(engine, seat)]
            losses = [ending.Loss(seat, "effect", "CR 104.3e") for seat in losing]
            kept, instead = ending.averted(engine, losses)
            ending.lose(engine, kept)
            replacement.carry_on(engine, instead, {})
        case "win":
            ending.win(engine, seats)
