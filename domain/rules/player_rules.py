"""What static abilities change about players: land plays, hand size, costs (CR 611.3)."""

from collections.abc import Sequence
from typing import TypeVar, cast

from domain.cards.ir.language import (
    ActivationCost,
    CantActivate,
    CantCast,
    CostChange,
    MayCastAtInstantSpeed,
    MayPlay,
    PlayerRule,
    SpendAnyMana,
    Static,
)
from domain.cards.ir.terms import ANYTHING, Filter
from domain.cards.mana import ManaCost
from domain.rules import conditions, layers, matching, references, values
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine

Wide = (
    ActivationCost
    | PlayerRule
    | CostChange
    | MayPlay
    | MayCastAtInstantSpeed
    | SpendAnyMana
    | CantCast
    | CantActivate
)
"""What is changed about players, and about what they cast and pay."""

Change = tuple[Context, Wide, tuple[int, ...], int]
"""A change with the context to read it in, the objects that it is limited to, and the id of
the permanent or the effect that makes it."""


K = TypeVar("K", bound=Wide)


def in_force(engine: Engine, kind: type[K]) -> Sequence[tuple[Context, K]]:
    """Return the changes of a kind that are in force, each with the context to read it in."""
    by_kind: dict[type, list[tuple[Context, Wide]]] | None = engine.memo.get("wide")
    if by_kind is None:
        by_kind = engine.memo["wide"] = {}
        for context, change, _, _ in with_objects(engine):
            by_kind.setdefault(type(change), []).append((context, change))
    return cast("Sequence[tuple[Context, K]]", by_kind.get(kind, ()))


def with_objects(engine: Engine) -> list[Change]:
    """Return the player-wide changes in force, those about certain objects with these."""
    found: list[Change] | None = engine.memo.get("statics")
    if found is not None:
        return found
    found = []
    emblems = (thing.id for thing in engine.emblems())
    for oid in (*engine.battlefield(), *emblems):
        seen = layers.characteristics(engine, oid)
        for ability in seen.standing.wide:
            wide = [c for c in ability.changes if isinstance(c, Wide)]
            context = Context(controller=seen.controller, source=oid)
            if wide and (
                ability.condition is None or conditions.holds(engine, ability.condition, context)
            ):
                found.extend((context, change, (), oid) for change in wide)
    found.extend(_of_spells(engine))
    for effect in engine.state.effects:
        context = Context(
            controller=effect.controller, source=effect.source, bindings=effect.bindings
        )
        for change in effect.changes:
            if isinstance(change, Wide):
                found.append((context, change, effect.objects, effect.id))
    engine.memo["statics"] = found
    return found


def _of_spells(engine: Engine) -> list[Change]:
    """Return what spells change about players while they are on the stack (CR 702.61a)."""
    found: list[Change] = []
    for oid in engine.zone("stack"):
        seen = layers.characteristics(engine, oid)
        context = Context(controller=seen.controller, source=oid)
        for ability in seen.abilities:
            if isinstance(ability, Static) and ability.zone == "stack":
                found.extend(
                    (context, change, (), oid)
                    for change in ability.changes
                    if isinstance(change, CantCast | CantActivate)
                )
    return found


def _concerns(engine: Engine, seat: str, context: Context, change: Wide) -> bool:
    return seat in references.resolve(engine, change.who, context)


def land_plays(engine: Engine, seat: str) -> int:
    """Return how many lands a player may play this turn (CR 305.2)."""
    return 1 + sum(
        values.amount(engine, change.amount, context)
        for context, change in in_force(engine, PlayerRule)
        if change.rule == "land_plays" and _concerns(engine, seat, context, change)
    )


def least(engine: Engine, rule: str, seat: str) -> int | None:
    """Return the strictest number that a rule sets for a player, None where none does."""
    numbers = (
        values.amount(engine, change.amount, context)
        for context, change in in_force(engine, PlayerRule)
        if change.rule == rule and _concerns(engine, seat, context, change)
    )
    return min(numbers, default=None)


def untapping(engine: Engine, seat: str) -> list[tuple[int, Filter, Context]]:
    """Return how many permanents of which kind may untap in a player's untap step (CR 502.3)."""
    return [
        (values.amount(engine, change.amount, context), change.what or ANYTHING, context)
        for context, change in in_force(engine, PlayerRule)
        if change.rule == "most_untap" and _concerns(engine, seat, context, change)
    ]


