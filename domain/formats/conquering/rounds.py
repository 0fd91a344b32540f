"""Rounds: an Exploration Stage, then a turn of each player, clockwise from its winner (Q-20).

The stage is no turn (Q-28): its phases are frames of the format's own, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from domain.formats.conquering import auction, bidding, discovery, income, landgrab, order
from domain.rules import (
    OverlayFrame,
    begin_phase,
    begin_round,
    begin_turn_of,
    draw_lot,
    end_phase,
    go_on_with_turns,
    respond,
    settle,
)
from domain.rules import facts as f

if TYPE_CHECKING:
    from collections.abc import Mapping

    from domain.rules import Engine

EXPLORATION: Final = "exploration"
"""The step of a position that begins with the stage of its round."""

PHASES: Final[Mapping[str, Callable[[Engine], None]]] = MappingProxyType(
    {
        "income": income.run,
        "landgrab": landgrab.run,
        "discovery": discovery.run,
        "auction": auction.run,
    }
)
"""The phases of the stage in their order, and what begins each."""

ASKING: Final = frozenset({"bid", "pick", "declare"})
"""The frames of the stage that wait for a player."""

RESPOND: Final = OverlayFrame("respond")
"""Players get priority if anything is on the stack."""

_WORK: Final[Mapping[str, Callable[[Engine, Mapping[str, str]], object]]] = MappingProxyType(
    {
        "bid": lambda engine, _: bidding.run(engine),
        "first_pick": lambda engine, _: landgrab.won(engine),
        "pick": lambda engine, _: landgrab.pick(engine),
        "roll": discovery.roll,
        "arrive": discovery.arrive,
        "declare": auction.declare,
        "heard": lambda engine, _: auction.heard(engine),
        "hire": lambda engine, _: auction.hire(engine),
        "respond": lambda engine, _: respond(engine),
    }
)
"""What else is done in the stage, by the names of frames, with the data of each."""


def round_of(turn: int, players: int) -> int:
    """Return in which round a turn is where every player has had as many."""
    return max(0, 1 + (turn - 1) // players)


def next_turn(engine: Engine) -> None:
    """Begin the next turn of the round, or the next round after the last (Q-20).

    A turn that is skipped counts as taken, and so does that of who has left.
    """
    left = order.to_come(engine)
    while left:
        seat, left = left[0], left[1:]
        engine.emit(f.OverlaySet(key=order.TO_COME, value=list(left)))
        if begin_turn_of(engine, seat):
            return
    begin_stage(engine)


def begin_stage(engine: Engine) -> None:
    """Begin a round with its Exploration Stage; the first one's starter is drawn by lot (Q-24)."""
    begin_round(engine, engine.state.turn.round + 1)
    last = engine.state.overlay.get(order.FIRST)
    if last is None:
        lot = str(draw_lot(engine, order.STARTER, engine.living()))
        engine.emit(*(f.OverlaySet(key=key, value=lot) for key in (order.FIRST, order.STARTER)))
    else:
        engine.emit(f.OverlaySet(key=order.STARTER, value=order.after(engine, last)[0]))
    engine.push(OverlayFrame("income"))


def begins(engine: Engine, step: str) -> bool:
    """Begin a position with the stage, if that is the step that it begins with."""
    if step != EXPLORATION:
        return False
    begin_stage(engine)
    return True


def resume(engine: Engine, frame: OverlayFrame) -> None:
    """Go on after a dealing between players: between hires, what it triggered comes first."""
    if frame.name == "declare":
        settle(engine, RESPOND, frame)
    else:
        engine.push(frame)


def run(engine: Engine, frame: OverlayFrame) -> None:
    """Run a frame of the stage."""
    if frame.name in PHASES:
        _begin_phase(engine, frame.name)
    elif frame.name == "over":
        _end_phase(engine, frame.data["phase"])
    elif frame.name in _WORK:
        _WORK[frame.name](engine, frame.data)
    else:
        raise LookupError(f"there is no frame {frame.name!r} in the Exploration Stage")


def _begin_phase(engine: Engine, name: str) -> None:
    """Begin a phase: its own work, then what triggered and the responses to it (Q-28)."""
    begin_phase(engine, name)
    engine.push(OverlayFrame("over", {"phase": name}))
    settle(engine, RESPOND)
    PHASES[name](engine)


def _end_phase(engine: Engine, name: str) -> None:
    """End a phase; mana empties. After the last one turns begin."""
    end_phase(engine)
    names = tuple(PHASES)
    if name == names[-1]:
        go_on_with_turns(engine)
    else:
        engine.push(OverlayFrame(names[names.index(name) + 1]))
