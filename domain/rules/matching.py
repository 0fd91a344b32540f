"""Filters of the ability language, compiled to closures once and for all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import assert_never

from domain.cards.ir import terms as t
from domain.rules import conditions, references, values
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.state import PLAYER_ZONES

Test = Callable[[Engine, int, Context], bool]


def matches(engine: Engine, oid: int, filter_: t.Filter, context: Context) -> bool:
    """Return whether an object matches, as it is or as it last existed."""
    return compiled(filter_)(engine, oid, context)


def find(engine: Engine, filter_: t.Filter, zone: str, context: Context) -> tuple[int, ...]:
    """Return the objects of a zone that match, in the zone's order (of all players' zones)."""
    test = compiled(filter_)
    if zone in PLAYER_ZONES:
        ids = tuple(oid for seat in engine.apnap() for oid in engine.zone(zone, seat))
    else:
        ids = engine.state.zones.get(zone, ())
    return tuple(oid for oid in ids if test(engine, oid, context))


@cache
def compiled(filter_: t.Filter) -> Test:
    """Return the filter as a function of engine, object and context."""
    match filter_:
        case t.Type(kind):
            return lambda e, o, c: kind in e.look(o).types
        case t.Subtype(subtype):
            return lambda e, o, c: subtype in e.look(o).subtypes
        case t.Supertype(supertype):
            return lambda e, o, c: supertype in e.look(o).supertypes
        case t.Color(color):
            return _color(color)
        case t.Named(name):
            return lambda e, o, c: e.look(o).name == name
        case t.StatCompare():
            return _stat(filter_)
        case t.Has(keyword):
            return lambda e, o, c: keyword in e.look(o).keywords
        case t.HasCounter(kind):
            return lambda e, o, c: _counters(e, o, kind) > 0
        case t.Status(status):
            return _status(status)
        case t.InCombat(role):
            return _in_combat(role)
        case t.ControlledBy(who):
            return lambda e, o, c: e.look(o).controller in references.resolve(e, who, c)
        case t.OwnedBy(who):
            return lambda e, o, c: _owner(e, o) in references.resolve(e, who, c)
        case t.Is(what):
            return lambda e, o, c: o in references.resolve(e, what, c)
        case t.IsSpell():
            return _is_spell
        case t.And(parts):
            tests = tuple(compiled(part) for part in parts)
            return lambda e, o, c: all(test(e, o, c) for test in tests)
        case t.Or(parts):
            either = tuple(compiled(part) for part in parts)
            return lambda e, o, c: any(test(e, o, c) for test in either)
        case t.Not(of):
            inner = compiled(of)
            return lambda e, o, c: not inner(e, o, c)
        case _:
            assert_never(filter_)


def _color(color: str) -> Test:
    if color == "C":
        return lambda e, o, c: not e.look(o).colors
    if color == "M":
        return lambda e, o, c: len(e.look(o).colors) > 1
    return lambda e, o, c: color in e.look(o).colors


def _stat(filter_: t.StatCompare) -> Test:
    compare = conditions.COMPARE[filter_.op]

    def test(engine: Engine, oid: int, context: Context) -> bool:
        number = getattr(engine.look(oid), filter_.stat)
        bound = values.amount(engine, filter_.value, context)
        return number is not None and compare(number, bound)

    return test


def _counters(engine: Engine, oid: int, kind: str) -> int:
    thing = engine.object(oid)
    return thing.counters.get(kind, 0) if thing is not None else 0


def _owner(engine: Engine, oid: int) -> str:
    thing = engine.object(oid)
    return thing.owner if thing is not None else ""


def _is_spell(engine: Engine, oid: int, context: Context) -> bool:
    thing = engine.object(oid)
    return thing is not None and thing.zone == "stack" and thing.kind in ("card", "copy")


def _status(status: str) -> Test:
    def test(engine: Engine, oid: int, context: Context) -> bool:
        thing = engine.object(oid)
        if thing is None:
            return False
        match status:
            case "tapped":
                return thing.tapped
            case "untapped":
                return not thing.tapped
            case "token":
                return thing.kind == "token"
            case "face_down":
                return thing.face_down
            case _:
                wanted = "Aura" if status == "enchanted" else "Equipment"
                return any(
                    engine.state.objects[other].attached_to == oid
                    and wanted in engine.look(other).subtypes
                    for other in engine.battlefield()
                )

    return test


def _in_combat(role: str) -> Test:
    def test(engine: Engine, oid: int, context: Context) -> bool:
        combat = engine.state.combat
        if combat is None:
            return False
        match role:
            case "attacking":
                return oid in combat.attackers
            case "blocking":
                return any(oid in who for who in combat.blockers.values())
            case "blocked":
                return oid in combat.attackers and oid in combat.blocked
            case _:
                # Before blockers are declared an attacker is neither (CR 509.1h).
                declared = engine.state.turn.step not in ("begin_combat", "declare_attackers")
                return oid in combat.attackers and oid not in combat.blocked and declared

    return test
