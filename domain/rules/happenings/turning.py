"""Events of the turn, and those that no fact tells (CR 500, 603.8)."""

from __future__ import annotations

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine
from domain.rules.happenings.matched import of_player


def began(
    engine: Engine, pattern: t.Begins, fact: f.StepBegan, context: Context
) -> list[Happening]:
    """Match a step or phase that begins (CR 603.2b)."""
    if fact.step != pattern.step:
        return []
    return of_player(engine, engine.state.turn.active, pattern.whose, context)


def never(engine: Engine, pattern: t.Pattern, fact: f.AnyFact, context: Context) -> list[Happening]:
    """A state of the game is no event, and "when you do" is nothing that others see."""
    return []
