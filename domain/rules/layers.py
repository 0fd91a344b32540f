"""Continuous effects applied in the layers (CR 613), and what objects look like then.

``Characteristics`` are worked out for the whole battlefield at once and kept until a fact
can change them. While the layers are applied, filters read the half-finished values, as
the rules ask for.
"""

from __future__ import annotations

from domain.cards.ir.language import All, ChangeTypes, SetColors, SetStats, Static
from domain.cards.ir.terms import This
from domain.rules import bestowing, conditions, layering, matching, values
from domain.rules import facts as f
from domain.rules.abilities import NOTHING, Base, base_of
from domain.rules.characteristics import Characteristics
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.modifying import keyword_abilities, modify
from domain.rules.state import Derived, GameObject

__all__ = ["Characteristics", "characteristics", "derived", "record", "reached", "settle_control"]


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


def off_the_battlefield(engine: Engine, thing: GameObject, base: Base) -> Characteristics:
    """Return the characteristics of an object with these copiable values where it is."""
    seen = Characteristics(base, thing.controller)
    # Published before it is complete: a defining value may count objects like this one.
    engine.seen[thing.id] = seen
    context = Context(
        controller=thing.controller, source=thing.id, announced=thing.announced or Announced()
    )
    for ability in base.abilities:
        if isinstance(ability, Static):
            for change in ability.changes:
                if isinstance(change, SetStats) and change.defining:
                    seen.power = values.amount(engine, change.power, context)
                    seen.toughness = values.amount(engine, change.toughness, context)
                if isinstance(change, ChangeTypes | SetColors) and change.defining:
                    modify(engine, seen, change, context)
            if ability.zone in (thing.zone.partition(":")[0], "hand") and (
                ability.condition is None or conditions.holds(engine, ability.condition, context)
            ):
                seen.obey(ability.changes, context)
    _granted_elsewhere(engine, thing, seen)
    if thing.announced is not None and thing.zone == "stack" and seen.cost is not None:
        # On the stack X is what was chosen for it (CR 202.3e).
        seen.mana_value += seen.cost.x * thing.announced.x
    bestowing.shape(thing, seen)
    return seen


def _granted_elsewhere(engine: Engine, thing: GameObject, seen: Characteristics) -> None:
    """Let effects change a card that is no permanent, and let it obey what it was given."""
    before = len(seen.abilities)
    _change_elsewhere(engine, thing, seen)
    context = Context(controller=thing.controller, source=thing.id)
    for ability in seen.abilities[before:]:
        if isinstance(ability, Static) and isinstance(ability.affects, This):
            seen.obey(ability.changes, context)


def _change_elsewhere(engine: Engine, thing: GameObject, seen: Characteristics) -> None:
    """Let effects change a card that is no permanent (CR 611.2c, 604.3): it has flashback."""
    for effect in engine.state.effects:
        if thing.id in effect.objects:
            context = Context(controller=effect.controller, source=effect.source)
            for change in effect.changes:
                modify(engine, seen, change, context)
    for context, static in _reaching_elsewhere(engine):
        affects = static.affects
        if (
            isinstance(affects, All)
            and affects.zone == thing.zone.partition(":")[0]
            and matching.matches(engine, thing.id, affects.filter, context)
            and (static.condition is None or conditions.holds(engine, static.condition, context))
        ):
            for change in static.changes:
                modify(engine, seen, change, context)


def reached(engine: Engine, thing: GameObject) -> bool:
    """Whether an effect may have given abilities to a card that is no permanent."""
    if _reaching_elsewhere(engine):
        return True
    given: frozenset[int] | None = engine.memo.get("given elsewhere")
    if given is None:
        given = engine.memo["given elsewhere"] = frozenset(
            oid for effect in engine.state.effects for oid in effect.objects
        )
    return thing.id in given


def _reaching_elsewhere(engine: Engine) -> list[tuple[Context, Static]]:
    """Return the static abilities of permanents that are about cards in other zones."""
    found: list[tuple[Context, Static]] | None = engine.memo.get("elsewhere")
    if found is None:
        engine.memo["elsewhere"] = []
        found = engine.memo["elsewhere"] = [
            (Context(controller=characteristics(engine, oid).controller, source=oid), static)
            for oid in engine.battlefield()
            for static in characteristics(engine, oid).standing.elsewhere
        ]
    return found


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
            if engine.state.objects[oid].kind == "ability":
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
