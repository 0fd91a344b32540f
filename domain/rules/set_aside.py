"""Exiling a card from hand for later, a special action: suspend, foretell, plot (CR 116.2f)."""

from __future__ import annotations

from domain.cards.ir.language import SetAside
from domain.kernel.refusals import Illegal
from domain.rules import announcing, casting, costs, facts, layers, legality, values, zones
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
    """Return why a card cannot be exiled like that now."""
    return _in_time(engine, seat, oid, ability) or costs.can_pay(engine, seat, ability.cost, oid)


def _in_time(engine: Engine, seat: str, oid: int, ability: SetAside) -> Reason | None:
    """Return why it is not the time for it (CR 702.62a, 702.143a, 702.170a)."""
    match ability.when:
        case "castable":
            return legality.in_time(engine, seat, oid)
        case "sorcery" if not legality.sorcery_timing(engine, seat):
            return Reason("timing", "CR 307.1", "It is not the time to cast a sorcery.")
        case "your_turn" if engine.state.turn.active != seat:
            return Reason("timing", "CR 116.2h", "It is not your turn.")
        case _:
            return None


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
    going = zones.Going(
        oid=oid, to="exile", verb=ability.name, agent=seat, counters=counters,
        face_down=ability.face_down,
    )  # fmt: skip
    became = zones.move_all(engine, [going]).get(oid)
    if became is not None and became in engine.state.objects and not ability.counters:
        engine.emit(facts.Remembered(object=became, name=ability.name, refs=(seat,)))


def _ask_x(engine: Engine, seat: str, oid: int, ability: SetAside) -> int:
    mana = costs.mana_part(ability.cost)

    def payable(x: int) -> bool:
        return costs.plan_for(engine, seat, mana.with_x(x), ability.cost, oid) is not None

    return announcing.ask_x(engine, seat, oid, announcing.payable_up_to(payable))
