"""What cards and spells look like that are no permanents (CR 604.3, 611.2c, 613)."""

from __future__ import annotations

from domain.cards.ir.language import All, Static
from domain.cards.ir.terms import This
from domain.rules import bestowing, conditions, layering, next_spells, sources
from domain.rules.abilities import Base
from domain.rules.characteristics import Characteristics
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.modifying import modify
from domain.rules.objects import GameObject
from domain.rules.sources import Source
from domain.rules.standing import LAYERS, lasting, layer_of, layers_of


def off_the_battlefield(engine: Engine, thing: GameObject, base: Base) -> Characteristics:
    """Return the characteristics of an object with these copiable values where it is."""
    seen = Characteristics(base, thing.controller)
    # Published before it is complete: a defining value may count objects like this one.
    engine.seen[thing.id] = seen
    if more := engine.overlay.supertypes(thing):
        seen.supertypes = seen.supertypes.union(more)
    _apply(engine, thing, seen, [*_own(thing, base), *_of_others(engine, thing)])
    context = _context(thing)
    zone, printed = thing.zone.partition(":")[0], set(map(id, base.abilities))
    for ability in seen.abilities:
        if not isinstance(ability, Static):
            continue
        if id(ability) not in printed:
            # What it was given, it obeys wherever it is.
            if isinstance(ability.affects, This):
                seen.obey(ability.changes, context)
        elif ability.zone in (zone, "hand"):
            engine.volatile |= lasting(ability).volatile
            if ability.condition is None or conditions.holds(engine, ability.condition, context):
                seen.obey(ability.changes, context)
    if thing.announced is not None and thing.zone == "stack" and seen.cost is not None:
        # On the stack X is what was chosen for it (CR 202.3e).
        seen.mana_value += seen.cost.x * thing.announced.x
    bestowing.shape(thing, seen)
    return seen


def reached(engine: Engine, thing: GameObject) -> bool:
    """Whether an effect may change a card that is no permanent."""
    if outside(engine):
        return True
    given: frozenset[int] | None = engine.memo.get("given elsewhere")
    if given is None:
        given = engine.memo["given elsewhere"] = frozenset(
            oid for effect in engine.state.effects for oid in effect.objects
        )
    return thing.id in given


def outside(engine: Engine) -> list[Source]:
    """Return the effects of permanents on cards and spells that are none (CR 611.3a)."""
    if engine.outside is None:
        if not engine.state.zones.get("battlefield"):
            return []
        layering.compute(engine)
    return engine.outside or []


def _context(thing: GameObject) -> Context:
    return Context(
        controller=thing.controller, source=thing.id, announced=thing.announced or Announced()
    )


def _own(thing: GameObject, base: Base) -> list[Source]:
    """Return what it says of its own characteristics in every zone (CR 604.3)."""
    return [
        Source(
            (thing.id, id(ability), 0), -1, _context(thing), ability.changes,
            layers_of(ability.changes), kept,
        )
        for ability in base.abilities
        if isinstance(ability, Static) and (kept := lasting(ability)).defining
    ]  # fmt: skip


def _of_others(engine: Engine, thing: GameObject) -> list[Source]:
    found = [
        sources.of_effect(effect) for effect in engine.state.effects if thing.id in effect.objects
    ]
    return [*found, *next_spells.ahead(engine, thing), *outside(engine)]


def _apply(engine: Engine, thing: GameObject, seen: Characteristics, found: list[Source]) -> None:
    """Apply effects layer by layer, each as long as what it is of was there (CR 613.6)."""
    if not found:
        return
    for source in found:
        if source.lasting is not None:
            engine.volatile |= source.lasting.volatile
    found.sort(key=lambda source: source.order)
    layers = 0
    for source in found:
        layers |= source.layers
    begun: dict[tuple[int, int, int], bool] = {}
    for layer in LAYERS:
        if not layers & layer:
            continue
        for source in found:
            if not source.layers & layer or not _is_on(engine, thing, seen, source, begun):
                continue
            for change in source.changes:
                if layer_of(change) == layer:
                    modify(engine, seen, change, source.about(thing.id))


def _is_on(
    engine: Engine,
    thing: GameObject,
    seen: Characteristics,
    source: Source,
    begun: dict[tuple[int, int, int], bool],
) -> bool:
    """Whether an effect applies to a card, or went on applying from an earlier layer."""
    kept = source.lasting
    if kept is None:
        return True
    known = begun.get(source.key)
    if known is not None:
        return known
    static = kept.static
    if isinstance(static.affects, All):
        now = sources.reaches(engine, source, static.affects, thing.id) and (
            static.condition is None or conditions.holds(engine, static.condition, source.context)
        )
    else:
        now = any(one is static for one in seen.abilities)
    begun[source.key] = now
    return now
