"""Drawing cards (CR 121), and what happens instead of a draw (CR 614.11)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import player_rules, replacement, values, zones
from domain.rules.engine import Engine
from domain.rules.state import zone_key


def draw(engine: Engine, seat: str, number: int = 1) -> tuple[int, ...]:
    """A player draws cards one at a time; return what was drawn (CR 121.2).

    Drawing from an empty library is noted once, and lost at the next check (CR 121.4).
    """
    drawn: list[int] = []
    for _ in range(number):
        if engine.state.players[seat].lost is not None:
            break
        drawn.extend(_draw_one(engine, seat, set()))
    return tuple(drawn)


def _draw_one(engine: Engine, seat: str, used: set[replacement.Key]) -> tuple[int, ...]:
    """Draw one card, or do what replaces that; also a draw of no card is replaced (CR 121.6)."""
    if _may_draw_no_more(engine, seat):
        return ()
    event = replacement.Event(engine, seat)
    event.used |= used
    applied = event.next(_would(engine, seat), _of_draws)
    if applied is None:
        return _taken(engine, seat)
    ended = replacement.used_up([event])
    if ended:
        engine.emit(*ended)
    drawn: list[int] = []
    outcome = applied.replacer.change.outcome
    if isinstance(outcome, l.SoMuch):
        # What is drawn instead cannot be replaced by the same effect again (CR 614.5).
        for _ in range(values.amount(engine, outcome.amount, applied.context)):
            drawn.extend(_draw_one(engine, seat, event.used))
    replacement.carry_on(engine, [event], {})
    return tuple(drawn)


def _may_draw_no_more(engine: Engine, seat: str) -> bool:
    """Whether a player has drawn all that they may this turn: nothing replaces that either.

    CR 121.6b, 614.17c.
    """
    most = player_rules.least(engine, "most_draws", seat)
    if most is None:
        return False
    drawn = sum(
        isinstance(fact, f.Moved) and fact.verb == "draw" and fact.agent == seat
        for fact in engine.state.history
    )
    return drawn >= most


def _would(engine: Engine, seat: str) -> f.Moved:
    """Return the draw that would be; of no card where the library is empty."""
    library = engine.zone("library", seat)
    return f.Moved(
        object=library[0] if library else 0,
        becomes=0,
        origin=zone_key("library", seat),
        to=zone_key("hand", seat),
        verb="draw",
        agent=seat,
        controller=seat,
    )


def _of_draws(replacer: replacement.Replacer) -> bool:
    return isinstance(replacer.change.pattern, t.Drew)


def _taken(engine: Engine, seat: str) -> tuple[int, ...]:
    library = engine.zone("library", seat)
    if not library:
        if not engine.state.players[seat].drew_from_empty:
            engine.emit(f.DrewFromEmpty(seat=seat))
        return ()
    return (zones.move(engine, library[0], "hand", "draw", agent=seat),)
