"""Instructions carried out inside another action, to their end (CR 614.6, 614.12a)."""

from __future__ import annotations

from domain.cards.ir.language import Effect
from domain.rules import agenda as fr
from domain.rules.context import Context
from domain.rules.engine import Engine


def carry_out(engine: Engine, effect: Effect, context: Context) -> Context:
    """Carry out an instruction now and return its context with what it bound.

    What it asks suspends the frame that called: it begins again with the answer.
    """
    from domain.rules import chapters

    depth = len(engine.frames)
    engine.frames.extend((fr.Scope(context), fr.Perform(effect)))
    while len(engine.frames) > depth + 1:
        chapters.run_frame(engine, engine.frames.pop())
    scope = engine.frames.pop()
    return scope.context if isinstance(scope, fr.Scope) else context
