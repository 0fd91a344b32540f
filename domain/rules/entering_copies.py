"""Permanents that enter as copies (CR 614.1c, 707.5)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.rules import choices, copying, layers, matching, values
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.facts import Moved
from domain.rules.state import GameObject

RULE = "CR 614.12a"


def entering(engine: Engine, thing: GameObject, move: Moved) -> Moved:
    """Return the move with the choice of what it enters as a copy of, if it says so.

    What is copied may say the same in its turn; nothing is copied that it was already.
    """
    for ability in layers.characteristics(engine, thing.id).abilities:
        if isinstance(ability, l.EntersAsCopy):
            move = _as_copy(engine, thing, move, ability)
    return move


def _as_copy(engine: Engine, thing: GameObject, move: Moved, ability: l.EntersAsCopy) -> Moved:
    context = Context(
        controller=move.controller, source=thing.id, announced=thing.announced or Announced()
    )
    found = tuple(
        oid
        for oid in matching.find(engine, ability.filter, ability.zone, context)
        if oid != thing.id
    )
    seat = move.controller
    if not found or seat not in engine.living():
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
    return replace(
        move,
        copy=copying.with_exceptions(engine, of, ability.changes, context),
        tapped=move.tapped or ability.tapped,
        counters=counters,
    )
