"""Coins and dice (CR 705, 706)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import agenda as fr
from domain.rules import facts as f
from domain.rules import references, values
from domain.rules.engine import Engine
from domain.rules.limits import MOST_FLIPS
from domain.rules.verbs import control


def flip(engine: Engine, effect: l.Flip) -> None:
    """A player flips coins, wins or loses each, and what follows from each happens (CR 705.2).

    They always call heads: no call is better than the other.
    """
    context = engine.context()
    won = lost = 0
    for seat in references.parties(engine, effect.who, context):
        wanted = MOST_FLIPS if effect.until_lost else values.amount(engine, effect.count, context)
        wanted = engine.capped("flips", wanted)
        flips = 0
        while flips < wanted:
            heads = engine.chance.flip(("flip", seat, engine.state.chances))
            engine.emit(f.Rolled(purpose="flip", sides=2, result=int(heads), seat=seat))
            flips += 1
            won, lost = won + heads, lost + (not heads)
            if effect.until_lost and not heads:
                break
        else:
            if effect.until_lost:
                engine.limit("flips")
    control.note(engine, effect.bind, won)
    control.note(engine, f"{effect.bind} lost", lost)
    if effect.won is not None:
        engine.push(*(fr.Perform(effect.won) for _ in range(won)))
    if effect.lost is not None:
        engine.push(*(fr.Perform(effect.lost) for _ in range(lost)))


def roll(engine: Engine, effect: l.Roll) -> None:
    """A player rolls a die; the result with its modifier is looked up in the table (CR 706.2)."""
    context = engine.context()
    for seat in references.parties(engine, effect.who, context)[:1]:
        natural = engine.chance.roll(("roll", seat, engine.state.chances), effect.sides)
        engine.emit(f.Rolled(purpose="roll", sides=effect.sides, result=natural, seat=seat))
        result = natural + values.amount(engine, effect.plus, context)
        control.note(engine, effect.bind, result)
        for line in effect.table:
            if line.low <= result and (line.high is None or result <= line.high):
                engine.push(fr.Perform(line.effect))
                break
