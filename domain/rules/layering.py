"""The layers themselves, applied to every permanent at once (CR 613.1 to 613.8)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import msgspec

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import bestowing, conditions, matching, references
from domain.rules.abilities import base_of, expanded, reach_from_afar
from domain.rules.characteristics import Characteristics
from domain.rules.context import Context
from domain.rules.counter_rules import KEYWORD_COUNTERS
from domain.rules.engine import Engine
from domain.rules.modifying import modify
from domain.rules.overlay import Overlay
from domain.rules.standing import (
    ABILITIES,
    ADDED,
    CONTROL,
    COPIES,
    LAYERS,
    TYPES,
    Imposed,
    layer_of,
    layers_of,
)

Key = tuple[int, int, int]
"""Which effect it is: its source or own id, its static ability, and the how-manieth such."""


class Source(msgspec.Struct, frozen=True):
    """One continuous effect to apply: where it comes from, what it changes, on what.

    ``static`` None: on the objects that were locked in when it began (CR 611.2c).
    """

    key: Key
    timestamp: int
    context: Context
    changes: tuple[l.Modification, ...]
    layers: int
    static: l.Static | None = None
    objects: tuple[int, ...] = ()


def _defines(static: l.Static) -> bool:
    """Whether it is a characteristic-defining ability (CR 604.3)."""
    return all(
        isinstance(change, l.ChangeTypes | l.SetColors | l.SetStats) and change.defining
        for change in static.changes
    )


def _turns(change: l.Modification, layer: int) -> bool:
    """Whether a change of this layer can change what other effects of the layer do."""
    return layer_of(change) == layer and isinstance(
        change, l.SetController | l.ChangeTypes | l.Lose
    )


def compute(engine: Engine) -> None:
    """Work out the characteristics of every permanent into ``engine.seen``."""
    ids = engine.battlefield()
    objects, seen = engine.state.objects, engine.seen
    for oid in ids:
        thing = objects[oid]
        seen[oid] = Characteristics(base_of(engine, thing), thing.under or thing.controller)
        bestowing.shape(thing, seen[oid])
    _format_abilities(engine, ids)
    _Layering(engine, ids).run()


def _format_abilities(engine: Engine, ids: Sequence[int]) -> None:
    """Give objects the abilities that the format itself grants."""
    if type(engine.overlay).granted_abilities is Overlay.granted_abilities:
        return
    from domain.rules import layers

    for oid in ids:
        seen = engine.seen[oid]
        granted = engine.overlay.granted_abilities(
            engine.state.objects[oid], layers.derived(engine, oid)
        )
        if granted:
            seen.has((*seen.abilities, *expanded(granted)))


class _Layering:
    """One pass through the layers."""

    def __init__(self, engine: Engine, ids: Sequence[int]) -> None:
        self.engine = engine
        self.ids = ids
        # What an effect began to apply to, it goes on applying to (CR 613.6).
        self.begun: dict[Key, tuple[l.Static, tuple[int, ...]]] = {}
        self.sources: list[Source] = []
        self.volatile = False

    def run(self) -> None:
        """Apply layer after layer, then what objects say about themselves."""
        self._gather()
        for layer in LAYERS:
            if layer == ABILITIES:
                self._keyword_counters()
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
        self.engine.volatile = self.volatile

    def _gather(self) -> None:
        """Find the effects there are, as the abilities stand at this point of the layers."""
        found = [
            Source(
                key=(-1, effect.id, 0),
                timestamp=effect.timestamp,
                context=Context(
                    controller=effect.controller, source=effect.source, bindings=effect.bindings
                ),
                changes=effect.changes,
                layers=layers_of(effect.changes),
                objects=effect.objects,
            )
            for effect in self.engine.state.effects
            if effect.objects
        ]
        found += self._unlocked()
        found += self._from_graveyards()
        held: set[Key] = {source.key for source in found}
        for oid in self.ids:
            seen = self.engine.seen[oid]
            same: list[l.Static] = []
            for lasting in seen.standing.statics:
                static = lasting.static
                key = (oid, id(static), sum(one is static for one in same))
                same.append(static)
                held.add(key)
                found.append(self._source(key, seen, static, lasting.layers))
                self.volatile = self.volatile or lasting.volatile
        # An effect that began in an earlier layer goes on though its ability is gone.
        for key, (static, _) in self.begun.items():
            if key not in held:
                seen = self.engine.seen[key[0]]
                found.append(self._source(key, seen, static, layers_of(static.changes)))
        self.sources = sorted(found, key=lambda source: source.timestamp)

    def _from_graveyards(self) -> list[Source]:
        """Return the effects of cards in graveyards that are about permanents (CR 113.6b)."""
        engine = self.engine
        if not reach_from_afar(engine, engine.state.printed):
            return []
        # A card that gets there, or leaves, changes what they do.
        self.volatile = True
        found = []
        for seat in engine.state.seats:
            for oid in engine.zone("graveyard", seat):
                thing = engine.state.objects[oid]
                context = Context(controller=thing.controller, source=oid)
                for number, lasting in enumerate(base_of(engine, thing).standing.afar):
                    static = lasting.static
                    found.append(
                        Source(
                            (oid, id(static), number), thing.timestamp, context, static.changes,
                            lasting.layers, static,
                        )
                    )  # fmt: skip
        return found

    def _unlocked(self) -> list[Source]:
        """Return the effects of resolved spells and abilities that are on whatever matches.

        They change no characteristics and so apply last, when no more is gathered.
        """
        found = []
        for effect in self.engine.state.effects:
            if effect.among is None:
                continue
            context = Context(
                controller=effect.controller, source=effect.source, bindings=effect.bindings
            )
            static = l.Static(effect.changes, affects=l.All(effect.among))
            key, layers = (-1, effect.id, 0), layers_of(effect.changes)
            found.append(
                Source(key, effect.timestamp, context, effect.changes, layers, static)
            )
            self.volatile = True
        return found

    def _source(self, key: Key, seen: Characteristics, static: l.Static, layers: int) -> Source:
        context = Context(controller=seen.controller, source=key[0])
        # What defines characteristics applies first in its layer (CR 613.3).
        timestamp = -1 if _defines(static) else self.engine.state.objects[key[0]].timestamp
        return Source(key, timestamp, context, static.changes, layers, static)

    def _apply_layer(self, layer: int) -> None:
        """Apply a layer's effects by timestamp (CR 613.7); those that appear in it apply too."""
        done: set[Key] = set()
        while True:
            waiting = [s for s in self.sources if s.layers & layer and s.key not in done]
            if not waiting:
                return
            source = self._first(waiting, layer)
            done.add(source.key)
            if self._apply(source, layer) and layer in (COPIES, CONTROL, TYPES, ABILITIES):
                self._gather()

    def _first(self, waiting: list[Source], layer: int) -> Source:
        """Return the oldest effect that depends on no other; in a loop, the oldest (CR 613.8b)."""
        turning = [s for s in waiting if any(_turns(c, layer) for c in s.changes)]
        for source in waiting:
            if not any(self._depends(source, other, layer) for other in turning):
                return source
        return waiting[0]

    def _depends(self, source: Source, other: Source, layer: int) -> bool:
        """Whether the other effect would change if, or on what, this one is (CR 613.8a)."""
        if source is other or source.static is None or source.key in self.begun:
            return False
        seen, before = self.engine.seen, self._reach(source)
        kept = {oid: seen[oid] for oid in self._reach(other) if oid in seen}
        seen.update({oid: was.copied() for oid, was in kept.items()})
        self._change(other, tuple(kept), layer)
        there = any(s.static is source.static for s in seen[source.key[0]].standing.statics)
        changed = not there or self._reach(source) != before
        seen.update(kept)
        return changed

    def _apply(self, source: Source, layer: int) -> bool:
        """Apply one effect; return whether it was on any permanent."""
        affected = self._reach(source)
        if affected and source.static is not None:
            self.begun.setdefault(source.key, (source.static, affected))
        self._change(source, affected, layer)
        return bool(affected)

    def _change(self, source: Source, affected: tuple[int, ...], layer: int) -> None:
        for oid in affected:
            seen = self.engine.seen.get(oid)
            if seen is None or oid not in self.engine.state.objects:
                continue
            for change in source.changes:
                if layer_of(change) == layer:
                    modify(self.engine, seen, change, source.context)

    def _reach(self, source: Source) -> tuple[int, ...]:
        """Return the objects that an effect applies to."""
        static = source.static
        if static is None:
            return source.objects
        if source.key in self.begun:
            return self.begun[source.key][1]
        engine = self.engine
        if static.condition is not None and not conditions.holds(
            engine, static.condition, source.context
        ):
            return ()
        if isinstance(static.affects, t.This):
            return (source.context.source,)
        if isinstance(static.affects, l.All):
            return matching.find(engine, static.affects.filter, "battlefield", source.context)
        found = references.resolve(engine, static.affects, source.context)
        return tuple(one for one in found if isinstance(one, int))

    def _keyword_counters(self) -> None:
        """Counters that give a keyword (CR 122.1b)."""
        for oid in self.ids:
            named = KEYWORD_COUNTERS.intersection(self.engine.state.objects[oid].counters)
            if named:
                granted = l.Grant(tuple(l.Keyword(name) for name in sorted(named)))
                context = Context(controller="", source=oid)
                modify(self.engine, self.engine.seen[oid], granted, context)
                self._gather()

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


_STRENGTH = re.compile(r"([+-]\d+)/([+-]\d+)")


@cache
def strength_of(kind: str) -> tuple[int, int]:
    """Return what a counter of a kind adds to power and toughness (CR 122.1a)."""
    found = _STRENGTH.fullmatch(kind)
    return (int(found[1]), int(found[2])) if found else (0, 0)