def has(engine: Engine, rule: str, seat: str) -> bool:
    """Whether a rule without a number is in force for a player."""
    return any(
        change.rule == rule and _concerns(engine, seat, context, change)
        for context, change in in_force(engine, PlayerRule)
    )


def skips(engine: Engine, what: str, seat: str) -> bool:
    """Whether a player skips each such step or phase of theirs (CR 500.11)."""
    return any(
        change.rule == f"skip_{what}" and _concerns(engine, seat, context, change)
        for context, change in in_force(engine, PlayerRule)
    )


def maximum_hand_size(engine: Engine, seat: str) -> int | None:
    """Return a player's maximum hand size, None for no maximum (CR 402.2)."""
    size = 7
    for context, change in in_force(engine, PlayerRule):
        if not _concerns(engine, seat, context, change):
            continue
        if change.rule == "no_max_hand":
            return None
        if change.rule == "max_hand":
            size = values.amount(engine, change.amount, context)
    return size


def changed_cost(
    engine: Engine, seat: str, spell: int, cost: ManaCost, origin: str, announced: Announced
) -> ManaCost:
    """Return a spell's mana cost after increases and reductions (CR 601.2f).

    Reductions of generic mana take from the generic part alone (CR 118.7a); those of coloured
    mana take such symbols first (CR 118.7b).
    """
    generic, least = 0, 0
    pips = list(cost.pips)
    for context, change in _cost_changes(engine, seat, spell, origin, announced):
        amount = values.amount(engine, change.amount, context)
        least = max(least, change.least)
        if not change.mana.pips:
            generic += amount
        elif amount > 0:
            pips.extend(change.mana.pips * amount)
        else:
            generic -= _taken_off(pips, change.mana.pips * -amount)
    changed = ManaCost(generic=max(0, cost.generic + generic), pips=tuple(pips), x=cost.x)
    if changed.mana_value < least:
        changed = ManaCost(
            generic=changed.generic + least - changed.mana_value, pips=changed.pips, x=cost.x
        )
    return changed


def _taken_off(pips: list[str], less: tuple[str, ...]) -> int:
    """Take symbols off a cost; return how many have to come off the generic part."""
    rest = 0
    for symbol in less:
        if symbol in pips:
            pips.remove(symbol)
        else:
            rest += 1
    return rest


def _cost_changes(
    engine: Engine, seat: str, spell: int, origin: str, announced: Announced
) -> list[tuple[Context, CostChange]]:
    """Return the changes of what a spell costs, those that it speaks of itself included."""
    found = [
        (context, change)
        for context, change in in_force(engine, CostChange)
        if _concerns(engine, seat, context, change)
        and change.zone in (None, origin)
        and matching.matches(engine, spell, change.spells, context)
    ]
    context = Context(controller=seat, source=spell, announced=announced)
    for ability in layers.characteristics(engine, spell).abilities:
        if not isinstance(ability, Static) or ability.zone != "stack":
            continue
        if ability.condition is None or conditions.holds(engine, ability.condition, context):
            found.extend((context, c) for c in ability.changes if isinstance(c, CostChange))
    return found


def may_cast_any_time(engine: Engine, seat: str, spell: int) -> bool:
    """Whether an effect lets a player cast a spell as though it had flash (CR 702.8a)."""
    return any(
        _concerns(engine, seat, context, change)
        and matching.matches(engine, spell, change.spells, context)
        for context, change in in_force(engine, MayCastAtInstantSpeed)
    )


def may_not_activate(engine: Engine, seat: str, source: int, *, mana: bool) -> bool:
    """Whether an effect says that a player can't activate abilities of an object (CR 602.5)."""
    return any(
        (change.mana or not mana)
        and _concerns(engine, seat, context, change)
        and matching.matches(engine, source, change.of, context)
        for context, change in in_force(engine, CantActivate)
    )


def any_mana_pays(engine: Engine, seat: str, spell: int) -> bool:
    """Whether mana of any type can be spent to cast a spell (CR 609.4b)."""
    return any(
        _concerns(engine, seat, context, change)
        and matching.matches(engine, spell, change.spells, context)
        for context, change in in_force(engine, SpendAnyMana)
    )


def prohibitions(engine: Engine, seat: str) -> list[tuple[Context, CantCast]]:
    """Return what a player can't cast (CR 101.2)."""
    return [
        (context, change)
        for context, change in in_force(engine, CantCast)
        if _concerns(engine, seat, context, change)
    ]
