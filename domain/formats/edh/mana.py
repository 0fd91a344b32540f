"""Mana of colours that a player's general does not have is colourless for that player (E-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.formats.edh import generals

if TYPE_CHECKING:
    from domain.rules import Engine

COLORLESS = "C"


def reaches(engine: Engine, seat: str, symbol: str) -> str:
    """Return which mana a player gets where this symbol would be produced.

    What counts is who gets the mana, not what makes it.
    """
    general = generals.general_of(engine, seat)
    if general is None or symbol == COLORLESS:
        return symbol
    return symbol if symbol in engine.state.printed[general.card].colors else COLORLESS
