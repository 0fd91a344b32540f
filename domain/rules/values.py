"""Values of the ability language, worked out (CR 107)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import assert_never

from domain.cards.ir import terms as t
from domain.rules import casts, counting, happenings, matching, references
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.limits import GREATEST
from domain.rules.resources import PLAYER_COUNTERS


def amount(engine: Engine, value: t.Value, context: Context) -> int:
    """Return a value as a number; what cannot be determined is 0 (CR 107.2).

    A number beyond the published limit is cut.
    """
    if isinstance(value, int):
        return value
    number = _amount(engine, value, context)
    if -GREATEST <= number <= GREATEST:
        return number
    engine.limit("number")
    return max(-GREATEST, min(number, GREATEST))


def _amount(engine: Engine, value: t.Value, context: Context) -> int:
    match value:
        case int():
            return value
        case t.X():
            return casts.value_of_x(engine, context)
        case t.TimesPaid(name):
            return casts.times_paid(engine, name, context)
        case t.ManaSpent(kind, of):
            return casts.mana_spent(engine, kind, context, of)
        case t.Count(filter_, zone):
            return len(matching.find(engine, filter_, zone, context))
        case t.Stat(of, stat):
            return sum(stat_of(engine, one, stat) or 0 for one in _objects(engine, of, context))
        case t.Counters(of, kind):
            counters = [
                _counters_on(engine, one, kind) for one in references.resolve(engine, of, context)
            ]
            return sum(sum(on.values()) if not kind else on.get(kind, 0) for on in counters)
        case t.Number(of):
            return len(references.resolve(engine, of, context))
        case t.Aggregate():
            return counting.aggregate(engine, value, context)
        case t.Distinct():
            return counting.distinct(engine, value, context)
        case t.Devotion(colors, who):
            return counting.devotion(engine, colors, references.parties(engine, who, context))
        case t.History(of, window, total, before):
            found = happenings.recalled(engine, of, window, context)
            if before and context.happening is not None:
                now = context.happening.object
                found = list(takewhile(lambda one: one.object != now, found))
            return sum(one.amount for one in found) if total else len(found)
        case t.TimesResolved():
            return counting.times_resolved(engine)
        case t.PlayerStat(of, stat, fn):
            seats = references.told_of(engine, of, context)
            return counting.total(fn, [_player_stat(engine, seat, stat) for seat in seats])
        case t.Arith():
            return _arith(engine, value, context)
        case t.EventAmount():
            return context.happening.amount if context.happening else 0
        case t.Var(name):
            # What is counted may be a number, or things found or done before.
            number = references.numbered(engine, name, context)
            if number is not None:
                return number
            return len(references.remembered(engine, name, context))
        case _:
            assert_never(value)


def _counters_on(engine: Engine, ref: Ref, kind: str) -> Mapping[str, int]:
    """Return the counters that an object or a player has (CR 122.1).

    What a player has under a name of its own, such as the city's blessing, is asked for by it.
    """
    if isinstance(ref, str):
        had = (engine.state.players.get(ref) or engine.state.entities[ref]).resources
        return had if kind else {each: had[each] for each in PLAYER_COUNTERS if each in had}
    thing = engine.object(ref)
    return thing.counters if thing is not None else {}


def _objects(engine: Engine, ref: t.Reference, context: Context) -> list[int]:
    found: tuple[Ref, ...] = references.resolve(engine, ref, context)
    return [one for one in found if isinstance(one, int)]


def stat_of(engine: Engine, oid: int, stat: str) -> int | None:
    """Return a number of an object, None where it has no such number (CR 208.3)."""
    seen = engine.look(oid)
    match stat:
        case "mana_value":
            return seen.mana_value
        case "colors":
            return len(seen.colors)
        case "power":
            return seen.power
        case _:
            return seen.toughness


def _player_stat(engine: Engine, seat: str, stat: str) -> int:
    player = engine.state.players[seat]
    match stat:
        case "life":
            return player.life
        case "starting_life":
            return engine.overlay.starting_life(seat)
        case "poison":
            return player.resources.get("poison", 0)
        case _:
            gone = player.lost is not None
            return player.held.get(stat, 0) if gone else len(engine.zone(stat, seat))


def _arith(engine: Engine, value: t.Arith, context: Context) -> int:
    left = amount(engine, value.left, context)
    right = amount(engine, value.right, context)
    match value.op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "min":
            return min(left, right)
        case "max":
            return max(left, right)
        case "half_down":
            return left // 2
        case "half_up":
            return -(-left // 2)
