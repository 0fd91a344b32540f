"""Gaining, losing and paying life other than by damage (CR 119)."""

from domain.rules import facts as f
from domain.rules.engine import Engine


def gain(engine: Engine, seat: str, amount: int) -> None:
    """A player gains life; gaining 0 is no event (CR 119.3, 119.9)."""
    if amount > 0 and seat in engine.living():
        engine.emit(f.LifeChanged(seat=seat, change=amount, cause="gain"))


def lose(engine: Engine, seat: str, amount: int) -> None:
    """A player loses life (CR 119.3)."""
    if amount > 0 and seat in engine.living():
        engine.emit(f.LifeChanged(seat=seat, change=-amount, cause="lose"))


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
