"""What is done to permanents and spells: tap, counters, attach, counter (CR 701)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import attachment, choices, deontics, references, values, zones
from domain.rules import facts as f
from domain.rules.engine import Engine


def set_tapped(engine: Engine, effect: l.SetTapped) -> None:
    """Tap or untap permanents; what is so already does not become so (CR 701.26)."""
    found = choices.objects(engine, effect.what, engine.context())
    facts = [
        f.TappedChanged(object=oid, tapped=effect.tapped)
        for oid in found
        if engine.state.objects[oid].zone == "battlefield"
        and engine.state.objects[oid].tapped != effect.tapped
    ]
    if facts:
        engine.emit(*facts)


def put_counters(engine: Engine, effect: l.PutCounters) -> None:
    """Put counters on permanents, or remove as many as there are (CR 122.1)."""
    context = engine.context()
    number = values.amount(engine, effect.count, context)
    facts: list[f.AnyFact] = []
    for oid in choices.selected(engine, effect.what, context):
        if isinstance(oid, str):
            facts.extend(_on_player(engine, oid, effect.kind, number))
            continue
        if oid not in engine.state.objects:
            continue
        has = engine.state.objects[oid].counters.get(effect.kind, 0)
        change = max(number, -has)
        if change and engine.state.objects[oid].zone == "battlefield":
            facts.append(f.CountersChanged(object=oid, kind=effect.kind, change=change))
    if facts:
        engine.emit(*facts)


def _on_player(engine: Engine, seat: str, kind: str, number: int) -> list[f.AnyFact]:
    """Players have counters too, such as poison (CR 122.1)."""
    if seat not in engine.living():
        return []
    change = max(number, -engine.state.players[seat].resources.get(kind, 0))
    return [f.ResourceChanged(who=seat, kind=kind, change=change)] if change else []


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
    engine.emit(f.AttachedChanged(object=thing.id, to=to[0]))


def counter(engine: Engine, effect: l.CounterSpell) -> None:
    """Counter a spell or ability (CR 701.6a)."""
    context = engine.context()
    for oid in references.objects(engine, effect.what, context):
        thing = engine.state.objects[oid]
        if thing.zone != "stack" or deontics.forbids(engine, "be_countered", oid, context.source):
            continue
        engine.emit(f.Countered(object=oid))
        if thing.kind == "card":
            zones.move(engine, oid, "graveyard", "counter", agent=context.controller)
        else:
            engine.emit(f.Ceased(object=oid, verb="counter"))
