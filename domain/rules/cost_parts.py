"""Each kind of cost other than mana: what it asks for, and whether it can be paid (CR 118).

A part of a cost names objects, an amount or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.cards.ir import language as l
from domain.cards.ir.terms import Arith, Value, X
from domain.rules import deontics, layers, matching, player_rules, resources, values
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.questions import Reason

Picking = (
    l.SacrificeCost
    | l.DiscardCost
    | l.ExileCost
    | l.ReturnCost
    | l.TapOthers
    | l.RevealCost
    | l.PutBackCost
    | l.RemoveCountersCost
    | l.PutCountersCost
)
"""Costs that are paid with objects."""

PAYS_NOTHING = Reason("pays-nothing", "CR 118.3", "Who is no player pays no costs.")
"""Why an entity pays no cost, not even one of nothing."""

GIVEN_UP = (l.SacrificeCost, l.DiscardCost, l.ExileCost, l.ReturnCost, l.PutBackCost)
"""Costs that take the object away, so that it pays for one of them only."""


class Part(msgspec.Struct, frozen=True):
    """One part of a cost with what was chosen for it: objects, and how much."""

    cost: l.Cost
    picks: tuple[int, ...] = ()
    amount: int = 0


def amount_of(engine: Engine, cost: l.Cost, context: Context) -> int:
    """Return how much or how many a part asks for."""
    if isinstance(cost, l.ExileCost) and cost.total is not None:
        return values.amount(engine, cost.total, context)
    match cost:
        case l.PayLife(amount) | l.PayResource(_, amount):
            return values.amount(engine, amount, context)
        case l.Loyalty(change):
            return values.amount(engine, change, context)
        case l.DiscardCost(hand=True):
            return len(candidates(engine, context.controller, cost, context))
        case (
            l.SacrificeCost()
            | l.DiscardCost()
            | l.RemoveCountersCost()
            | l.PutCountersCost()
            | l.ExileCost()
            | l.ReturnCost()
            | l.TapOthers()
            | l.RevealCost()
            | l.PutBackCost()
            | l.MillCost()
            | l.PlayerCounters()
        ):
            return values.amount(engine, cost.count, context)
        case _:
            return 0


def asks_x(costs: Sequence[l.Cost]) -> bool:
    """Whether the value of X must be announced for a cost (CR 107.3a)."""
    for cost in costs:
        match cost:
            case l.PayMana(mana):
                if mana.x:
                    return True
            case l.OneOf(ways):
                if any(asks_x(way) for way in ways):
                    return True
            case _:
                if _is_x(getattr(cost, "count", getattr(cost, "amount", None))):
                    return True
                if isinstance(cost, l.Loyalty) and _is_x(cost.change):
                    return True
    return False


def _is_x(value: Value | None) -> bool:
    match value:
        case X():
            return True
        case Arith(_, left, right):
            return _is_x(left) or _is_x(right)
        case _:
            return False


# -- Whether it can be paid (CR 118.3) --


def short(
    engine: Engine, seat: str, cost: l.Cost, context: Context, away: frozenset[int] = frozenset()
) -> Reason | None:
    """Return why a part cannot be paid; ``away`` are objects that other parts take."""
    match cost:
        case (
            l.Tap() | l.Untap() | l.PayLife() | l.Loyalty() | l.MillCost()
            | l.PlayerCounters() | l.PayResource()
        ):  # fmt: skip
            return _short_of_amount(engine, seat, cost, context)
        case l.OneOf(ways):
            if all(any(short(engine, seat, c, context, away) for c in way) for way in ways):
                return Reason("nothing-to-give", "CR 118.3", "You can pay none of the costs.")
        case (
            l.SacrificeCost()
            | l.DiscardCost()
            | l.ExileCost()
            | l.ReturnCost()
            | l.PutBackCost()
            | l.TapOthers()
            | l.RevealCost()
            | l.RemoveCountersCost()
            | l.PutCountersCost()
        ):
            return _short_of_objects(engine, seat, cost, context, away)
        case _:
            pass
    return None


def _short_of_amount(engine: Engine, seat: str, cost: l.Cost, context: Context) -> Reason | None:
    """Return why the source or the player can't pay what asks for no other object."""
    thing = engine.state.objects.get(context.source)
    player = engine.state.players[seat]
    amount = amount_of(engine, cost, context)
    match cost:
        case l.Tap() if thing is None or thing.tapped:
            return Reason("tapped", "CR 107.5", "It is tapped already.")
        case l.Untap() if thing is None or not thing.tapped:
            return Reason("untapped", "CR 107.6", "It is not tapped.")
        # Paying no life is always possible (CR 119.4b).
        case l.PayLife() if amount > life_to_pay(engine, seat):
            return Reason("life", "CR 119.4", "You do not have so much life.")
        case l.Loyalty(minus=True):
            if thing is None or thing.counters.get("loyalty", 0) < amount:
                return Reason("loyalty", "CR 606.6", "It has not so many loyalty counters.")
        case l.MillCost() if len(engine.zone("library", seat)) < amount:
            return Reason("library", "CR 118.3", "Your library has too few cards.")
        case l.PlayerCounters(kind) if player.resources.get(kind, 0) < amount:
            return Reason("counters", "CR 118.3", f"You have too few {kind} counters.")
        case l.PayResource(kind) if resources.spendable(engine, seat, kind) < amount:
            return Reason("resource", "CR 118.3", f"You do not have so much {kind}.")
        case _:
            pass
    return None


