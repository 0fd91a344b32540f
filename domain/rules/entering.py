"""How permanents enter the battlefield: tapped, with counters, with choices made (CR 614.12)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import at_once, conditions, counters, entities, matching, values, yes_no
from domain.rules.abilities import base_of
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.facts import Moved
from domain.rules.looking_ahead import as_there
from domain.rules.objects import GameObject
from domain.rules.state import zone_name

_SELF = t.Is(t.This())


def entering(engine: Engine, thing: GameObject, move: Moved) -> Moved:
    """Return the move with all that is said of how the permanent enters (CR 614.1c, 614.1d)."""
    own = Context(
        controller=move.controller, source=thing.id, announced=thing.announced or Announced()
    )
    with as_there(engine, thing, move):
        found = [
            (ability, own)
            for ability in engine.look(thing.id).abilities
            if isinstance(ability, l.Enters) and ability.what == _SELF
        ]
        found += _of_others(engine, thing)
    for ability, context in found:
        move = _enters(engine, move, ability, context)
    if move.counters:
        with as_there(engine, thing, move):
            counters = _multiplied(engine, thing.id, move.counters, move.controller)
            move = replace(move, counters=counters)
    return move


def _multiplied(engine: Engine, oid: int, kinds: dict[str, int], by: str) -> dict[str, int]:
    """Return the counters that it enters with instead of these (CR 122.6a, 614.16)."""
    counted = {kind: counters.number(engine, oid, kind, n, by) for kind, n in kinds.items()}
    return {kind: n for kind, n in counted.items() if n}


def _of_others(engine: Engine, thing: GameObject) -> list[tuple[l.Enters, Context]]:
    """Return what permanents say of how this one enters, as it would be there (CR 614.12)."""
    found = []
    graves = entities.graveyards(engine)
    buried = (o for o in graves if base_of(engine, engine.state.objects[o]).standing.entering)
    for oid in (*engine.battlefield(), *buried):
        seen = engine.look(oid)
        here = zone_name(engine.state.objects[oid].zone)
        for ability in seen.standing.entering:
            if ability.zone != here:
                continue
            context = Context(controller=seen.controller, source=oid)
            if matching.matches(engine, thing.id, ability.what, context):
                found.append((ability, context))
    return found


@contextmanager
def controlled_by(engine: Engine, oid: int, seat: str) -> Iterator[None]:
    """Look at an object as if a player controlled it already."""
    before = engine.look(oid)
    if before.controller == seat:
        yield
        return
    seen = before.copied()
    seen.controller = seat
    engine.seen[oid] = seen
    try:
        yield
    finally:
        engine.seen[oid] = before


def _enters(engine: Engine, move: Moved, ability: l.Enters, context: Context) -> Moved:
    if ability.condition and not conditions.holds(engine, ability.condition, context):
        return move
    if ability.unless and paid(engine, move.controller, ability.unless, context):
        return move
    if ability.optional and not _wanted(engine, move, context):
        return move
    if ability.bind is not None:
        move = replace(move, numbers={**move.numbers, ability.bind: 1})
    if ability.first is not None:
        before = context
        context = at_once.carry_out(engine, ability.first, context)
        bound = {
            name: refs for name, refs in context.bindings.items() if name not in before.bindings
        }
        numbers = {name: n for name, n in context.numbers.items() if name not in before.numbers}
        move = replace(
            move, bindings={**move.bindings, **bound}, numbers={**move.numbers, **numbers}
        )
    kinds = dict(move.counters)
    for kind, number in ability.counters:
        more = values.amount(engine, number, context)
        if more > 0:
            kinds[kind] = kinds.get(kind, 0) + more
    return replace(move, tapped=move.tapped or ability.tapped, counters=kinds)


def _wanted(engine: Engine, move: Moved, context: Context) -> bool:
    return entities.decides(engine, move.controller) and yes_no.ask_yes_no(
        engine, move.controller, "CR 614.12a", "enters.may", context.source
    )


def paid(engine: Engine, seat: str, price: tuple[l.Cost, ...], context: Context) -> bool:
    """Ask whether a player pays for something before it enters (CR 614.12a)."""
    from domain.rules import costs

    if seat not in engine.living() or costs.can_pay(engine, seat, price, context.source):
        return False
    if not yes_no.ask_yes_no(engine, seat, "CR 614.12a", "enters.unless", context.source):
        return False
    chosen = costs.choose_payments(engine, seat, price, context.source)
    costs.pay(engine, seat, costs.mana_part(price), chosen, context.source)
    return True
