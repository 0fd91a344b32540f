"""What attacking and blocking cost (CR 508.1g to 508.1j, 509.1d to 509.1f)."""

from msgspec.structs import replace

from domain.cards.ir.language import Cost, PayMana
from domain.cards.mana import ManaCost
from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import costs, deontics, paying, values
from domain.rules.combat.obeying import Pairs
from domain.rules.context import Ref
from domain.rules.engine import Engine


def due(engine: Engine, action: str, creature: int, other: Ref) -> tuple[tuple[Cost, ...], ...]:
    """Return what must be paid for a creature to attack or block this."""
    return tuple(
        _scaled(one.deontic.cost, values.amount(engine, one.deontic.times, one.context))
        for one in deontics.imposed(engine, "cant", action, creature)
        if one.deontic.cost and deontics.concerns(engine, one, other)
    )


def _scaled(price: tuple[Cost, ...], times: int) -> tuple[Cost, ...]:
    """Return a price with its mana so many times; no mana at all is still a price to pay."""
    if times == 1:
        return price
    number = max(0, times)
    return tuple(
        PayMana(ManaCost(part.cost.generic * number, part.cost.pips * number))
        if isinstance(part, PayMana)
        else part
        for part in price
    )


def payable(engine: Engine, action: str, creature: int, other: Ref) -> bool:
    """Whether the creature's controller could pay for this one creature."""
    seat = engine.look(creature).controller
    return all(
        costs.can_pay(engine, seat, price, creature) is None
        for price in due(engine, action, creature, other)
    )


def locked_in(engine: Engine, action: str, pairs: Pairs) -> tuple[fr.Price, ...]:
    """Return what a declaration costs, creature by creature (CR 508.1h, 509.1d)."""
    return tuple(
        fr.Price(creature, price)
        for creature, other in pairs
        for price in due(engine, action, creature, other)
    )


def pay(engine: Engine, frame: fr.CombatCosts) -> bool:
    """Ask for the first of the prices; return whether the player pays it."""
    price = frame.prices[0]
    if costs.can_pay(engine, frame.seat, price.costs, price.creature) is not None:
        return False
    mana = costs.mana_part(price.costs)
    question = replace(
        paying.payment_question(engine, frame.seat, mana, price.costs, price.creature),
        rule="CR 508.1h" if frame.action == "attack" else "CR 509.1d",
        prompt="pay.or_decline",
        default=a.Pay("decline"),
    )
    answer = engine.ask(question)
    if not isinstance(answer, a.Pay) or answer.how == "decline":
        return False
    chosen = costs.choose_payments(engine, frame.seat, price.costs, price.creature)
    if isinstance(answer.how, tuple):
        from domain.rules import activation

        activation.make_mana_by_hand(engine, frame.seat, answer.how)
    costs.pay(engine, frame.seat, mana, chosen, price.creature)
    return True
