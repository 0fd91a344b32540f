"""Triggered abilities that trigger additional times (CR 603.2d)."""

from __future__ import annotations

from domain.cards.ir.language import TriggersAgain
from domain.rules import conditions, happenings, matching
from domain.rules import facts as f
from domain.rules.context import Context
from domain.rules.engine import Engine


def times(engine: Engine, source: int, controller: str, fact: f.AnyFact) -> int:
    """Return how many times more an ability triggers for an event.

    It is counted once for the event: what it adds is not multiplied by others of its kind.
    """
    more = 0
    for oid in engine.battlefield() if "battlefield" in engine.state.zones else ():
        seen = engine.look(oid)
        for static in seen.standing.wide:
            context = Context(controller=seen.controller, source=oid)
            if static.condition is not None and not conditions.holds(
                engine, static.condition, context
            ):
                continue
            more += sum(
                change.times
                for change in static.changes
                if isinstance(change, TriggersAgain)
                and matching.matches(engine, source, change.of, context)
                and happenings.matching(engine, change.cause, fact, context)
            )
    return more
