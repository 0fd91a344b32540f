"""What a spell costs in total: mana cost or alternative cost, additional costs, changes (CR 601.2f).

The caster's choices among additional costs come first; the total is worked out from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from domain.cards.ir.language import (
    AdditionalCost,
    Cost,
    CostChange,
    ItsManaCost,
    PayLife,
    PayMana,
    SpellAbility,
    Static,
)
from domain.cards.mana import ManaCost
from domain.rules import cost_parts, costs, layers, player_rules, targeting, values
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.questions import Reason
from domain.rules.ways import ORDINARY, Way

NOTHING = Announced()

KICKERS = ("kicker", "multikicker")
"""Additional costs by which a spell is kicked (CR 702.33d)."""


class Extra(msgspec.Struct, frozen=True):
    """An additional cost that the caster pays, and how often."""

    cost: AdditionalCost
    times: int = 1


class Total(msgspec.Struct, frozen=True):
    """A total cost: the mana, and the costs that may not be mana."""

    mana: ManaCost
    costs: tuple[Cost, ...] = ()


def is_kicked(extras: tuple[Extra, ...]) -> bool:
    """Whether a kicker cost is among the costs that are paid (CR 702.33d)."""
    return any(extra.cost.name.startswith(KICKERS) for extra in extras if extra.times)


def additional(engine: Engine, oid: int) -> tuple[AdditionalCost, ...]:
    """Return the additional costs that a spell speaks of, mandatory ones first (CR 118.8)."""
    found = [
        ability
        for ability in layers.characteristics(engine, oid).abilities
        if isinstance(ability, AdditionalCost)
    ]
    return tuple(sorted(found, key=lambda cost: cost.optional))


def mandatory(engine: Engine, oid: int) -> tuple[Extra, ...]:
    """Return the additional costs that are paid in any case."""
    return tuple(
        Extra(cost) for cost in additional(engine, oid) if not cost.optional and cost.per == "once"
    )


def total(
    engine: Engine,
    seat: str,
    oid: int,
    way: Way = ORDINARY,
    *,
    x: int = 0,
    extras: tuple[Extra, ...] | None = None,
    announced: Announced = NOTHING,
) -> Total:
    """Return the total cost of a spell with these choices made (CR 601.2f).

    ``announced`` are the choices that a change of the cost may depend on.
    """
    if x == 0 and extras is None and announced is NOTHING:
        # Asked for by legality and by the listing alike: worked out once a state.
        key = f"total:{seat}:{oid}:{way.key}"
        known: Total | None = engine.memo.get(key)
        if known is None:
            known = engine.memo[key] = _total(engine, seat, oid, way, x, None, announced)
        return known
    if extras is not None and announced is NOTHING:
        announced = announced_with(extras, way)
    return _total(engine, seat, oid, way, x, extras, announced)


def _total(
    engine: Engine,
    seat: str,
    oid: int,
    way: Way,
    x: int,
    extras: tuple[Extra, ...] | None,
    announced: Announced,
) -> Total:
    seen = layers.characteristics(engine, oid)
    chosen = mandatory(engine, oid) if extras is None else extras
    parts: list[Cost] = list(way.cost or ())
    mana = costs.FREE if way.cost is not None else seen.cost or costs.FREE
    for extra in chosen:
        parts.extend(extra.cost.cost * extra.times)
    parts.extend(way.additional)
    own = PayMana(seen.cost or costs.FREE)
    parts = [own if isinstance(part, ItsManaCost) else part for part in parts]
    context = Context(controller=seat, source=oid, announced=announced)
    parts = [_in_numbers(engine, part, context) for part in parts]
    mana = _with_x(engine, oid, mana.plus(costs.mana_part(parts)), x)
    with _on_the_stack(engine, oid):
        mana = player_rules.changed_cost(engine, seat, oid, mana, way.zone, announced)
    if way.any_mana or player_rules.any_mana_pays(engine, seat, oid):
        mana = ManaCost(generic=mana.generic + len(mana.pips))
    return Total(mana, tuple(part for part in parts if not isinstance(part, PayMana)))


def _in_numbers(engine: Engine, part: Cost, context: Context) -> Cost:
    """Return a cost of life as a number, which may depend on the targets (CR 601.2f)."""
    if isinstance(part, PayLife) and not cost_parts.asks_x((part,)):
        return PayLife(values.amount(engine, part.amount, context))
    return part


@contextmanager
def _on_the_stack(engine: Engine, oid: int) -> Iterator[None]:
    """Count cards as though one that says what it costs were on the stack (CR 601.2a, 601.2f)."""
    thing, zones = engine.state.objects.get(oid), engine.state.zones
    if thing is None or thing.zone == "stack" or not _speaks_of_its_cost(engine, oid):
        yield
        return
    player_rules.with_objects(engine)  # what is worked out once is of the table as it is
    others = tuple(other for other in zones.get(thing.zone, ()) if other != oid)
    engine.state.zones = {**zones, thing.zone: others}
    try:
        yield
    finally:
        engine.state.zones = zones


def _speaks_of_its_cost(engine: Engine, oid: int) -> bool:
    return any(
        isinstance(ability, Static)
        and ability.zone == "stack"
        and any(isinstance(change, CostChange) for change in ability.changes)
        for ability in layers.characteristics(engine, oid).abilities
    )


def _with_x(engine: Engine, oid: int, mana: ManaCost, x: int) -> ManaCost:
    """Return a cost with {X} as chosen; some spells say of which colours it must be."""
    for ability in layers.characteristics(engine, oid).abilities:
        if isinstance(ability, SpellAbility) and ability.x_from:
            pips = ("/".join(ability.x_from),) * (mana.x * x)
            return ManaCost(generic=mana.generic, pips=mana.pips + pips)
    return mana.with_x(x)


def has_x(engine: Engine, oid: int, way: Way, extras: tuple[Extra, ...]) -> bool:
    """Whether the cost of a spell has an {X} to choose for (CR 107.3a, 107.3b)."""
    mana = costs.FREE if way.cost is not None else layers.characteristics(engine, oid).cost
    parts = [*(way.cost or ()), *way.additional]
    for extra in extras:
        parts.extend(extra.cost.cost * extra.times)
    return bool((mana or costs.FREE).x) or cost_parts.asks_x(parts)


def payable(engine: Engine, seat: str, oid: int, price: Total, x: int = 0) -> Reason | None:
    """Return why a player could not pay a total cost, or nothing (CR 601.2h)."""
    return costs.payable(engine, seat, price.mana, price.costs, oid, x=x, purpose="spell")


def can_cast(engine: Engine, seat: str, oid: int, way: Way = ORDINARY) -> Reason | None:
    """Return why a player could not pay the least total cost of a spell, or nothing."""
    reason = payable(engine, seat, oid, total(engine, seat, oid, way))
    if reason is None or not _depends(engine, oid):
        return reason
    prices = (
        total(engine, seat, oid, way, extras=extras, announced=announced)
        for extras, announced in _choices(engine, seat, oid, way)
    )
    return None if any(payable(engine, seat, oid, price) is None for price in prices) else reason


def _depends(engine: Engine, oid: int) -> bool:
    """Whether a spell says that it costs less if something is chosen for it (CR 601.2f)."""
    return any(
        isinstance(ability, Static)
        and ability.zone == "stack"
        and ability.condition is not None
        and any(isinstance(change, CostChange) for change in ability.changes)
        for ability in layers.characteristics(engine, oid).abilities
    )


def rests_on_targets(engine: Engine, oid: int, way: Way, extras: tuple[Extra, ...]) -> bool:
    """Whether what a spell costs may depend on its targets (CR 601.2f)."""
    parts = [*(way.cost or ()), *way.additional]
    parts.extend(part for extra in extras for part in extra.cost.cost)
    return (
        _depends(engine, oid)
        or any(extra.cost.per == "extra_target" for extra in extras)
        or any(isinstance(part, PayLife) and not isinstance(part.amount, int) for part in parts)
    )


def _choices(
    engine: Engine, seat: str, oid: int, way: Way
) -> Iterator[tuple[tuple[Extra, ...], Announced]]:
    """Yield what may be chosen for a spell: each additional cost, then each first target."""
    must = mandatory(engine, oid)
    for cost in additional(engine, oid):
        if cost.optional:
            chosen = (*must, Extra(cost))
            yield chosen, announced_with(chosen, way)
    context = Context(controller=seat, source=oid)
    for ability in layers.characteristics(engine, oid).abilities:
        if isinstance(ability, SpellAbility):
            for spec in ability.targets[:1]:
                for ref in targeting.candidates(engine, spec, context):
                    yield must, Announced(targets=((ref,),))


def announced_with(extras: tuple[Extra, ...], way: Way) -> Announced:
    """Return the announcement that these additional costs are paid."""
    return Announced(
        way=way.name,
        origin=way.zone or "hand",
        kicked=is_kicked(extras),
        paid={extra.cost.name: extra.times for extra in extras if extra.cost.optional},
    )
