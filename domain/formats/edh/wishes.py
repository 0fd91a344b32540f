"""What lies outside the game: a player's own cards in exile, for there is no sideboard (E-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.rules import EVERYBODY

if TYPE_CHECKING:
    from domain.rules import Engine


def outside(engine: Engine, seat: str) -> tuple[int, ...]:
    """Return the cards of a player's deck that are in exile now and that the player knows."""
    things = (engine.state.objects[oid] for oid in engine.zone("exile"))
    return tuple(
        thing.id
        for thing in things
        if thing.kind == "card"
        and thing.owner == seat
        and (EVERYBODY in thing.known_to or seat in thing.known_to)
    )
