"""Which abilities a player may activate now, and what that costs (CR 602.2, 602.5, 606.3)."""

from __future__ import annotations

from collections.abc import Iterator

from domain.cards.ir.language import Activated, ActivationCost, Cost, PayMana
from domain.cards.mana import ManaCost
from domain.rules import (
    conditions,
    cost_parts,
    costs,
    deontics,
    legality,
    mana_abilities,
    matching,
    player_rules,
    references,
    targeting,
    values,
)
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.objects import GameObject
from domain.rules.questions import Reason
from domain.rules.shapes import Shape
from domain.rules.state import zone_name

LOYALTY = "loyalty"

ZONES = ("hand", "graveyard", "exile", "command", "stack")
"""Zones other than the battlefield from which abilities can work (CR 113.6)."""


def within_reach(engine: Engine, seat: str) -> Iterator[tuple[int, Shape]]:
    """Return the activated abilities that a player could activate if their time had come."""
    for oid in engine.battlefield():
        seen = engine.look(oid)
        mine = seen.controller == seat
        for shape in seen.standing.activated:
            if shape.ability.zone != "battlefield":
                continue
            if _is_for(engine, seat, oid, shape) if shape.everybody else mine:
                yield oid, shape
    for zone in ZONES:
        for oid in engine.zone(zone, seat):
            seen = engine.look(oid)
            if seen.standing.activated and seen.controller == seat:
                for shape in seen.standing.activated:
                    if shape.ability.zone == zone:
                        yield oid, shape


def _is_for(engine: Engine, seat: str, oid: int, shape: Shape) -> bool:
    """Whether a player is among those who may activate an ability (CR 602.2)."""
    context = Context(controller=engine.look(oid).controller, source=oid)
    return seat in references.resolve(engine, shape.ability.who, context)


def shape_at(engine: Engine, oid: int, index: int) -> Shape | None:
    """Return the activated ability at a place among an object's abilities."""
    for shape in engine.look(oid).standing.activated:
        if shape.index == index:
            return shape
    return None


def use_of(shape: Shape) -> str | None:
    """Return the name under which an activation is counted this turn, if it is limited."""
    if shape.loyalty:
        return LOYALTY
    return str(shape.index) if shape.ability.limit is not None else None


def may_activate(
    engine: Engine, seat: str, oid: int, index: int, *, but_mana: bool = False
) -> Reason | None:
    """Activating an ability (CR 602.5); mana abilities too, whose timing is free (CR 605.3a).

    ``but_mana``: whether there is mana for it is asked elsewhere.
    """
    shape = shape_at(engine, oid, index)
    if shape is None:
        return Reason("not-activated", "CR 602.1", "That is no activated ability.")
    seen = engine.look(oid)
    ability = shape.ability
    if not (_is_for(engine, seat, oid, shape) if shape.everybody else seen.controller == seat):
        return Reason("not-yours", "CR 602.2", "You are not among those who may activate it.")
    thing = engine.state.objects[oid]
    if zone_name(thing.zone) != ability.zone:
        return Reason("zone", "CR 113.6", "The ability does not work from there.")
    why_not = None if shape.bare else _not_now(engine, seat, oid, shape)
    why_not = why_not or _sick(engine, thing, shape) or _forbidden(engine, seat, oid, shape)
    if why_not is not None:
        return why_not
    if shape.bare:
        return Reason("tapped", "CR 107.5", "It is tapped already.") if thing.tapped else None
    price = cost_of(engine, seat, oid, ability)
    if (ability.targets or ability.modes) and not _aimed(engine, seat, oid, ability, price):
        return Reason("no-target", "CR 602.2b", "There is no legal target for it.")
    if but_mana:
        return costs.payable(engine, seat, costs.FREE, price, oid)
    return costs.can_pay(engine, seat, price, oid, purpose="ability")


def _aimed(
    engine: Engine, seat: str, oid: int, ability: Activated, price: tuple[Cost, ...]
) -> bool:
    """Whether there are targets, for some value of X that can be paid (CR 602.2b, 601.2b)."""
    if _targetable(engine, ability, Context(controller=seat, source=oid)):
        return True
    if not cost_parts.asks_x(price):
        return False
    x = 1
    while costs.can_pay(engine, seat, price, oid, x=x, purpose="ability") is None:
        context = Context(controller=seat, source=oid, announced=Announced(x=x))
        if _targetable(engine, ability, context):
            return True
        x += 1
    return False


