"""What is done to permanents and spells: tap, counters, attach, counter (CR 701)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import attachment, choices, counters, references, tapping, values
from domain.rules import facts as f
from domain.rules.engine import Engine


def set_tapped(engine: Engine, effect: l.SetTapped) -> None:
    """Tap or untap permanents; what is so already does not become so (CR 701.26)."""
    found = choices.objects(engine, effect.what, engine.context())
    tapping.become(engine, found, tapped=effect.tapped)


def put_counters(engine: Engine, effect: l.PutCounters) -> None:
    """Put counters on permanents, or remove as many as there are (CR 122.1)."""
    context = engine.context()
    number = values.amount(engine, effect.count, context)
    facts: list[f.AnyFact] = []
    for oid in choices.selected(engine, effect.what, context):
        if isinstance(oid, str):
            if oid in engine.living():
                you = context.controller
                facts.extend(counters.on_player(engine, oid, effect.kind, number, you))
            continue
        if oid not in engine.state.objects:
            continue
        if engine.state.objects[oid].zone in ("battlefield", "exile"):
            you = context.controller
            facts.extend(counters.changed(engine, oid, effect.kind, number, you))
    if facts:
        engine.emit(*facts)


def attach(engine: Engine, effect: l.Attach) -> None:
    """Attach an Aura or Equipment to what it can be attached to (CR 701.3a)."""
    context = engine.context()
    things = references.objects(engine, effect.what, context)
    to = references.resolve(engine, effect.to, context)
    if not things or not to:
        return
    thing = engine.state.objects[things[0]]
    equipment = "Equipment" in engine.look(thing.id).subtypes
    may = attachment.may_equip if equipment else attachment.may_enchant
    # Attaching it to what it is attached to does nothing (CR 701.3b).
    if (
        thing.zone != "battlefield"
        or thing.attached_to == to[0]
        or not may(engine, thing.id, to[0])
    ):
        return
    engine.emit(f.AttachedChanged(object=thing.id, to=to[0], before=thing.attached_to))
