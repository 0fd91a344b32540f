"""Gaining, losing and paying life, and what damage costs (CR 119, 120.3a)."""

from typing import Literal

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

    Who can't gain life gains none, and nothing replaces that (CR 119.7, 614.17c).
    """
    if amount <= 0 or seat not in engine.living() or _is_fixed(engine, seat):
        return []
    if player_rules.has(engine, "no_life_gain", seat):
        return []
    number = _carried(engine, *_replaced(engine, seat, amount, "gain"))
    return [f.LifeChanged(seat=seat, change=number, cause="gain")] if number > 0 else []


def lose(engine: Engine, seat: str, amount: int) -> None:
    """A player loses life (CR 119.3)."""
    if amount <= 0 or seat not in engine.living() or _is_fixed(engine, seat):
        return
    number = _carried(engine, *_replaced(engine, seat, amount, "lose"))
    if number > 0:
        engine.emit(f.LifeChanged(seat=seat, change=-number, cause="lose"))


def lost_by_damage(engine: Engine, seat: str, amount: int) -> tuple[int, replacement.Event]:
    """Return how much life damage costs a player, and what replaced it (CR 120.3a, 120.4b)."""
    if _is_fixed(engine, seat):
        return 0, replacement.Event(engine, seat)
    return _replaced(engine, seat, amount, "damage")


def _is_fixed(engine: Engine, seat: str) -> bool:
    """Whether a player's life total can't change (CR 119.8)."""
    return player_rules.has(engine, "life_fixed", seat)


def _replaced(
    engine: Engine, seat: str, amount: int, cause: Literal["gain", "lose", "damage"]
) -> tuple[int, replacement.Event]:
    """Return how much life it is after replacement effects, 0 where something else happens."""
    event = replacement.Event(engine, seat)
    sign = 1 if cause == "gain" else -1
    while amount > 0:
        would = f.LifeChanged(seat=seat, change=sign * amount, cause=cause)
        applied = event.next(would, lambda one: isinstance(one.change.pattern, t.LifeChanged))
        if applied is None:
            break
        outcome = applied.replacer.change.outcome
        if not isinstance(outcome, l.SoMuch):
            return 0, event
        amount = max(0, values.amount(engine, outcome.amount, applied.context))
    return amount, event


def _carried(engine: Engine, amount: int, event: replacement.Event) -> int:
    """Carry out what happens instead or as well; return the amount that is left."""
    ended = replacement.used_up([event])
    if ended:
        engine.emit(*ended)
    replacement.carry_on(engine, [event], {})
    return amount


def pay(engine: Engine, seat: str, amount: int) -> None:
    """A player pays life, and so loses it (CR 119.4)."""
    if amount > 0:
        engine.emit(f.LifeChanged(seat=seat, change=-amount, cause="pay"))


def become(engine: Engine, seat: str, total: int) -> None:
    """A player's life total becomes a number: they gain or lose the difference (CR 119.5)."""
    change = total - engine.state.players[seat].life
    if change > 0:
        gain(engine, seat, change)
    elif change < 0:
        lose(engine, seat, -change)
