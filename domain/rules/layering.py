"""The layers themselves, applied to every permanent at once (CR 613.1 to 613.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from domain.cards import wording
from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.land_types import LAND_MANA
from domain.rules import conditions, matching, references, values
from domain.rules.abilities import base_of, expanded, intrinsic, keyword_names
from domain.rules.characteristics import Characteristics
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.overlay import Overlay

LAYERS = ("2", "4", "5", "6", "7a", "7b", "7c", "7d", "rules")
"""The layers in use: control, types, colours, abilities, power and toughness, then rules."""


class Source(msgspec.Struct, frozen=True):
    """One continuous effect to apply: where it comes from, what it changes, on what.

    ``affects`` None: the objects that were locked in when it began (CR 611.2c).
    """

    timestamp: int
    context: Context
    changes: tuple[l.Modification, ...]
    static: l.Static | None = None
    objects: tuple[int, ...] = ()


def layer_of(change: l.Modification) -> str:
    """Return the layer in which a modification applies (CR 613.1)."""
    match change:
        case l.SetController():
            return "2"
        case l.ChangeTypes():
            return "4"
        case l.SetColors():
            return "5"
        case l.Grant() | l.Lose():
            return "6"
        case l.SetStats(_, _, defining):
            return "7a" if defining else "7b"
        case l.AddStats():
            return "7c"
        case l.SwitchStats():
            return "7d"
        case _:
            return "rules"


def compute(engine: Engine) -> None:
    """Work out the characteristics of every permanent into ``engine.seen``."""
    ids = engine.battlefield()
    for oid in ids:
        thing = engine.state.objects[oid]
        base = base_of(engine, thing)
        seen = Characteristics(base, thing.under or thing.controller)
        seen.abilities = (*base.abilities, *intrinsic(base.subtypes))
        engine.seen[oid] = seen
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
        seen.abilities = (*seen.abilities, *expanded(granted))


class _Layering:
    """One pass through the layers."""

    def __init__(self, engine: Engine, ids: Sequence[int]) -> None:
        self.engine = engine
        self.ids = ids
        # What an effect began to apply to, it goes on applying to (CR 613.6).
        self.begun: dict[tuple[int, l.Static], tuple[int, ...]] = {}

    def run(self) -> None:
        engine = self.engine
        has_statics = any(
            isinstance(ability, l.Static)
            for oid in self.ids
            for ability in engine.seen[oid].abilities
        )
        engine.volatile = has_statics and self._is_volatile()
        if not has_statics and not engine.state.effects:
            self._counters()
            return
        for layer in LAYERS:
            if layer == "7c":
                self._counters()
            self._apply_layer(layer)

    def _is_volatile(self) -> bool:
        """Whether an ability's reach or size can change without objects changing."""
        return any(
            ability.condition is not None or _reads_more(ability)
            for oid in self.ids
            for ability in self.engine.seen[oid].abilities
            if isinstance(ability, l.Static)
        )

    def _apply_layer(self, layer: str) -> None:
        """Apply a layer's effects by timestamp; abilities that appear in it apply too."""
        done: set[tuple[int, int, tuple[l.Modification, ...]]] = set()
        for _ in range(len(self.ids) + 2):
            new = [
                source
                for source in self._sources(layer)
                if (source.context.source, source.timestamp, source.changes) not in done
            ]
            if not new:
                return
            for source in sorted(new, key=lambda s: s.timestamp):
                done.add((source.context.source, source.timestamp, source.changes))
                self._apply(source, layer)

    def _sources(self, layer: str) -> Iterable[Source]:
        engine = self.engine
        for effect in engine.state.effects:
            if any(layer_of(change) == layer for change in effect.changes):
                context = Context(controller=effect.controller, source=effect.source)
                yield Source(effect.timestamp, context, effect.changes, None, effect.objects)
        for oid in self.ids:
            seen = engine.seen[oid]
            for ability in seen.abilities:
                if isinstance(ability, l.Static) and ability.zone == "battlefield":
                    if any(layer_of(change) == layer for change in ability.changes):
                        context = Context(controller=seen.controller, source=oid)
                        timestamp = engine.state.objects[oid].timestamp
                        yield Source(timestamp, context, ability.changes, ability)
        # An effect that began in an earlier layer goes on though its ability is gone.
        for (oid, static), _affected in self.begun.items():
            seen = engine.seen[oid]
            if static not in seen.abilities and any(
                layer_of(change) == layer for change in static.changes
            ):
                context = Context(controller=seen.controller, source=oid)
                timestamp = engine.state.objects[oid].timestamp
                yield Source(timestamp, context, static.changes, static)

    def _apply(self, source: Source, layer: str) -> None:
        affected = self._affected(source)
        for oid in affected:
            seen = self.engine.seen.get(oid)
            if seen is None or oid not in self.engine.state.objects:
                continue
            for change in source.changes:
                if layer_of(change) == layer:
                    self._change(seen, change, source.context)

    def _affected(self, source: Source) -> tuple[int, ...]:
        static = source.static
        if static is None:
            return source.objects
        key = (source.context.source, static)
        if key in self.begun:
            return self.begun[key]
        engine = self.engine
        if static.condition is not None and not conditions.holds(
            engine, static.condition, source.context
        ):
            return ()
        if isinstance(static.affects, t.This):
            affected: tuple[int, ...] = (source.context.source,)
        elif isinstance(static.affects, l.All):
            affected = matching.find(engine, static.affects.filter, "battlefield", source.context)
        else:
            found = references.resolve(engine, static.affects, source.context)
            affected = tuple(one for one in found if isinstance(one, int))
        self.begun[key] = affected
        return affected

    def _change(self, seen: Characteristics, change: l.Modification, context: Context) -> None:
        engine = self.engine
        match change:
            case l.SetController(who):
                seats = references.players(engine, who, context)
                seen.controller = seats[0] if seats else seen.controller
            case l.ChangeTypes():
                _change_types(seen, change)
            case l.SetColors(colors):
                seen.colors = frozenset(colors)
            case l.Grant(granted):
                _grant(seen, granted)
            case l.Lose(names):
                _lose(seen, names)
            case l.SetStats(power, toughness):
                seen.power = values.amount(engine, power, context)
                seen.toughness = values.amount(engine, toughness, context)
            case l.AddStats(power, toughness):
                seen.power = (seen.power or 0) + values.amount(engine, power, context)
                seen.toughness = (seen.toughness or 0) + values.amount(engine, toughness, context)
            case l.SwitchStats():
                seen.power, seen.toughness = seen.toughness, seen.power
            case _:
                add_rules(seen, (change,))

    def _counters(self) -> None:
        """+1/+1 and -1/-1 counters (CR 613.4c)."""
        for oid in self.ids:
            counters = self.engine.state.objects[oid].counters
            if not counters:
                continue
            more = counters.get("+1/+1", 0) - counters.get("-1/-1", 0)
            seen = self.engine.seen[oid]
            if more and seen.power is not None and seen.toughness is not None:
                seen.power += more
                seen.toughness += more