def _targetable(engine: Engine, ability: Activated, context: Context) -> bool:
    """Whether there are targets for it, and for as many modes as must be chosen (CR 700.2a)."""
    usable = sum(targeting.possible(engine, mode.targets, context) for mode in ability.modes)
    if ability.modes and usable < ability.choose_min:
        return False
    return targeting.possible(engine, ability.targets, context)


def _not_now(engine: Engine, seat: str, oid: int, shape: Shape) -> Reason | None:
    """Return what of the ability's own restrictions does not allow it now (CR 602.5b)."""
    ability, loyal = shape.ability, shape.loyalty
    if (loyal or ability.timing == "sorcery") and not legality.sorcery_timing(engine, seat):
        rule = "CR 606.3" if loyal else "CR 602.5d"
        return Reason(
            "timing", rule, "Activate it only as a sorcery: your main phase, empty stack."
        )
    use = use_of(shape)
    if use is not None:
        most = ability.limit if ability.limit is not None else 1
        if engine.state.counts.get(f"used:{oid}:{use}", 0) >= most:
            rule = "CR 606.3" if loyal else "CR 602.5b"
            return Reason("limit", rule, "It was activated this turn as often as it may be.")
    if ability.condition is None:
        return None
    context = Context(controller=engine.look(oid).controller, source=oid)
    if not conditions.holds(engine, ability.condition, context):
        return Reason("condition", "CR 602.5b", "Its condition does not hold now.")
    return None


def _sick(engine: Engine, thing: GameObject, shape: Shape) -> Reason | None:
    """Return why a creature that came under control this turn is not tapped or untapped for it."""
    if not (shape.turns and thing.fresh) or "creature" not in engine.look(thing.id).types:
        return None
    if deontics.permits(engine, "attack_sick", thing.id):
        return None
    return Reason("summoning-sick", "CR 302.6", "You have not controlled it since your turn began.")


def _forbidden(engine: Engine, seat: str, oid: int, shape: Shape) -> Reason | None:
    """Return what effect says that it can't be activated (CR 101.2, 602.5a)."""
    if player_rules.may_not_activate(engine, seat, oid, mana=shape.mana):
        return Reason("cant-activate", "CR 602.5", "An effect says that you can't activate it.")
    if not engine.look(oid).deontics:
        return None
    actions = ["activate"]
    if not shape.mana:
        actions.append("activate_unless_mana")
    if shape.loyalty:
        actions.append("activate_loyalty")
    for action in actions:
        forbidden = deontics.forbids(engine, action, oid, seat)
        if forbidden is not None:
            return forbidden
    return None


# -- What it costs --


def cost_of(engine: Engine, seat: str, oid: int, ability: Activated) -> tuple[Cost, ...]:
    """Return the total cost of an ability, increases and reductions applied (CR 602.2b, 601.2f)."""
    context = Context(controller=seat, source=oid)
    less = values.amount(engine, ability.less, context) if ability.less else 0
    change, least = _changed(engine, seat, oid, ability)
    if change == less:
        return ability.cost
    mana = costs.mana_part(ability.cost)
    changed = mana.generic + change - less
    # What can't fall below a mana does not (CR 118.7a); what costs less than that stays so.
    floor = min(mana.generic, max(least - len(mana.pips), 0))
    total = ManaCost(generic=max(changed, floor, 0), pips=mana.pips, x=mana.x)
    rest = tuple(cost for cost in ability.cost if not isinstance(cost, PayMana))
    return (PayMana(total), *rest) if total != costs.FREE or mana != costs.FREE else rest


def _changed(engine: Engine, seat: str, oid: int, ability: Activated) -> tuple[int, int]:
    """Return by how much the cost changes, and below what no reduction takes it."""
    amount, least = 0, 0
    for context, change in player_rules.in_force(engine, ActivationCost):
        if (
            (change.keyword is None or ability.is_of(change.keyword))
            and seat in references.resolve(engine, change.who, context)
            and matching.matches(engine, oid, change.sources, context)
            and not (change.but_mana and mana_abilities.is_mana_ability(ability))
        ):
            amount += values.amount(engine, change.amount, context)
            least = max(least, change.least)
    return amount, least
