"""Who has left the game and decides for an entity, and does not do so in time."""

from __future__ import annotations

from domain.kernel.chance import ChanceSource
from domain.rules.chapters import run
from domain.rules.engine import Cards, Engine
from domain.rules.overlay import Overlay
from domain.rules.request import Advance, finish
from domain.rules.state import GameState


def dismiss(
    state: GameState, seat: str, cards: Cards, overlay: Overlay, chance: ChanceSource
) -> Advance:
    """Let a player who has left decide nothing any more; what was open is asked of others."""
    engine = Engine(state, cards, overlay, chance)
    overlay.dismissed(engine, seat)
    run(engine)
    return finish(engine)
