"""The continuous effects that there are: of static abilities, and of what resolved (CR 611)."""

from __future__ import annotations

import msgspec

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import conditions, entities, matching, references
from domain.rules.abilities import base_of, reach_from_afar
from domain.rules.characteristics import Characteristics
from domain.rules.context import Context
from domain.rules.counter_rules import KEYWORD_COUNTERS
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.standing import ABILITIES, EVERYWHERE, Lasting, lasting, layers_of
from domain.rules.state import ContinuousEffect

Key = tuple[int, int, int]
"""Which effect it is: its source or own id, its static ability, and the how-manieth such."""


class Source(msgspec.Struct, frozen=True):
    """One continuous effect to apply: where it comes from, what it changes, on what.

    ``lasting`` None: on the objects that were locked in when it began (CR 611.2c).
    """

    key: Key
    timestamp: int
    context: Context
    changes: tuple[l.Modification, ...]
    layers: int
    lasting: Lasting | None = None
    objects: tuple[int, ...] = ()

    @property
    def defining(self) -> bool:
        """Whether it is of a characteristic-defining ability (CR 604.3)."""
        return self.lasting is not None and self.lasting.defining

    def about(self, oid: int) -> Context:
        """Return the context in which it changes an object."""
        if self.lasting is None or not self.lasting.each:
            return self.context
        return msgspec.structs.replace(
            self.context, bindings={**self.context.bindings, "each": (oid,)}
        )

    @property
    def order(self) -> tuple[bool, int]:
        """What defines characteristics applies first, then the older one (CR 613.3, 613.7)."""
        return (not self.defining, self.timestamp)


def of_effect(effect: ContinuousEffect) -> Source:
    """Return the effect of a resolved spell or ability (CR 611.2, 613.7b).

    On whatever matches, it changes no characteristics.
    """
    context = Context(controller=effect.controller, source=effect.source, bindings=effect.bindings)
    kept = None
    if effect.among is not None:
        kept = lasting(l.Static(effect.changes, affects=l.All(effect.among)))
    return Source(
        (-1, effect.id, 0), effect.timestamp, context, effect.changes, layers_of(effect.changes),
        kept, effect.objects,
    )  # fmt: skip


def of_object(engine: Engine, oid: int, seen: Characteristics) -> list[Source]:
    """Return the effects of a permanent's static abilities and of its keyword counters."""
    thing = engine.state.objects[oid]
    found = _counted(thing)
    times: dict[int, int] = {}
    for kept in seen.standing.statics:
        static = kept.static
        number = times.get(id(static), 0)
        times[id(static)] = number + 1
        # An ability that was given is as old as what gave it, or its object (CR 613.7a).
        since = max(thing.timestamp, seen.since.get(id(static), 0))
        found.append(_of_static((oid, id(static), number), since, seen.controller, kept))
    return found


def from_graveyards(engine: Engine) -> dict[int, list[Source]]:
    """Return the effects of emblems and of cards in graveyards on permanents (CR 113.6b, 113.6p)."""
    found = {
        thing.id: [
            _of_static((thing.id, id(one.static), n), thing.timestamp, thing.controller, one)
            for n, one in enumerate(base_of(engine, thing).standing.statics)
        ]
        for thing in engine.emblems()
    }
    if not reach_from_afar(engine, engine.state.printed):
        return found
    for oid in entities.graveyards(engine):
        thing = engine.state.objects[oid]
        if afar := base_of(engine, thing).standing.afar:
            found[oid] = [
                _of_static((oid, id(one.static), n), thing.timestamp, thing.controller, one)
                for n, one in enumerate(afar)
            ]
    return found


def _of_static(key: Key, timestamp: int, controller: str, kept: Lasting) -> Source:
    context = Context(controller=controller, source=key[0])
    return Source(key, timestamp, context, kept.static.changes, kept.layers, kept)


def _counted(thing: GameObject) -> list[Source]:
    """Return what keyword counters give, each as old as it is (CR 122.1b, 613.7c)."""
    if not thing.counters:
        return []
    context = Context(controller="", source=thing.id)
    return [
        Source(
            (-2, thing.id, number), thing.counted.get(name, thing.timestamp), context,
            (l.Grant((l.Keyword(name),)),), ABILITIES, None, (thing.id,),
        )
        for number, name in enumerate(sorted(KEYWORD_COUNTERS.intersection(thing.counters)))
    ]  # fmt: skip


def reach(engine: Engine, source: Source, besides: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the objects that an effect applies to, of permanents and some cards besides."""
    kept = source.lasting
    if kept is None:
        return source.objects
    static = kept.static
    if static.condition is not None and not conditions.holds(
        engine, static.condition, source.context
    ):
        return ()
    affects = static.affects
    if isinstance(affects, t.This):
        return (source.context.source,)
    if isinstance(affects, l.All):
        if affects.zone == "battlefield":
            return matching.find(engine, affects.filter, "battlefield", source.context)
        return _further(engine, source, affects, besides)
    found = references.resolve(engine, affects, source.context)
    return tuple(one for one in found if isinstance(one, int))


def _further(
    engine: Engine, source: Source, affects: l.All, besides: tuple[int, ...]
) -> tuple[int, ...]:
    found: tuple[int, ...] = ()
    if affects.zone == EVERYWHERE:
        found = matching.find(engine, affects.filter, "battlefield", source.context)
    return (*found, *(oid for oid in besides if reaches(engine, source, affects, oid)))


def reaches(engine: Engine, source: Source, affects: l.All, oid: int) -> bool:
    """Whether an effect is on a card or spell that is no permanent."""
    thing = engine.state.objects[oid]
    zone = thing.zone.partition(":")[0]
    return (
        affects.zone in (zone, EVERYWHERE)
        and thing.kind not in ("ability", "action")
        and matching.matches(engine, oid, affects.filter, source.context)
    )
