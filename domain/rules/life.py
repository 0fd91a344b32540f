"""Gaining, losing and paying life other than by damage (CR 119)."""

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import player_rules, replacement, values
from domain.rules.engine import Engine


def gain(engine: Engine, seat: str, amount: int) -> None:
    """A player gains life; gaining 0 is no event (CR 119.3, 119.9)."""
    facts = gained(engine, seat, amount)
    if facts:
        engine.emit(*facts)


def gained(engine: Engine, seat: str, amount: int) -> list[f.LifeChanged]:
    """Return the gain of life that there would be, replaced as effects say (CR 119.10, 614.1a).

    Who can't gain life gains none (CR 119.7).
    """
    if amount <= 0 or seat not in engine.living():
        return []
    if player_rules.has(engine, "no_life_gain", seat):
        return []
    number = _replaced(engine, f.LifeChanged(seat=seat, change=amount, cause="gain"))
    return [f.LifeChanged(seat=seat, change=number, cause="gain")] if number > 0 else []


def lose(engine: Engine, seat: str, amount: int) -> None:
    """A player loses life (CR 119.3)."""
    if amount <= 0 or seat not in engine.living():
        return
    number = -_replaced(engine, f.LifeChanged(seat=seat, change=-amount, cause="lose"))
    if number > 0:
        engine.emit(f.LifeChanged(seat=seat, change=-number, cause="lose"))


def _replaced(engine: Engine, would: f.LifeChanged) -> int:
    """Return the change of life after replacement effects, 0 where something else happens."""
    event = replacement.Event(engine, would.seat)
    change = would.change
    while change:
        would = f.LifeChanged(seat=would.seat, change=change, cause=would.cause)
        applied = event.next(would, lambda one: isinstance(one.change.pattern, t.LifeChanged))
        if applied is None:
            break
        outcome = applied.replacer.change.outcome
        sign = 1 if change > 0 else -1
        if isinstance(outcome, l.SoMuch):
            change = sign * max(0, values.amount(engine, outcome.amount, applied.context))
        else:
            change = 0
    ended = replacement.used_up([event])
    if ended:
        engine.emit(*ended)
    replacement.carry_on(engine, [event], {})
    return change


def may_pay(engine: Engine, seat: str, amount: int) -> bool:
    """Whether a player has the life to pay; 0 can always be paid (CR 119.4, 119.4b)."""
    return amount <= 0 or engine.state.players[seat].life >= amount


def pay(engine: Engine, seat: str, amount: int) -> None:
    """A player pays life, and so loses it (CR 119.4)."""
    if amount > 0:
        engine.emit(f.LifeChanged(seat=seat, change=-amount, cause="pay"))


def become(engine: Engine, seat: str, total: int) -> None:
    """A player's life total becomes a number: they gain or lose the difference (CR 119.5)."""
    change = total - engine.state.players[seat].life
    if change and seat in engine.living():
        engine.emit(f.LifeChanged(seat=seat, change=change, cause="gain" if change > 0 else "lose"))
