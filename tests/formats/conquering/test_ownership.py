"""Who owns and controls what as rules of the format change it (Q-42, Q-45, Q-46)."""

from __future__ import annotations

from domain.formats.conquering.npc import NPC
from domain.rules import facts as f
from tests.formats.conquering.hirelings import hired, native, table, thing


def test_who_hires_a_creature_controls_and_owns_it() -> None:
    at = hired(table(npc={"battlefield": [native("Cudgel Troll")]}), "A", "Cudgel Troll")
    troll = thing(at, "Cudgel Troll")
    assert (troll.controller, troll.owner, troll.owners) == ("A", "A", (NPC,))


def test_what_is_handed_over_does_not_leave_the_battlefield() -> None:
    at = table(npc={"battlefield": [native("Cudgel Troll")]})
    before = at.id("Cudgel Troll")
    assert hired(at, "A", "Cudgel Troll").id("Cudgel Troll") == before
    assert at.happened(f.Moved) == []
