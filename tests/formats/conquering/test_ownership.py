"""Who owns and controls what as rules of the format change it (Q-42, Q-45, Q-46)."""

from __future__ import annotations

from domain.formats.conquering import mercenaries, ownership
from domain.formats.conquering.npc import NPC
from domain.formats.conquering.overlay import Conquering
from domain.formats.marks import MERCENARY, NATIVE, TREASURE
from domain.rules import GameObject
from tests.support.board import Board, Put, Side, board


def native(name: str) -> Put:
    """Return a card of the natives deck."""
    return Put(name, marks={NATIVE: "natives"})


def table(**sides: Side) -> Board:
    """Lay out a board of the format, with what is the NPC's as the side ``npc``."""
    return board(sides, overlay=Conquering())


def hired(at: Board, seat: str, name: str) -> Board:
    """Let a player have hired a creature of the NPC."""
    engine = at.engine()
    mercenaries.hire(engine, seat, at.id(name))
    return at.keep(engine)


def thing(at: Board, name: str, zone: str = "battlefield") -> GameObject:
    """Return the object of that name."""
    return at.state.objects[at.id(name, zone)]


def test_who_hires_a_creature_controls_and_owns_it() -> None:
    at = hired(table(npc={"battlefield": [native("Cudgel Troll")]}), "A", "Cudgel Troll")
    troll = thing(at, "Cudgel Troll")
    assert (troll.controller, troll.owner, troll.owners) == ("A", "A", (NPC,))
    assert "mercenary" in at.state.derived[troll.id].supertypes


def test_what_is_handed_over_does_not_leave_the_battlefield() -> None:
    at = table(npc={"battlefield": [native("Cudgel Troll")]})
    before = at.id("Cudgel Troll")
    assert hired(at, "A", "Cudgel Troll").id("Cudgel Troll") == before
