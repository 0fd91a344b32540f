"""Filters of the ability language, compiled to closures once and for all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import assert_never

from domain.cards.ir import terms as t
from domain.cards.ir.language import Activated, Triggered
from domain.rules import conditions, entities, pairing, references, relations, values
from domain.rules.abilities import TURNED_DOWN
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.state import PLAYER_ZONES, zone_name

Test = Callable[[Engine, int, Context], bool]


def matches(engine: Engine, oid: int, filter_: t.Filter, context: Context) -> bool:
    """Return whether an object matches, as it is or as it last existed."""
    return compiled(filter_)(engine, oid, context)


def find(engine: Engine, filter_: t.Filter, zone: str, context: Context) -> tuple[int, ...]:
    """Return the objects of a zone that match, in the zone's order (of all players' zones)."""
    test = compiled(filter_)
    if zone == "graveyard":
        ids = entities.graveyards(engine)
    elif zone in PLAYER_ZONES:
        ids = tuple(oid for seat in engine.apnap() for oid in engine.zone(zone, seat))
    else:
        ids = engine.state.zones.get(zone, ())
    return tuple(oid for oid in ids if test(engine, oid, context))


OTHERS = (t.Players("opponents"), t.Players("others"))
"""Everybody but who speaks."""


@cache
def compiled(filter_: t.Filter) -> Test:
    """Return the filter as a function of engine, object and context."""
    match filter_:
        case t.Type(kind):
            return lambda e, o, c: kind in (e.seen.get(o) or e.look(o)).types
        case t.Subtype(subtype):
            return lambda e, o, c: subtype in (e.seen.get(o) or e.look(o)).subtypes
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
        case t.WithoutAbilities():
            return lambda e, o, c: not e.look(o).abilities and not e.look(o).keywords
        case t.Faced(layout):
            return lambda e, o, c: _layout(e, o) == layout
        case t.HasCounter(kind):
            return lambda e, o, c: _counters(e, o, kind) > 0
        case t.Status(status):
            return _status(status)
        case t.InCombat():
            return relations.in_combat(filter_)
        case t.Shares():
            return relations.shares(filter_)
        case t.Akin():
            return relations.akin(filter_)
        case t.Attached():
            return relations.attached(filter_)
        case t.Bears():
            return relations.bears(filter_)
        case t.InZone(zone):
            return lambda e, o, c: _zone(e, o) == zone
        case t.Targeting():
            return relations.targeting(filter_)
        case t.Past():
            return relations.past(filter_)
        case t.Chosen(what, name):
            return _chosen(what, name)
        case t.ControlledBy(t.You()):
            return lambda e, o, c: (e.seen.get(o) or e.look(o)).controller == c.controller
        case t.ControlledBy(who) if who in OTHERS:
            return lambda e, o, c: is_other(e, (e.seen.get(o) or e.look(o)).controller, c)
        case t.OwnedBy(who) if who in OTHERS:
            return lambda e, o, c: is_other(e, _owner(e, o), c)
        case t.ControlledBy(who):
            return lambda e, o, c: e.look(o).controller in references.resolve(e, who, c)
        case t.OwnedBy(who):
            return lambda e, o, c: _owner(e, o) in references.resolve(e, who, c)
        case t.Is(what):
            return lambda e, o, c: o in references.resolve(e, what, c)
        case t.IsSpell():
            return _is_spell
        case t.IsAbility(kind):
            return _is_ability(kind)
        case t.OneTarget():
            return lambda e, o, c: _number_of_targets(e, o) == 1
        case t.And(parts):
            return _every(tuple(compiled(part) for part in parts))
        case t.Or(parts):
            either = tuple(compiled(part) for part in parts)
            return lambda e, o, c: any(test(e, o, c) for test in either)
        case t.Not(of):
            inner = compiled(of)
            return lambda e, o, c: not inner(e, o, c)
        case _:
            assert_never(filter_)


def is_other(engine: Engine, seat: str, context: Context) -> bool:
    """Whether a player is an opponent, or was until they left (CR 800.4i, 603.10)."""
    known = seat in engine.state.players or seat in engine.state.entities
    return known and seat != context.controller


def _every(tests: tuple[Test, ...]) -> Test:
    """Return the test that all of these pass; nested pairs, which are quicker than a loop."""
    if not tests:
        return lambda e, o, c: True
    first, *others = tests
    if not others:
        return first
    rest = _every(tuple(others))
    return lambda e, o, c: first(e, o, c) and rest(e, o, c)


def _layout(engine: Engine, oid: int) -> str:
    thing = engine.object(oid)
    if thing is None or not thing.card:
        return ""
    return engine.cards.by_digest(thing.card).layout


def _color(color: str) -> Test:
    if color == "C":
        return lambda e, o, c: not e.look(o).colors
    if color == "M":
        return lambda e, o, c: len(e.look(o).colors) > 1
    return lambda e, o, c: color in e.look(o).colors


def _chosen(what: str, name: str) -> Test:
    def test(engine: Engine, oid: int, context: Context) -> bool:
        seen = engine.look(oid)
        for value in references.remembered(engine, name, context):
            match what:
                case "color":
                    found = value in seen.colors
                case "subtype":
                    found = value in seen.subtypes
                case "card_type":
                    found = value in seen.types
                case _:
                    found = value == seen.name
            if found:
                return True
        return False

    return test


def _stat(filter_: t.StatCompare) -> Test:
    compare = conditions.COMPARE[filter_.op]

    def test(engine: Engine, oid: int, context: Context) -> bool:
        number = values.stat_of(engine, oid, filter_.stat)
        bound = values.amount(engine, filter_.value, context)
        return number is not None and compare(number, bound)

    return test


def _counters(engine: Engine, oid: int, kind: str) -> int:
    thing = engine.object(oid)
    if thing is None:
        return 0
    return thing.counters.get(kind, 0) if kind else sum(thing.counters.values())


def _zone(engine: Engine, oid: int) -> str:
    thing = engine.object(oid)
    return zone_name(thing.zone) if thing is not None else ""


def _owner(engine: Engine, oid: int) -> str:
    thing = engine.object(oid)
    return thing.owner if thing is not None else ""


def _is_spell(engine: Engine, oid: int, context: Context) -> bool:
    thing = engine.object(oid)
    return thing is not None and thing.zone == "stack" and thing.kind in ("card", "copy")


def _is_ability(kind: str) -> Test:
    wanted = {"activated": Activated, "triggered": Triggered}.get(kind)

    def test(engine: Engine, oid: int, context: Context) -> bool:
        thing = engine.object(oid)
        if thing is None or thing.kind != "ability":
            return False
        return wanted is None or isinstance(thing.ability, wanted)

    return test


def _number_of_targets(engine: Engine, oid: int) -> int:
    thing = engine.object(oid)
    if thing is None or thing.announced is None:
        return 0
    return sum(len(picks) for picks in thing.announced.targets)


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
            case "sick":
                return thing.fresh
            case "face_down":
                return thing.face_down or engine.look(oid).base is TURNED_DOWN
            case "paired":
                return pairing.partner(engine, oid) is not None
            case _:
                wanted = "Aura" if status == "enchanted" else "Equipment"
                return any(
                    engine.state.objects[other].attached_to == oid
                    and wanted in engine.look(other).subtypes
                    for other in engine.battlefield()
                )

    return test
