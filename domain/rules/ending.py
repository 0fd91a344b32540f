"""How players lose and how the game ends (CR 104)."""

from collections.abc import Sequence

import msgspec

from domain.rules import facts as f
from domain.rules import leaving, player_rules, replacement
from domain.rules.engine import Engine
from domain.rules.state import PLAYER_ZONES


class Loss(msgspec.Struct, frozen=True):
    """A player loses: who, the reason as a stable code, and the rule."""

    seat: str
    reason: str
    rule: str


def lose(engine: Engine, losses: Sequence[Loss]) -> None:
    """Players lose at the same time and leave; the game may be over then (CR 104.3, 104.5)."""
    facts = lost_facts(engine, losses)
    if facts:
        engine.emit(*facts)
        go(engine, facts)


def averted(engine: Engine, losses: Sequence[Loss]) -> tuple[list[Loss], list[replacement.Event]]:
    """Return the losses that no effect replaces, and what replaces the others (CR 614.6)."""
    kept: list[Loss] = []
    events: list[replacement.Event] = []
    for loss in losses:
        event = replacement.Event(engine, loss.seat)
        would = f.PlayerLost(seat=loss.seat, reason=loss.reason, rule=loss.rule)
        if any(event.chooser == loss.seat for event in events):
            # It is replaced already: to lose twice over at once is to lose.
            continue
        if event.next(would) is None:
            kept.append(loss)
        else:
            events.append(event)
    return kept, events


def may_lose(engine: Engine, seat: str) -> bool:
    """Whether nothing says that a player can't lose the game (CR 104.3, 101.2)."""
    return not player_rules.has(engine, "no_loss", seat)


def lost_facts(engine: Engine, losses: Sequence[Loss]) -> tuple[f.PlayerLost, ...]:
    """Return the facts of losing, one for each player who has not lost already."""
    living = engine.living()
    first = {loss.seat: loss for loss in reversed(losses) if loss.seat in living}
    return tuple(
        f.PlayerLost(
            seat=seat,
            reason=first[seat].reason,
            rule=first[seat].rule,
            held={zone: len(engine.zone(zone, seat)) for zone in PLAYER_ZONES},
        )
        for seat in living
        if seat in first
    )


def go(engine: Engine, lost: Sequence[f.PlayerLost]) -> None:
    """End the game after losses, or let those who lost leave it (CR 800.4a)."""
    for fact in lost:
        engine.overlay.on_leaving(engine, fact.seat)
    if not check(engine):
        leaving.depart(engine, tuple(fact.seat for fact in lost))


def check(engine: Engine) -> bool:
    """End the game if somebody has won or nobody is left; return whether it is over.

    CR 104.2a, 104.4a.
    """
    if engine.state.result is not None:
        return True
    winners = engine.overlay.winners(engine)
    if winners is None:
        return False
    engine.emit(f.GameOver(winners=winners, reason="last_player" if winners else "all_lost"))
    return True


def win(engine: Engine, seats: Sequence[str]) -> None:
    """An effect says that players win (CR 104.2b); who also lost does not (CR 104.3f)."""
    winners = tuple(
        seat
        for seat in seats
        if seat in engine.living() and not player_rules.has(engine, "no_win", seat)
    )
    if winners and engine.state.result is None:
        engine.emit(f.GameOver(winners=winners, reason="effect"))


def draw(engine: Engine) -> None:
    """An effect says that the game is a draw (CR 104.4c)."""
    if engine.state.result is None:
        engine.emit(f.GameOver(winners=(), reason="effect"))