def add_rules(seen: Characteristics, changes: Sequence[l.Modification]) -> None:
    """Add what an object can't, must and may do, and how its damage is dealt."""
    for change in changes:
        if isinstance(change, l.Deontic):
            seen.deontics = (*seen.deontics, change)
        elif isinstance(change, l.DamageRule):
            seen.damage_rules = seen.damage_rules | {change.rule}


def _change_types(seen: Characteristics, change: l.ChangeTypes) -> None:
    if not change.replace:
        seen.types = seen.types | set(change.types)
        seen.subtypes = seen.subtypes | set(change.subtypes)
        seen.supertypes = seen.supertypes | set(change.supertypes)
        seen.abilities = (*seen.abilities, *intrinsic(frozenset(change.subtypes)))
        return
    if change.types:
        seen.types = frozenset(change.types)
    if change.supertypes:
        seen.supertypes = frozenset(change.supertypes)
    seen.subtypes = frozenset(change.subtypes)
    if set(change.subtypes) & set(LAND_MANA):
        # A land set to a basic type has that type's mana ability and no other (CR 305.7).
        seen.abilities, seen.keywords = intrinsic(seen.subtypes), frozenset()
        seen.lines = ()


@cache
def _granted(abilities: tuple[l.Ability, ...]) -> tuple[tuple[l.Ability, ...], tuple[str, ...]]:
    texts = tuple(
        wording.ability_text(a, "this permanent")
        for a in abilities
        if not isinstance(a, l.Keyword)
    )
    return expanded(abilities), texts


def _grant(seen: Characteristics, granted: tuple[l.Ability, ...]) -> None:
    abilities, texts = _granted(granted)
    seen.abilities = (*seen.abilities, *abilities)
    seen.keywords = seen.keywords | keyword_names(granted)
    seen.lines = (*seen.lines, *texts)


def _lose(seen: Characteristics, names: tuple[str, ...]) -> None:
    if not names:
        seen.abilities, seen.keywords, seen.lines = (), frozenset(), ()
        return
    gone = keyword_abilities(names)
    seen.abilities = tuple(ability for ability in seen.abilities if ability not in gone)
    seen.keywords = seen.keywords - set(names)


@cache
def keyword_abilities(names: tuple[str, ...]) -> tuple[l.Ability, ...]:
    """Return what keywords stand for, those with a cost left out."""
    plain = tuple(l.Keyword(name) for name in names if name not in ("equip", "cycling"))
    return expanded(plain)


@cache
def _reads_more(static: l.Static) -> bool:
    """Whether a static ability reads statuses, players or numbers that facts can change."""
    text = msgspec.json.encode((static.affects, static.changes))
    marks = (b'"status"', b'"in_combat"', b'"stat', b'"count"', b'"counters"', b'"player_stat"')
    return any(b'"node":' + mark in text for mark in marks)
