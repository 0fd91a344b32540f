"""What is said of the next spell that a player casts (CR 611.2)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.cards.ir.language import All, NextSpell, Static
from domain.rules import facts as f
from domain.rules import matching
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.sources import Source
from domain.rules.standing import lasting, layers_of
from domain.rules.state import zone_name


def take(engine: Engine, seat: str, spell: int, origin: str) -> None:
    """Let what waits for a spell be on the one that is being cast, and wait no more."""
    for effect in engine.state.effects:
        if effect.controller != seat:
            continue
        context = Context(controller=seat, source=effect.source, bindings=effect.bindings)
        for change in effect.changes:
            if not isinstance(change, NextSpell) or change.zone not in (None, origin):
                continue
            if matching.matches(engine, spell, change.spells, context):
                on_it = replace(
                    effect, id=engine.new_id(), timestamp=engine.state.clock + 1,
                    objects=(spell,), changes=change.changes, duration="game",
                )  # fmt: skip
                engine.emit(f.EffectsEnded(ids=(effect.id,)), f.EffectBegan(effect=on_it))


def ahead(engine: Engine, thing: GameObject) -> list[Source]:
    """Return what would be on a card if its owner cast it next, which may help to pay for it."""
    zone = zone_name(thing.zone)
    if zone in ("stack", "battlefield"):
        return []
    found = []
    for effect in engine.state.effects:
        for change in effect.changes:
            if (
                isinstance(change, NextSpell)
                and effect.controller == thing.owner
                and change.zone in (None, zone)
            ):
                context = Context(effect.controller, effect.source, bindings=effect.bindings)
                static = Static(change.changes, affects=All(change.spells, "everywhere"))
                layers, kept = layers_of(change.changes), lasting(static)
                key = (-1, effect.id, 0)
                source = Source(key, effect.timestamp, context, change.changes, layers, kept)
                found.append(source)
    return found
