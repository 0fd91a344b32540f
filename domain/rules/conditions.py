"""Conditions of the ability language, judged."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from domain.cards.ir import terms as t
from domain.rules import casts, happenings, matching, references, values
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
        case t.OnTop(whose, filter_):
            tops = [
                engine.zone("library", seat)[:1]
                for seat in references.players(engine, whose, context)
            ]
            return any(
                matching.matches(engine, one, filter_, context) for top in tops for one in top
            )
        case t.TurnOf(who):
            return engine.state.turn.active in references.resolve(engine, who, context)
        case t.DuringStep(steps):
            return engine.state.turn.step in steps
        case t.Happened():
            return _happened(engine, condition, context)
        case t.Kicked(cost):
            return casts.kicked(engine, cost, context)
        case t.CastWith(way, what):
            announced = casts.announced_of(engine, context, what)
            return announced is not None and announced.way == way
        case t.PaidExtra(name):
            return casts.times_paid(engine, name, context) > 0
        case t.CastFrom(zone, what):
            announced = casts.announced_of(engine, context, what)
            return announced is not None and zone in (None, announced.origin)
        case t.Arrived(what):
            things = (
                engine.object(one)
                for one in references.resolve(engine, what, context)
                if isinstance(one, int)
            )
            return all(thing is not None and thing.turns < 2 for thing in things)
        case t.Did(name):
            return bool(
                references.numbered(engine, name, context)
                or references.remembered(engine, name, context)
            )
        case t.Someone(who, inner):
            return any(
                holds(engine, inner, _told(context, seat))
                for seat in references.parties(engine, who, context)
            )
        case t.Every(parts):
            return all(holds(engine, part, context) for part in parts)
        case t.Either(parts):
            return any(holds(engine, part, context) for part in parts)
        case t.Unless(of):
            return not holds(engine, of, context)
        case _:
            assert_never(condition)


def _told(context: Context, seat: str) -> Context:
    return replace(context, bindings={**context.bindings, "each": (seat,)})


def _happened(engine: Engine, condition: t.Happened, context: Context) -> bool:
    """Whether something happened so often, in all or to one player (CR 608.2i)."""
    found = happenings.recalled(engine, condition.event, condition.window, context)
    told: Counter[str | None] = Counter()
    for one in found:
        told[one.player if condition.each else None] += one.amount if condition.sum else 1
    return max(told.values(), default=0) >= condition.least
