"""Triggered abilities that trigger additional times (CR 603.2d)."""

from __future__ import annotations

from domain.cards.ir.language import Static, TriggersAgain
from domain.rules import conditions, happenings, matching
from domain.rules import facts as f
from domain.rules.context import Context
from domain.rules.engine import Engine


def times(engine: Engine, source: int, controller: str, fact: f.AnyFact) -> int:
    """Return how many times more an ability triggers for an event, -1 if not at all.

    It is counted once for the event: what it adds is not multiplied by others of its kind.
    """
    more = 0
    for context, static in _repeating(engine):
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


def _repeating(engine: Engine) -> list[tuple[Context, Static]]:
    """Return the abilities that let others trigger again, found once for a state."""
    found: list[tuple[Context, Static]] | None = engine.memo.get("repeating")
    if found is None:
        found = engine.memo["repeating"] = [
            (Context(controller=engine.look(oid).controller, source=oid), static)
            for oid in engine.state.zones.get("battlefield", ())
            for static in engine.look(oid).standing.wide
            if any(isinstance(change, TriggersAgain) for change in static.changes)
        ]
    return found