def life_of(engine: Engine, costs: Sequence[l.Cost], context: Context) -> int:
    """Return how much life costs ask for together (CR 119.4)."""
    return sum(amount_of(engine, c, context) for c in costs if isinstance(c, l.PayLife))


def life_to_pay(engine: Engine, seat: str) -> int:
    """Return how much life a player can pay: none while it can't change (CR 119.4, 119.8)."""
    if player_rules.has(engine, "life_fixed", seat):
        return 0
    return max(engine.state.players[seat].life, 0)


def _short_of_objects(
    engine: Engine, seat: str, cost: Picking, context: Context, away: frozenset[int]
) -> Reason | None:
    """Return why a player has too little to pay with."""
    amount = amount_of(engine, cost, context)
    if isinstance(cost, l.ExileCost) and cost.zone == "library":
        found = engine.zone("library", seat)
    else:
        found = candidates(engine, seat, cost, context)
    if isinstance(cost, (*GIVEN_UP, l.TapOthers)) and cost.filter != l.THIS_ONE:
        found = tuple(oid for oid in found if oid not in away)
    match cost:
        case l.ExileCost(total=total) if total is not None:
            if sum(engine.look(oid).mana_value for oid in found) < amount:
                return Reason("evidence", "CR 701.59a", "Your graveyard does not hold so much.")
        case l.TapOthers(power=True) | l.SacrificeCost(power=True):
            if sum(power_of(engine, oid) for oid in found) < amount:
                return Reason("power", "CR 702.122a", "Your creatures are not strong enough.")
        case l.RemoveCountersCost():
            if amount and not found:
                return Reason("counters", "CR 118.3", "There are not so many counters.")
        case l.PutCountersCost():
            if not found:
                return Reason("nothing-to-give", "CR 118.3", "You lack what the cost asks for.")
        case _:
            if len(found) < amount:
                return Reason("nothing-to-give", "CR 118.3", "You lack what the cost asks for.")
    return None


def clashing(engine: Engine, seat: str, costs: Sequence[l.Cost], context: Context) -> bool:
    """Whether parts that each could be paid want the same objects (CR 118.3).

    The part with the fewest candidates is served first.
    """
    parts = [
        cost
        for cost in costs
        if isinstance(cost, GIVEN_UP)
        and cost.filter != l.THIS_ONE
        and not (isinstance(cost, l.ExileCost) and cost.total is not None)
        and not (isinstance(cost, l.SacrificeCost) and cost.power)
    ]
    if len(parts) < 2:
        return False
    wanted = [(candidates(engine, seat, c, context), amount_of(engine, c, context)) for c in parts]
    taken: set[int] = set()
    for found, amount in sorted(wanted, key=lambda want: len(want[0])):
        left = [oid for oid in found if oid not in taken]
        if len(left) < amount:
            return True
        taken.update(left[:amount])
    return False


def taken_for(cost: l.Cost, costs: Sequence[l.Cost], source: int) -> frozenset[int]:
    """Return the source if another part of the cost takes it, so that this part cannot.

    What is tapped for its own {T} is not tapped for others as well (CR 107.5, 118.3).
    """
    if isinstance(cost, l.TapOthers) and any(isinstance(part, l.Tap) for part in costs):
        return frozenset((source,))
    return taking_itself(costs, source)


def taking_itself(costs: Sequence[l.Cost], source: int) -> frozenset[int]:
    """Return the source if a part of the cost takes it away: it pays for no other part."""
    if any(isinstance(c, GIVEN_UP) and c.filter == l.THIS_ONE for c in costs):
        return frozenset((source,))
    return frozenset()


def candidates(engine: Engine, seat: str, cost: Picking, context: Context) -> tuple[int, ...]:
    """Return the objects that a player could pay with."""
    own = cost.filter == l.THIS_ONE
    match cost:
        case l.DiscardCost() | l.RevealCost() | l.PutBackCost():
            hand = (oid for oid in engine.zone("hand", seat) if own or oid != context.source)
            return tuple(o for o in hand if matching.matches(engine, o, cost.filter, context))
        case l.ExileCost(filter_, zone) if zone != "battlefield":
            return tuple(
                oid
                for oid in engine.zone(zone, seat)
                if (own or oid != context.source)
                and engine.state.objects[oid].owner == seat
                and matching.matches(engine, oid, filter_, context)
            )
        case _:
            pass
    found = (
        oid
        for oid in matching.find(engine, cost.filter, "battlefield", context)
        if layers.characteristics(engine, oid).controller == seat
    )
    return tuple(oid for oid in found if _fits(engine, oid, cost, context))


def _fits(engine: Engine, oid: int, cost: Picking, context: Context) -> bool:
    thing = engine.state.objects[oid]
    match cost:
        case l.TapOthers():
            return not thing.tapped
        case l.RemoveCountersCost(kind):
            return thing.counters.get(kind, 0) >= amount_of(engine, cost, context)
        case l.SacrificeCost():
            return deontics.forbids(engine, "be_sacrificed", oid, context.controller) is None
        case _:
            return True


def power_of(engine: Engine, oid: int) -> int:
    """Return the power that a creature lends where powers are added up (CR 107.1b)."""
    return max(engine.look(oid).power or 0, 0)
