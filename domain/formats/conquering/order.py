"""In which order players act and take their turns: what is kept of a round (Q-20, Q-28).

Where a player who is named has left the game, the next one clockwise stands in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from domain.rules import facts as f

if TYPE_CHECKING:
    from collections.abc import Sequence

    from domain.rules import Engine

FIRST: Final = "first"
"""Who won the land bidding and had, or will have, the round's first turn."""

STARTER: Final = "starter"
"""Who begins the land bidding of the round (Q-24)."""

ORDER: Final = "round_order"
"""The seats in the order of their turns in the round."""

TO_COME: Final = "to_come"
"""The seats whose turn in the round is still to come."""


def active(engine: Engine) -> str:
    """Return who comes first in turn order: whose turn it is, in the stage the first player."""
    return engine.state.turn.active or first(engine)


def first(engine: Engine) -> str:
    """Return the round's first player; nobody before the first round."""
    return standing_in(engine, FIRST)


def starter(engine: Engine) -> str:
    """Return who begins the land bidding."""
    return standing_in(engine, STARTER)


def standing_in(engine: Engine, key: str) -> str:
    """Return the player who is kept under a key, or the next one clockwise who has not left."""
    kept = engine.state.overlay.get(key, "")
    return next(iter(engine.in_order(kept)), "") if kept else ""


def without_leavers(engine: Engine) -> None:
    """In the stage the next one clockwise is the round's first player for whoever leaves (Q-28)."""
    kept, following = engine.state.overlay.get(FIRST), first(engine)
    if not engine.state.turn.active and following and following != kept:
        engine.emit(f.OverlaySet(key=FIRST, value=following))


def after(engine: Engine, seat: str) -> tuple[str, ...]:
    """Return the living players clockwise, beginning with the one after a player."""
    order = engine.in_order(seat)
    return (*order[1:], *order[:1]) if order[:1] == (seat,) else order


def to_come(engine: Engine) -> tuple[str, ...]:
    """Return whose turns in the round are still to come."""
    return tuple(engine.state.overlay.get(TO_COME, ()))


def laid(first: str, order: Sequence[str], left: Sequence[str]) -> tuple[f.AnyFact, ...]:
    """Return what is kept of a round with that first player and order of turns."""
    return (
        f.OverlaySet(key=FIRST, value=first),
        f.OverlaySet(key=ORDER, value=list(order)),
        f.OverlaySet(key=TO_COME, value=list(left)),
    )
