"""Regenerating, removing damage, removing from combat, remembering (CR 506.4, 607, 701.19)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import choices, matching, references
from domain.rules import facts as f
from domain.rules.engine import Engine
from domain.rules.state import ContinuousEffect
from domain.rules.verbs import control

REGENERATION = l.Replace(
    t.ZoneChange(t.Is(t.This()), "battlefield", "graveyard", verb="destroy"),
    l.Instead(
        l.Seq(
            (
                l.RemoveDamage(t.This()),
                l.SetTapped(t.This(), tapped=True),
                l.RemoveFromCombat(t.This()),
            )
        )
    ),
    once=True,
    regeneration=True,
)
"""What a regeneration shield does (CR 701.19a)."""


def regenerate(engine: Engine, effect: l.Regenerate) -> None:
    """Give each permanent a regeneration shield of its own (CR 701.19a)."""
    context = engine.context()
    began: list[f.AnyFact] = [
        f.EffectBegan(
            effect=ContinuousEffect(
                id=engine.new_id(),
                timestamp=engine.state.clock + 1,
                controller=context.controller,
                objects=(oid,),
                changes=(REGENERATION,),
                duration="end_of_turn",
                source=context.source,
            )
        )
        for oid in choices.objects(engine, effect.what, context)
        if engine.state.objects[oid].zone == "battlefield"
    ]
    if began:
        engine.emit(*began)


def remove_damage(engine: Engine, effect: l.RemoveDamage) -> None:
    """Remove all damage marked on permanents (CR 120.6)."""
    found = choices.objects(engine, effect.what, engine.context())
    healed = tuple(oid for oid in found if engine.state.objects[oid].zone == "battlefield")
    if healed:
        engine.emit(f.DamageRemoved(objects=healed))


def remove_from_combat(engine: Engine, effect: l.RemoveFromCombat) -> None:
    """Remove creatures from combat (CR 506.4)."""
    found = choices.objects(engine, effect.what, engine.context())
    combat = engine.state.combat
    if combat is None:
        return
    blocking = {oid for who in combat.blockers.values() for oid in who}
    gone = tuple(oid for oid in found if oid in combat.attackers or oid in blocking)
    if gone:
        engine.emit(f.LeftCombat(objects=gone))


def choose_source(engine: Engine, effect: l.ChooseSource) -> None:
    """A player chooses a permanent, a spell, or what an object on the stack is of (CR 609.7a)."""
    context = engine.context()
    spells: list[int] = []
    for oid in engine.zone("stack"):
        thing = engine.state.objects[oid]
        if thing.kind != "action":
            spells.append(thing.source if thing.kind == "ability" and thing.source else oid)
    found = tuple(
        oid
        for oid in dict.fromkeys((*engine.battlefield(), *spells, *engine.zone("command")))
        if oid in engine.state.objects and matching.matches(engine, oid, effect.filter, context)
    )
    seats = references.players(engine, effect.who, context)
    picks: tuple[int, ...] = ()
    if seats and found:
        picks = choices.pick(
            engine, seats[0], found, 1, 1,
            prompt="effect.choose", source=context.source, rule="CR 609.7a",
        )  # fmt: skip
    control.remember(engine, context, effect.name, picks)


def take_action(engine: Engine, effect: l.TakeAction) -> None:
    """Say that a keyword action was done, even if it was impossible in part (CR 701.44b)."""
    context = engine.context()
    for oid in references.resolve(engine, effect.by, context):
        if isinstance(oid, int):
            own = oid == context.source
            seat = context.controller if own else engine.look(oid).controller
            engine.emit(f.ActionTaken(seat=seat, action=effect.action, object=oid))


def remember(engine: Engine, effect: l.Remember) -> None:
    """An object remembers what its linked abilities refer to (CR 607.2)."""
    context = engine.context()
    found = choices.selected(engine, effect.what, context)
    for oid in references.resolve(engine, effect.of, context):
        thing = engine.object(oid) if isinstance(oid, int) else None
        if thing is None:
            continue
        before = thing.bindings.get(effect.name, ()) if effect.add else ()
        refs = tuple(dict.fromkeys((*before, *found)))
        engine.emit(f.Remembered(object=thing.id, name=effect.name, refs=refs))
