"""Permanents that enter as copies (CR 614.1c, 707.5)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir.language.costs import THIS_ONE
from domain.rules import (
    choices,
    copying,
    enchanting,
    entities,
    layers,
    matching,
    references,
    values,
)
from domain.rules.context import Announced, Context, Ref
from domain.rules.engine import Engine
from domain.rules.entering import controlled_by
from domain.rules.facts import Moved
from domain.rules.objects import GameObject

RULE = "CR 614.12a"


def entering(engine: Engine, thing: GameObject, move: Moved) -> Moved:
    """Return the move with the choice of what it enters as a copy of, if something says so."""
    own = Context(
        controller=move.controller, source=thing.id, announced=thing.announced or Announced()
    )
    for ability in layers.characteristics(engine, thing.id).abilities:
        if isinstance(ability, l.EntersAsCopy) and ability.what == THIS_ONE:
            move = _as_copy(engine, thing, move, ability, own)
    for ability, context in _of_others(engine, thing, move.controller):
        move = _as_copy(engine, thing, move, ability, context)
    return move


def _enchanted(engine: Engine, thing: GameObject, move: Moved, copy: l.CopyOf | None) -> Ref | None:
    """Return what a copy of an Aura will enchant, which no target says (CR 303.4f)."""
    with (
        copying.seen_as(engine, thing.id, copy),
        controlled_by(engine, thing.id, move.controller),
    ):
        if move.attached_to is None and enchanting.is_aura(engine, thing.id):
            return enchanting.choose(engine, thing.id, move.controller)
    return move.attached_to


def _of_others(
    engine: Engine, thing: GameObject, controller: str
) -> list[tuple[l.EntersAsCopy, Context]]:
    """Return what permanents say of this one's entering as a copy (CR 614.12)."""
    found = []
    for oid in engine.battlefield():
        seen = engine.look(oid)
        for ability in seen.abilities:
            if not isinstance(ability, l.EntersAsCopy) or ability.what == THIS_ONE:
                continue
            context = Context(controller=seen.controller, source=oid)
            with controlled_by(engine, thing.id, controller):
                if matching.matches(engine, thing.id, ability.what, context):
                    found.append((ability, context))
    return found


def _as_copy(
    engine: Engine, thing: GameObject, move: Moved, ability: l.EntersAsCopy, context: Context
) -> Moved:
    """Return the move as a copy of what is chosen, if something is."""
    if ability.of is not None:
        found = references.objects(engine, ability.of, context)[:1]
    else:
        found = tuple(
            oid
            for oid in matching.find(engine, ability.filter, ability.zone, context)
            if oid != thing.id
        )
    seat = move.controller
    if not found or not entities.decides(engine, seat):
        return move
    picked: int | None
    if ability.optional:
        picked = choices.may_pick(
            engine, seat, found, prompt="copy.enter", source=thing.id, rule=RULE
        )
    else:
        (picked,) = choices.pick(
            engine, seat, found, 1, 1, prompt="copy.enter", source=thing.id, rule=RULE
        )
    of = copying.copiable(engine, picked) if picked is not None else None
    if of is None:
        return move
    counters = dict(move.counters)
    for kind, number in ability.counters:
        counters[kind] = counters.get(kind, 0) + values.amount(engine, number, context)
    copy = copying.with_exceptions(engine, of, ability.changes, context)
    return replace(
        move,
        copy=copy,
        attached_to=_enchanted(engine, thing, move, copy),
        tapped=move.tapped or ability.tapped,
        counters=counters,
    )
