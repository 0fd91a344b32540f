"""Entities: controllers that are no players, in what they are like players nevertheless.

An entity has no life, hand, library or turns, and no place among the players. It can be attacked
and be a target as though it were a player and everybody's opponent, and decisions of its own
are made by a player whom the format names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from domain.rules.engine import Engine

if TYPE_CHECKING:
    from domain.rules.damage import Hit


def decides(engine: Engine, who: str) -> bool:
    """Whether there is somebody who makes decisions for a player or entity."""
    return who in engine.state.entities or who in engine.living()


def targets(engine: Engine, which: Literal["any", "opponent"], of: str) -> tuple[str, ...]:
    """Return who can be a target as any player, or as an opponent of somebody (CR 115.1)."""
    if which == "any":
        return (*engine.apnap(), *engine.state.entities)
    others = tuple(entity for entity in engine.state.entities if entity != of)
    return (*engine.opponents(of), *(others if of in engine.state.players else ()))


def graveyards(engine: Engine) -> tuple[int, ...]:
    """Return the cards of all graveyards, those of players first."""
    owners = (*engine.apnap(), *engine.overlay.graveyards())
    return tuple(oid for owner in owners for oid in engine.zone("graveyard", owner))


def undealt(engine: Engine, hits: Sequence[Hit]) -> tuple[list[Hit], list[Hit]]:
    """Part damage that is dealt from what would be dealt to entities: they are dealt none."""
    to_them = [hit for hit in hits if hit.to in engine.state.entities]
    return [hit for hit in hits if hit not in to_them], to_them
