"""Exiling a card from hand for later, a special action: suspend (CR 116.2f, 702.62)."""

from __future__ import annotations

from domain.cards.ir.language import SetAside
from domain.kernel.refusals import Illegal
from domain.rules import announcing, casting, costs, layers, legality, values, zones
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Reason


def candidates(engine: Engine, seat: str, oid: int) -> list[Candidate]:
    """Return the ways in which a player could exile a card from hand now."""
    seen = layers.characteristics(engine, oid)
    found = []
    for index, ability in enumerate(seen.abilities):
        if isinstance(ability, SetAside):
            reason = _may(engine, seat, oid, ability)
            found.append(
                Candidate(
                    ref=f"set_aside:{oid}:{index}",
                    label=f"{seen.name}: {ability.name.capitalize()}",
                    verb="activate",
                    object=oid,
                    cost=str(costs.mana_part(ability.cost)),
                    needs=("number",) if costs.mana_part(ability.cost).x else (),
                    selectable=reason is None,
                    reason=reason,
                )
            )
    return found


def _may(engine: Engine, seat: str, oid: int, ability: SetAside) -> Reason | None:
    """Return why a card cannot be suspended now: only when it could be cast (CR 702.62a)."""
    return legality.in_time(engine, seat, oid) or costs.can_pay(engine, seat, ability.cost, oid)


def take(engine: Engine, seat: str, oid: int, index: int) -> None:
    """Pay and exile the card with its counters on it."""
    thing = engine.state.objects.get(oid)
    if thing is None or thing.zone != f"hand:{seat}":
        raise Illegal("It is not in your hand.", code="zone", rule="CR 116.2f")
    abilities = layers.characteristics(engine, oid).abilities
    ability = abilities[index] if index < len(abilities) else None
    if not isinstance(ability, SetAside):
        raise Illegal("There is no such action.", code="unknown-handle", rule="CR 116.2f")
    casting.refuse(_may(engine, seat, oid, ability))
    mana = costs.mana_part(ability.cost)
    x = _ask_x(engine, seat, oid, ability) if mana.x else 0
    context = Context(controller=seat, source=oid, announced=Announced(x=x))
    counters = {
        kind: number
        for kind, value in ability.counters
        if (number := values.amount(engine, value, context)) > 0
    }
    chosen = costs.choose_payments(engine, seat, ability.cost, oid)
    costs.pay(engine, seat, mana.with_x(x), chosen, oid)
    going = zones.Going(oid=oid, to="exile", verb=ability.name, agent=seat, counters=counters)
    zones.move_all(engine, [going])


def _ask_x(engine: Engine, seat: str, oid: int, ability: SetAside) -> int:
    mana = costs.mana_part(ability.cost)

    def payable(x: int) -> bool:
        return costs.plan_for(engine, seat, mana.with_x(x), ability.cost, oid) is not None

    return announcing.ask_x(engine, seat, oid, announcing.payable_up_to(payable))
