"""The layers themselves, applied to every permanent at once (CR 613.1 to 613.7)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from domain.rules import bestowing, dependencies, sources
from domain.rules.abilities import base_of, expanded
from domain.rules.characteristics import Characteristics
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.modifying import modify
from domain.rules.overlay import Overlay
from domain.rules.sources import Key, Source
from domain.rules.standing import ABILITIES, ADDED, CONTROL, LAYERS, TYPES, Imposed, layer_of
from domain.rules.volatility import GRAVEYARDS


def compute(engine: Engine) -> None:
    """Work out the characteristics of every permanent into ``engine.seen``."""
    ids = engine.battlefield()
    objects, seen = engine.state.objects, engine.seen
    for oid in ids:
        thing = objects[oid]
        seen[oid] = Characteristics(base_of(engine, thing), thing.under or thing.controller)
        bestowing.shape(thing, seen[oid])
    Layering(engine, ids).run()


class Layering:
    """One pass through the layers.

    ``besides`` are cards in graveyards that change permanents, for as long as they have the
    abilities to do so. What an effect ``begun`` to apply to, it goes on applying to
    (CR 613.6).
    """

    def __init__(self, engine: Engine, ids: Sequence[int]) -> None:
        self.engine = engine
        self.ids = ids
        self.begun: dict[Key, tuple[int, ...]] = {}
        self.sources: list[Source] = []
        self.besides: tuple[int, ...] = ()
        self.outside: list[Source] = []
        self._of: dict[int, list[Source]] = {}
        self._resolved: list[Source] = []

    def run(self) -> None:
        """Apply layer after layer, then what objects say about themselves."""
        self._gather()
        self.engine.outside = self.outside
        for layer in LAYERS:
            if layer == TYPES:
                self._format_supertypes()
            if layer == ABILITIES:
                self._format_abilities()
            if layer == ADDED:
                self._counters()
            if any(source.layers & layer for source in self.sources):
                self._apply_layer(layer)
        for oid in self.ids:
            seen = self.engine.seen[oid]
            standing = seen.standing
            if standing.deontics or standing.damage_rules:
                context = Context(controller=seen.controller, source=oid)
                own = (Imposed(deontic, context) for deontic in standing.deontics)
                seen.deontics = (*own, *seen.deontics)
                seen.damage_rules = standing.damage_rules | seen.damage_rules
        if self.outside or self.besides:
            # Cards elsewhere that were looked at meanwhile are looked at again.
            for oid in set(self.engine.seen).difference(self.ids):
                del self.engine.seen[oid]

    # -- Which effects there are --

    def _gather(self) -> None:
        """Find the effects that there are to begin with."""
        engine = self.engine
        self._resolved = [
            sources.of_effect(effect)
            for effect in engine.state.effects
            if effect.objects or effect.among is not None
        ]
        afar = sources.from_graveyards(engine)
        self.besides = tuple(afar)
        for oid in afar:
            thing = engine.state.objects[oid]
            engine.seen[oid] = Characteristics(base_of(engine, thing), thing.controller)
        self._of = {oid: sources.of_object(engine, oid, engine.seen[oid]) for oid in self.ids}
        self._of.update(afar)
        self._line_up()
        if afar:
            # A card that gets into a graveyard, or leaves it, changes what such cards do.
            engine.volatile |= GRAVEYARDS
        for source in self.sources:
            if source.lasting is not None:
                engine.volatile |= source.lasting.volatile

    def _regather(self, changed: Sequence[int]) -> None:
        """Find the effects of objects again whose abilities or controller changed."""
        engine, anew = self.engine, False
        for oid in changed:
            before = self._of.get(oid, [])
            if oid in self.besides:
                kept = engine.seen[oid].abilities
                now = [s for s in before if s.lasting and any(a is s.lasting.static for a in kept)]
            else:
                now = sources.of_object(engine, oid, engine.seen[oid])
            held = {source.key for source in now}
            # An effect that began in an earlier layer goes on though its ability is gone.
            now += [one for one in before if one.key in self.begun and one.key not in held]
            if [*map(_origin, now)] == [*map(_origin, before)]:
                continue
            self._of[oid], anew = now, True
            for one in now:
                if one.lasting is not None:
                    engine.volatile |= one.lasting.volatile
        if anew:
            self._line_up()

    def _line_up(self) -> None:
        """Put the effects in their order of age; of the same age as the permanents are."""
        found = [*self._resolved, *(one for own in self._of.values() for one in own)]
        self.sources = sorted(found, key=lambda source: source.order)

    # -- What they do --

    def _apply_layer(self, layer: int) -> None:
        """Apply a layer's effects by timestamp (CR 613.7); those that appear in it apply too."""
        done: set[Key] = set()
        while True:
            waiting = [s for s in self.sources if s.layers & layer and s.key not in done]
            if not waiting:
                return
            source = dependencies.first(self, waiting, layer)
            done.add(source.key)
            changed = self._apply(source, layer)
            if changed:
                self._regather(changed)

    def _apply(self, source: Source, layer: int) -> list[int]:
        """Apply one effect; return the objects whose own effects may be others now."""
        affected = self.reach(source)
        kept = source.lasting
        if kept is not None and source.key not in self.begun:
            if affected:
                self.begun[source.key] = affected
            if kept.place != "battlefield":
                self.begun.setdefault(source.key, affected)
                self.outside.append(source)
        seen = self.engine.seen
        before = {
            oid: (seen[oid].abilities, seen[oid].controller) for oid in affected if oid in seen
        }
        self.change(source, affected, layer)
        return [
            oid
            for oid, (abilities, controller) in before.items()
            if seen[oid].abilities is not abilities
            or (seen[oid].controller != controller and self._of.get(oid))
        ]

    def change(self, source: Source, affected: tuple[int, ...], layer: int) -> None:
        """Let an effect do to objects what it does in a layer."""
        for oid in affected:
            seen = self.engine.seen.get(oid)
            thing = self.engine.state.objects.get(oid)
            if seen is None or thing is None:
                continue
            if layer == CONTROL and source.timestamp < thing.under_since:
                continue
            for change in source.changes:
                if layer_of(change) == layer:
                    had = len(seen.abilities)
                    modify(self.engine, seen, change, source.about(oid))
                    if layer == ABILITIES and len(seen.abilities) > had:
                        seen.gained(seen.abilities[had:], source.timestamp)

    def reach(self, source: Source) -> tuple[int, ...]:
        """Return the objects that an effect applies to."""
        begun = self.begun.get(source.key)
        if begun is not None:
            return begun
        return sources.reach(self.engine, source, self.besides)

    def _format_supertypes(self) -> None:
        """Give objects the supertypes that they have in the format, before effects change any."""
        engine = self.engine
        if type(engine.overlay).supertypes is Overlay.supertypes:
            return
        for oid in self.ids:
            if more := engine.overlay.supertypes(engine.state.objects[oid]):
                engine.seen[oid].supertypes = engine.seen[oid].supertypes.union(more)

    def _format_abilities(self) -> None:
        """Give objects the abilities that the format itself grants."""
        engine = self.engine
        if type(engine.overlay).granted_abilities is Overlay.granted_abilities:
            return
        from domain.rules import layers

        for oid in self.ids:
            seen = engine.seen[oid]
            granted = engine.overlay.granted_abilities(
                engine.state.objects[oid], layers.derived(engine, oid)
            )
            if granted:
                seen.has((*seen.abilities, *expanded(granted)))

    def _counters(self) -> None:
        """Counters that change power and toughness: +1/+1, -0/-1 (CR 122.1a, 613.4c)."""
        for oid in self.ids:
            counters = self.engine.state.objects[oid].counters
            if not counters:
                continue
            seen = self.engine.seen[oid]
            if seen.power is None or seen.toughness is None:
                continue
            for kind, number in counters.items():
                power, toughness = strength_of(kind)
                seen.power += power * number
                seen.toughness += toughness * number


def _origin(source: Source) -> tuple[Key, str, int]:
    return (source.key, source.context.controller, source.timestamp)


_STRENGTH = re.compile(r"([+-]\d+)/([+-]\d+)")


@cache
def strength_of(kind: str) -> tuple[int, int]:
    """Return what a counter of a kind adds to power and toughness (CR 122.1a)."""
    found = _STRENGTH.fullmatch(kind)
    return (int(found[1]), int(found[2])) if found else (0, 0)
