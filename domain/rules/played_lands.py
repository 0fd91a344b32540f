"""Cards that a format lets players play as lands: what they are, and what they return as.

On the battlefield such a card is the land alone; everywhere else it is what is printed.
"""

from __future__ import annotations

from domain.cards.ir.language import CopyOf
from domain.rules import layers
from domain.rules.agenda import Scope
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.objects import GameObject, Left


def ways(engine: Engine, seat: str, thing: GameObject) -> dict[str, str]:
    """Return the ways in which a player may play a card of their hand as a land, by name."""
    if thing.zone != f"hand:{seat}":
        return {}
    return engine.overlay.land_faces(layers.characteristics(engine, thing.id))


def values(engine: Engine, thing: GameObject, way: str) -> CopyOf:
    """Return the copiable values of a card that is played as a land in a way."""
    seen = layers.characteristics(engine, thing.id)
    return CopyOf(token=engine.overlay.land_values(seen, way))


def leaving(engine: Engine, thing: GameObject) -> Left | None:
    """Return what a land was that an effect makes leave the battlefield, to return as that."""
    if not thing.played_as or thing.copy is None or thing.zone != "battlefield":
        return None
    effect = _effect(engine)
    return Left(thing.played_as, thing.copy, effect.source) if effect is not None else None


def returning(engine: Engine, thing: GameObject) -> Left | None:
    """Return as what a card comes back by the effect that made it leave, if it is that one.

    A later part of the effect, a delayed trigger of it and a linked ability have the same
    source and know the card by what they remember (CR 607.2, 610.3); what finds it where it
    lies is another effect.
    """
    effect = _effect(engine)
    if thing.left is None or effect is None or effect.source != thing.left.by:
        return None
    source = engine.object(effect.source)
    remembered = [*effect.bindings.values(), *(source.bindings.values() if source else ())]
    return thing.left if any(thing.id in refs for refs in remembered) else None


def _effect(engine: Engine) -> Context | None:
    """Return what the resolving effect knows, if one is resolving (CR 608.2)."""
    scopes = (frame.context for frame in reversed(engine.frames) if isinstance(frame, Scope))
    return next(scopes, None)
