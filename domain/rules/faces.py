"""Faces of a card: halves, adventures and backs, of which a spell is one (CR 709, 712, 715)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from domain.cards.card import CardDefinition
from domain.cards.ir.language import FACE_DOWN
from domain.rules import abilities, layers
from domain.rules.characteristics import Characteristics
from domain.rules.engine import Engine
from domain.rules.facts import FaceTurned
from domain.rules.objects import GameObject


def definition(engine: Engine, thing: GameObject) -> CardDefinition | None:
    """Return what is printed on the card of an object, if it has one."""
    return engine.cards.by_digest(thing.card) if thing.card else None


def castable(engine: Engine, thing: GameObject) -> tuple[int, ...]:
    """Return the faces that can be cast from hand, 0 the whole or the front (CR 709.3, 715.3).

    A split card is cast as one of its halves, or as a whole where it can be fused
    (CR 702.102). The back of a transforming card is not cast (CR 712.11), nor what a flip card
    becomes (CR 710.2); as a prototype it is cast by a way of its own (CR 718.3).
    """
    card = definition(engine, thing)
    if card is None or not card.faces or card.layout in ("transform", "flip", "prototype"):
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


def flipped(engine: Engine, oid: int) -> FaceTurned | None:
    """Return the fact of a permanent that flips, if it is of a flip card (CR 710.3, 710.4).

    One that is flipped stays so; the half that a copy has is that of the values it copies.
    """
    thing = engine.state.objects[oid]
    of = thing.copy.card if thing.copy is not None else thing.card
    if not of or thing.zone != "battlefield" or thing.face:
        return None
    if engine.cards.by_digest(of).layout != "flip":
        return None
    return FaceTurned(object=oid, face=1)


def is_double_faced(engine: Engine, oid: int) -> bool:
    """Whether a permanent is represented by a double-faced card (CR 712.16)."""
    card = definition(engine, engine.state.objects[oid])
    return card is not None and card.layout in ("transform", "modal")


@contextmanager
def seen_as(engine: Engine, oid: int, face: int) -> Iterator[None]:
    """Look at a card as if it were a face of it, or face down, already (CR 601.3e, 708.4)."""
    thing = engine.state.objects.get(oid)
    if thing is None or face == (FACE_DOWN if thing.face_down else thing.face):
        yield
        return
    before = engine.seen.get(oid)
    down = face == FACE_DOWN
    base = abilities.TURNED_DOWN if down else abilities.of_face(engine, thing.card, face)
    engine.seen[oid] = Characteristics(base, thing.controller)
    try:
        engine.seen[oid] = layers.off_the_battlefield(engine, thing, base)
        yield
    finally:
        if before is None:
            engine.seen.pop(oid, None)
        else:
            engine.seen[oid] = before
