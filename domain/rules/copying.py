"""Copies of objects (CR 707): copiable values, exceptions, copies of spells and abilities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.rules import abilities
from domain.rules import facts as f
from domain.rules.abilities import Base
from domain.rules.characteristics import Characteristics
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.modifying import modify
from domain.rules.objects import EVERYBODY, GameObject
from domain.rules.standing import sort

_excepted: dict[tuple[int, tuple[l.Modification, ...]], tuple[Base, Base]] = {}


def excepted(engine: Engine, base: Base, changes: tuple[l.Modification, ...]) -> Base:
    """Return copiable values with exceptions, which are copiable themselves (CR 707.9)."""
    key = (id(base), changes)
    known = _excepted.get(key)
    if known is None:
        # The base is kept beside what was made of it, so that its identity stays its own.
        known = _excepted[key] = (base, _with(engine, base, changes))
    return known[1]


def _with(engine: Engine, base: Base, changes: tuple[l.Modification, ...]) -> Base:
    seen = Characteristics(base, "")
    nowhere = Context(controller="", source=0)
    for change in changes:
        modify(engine, seen, change, nowhere)
    return replace(
        base,
        name=seen.name,
        types=seen.types,
        subtypes=seen.subtypes,
        supertypes=seen.supertypes,
        colors=seen.colors,
        power=seen.power,
        toughness=seen.toughness,
        cost=seen.cost,
        mana_value=seen.mana_value,
        keywords=seen.keywords,
        abilities=seen.abilities,
        lines=seen.lines,
        standing=sort(seen.abilities),
    )


def copiable(engine: Engine, oid: int) -> l.CopyOf | None:
    """Return an object's copiable values: its own, or those it took over last (CR 707.2, 707.3).

    Of an object that is gone, as it last existed (CR 608.2h).
    """
    thing = engine.object(oid)
    if thing is None or thing.kind in ("ability", "action"):
        return None
    if thing.face_down and thing.zone in ("battlefield", "stack"):
        # Only what it is face down is copied (CR 708.2).
        return l.CopyOf(face=l.FACE_DOWN)
    return _own(engine, thing)


def face_up(engine: Engine, oid: int) -> Base:
    """Return the copiable values that an object would have face up (CR 708.8, 708.10)."""
    return abilities.of_copy(engine, _own(engine, engine.state.objects[oid]))


def _own(engine: Engine, thing: GameObject) -> l.CopyOf:
    """Return the copiable values that an object took over last, or its own."""
    oid = thing.id
    for effect in reversed(engine.state.effects):
        if oid in effect.objects:
            for change in reversed(effect.changes):
                if isinstance(change, l.CopyOf):
                    return change
    if thing.copy is not None:
        return thing.copy
    # That it is flipped is no copiable value (CR 710.2, 707.2).
    flips = thing.face and thing.card and engine.cards.by_digest(thing.card).layout == "flip"
    return l.CopyOf(card=thing.card, token=thing.token, face=0 if flips else thing.face)


def with_exceptions(
    engine: Engine, of: l.CopyOf, changes: Sequence[l.Modification], context: Context
) -> l.CopyOf:
    """Return copiable values with further exceptions, their numbers worked out (CR 707.9)."""
    from domain.rules.verbs.continuous import fixed

    more = tuple(fixed(engine, change, context) for change in changes)
    return replace(of, changes=(*of.changes, *more)) if more else of


def become(engine: Engine, seen: Characteristics, of: l.CopyOf) -> None:
    """Take over copiable values in layer 1 (CR 613.2a, 707.4)."""
    if seen.base is abilities.TURNED_DOWN:
        # It shows once it is turned face up (CR 708.10).
        return
    base, own = abilities.of_copy(engine, of), len(seen.base.abilities)
    # What the format gave it, it keeps.
    given = seen.abilities[own:]
    seen.base, seen.name = base, base.name
    seen.types, seen.subtypes, seen.supertypes = base.types, base.subtypes, base.supertypes
    seen.colors, seen.power, seen.toughness = base.colors, base.power, base.toughness
    seen.cost, seen.mana_value = base.cost, base.mana_value
    seen.keywords, seen.lines = base.keywords, base.lines
    seen.has((*base.abilities, *given))


def copy_on_stack(
    engine: Engine, oid: int, seat: str, changes: Sequence[l.Modification], context: Context
) -> tuple[int, Announced] | None:
    """Put a copy of a spell or ability onto the stack (CR 707.10).

    Returns its id and the choices made for the original, which are still to be announced for
    the copy (CR 707.10c). Of what left the stack, the last known information is copied.
    """
    thing = engine.object(oid)
    if thing is None or not engine.capped("objects", 1, len(engine.state.objects)):
        return None
    copied = engine.new_id()
    of = copiable(engine, oid)
    if of is not None:
        of = with_exceptions(engine, of, changes, context)
    engine.emit(
        f.Created(
            object=copied,
            kind="ability" if of is None else "copy",
            owner=seat,
            controller=seat,
            zone="stack",
            card="" if of is None else of.card,
            copy=of,
            ability=thing.ability,
            source=thing.source,
            happening=thing.happening,
            bindings=thing.bindings,
            text=thing.text,
            known_to=(EVERYBODY,),
        )
    )
    return copied, thing.announced or Announced()


@contextmanager
def seen_as(engine: Engine, oid: int, of: l.CopyOf | None) -> Iterator[None]:
    """Look at an object as if it were a copy already (CR 614.12, 707.5)."""
    thing = engine.state.objects.get(oid)
    if of is None or thing is None or of == thing.copy:
        yield
        return
    before = engine.look(oid)
    engine.seen[oid] = Characteristics(abilities.of_copy(engine, of), before.controller)
    try:
        yield
    finally:
        engine.seen[oid] = before
