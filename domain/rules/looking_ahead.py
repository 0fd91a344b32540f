"""How a permanent would look on the battlefield, before it is there (CR 614.12)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from domain.cards.ir import language as l
from domain.rules import facts as f
from domain.rules.abilities import base_of, of_copy
from domain.rules.characteristics import Characteristics
from domain.rules.draft import Draft
from domain.rules.engine import Engine
from domain.rules.folding import apply
from domain.rules.objects import GameObject
from domain.rules.standing import (
    ABILITIES,
    COLORS,
    CONTROL,
    RULES,
    TYPES,
    layers_of,
)

_TELLING = CONTROL | TYPES | COLORS | ABILITIES | RULES
"""The layers that what is said of entering can depend on; plain sizes make no difference."""


@contextmanager
def as_there(engine: Engine, thing: GameObject, move: f.Moved) -> Iterator[None]:
    """Look at an object as it would exist after a move onto the battlefield.

    Its own static abilities and the continuous effects that there are apply to it; others that
    enter at the same time are not there yet.
    """
    if not _matters(engine, thing, move):
        with _controlled(engine, thing.id, move.controller):
            yield
        return
    before = engine.look(thing.id)
    engine.seen[thing.id] = _there(engine, thing, move)
    try:
        yield
    finally:
        engine.seen[thing.id] = before


@contextmanager
def _controlled(engine: Engine, oid: int, seat: str) -> Iterator[None]:
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


def _matters(engine: Engine, thing: GameObject, move: f.Moved) -> bool:
    """Whether an effect could make it look different there than it does now."""
    of = base_of(engine, thing) if move.copy is None else of_copy(engine, move.copy)
    if any(lasting.layers & _TELLING for lasting in of.standing.statics):
        return True
    if any(effect.among is not None for effect in engine.state.effects):
        return True
    return any(
        lasting.layers & _TELLING and isinstance(lasting.static.affects, l.All)
        for oid in engine.battlefield()
        for lasting in engine.look(oid).standing.statics
    ) or any(
        isinstance(static.affects, l.All) and layers_of(static.changes) & _TELLING
        for oid in engine.battlefield()
        for static in engine.look(oid).standing.granting
    )


def _there(engine: Engine, thing: GameObject, move: f.Moved) -> Characteristics:
    """Try the move out on a copy of the state that is thrown away."""
    kept = (
        engine.state, engine.seen, engine.memo, engine.volatile, engine.watchers, engine.replacers,
        engine.outside,
    )  # fmt: skip
    draft = Draft(engine.state.publish())
    try:
        engine.state = draft
        engine.forget()
        apply(draft, _as_fact(engine, thing, move))
        return engine.look(move.becomes).copied()
    finally:
        (
            engine.state, engine.seen, engine.memo, engine.volatile, engine.watchers,
            engine.replacers, engine.outside,
        ) = kept  # fmt: skip


def _as_fact(engine: Engine, thing: GameObject, move: f.Moved) -> f.Moved | f.Created:
    """Return the move, or that a token comes to be that is nowhere yet."""
    if thing.id in engine.state.objects:
        return move
    return f.Created(
        object=thing.id,
        kind=thing.kind,
        owner=thing.owner,
        controller=move.controller,
        zone="battlefield",
        card=move.copy.card if move.copy is not None else thing.card,
        token=thing.token,
        copy=move.copy,
        tapped=move.tapped,
        counters=move.counters,
        known_to=thing.known_to,
    )
