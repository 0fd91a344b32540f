"""Turning face-down permanents face up, as a special action or by an effect (CR 116.2b, 708)."""

from __future__ import annotations

from domain.cards.ir.language import AsTurnedUp, PayMana, TurnUp
from domain.cards.ir.terms import Value
from domain.kernel.refusals import Illegal
from domain.rules import announcing, casting, copying, costs, counters, faces, values
from domain.rules import facts as f
from domain.rules.context import Announced, Context
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY, MANIFESTED
from domain.rules.questions import Candidate

RULE = "CR 116.2b"


def candidates(engine: Engine, seat: str) -> list[Candidate]:
    """Return the ways in which a player could turn their permanents face up now."""
    found = []
    for oid in engine.battlefield():
        thing = engine.state.objects[oid]
        if not thing.face_down or engine.look(oid).controller != seat:
            continue
        name = copying.face_up(engine, oid).name
        for way in _ways(engine, oid):
            reason = costs.can_pay(engine, seat, way.cost, oid)
            mana = costs.mana_part(way.cost)
            found.append(
                Candidate(
                    ref=f"turn_up:{oid}:{way.name}",
                    label=f"Turn {name} face up with {way.name}",
                    verb="turn_face_up",
                    object=oid,
                    cost=str(mana),
                    needs=("number",) if mana.x else (),
                    selectable=reason is None,
                    reason=reason,
                )
            )
    return found


def _ways(engine: Engine, oid: int) -> list[TurnUp]:
    """Return the costs for which it may be turned up, as it would be face up (CR 702.37e).

    A manifested permanent may be for its mana cost, if it is a creature card (CR 701.40b).
    """
    base = copying.face_up(engine, oid)
    found = [ability for ability in base.abilities if isinstance(ability, TurnUp)]
    manifested = MANIFESTED in engine.state.objects[oid].numbers
    if manifested and "creature" in base.types and base.cost is not None:
        found.append(TurnUp("its mana cost", (PayMana(base.cost),)))
    return found


def take(engine: Engine, seat: str, oid: int, name: str) -> None:
    """Pay and turn a permanent face up; raises ``Illegal`` where that is not allowed."""
    thing = engine.state.objects.get(oid)
    if thing is None or thing.zone != "battlefield" or not thing.face_down:
        raise Illegal("It is not face down.", code="face-up", rule=RULE)
    way = next((way for way in _ways(engine, oid) if way.name == name), None)
    if way is None or engine.look(oid).controller != seat:
        raise Illegal("You cannot turn it up like that.", code="no-way", rule=RULE)
    casting.refuse(costs.can_pay(engine, seat, way.cost, oid))
    mana = costs.mana_part(way.cost)
    x = _ask_x(engine, seat, oid, way) if mana.x else 0
    chosen = costs.choose_payments(engine, seat, way.cost, oid, x=x)
    costs.pay(engine, seat, mana.with_x(x), chosen, oid, x=x)
    if oid in engine.state.objects:
        turn_up(engine, oid, seat, x=x, paid=way.counters)


def _ask_x(engine: Engine, seat: str, oid: int, way: TurnUp) -> int:
    mana = costs.mana_part(way.cost)

    def payable(x: int) -> bool:
        return costs.plan_for(engine, seat, mana.with_x(x), way.cost, oid) is not None

    return announcing.ask_x(engine, seat, oid, announcing.payable_up_to(payable))


def turn_up(
    engine: Engine, oid: int, seat: str, *, x: int = 0, paid: tuple[tuple[str, Value], ...] = ()
) -> None:
    """Turn a permanent face up, with what happens as it is (CR 708.8, 708.11).

    An instant or sorcery card is revealed and stays face down (CR 701.40g).
    """
    base = copying.face_up(engine, oid)
    if {"instant", "sorcery"} & base.types:
        engine.emit(f.Known(objects=(oid,), to=(EVERYBODY,), verb="reveal", agent=seat))
        return
    turned = f.FaceDownChanged(object=oid, face_down=False, known_to=(EVERYBODY,), x=x, agent=seat)
    context = Context(controller=seat, source=oid, announced=Announced(x=x))
    put = list(paid)
    for ability in base.abilities:
        if isinstance(ability, AsTurnedUp):
            put.extend(ability.counters)
    more = [
        fact
        for kind, value in put
        for fact in counters.changed(engine, oid, kind, values.amount(engine, value, context), seat)
    ]
    engine.emit(turned, *more)


def turn_down(engine: Engine, oid: int) -> f.FaceDownChanged | None:
    """Return the fact of a face-up permanent that is turned face down (CR 708.2a, 708.2b).

    Double-faced permanents can't be (CR 712.16). Everybody saw which card it is.
    """
    thing = engine.state.objects[oid]
    if thing.zone != "battlefield" or thing.face_down or faces.is_double_faced(engine, oid):
        return None
    return f.FaceDownChanged(object=oid, face_down=True)
