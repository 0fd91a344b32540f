"""Mana abilities: which abilities are, and what they would make now (CR 605, 106.7)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.mana import COLORS, MANA_TYPES
from domain.rules import facts as f
from domain.rules import layers, matching, references, values
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine
from domain.rules.overlay import Overlay
from domain.rules.payment import Flat, symbol_of
from domain.rules.shapes import adds

MOST_WAYS = 40
"""How many ways to make mana one ability is listed with."""


def is_mana_ability(ability: l.Activated) -> bool:
    """Whether an activated ability is a mana ability (CR 605.1a).

    It has no target, it is no loyalty ability, and it could add mana as it resolves.
    """
    if ability.targets or any(isinstance(cost, l.Loyalty) for cost in ability.cost):
        return False
    return adds(ability.effect)


def is_triggered_mana_ability(ability: l.Triggered) -> bool:
    """Whether a triggered ability is a mana ability: it resolves at once (CR 605.1b, 605.4a)."""
    return isinstance(ability.pattern, t.TapsForMana) and not ability.targets and (
        adds(ability.effect)
    )  # fmt: skip


def options_of(engine: Engine, ability: l.Activated, oid: int) -> tuple[Flat, ...]:
    """Return what a mana ability can make for its controller now, but for what it triggers."""
    effect = ability.effect
    if isinstance(effect, l.AddMana) and effect == l.AddMana(effect.options):
        return effect.options
    controller = layers.characteristics(engine, oid).controller
    context = Context(controller=controller, source=oid)
    return options_in(engine, ability.effect, controller, context)


def options_in(engine: Engine, effect: l.Effect, seat: str, context: Context) -> tuple[Flat, ...]:
    """Return the amounts of mana that an instruction could add for a player."""
    ways = dict.fromkeys(_ways(engine, effect, seat, context))
    return tuple(way for way in ways if way)[:MOST_WAYS]


def _ways(engine: Engine, effect: l.Effect | None, seat: str, context: Context) -> tuple[Flat, ...]:
    """Return what could come of an instruction; of one that adds no mana, nothing once."""
    from domain.rules import conditions

    match effect:
        case l.AddMana():
            if seat not in references.resolve(engine, effect.who, context):
                return ((),)
            return choices_of(engine, effect, context) or ((),)
        case l.Seq(of):
            each = [_ways(engine, part, seat, context) for part in of]
            return tuple(tuple(s for part in way for s in part) for way in product(*each))
        case l.If(condition, then, otherwise):
            holds = conditions.holds(engine, condition, context)
            return _ways(engine, then if holds else otherwise, seat, context)
        case l.Gate(_, then, otherwise):
            done = _ways(engine, then, seat, context)
            return (*done, *_ways(engine, otherwise, seat, context))
        case _:
            return ((),)


def choices_of(engine: Engine, effect: l.AddMana, context: Context) -> tuple[Flat, ...]:
    """Return what one instruction lets a player choose from, each with the whole amount."""
    times = values.amount(engine, effect.count, context)
    if times <= 0:
        return ()
    options = effect.options
    if effect.of is not None:
        options = tuple((symbol,) for symbol in kinds_of(engine, effect.of, context))
    if effect.each and times > 1:
        several = combinations_with_replacement(options, times)
        return tuple(tuple(s for option in way for s in option) for way in several)
    return tuple(option * times for option in options)


def kinds_of(engine: Engine, kinds: l.ManaKinds, context: Context) -> Flat:
    """Return the types of mana that are to choose from, in their usual order."""
    match kinds:
        case l.ProducedMana():
            made = context.bindings.get("produced", ())
            found = {symbol_of(str(key)) for key in made}
        case l.ColorsAmong(filter_):
            among = matching.find(engine, filter_, "battlefield", context)
            found = {color for oid in among for color in engine.look(oid).colors}
        case l.ChosenColor(name):
            found = {str(color) for color in references.remembered(engine, name, context)}
        case l.Producible(filter_, colors):
            found = _producible(engine, filter_, context)
            if colors:
                found.discard("C")
        case _:
            assert_never(kinds)
    return tuple(symbol for symbol in MANA_TYPES if symbol in found)


_LOOKING = "producible"


def _producible(engine: Engine, filter_: t.Filter, context: Context) -> set[str]:
    """Return the types that permanents could make, whatever their abilities cost (CR 106.7).

    An ability that asks the same of others is passed over while it is asked about itself.
    """
    looking: set[int] = engine.memo.setdefault(_LOOKING, set())
    if context.source in looking:
        return set()
    looking.add(context.source)
    found: set[str] = set()
    for oid in matching.find(engine, filter_, "battlefield", context):
        for ability in engine.look(oid).abilities:
            if isinstance(ability, l.Activated) and is_mana_ability(ability):
                for option in options_of(engine, ability, oid):
                    found.update(option)
    looking.discard(context.source)
    return found


# -- What tapping a permanent for mana triggers (CR 605.1b) --


def taps(ability: l.Activated) -> bool:
    """Whether the permanent is tapped for it (CR 106.12)."""
    return any(isinstance(cost, l.Tap) for cost in ability.cost)


def whole_options(engine: Engine, seat: str, ability: l.Activated, oid: int) -> tuple[Flat, ...]:
    """Return all the mana that can come of a mana ability now, with what it triggers."""
    from domain.rules import triggers

    options = reaching(engine, seat, options_of(engine, ability, oid))
    if not taps(ability) or not triggers.watchers(engine).get(f.ManaChanged):
        return options
    whole = [way for option in options for way in with_triggered(engine, seat, oid, option)]
    return tuple(dict.fromkeys(whole))


def reaching(engine: Engine, seat: str, options: tuple[Flat, ...]) -> tuple[Flat, ...]:
    """Return amounts of mana as the format lets them reach a player, each once (CR 106.4)."""
    overlay = engine.overlay
    if type(overlay).mana_reaches is Overlay.mana_reaches:
        return options
    reached = (tuple(overlay.mana_reaches(engine, seat, s) for s in option) for option in options)
    return tuple(dict.fromkeys(reached))


def with_triggered(engine: Engine, seat: str, oid: int, option: Flat) -> tuple[Flat, ...]:
    """Return what comes of it in all if a permanent is tapped for mana (CR 605.4a)."""
    ways: list[Flat] = [option]
    for ability, context in triggered_by(engine, seat, oid, option):
        more = reaching(engine, seat, options_in(engine, ability.effect, seat, context))
        if more:
            ways = [(*one, *other) for one, other in product(ways, more)]
    return tuple(dict.fromkeys(ways))


def triggered_by(
    engine: Engine, seat: str, oid: int, option: Iterable[str]
) -> list[tuple[l.Triggered, Context]]:
    """Return the triggered mana abilities that tapping a permanent for this would trigger."""
    from domain.rules import conditions, happenings, triggers

    watching = triggers.watchers(engine).get(f.ManaChanged, ())
    if not watching:
        return []
    made = dict.fromkeys(option, 1)
    fact = f.ManaChanged(seat=seat, mana=made, source=oid, tapped=True)
    found: list[tuple[l.Triggered, Context]] = []
    for watcher in watching:
        ability = watcher.ability
        if not is_triggered_mana_ability(ability):
            continue
        context = Context(controller=watcher.controller, source=watcher.source)
        for happening in happenings.matching(engine, ability.pattern, fact, context):
            there = _seen_by(context, happening)
            if ability.condition is None or conditions.holds(engine, ability.condition, there):
                found.append((ability, _seen_by(context, happening, tuple(made))))
    return found


def _seen_by(context: Context, happening: Happening, mana: Flat = ()) -> Context:
    return Context(
        controller=context.controller, source=context.source, happening=happening,
        bindings={"produced": mana},
    )  # fmt: skip


def every_color() -> tuple[Flat, ...]:
    """Return the options of one mana of any colour."""
    return tuple((color,) for color in COLORS)
