"""Triggered abilities that trigger additional times (CR 603.2d)."""

from __future__ import annotations

from domain.cards.ir.language import Static, TriggersAgain
from domain.rules import conditions, happenings, matching
from domain.rules import facts as f
from domain.rules.context import Context
from domain.rules.engine import Engine

Repeating = list[tuple[Context, Static]]
"""Abilities that let others trigger more often or not at all, each with who has it."""


def times(engine: Engine, repeating: Repeating, source: int, fact: f.AnyFact) -> int:
    """Return how many times more an ability triggers for an event, -1 if not at all.

    It is counted once for the event: what it adds is not multiplied by others of its kind.
    """
    more = 0
    for context, static in repeating:
        if static.condition is not None and not conditions.holds(engine, static.condition, context):
            continue
        for change in static.changes:
            if (
                isinstance(change, TriggersAgain)
                and matching.matches(engine, source, change.of, context)
                and happenings.matching(engine, change.cause, fact, context)
            ):
                if change.never:
                    return -1
                more += change.times
    return more


def at_work(engine: Engine) -> Repeating:
    """Return the abilities that let others trigger again now, or never."""
    return [
        (Context(controller=engine.look(oid).controller, source=oid), static)
        for oid in engine.state.zones.get("battlefield", ())
        for static in engine.look(oid).standing.wide
        if any(isinstance(change, TriggersAgain) for change in static.changes)
    ]
