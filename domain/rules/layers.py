"""Continuous effects applied in the layers (CR 613), and what objects look like then.

``Characteristics`` are worked out for the whole battlefield at once and kept until a fact
can change them. While the layers are applied, filters read the half-finished values, as
the rules ask for.
"""

from __future__ import annotations

from domain.cards.ir.language import Static
from domain.rules import facts as f
from domain.rules import layering
from domain.rules.abilities import NOTHING, Base, base_of
from domain.rules.characteristics import Characteristics
from domain.rules.context import Context
from domain.rules.elsewhere import off_the_battlefield, reached
from domain.rules.engine import Engine
from domain.rules.modifying import keyword_abilities
from domain.rules.objects import Derived, GameObject

__all__ = [
    "Characteristics", "characteristics", "derived", "off_the_battlefield", "reached", "record",
    "settle_control",
]  # fmt: skip


def characteristics(engine: Engine, oid: int) -> Characteristics:
    """Return an object's characteristics now, or as it last existed (CR 613, 608.2h)."""
    seen = engine.seen.get(oid)
    if seen is not None:
        return seen
    thing = engine.state.objects.get(oid)
    if thing is None:
        seen = _departed(engine, oid)
    elif thing.zone == "battlefield":
        layering.compute(engine)
        return engine.seen[oid]
    else:
        seen = _elsewhere(engine, thing)
    engine.seen[oid] = seen
    return seen


def _elsewhere(engine: Engine, thing: GameObject) -> Characteristics:
    """An object off the battlefield: printed values, with those that define themselves."""
    return off_the_battlefield(engine, thing, base_of(engine, thing))


def _departed(engine: Engine, oid: int) -> Characteristics:
    """An object that is gone, as it last existed (CR 608.2h)."""
    thing = engine.state.departed.get(oid)
    base = base_of(engine, thing) if thing is not None else NOTHING
    known = engine.state.last_known.get(oid)
    if known is None:
        return Characteristics(base, thing.controller if thing is not None else "")
    return _as_last_known(base, known, oid)


def _as_last_known(base: Base, known: Derived, oid: int) -> Characteristics:
    seen = Characteristics(base, known.controller)
    context = Context(controller=known.controller, source=oid)
    seen.name, seen.power, seen.toughness = known.name, known.power, known.toughness
    seen.types, seen.subtypes = frozenset(known.types), frozenset(known.subtypes)
    seen.supertypes, seen.colors = frozenset(known.supertypes), frozenset(known.colors)
    seen.keywords = frozenset(known.keywords)
    for ability in keyword_abilities(known.keywords):
        if isinstance(ability, Static):
            seen.obey(ability.changes, context)
    return seen


def derived(engine: Engine, oid: int) -> Derived:
    """Return what the table sees of an object, as it is recorded."""
    seen = characteristics(engine, oid)
    return Derived(
        name=seen.name,
        controller=seen.controller,
        types=tuple(sorted(seen.types)),
        subtypes=tuple(sorted(seen.subtypes)),
        supertypes=tuple(sorted(seen.supertypes)),
        colors=tuple(color for color in "WUBRG" if color in seen.colors),
        power=seen.power,
        toughness=seen.toughness,
        keywords=tuple(sorted(seen.keywords)),
        text=seen.lines,
    )


def record(engine: Engine) -> None:
    """Record how permanents and spells look where that changed."""
    changed: dict[int, Derived | None] = {}
    known = engine.state.derived
    for zone in ("battlefield", "stack"):
        for oid in engine.zone(zone):
            if engine.state.objects[oid].kind in ("ability", "action"):
                continue
            now = derived(engine, oid)
            if known.get(oid) != now:
                changed[oid] = now
    if changed:
        engine.emit(f.DerivedChanged(objects=changed))


def settle_control(engine: Engine) -> bool:
    """Record changes of control by continuous effects, which make permanents fresh.

    Returns whether there were any.
    """
    changes = [
        f.ControllerChanged(
            object=oid,
            controller=seen.controller,
            before=engine.state.objects[oid].controller,
        )
        for oid in engine.battlefield()
        if (seen := characteristics(engine, oid)).controller != engine.state.objects[oid].controller
    ]
    if changes:
        engine.emit(*changes)
    return bool(changes)
