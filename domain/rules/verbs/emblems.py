"""Creating emblems (CR 114)."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.rules import emblems, references
from domain.rules.engine import Engine

NAME = "Emblem"
"""What players call it: an emblem has no name (CR 114.3)."""


def create(engine: Engine, effect: l.CreateEmblem) -> None:
    """Players get an emblem, which they own and control (CR 114.2)."""
    emblem = l.TokenSpec(types=(), abilities=effect.abilities, name=NAME)
    for seat in references.players(engine, effect.who, engine.context()):
        engine.emit(emblems.created(engine, seat, emblem))
