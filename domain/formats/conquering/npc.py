"""The NPC: who owns and controls the natives and treasures that no player has (Q-30 to Q-37).

What it lacks the engine's notion of an entity lacks: life, hand, library, turns. Here stands
where its cards go instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from domain.formats.marks import LAND, MERCENARY, TREASURE
from domain.rules import facts as f

if TYPE_CHECKING:
    from collections.abc import Sequence

    from domain.rules import AnyFact, Engine, GameObject, Going, Hit

NPC: Final = "npc"
"""The entity's id: owner and controller of what is its own; no player."""
NAME: Final = "The NPC"

NATIVES: Final = "natives"
TREASURES: Final = "treasures"
LANDS: Final = "lands"

REACHED: Final = "reached_npc"
"""The key of who would have dealt the NPC combat damage, in which combat phase."""

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


def put_into(engine: Engine) -> tuple[str, ...]:
    """Return into which decks something was put by what resolves now (Q-32)."""
    found: list[str] = []
    for fact in reversed(engine.state.history):
        if isinstance(fact, f.Resolved):
            break
        zone, _, owner = fact.to.partition(":") if isinstance(fact, f.Moved) else ("", "", "")
        if zone == "library" and owner in (NATIVES, TREASURES) and owner not in found:
            found.append(owner)
    return tuple(found)


def reached(engine: Engine, hits: Sequence[Hit]) -> tuple[AnyFact, ...]:
    """Note who controls creatures that would have dealt combat damage to the NPC (Q-36, Q-41).

    The damage was assigned and not prevented; it is not dealt.
    """
    turn = engine.state.turn
    creatures = (hit.source for hit in hits if hit.combat and hit.to == NPC)
    seats = tuple(dict.fromkeys(engine.look(oid).controller for oid in creatures))
    if not seats:
        return ()
    known = reached_by(engine)
    by = [*known, *(seat for seat in seats if seat not in known)]
    value: dict[str, Any] = {"turn": turn.number, "combat": turn.combat, "by": by}
    return (f.OverlaySet(key=REACHED, value=value),)


def reached_by(engine: Engine) -> tuple[str, ...]:
    """Return whose creatures would have dealt the NPC combat damage in this combat phase."""
    value, turn = engine.state.overlay.get(REACHED, {}), engine.state.turn
    here = value.get("turn") == turn.number and value.get("combat") == turn.combat
    return tuple(value["by"]) if here else ()


def bound_for(thing: GameObject, going: Going) -> Going:
    """What would go to the NPC's hand goes on top of its deck instead (Q-32)."""
    if thing.owner != NPC or going.to != "hand":
        return going
    return replace(going, to="library", place="top", depth=0)
