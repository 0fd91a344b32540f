"""Which replacement effects there are, by the kind of event that they wait for (CR 614.1)."""

from __future__ import annotations

import msgspec

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import counter_rules, entities, happenings
from domain.rules import facts as f
from domain.rules.abilities import base_of
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.objects import GameObject

Key = tuple[int, int, int]
"""Which effect it is: its own id or 0, the object that has it or is affected, its change."""


class Replacer(msgspec.Struct, frozen=True):
    """One replacement or prevention effect that waits for its event.

    ``effect`` is the continuous effect that it belongs to, 0 for a static ability.
    """

    key: Key
    change: l.Replace
    context: Context
    condition: t.Condition | None = None
    effect: int = 0


Replacers = dict[type[f.Fact], list[Replacer]]


def replacers(engine: Engine) -> Replacers:
    """Return the replacement effects that there are now, by the kind of fact they replace."""
    if engine.replacers is not None:
        return engine.replacers
    index: Replacers = {}
    for oid in engine.battlefield() if "battlefield" in engine.state.zones else ():
        seen = engine.look(oid)
        context = Context(controller=seen.controller, source=oid)
        for static in seen.standing.replacing:
            _add(index, static, context)
        for kind in engine.state.objects[oid].counters:
            for change in counter_rules.REPLACING.get(kind, ()):
                _index(index, Replacer((0, oid, id(change)), change, context))
    for effect in engine.state.effects:
        replacing = [change for change in effect.changes if isinstance(change, l.Replace)]
        for source in (effect.objects or (effect.source,)) if replacing else ():
            context = Context(controller=effect.controller, source=source, bindings=effect.bindings)
            for one in replacing:
                key = (effect.id, source, id(one))
                _index(index, Replacer(key, one, context, effect=effect.id))
    engine.replacers = index
    return index


def _add(index: Replacers, static: l.Static, context: Context) -> None:
    for change in static.changes:
        if isinstance(change, l.Replace):
            key = (0, context.source, id(change))
            _index(index, Replacer(key, change, context, static.condition))


def _index(index: Replacers, replacer: Replacer) -> None:
    for kind in happenings.kinds_of(replacer.change.pattern):
        index.setdefault(kind, []).append(replacer)


def of_itself(engine: Engine, thing: GameObject) -> list[Replacer]:
    """What an object off the battlefield says of its own zone changes (CR 113.6, 614.12)."""
    if thing.zone == "battlefield":
        return []
    found: Replacers = {}
    context = Context(controller=thing.controller, source=thing.id)
    for static in base_of(engine, thing).standing.replacing:
        if any(isinstance(change, l.Replace) and change.anywhere for change in static.changes):
            _add(found, static, context)
    return found.get(f.Moved, [])


def in_graveyards(engine: Engine) -> list[Replacer]:
    """Return the replacement effects of cards that work in a graveyard (CR 702.52a)."""
    found: Replacers = {}
    for oid in entities.graveyards(engine):
        thing = engine.state.objects[oid]
        for ability in base_of(engine, thing).abilities:
            if isinstance(ability, l.Static) and ability.zone == "graveyard":
                _add(found, ability, Context(controller=thing.owner, source=oid))
    return found.get(f.Moved, [])
