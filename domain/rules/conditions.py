"""Conditions of the ability language, judged."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import assert_never

from domain.cards.ir import terms as t
from domain.rules import matching, references, values
from domain.rules.context import Context
from domain.rules.engine import Engine

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, "<=": operator.le, "==": operator.eq, "!=": operator.ne,
    ">=": operator.ge, ">": operator.gt,
}  # fmt: skip


def holds(engine: Engine, condition: t.Condition, context: Context) -> bool:
    """Return whether a condition is true now."""
    match condition:
        case t.Compare(left, op, right):
            first = values.amount(engine, left, context)
            return COMPARE[op](first, values.amount(engine, right, context))
        case t.Exists(filter_, zone, least):
            return len(matching.find(engine, filter_, zone, context)) >= least
        case t.Matches(what, filter_):
            found = references.resolve(engine, what, context)
            return bool(found) and all(
                isinstance(one, int) and matching.matches(engine, one, filter_, context)
                for one in found
            )
        case t.TurnOf(who):
            return engine.state.turn.active in references.resolve(engine, who, context)
        case t.Kicked():
            return _kicked(engine, context)
        case t.Did(name):
            return bool(context.numbers.get(name) or context.bindings.get(name))
        case t.Every(parts):
            return all(holds(engine, part, context) for part in parts)
        case t.Either(parts):
            return any(holds(engine, part, context) for part in parts)
        case t.Unless(of):
            return not holds(engine, of, context)
        case _:
            assert_never(condition)


def _kicked(engine: Engine, context: Context) -> bool:
    """Whether the spell was kicked, or the spell that became this permanent (CR 702.33d)."""
    if context.announced.kicked:
        return True
    thing = engine.object(context.source)
    return thing is not None and thing.announced is not None and thing.announced.kicked
