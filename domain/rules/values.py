"""Values of the ability language, worked out (CR 107)."""

from __future__ import annotations

from typing import assert_never

from domain.cards.ir import terms as t
from domain.rules import matching, references
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine


def amount(engine: Engine, value: t.Value, context: Context) -> int:
    """Return a value as a number; what cannot be determined is 0 (CR 107.2)."""
    match value:
        case int():
            return value
        case t.X():
            return context.announced.x
        case t.Count(filter_, zone):
            return len(matching.find(engine, filter_, zone, context))
        case t.Stat(of, stat):
            return sum(_stat(engine, one, stat) for one in _objects(engine, of, context))
        case t.Counters(of, kind):
            things = (engine.object(one) for one in _objects(engine, of, context))
            return sum(thing.counters.get(kind, 0) for thing in things if thing is not None)
        case t.PlayerStat(of, stat):
            seats = references.players(engine, of, context)
            return sum(_player_stat(engine, seat, stat) for seat in seats)
        case t.Arith():
            return _arith(engine, value, context)
        case t.EventAmount():
            return context.happening.amount if context.happening else 0
        case t.Var(name):
            return context.numbers.get(name, 0)
        case _:
            assert_never(value)


def _objects(engine: Engine, ref: t.Reference, context: Context) -> list[int]:
    found: tuple[Ref, ...] = references.resolve(engine, ref, context)
    return [one for one in found if isinstance(one, int)]


def _stat(engine: Engine, oid: int, stat: str) -> int:
    seen = engine.look(oid)
    if stat == "mana_value":
        return seen.mana_value
    return (seen.power if stat == "power" else seen.toughness) or 0


def _player_stat(engine: Engine, seat: str, stat: str) -> int:
    player = engine.state.players[seat]
    match stat:
        case "life":
            return player.life
        case "poison":
            return player.resources.get("poison", 0)
        case _:
            return len(engine.zone(stat, seat))


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
