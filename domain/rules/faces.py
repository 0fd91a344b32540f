"""Faces of a card: halves, adventures and backs, of which a spell is one (CR 709, 712, 715)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from domain.cards.card import CardDefinition
from domain.rules import abilities, layers
from domain.rules.characteristics import Characteristics
from domain.rules.engine import Engine
from domain.rules.state import GameObject


def definition(engine: Engine, thing: GameObject) -> CardDefinition | None:
    """Return what is printed on the card of an object, if it has one."""
    return engine.cards.by_digest(thing.card) if thing.card else None


def castable(engine: Engine, thing: GameObject) -> tuple[int, ...]:
    """Return the faces that can be cast from hand, 0 the whole or the front (CR 709.3, 715.3).

    A split card is cast as one of its halves, or as a whole where it can be fused
    (CR 702.102). The back of a transforming card is not cast (CR 712.11).
    """
    card = definition(engine, thing)
    if card is None or not card.faces or card.layout == "transform":
        return (0,)
    others = tuple(range(1, len(card.faces) + 1))
    if card.layout != "split":
        return (0, *others)
    whole = "fuse" in abilities.of_face(engine, thing.card, 0).keywords
    return (*others, 0) if whole else others


def back_of(engine: Engine, oid: int) -> int | None:
    """Return the back face of a transforming card, with which it may enter (CR 712.14a)."""
    card = definition(engine, engine.state.objects[oid])
    return 1 if card is not None and card.layout == "transform" else None


def other_side(engine: Engine, oid: int) -> int | None:
    """Return the face that a permanent would have up if it was turned over (CR 701.27a).

    Only a permanent of a transforming card that is no copy can be, and not into an instant or
    sorcery (CR 701.27c, 701.27d).
    """
    thing = engine.state.objects[oid]
    card = definition(engine, thing)
    if card is None or card.layout != "transform" or thing.zone != "battlefield":
        return None
    if thing.kind != "card" or thing.copy is not None or thing.face_down:
        return None
    other = 0 if thing.face else 1
    into = card.faces[0] if other else card
    return None if {"instant", "sorcery"} & set(into.types) else other


@contextmanager
def seen_as(engine: Engine, oid: int, face: int) -> Iterator[None]:
    """Look at a card as if it were a face of it already (CR 601.3e)."""
    thing = engine.state.objects.get(oid)
    if thing is None or thing.face == face:
        yield
        return
    before = engine.seen.get(oid)
    base = abilities.of_face(engine, thing.card, face)
    engine.seen[oid] = Characteristics(base, thing.controller)
    try:
        engine.seen[oid] = layers.off_the_battlefield(engine, thing, base)
        yield
    finally:
        if before is None:
            engine.seen.pop(oid, None)
        else:
            engine.seen[oid] = before
