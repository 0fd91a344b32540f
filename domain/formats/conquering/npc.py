"""The NPC: who owns and controls the natives and treasures that no player has (Q-30 to Q-37).

What it lacks the engine's notion of an entity lacks: life, hand, library, turns. Here stands
where its cards go instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from domain.formats.marks import LAND, MERCENARY, TREASURE

if TYPE_CHECKING:
    from domain.rules import GameObject, Going

NPC: Final = "npc"
"""The entity's id: owner and controller of what is its own; no player."""
NAME: Final = "The NPC"

NATIVES: Final = "natives"
TREASURES: Final = "treasures"
LANDS: Final = "lands"

ZONES: Final = (
    *(f"library:{pile}" for pile in (NATIVES, TREASURES, LANDS)),
    *(f"graveyard:{pile}" for pile in (NATIVES, TREASURES)),
)
"""The decks of the table, and the NPC's two graveyards."""


def pile_of(thing: GameObject) -> str:
    """Return which deck of the table a card of the NPC belongs to (Q-32, Q-33)."""
    if TREASURE in thing.marks:
        return TREASURES
    return LANDS if LAND in thing.marks else NATIVES


def pile(thing: GameObject, zone: str) -> str:
    """Return whose library or graveyard an object goes to (Q-32, Q-33, Q-44).

    A mercenary that is put into a graveyard goes to the natives' one, whoever owns it.
    """
    if MERCENARY in thing.marks and zone == "graveyard":
        return NATIVES
    if thing.owner != NPC:
        return thing.owner
    found = pile_of(thing)
    return NATIVES if found == LANDS and zone == "graveyard" else found


def bound_for(thing: GameObject, going: Going) -> Going:
    """What would go to the NPC's hand goes on top of its deck instead (Q-32)."""
    if thing.owner != NPC or going.to != "hand":
        return going
    return replace(going, to="library", place="top", depth=0)
