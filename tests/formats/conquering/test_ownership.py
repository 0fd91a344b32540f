"""Who owns and controls what as rules of the format change it (Q-45 to Q-47)."""

from __future__ import annotations

from domain.formats.conquering import ownership
from domain.formats.conquering.npc import NPC
from domain.formats.marks import MERCENARY
from domain.rules import facts as f
from tests.formats.conquering.hirelings import (
    hired,
    land,
    native,
    owned,
    table,
    thing,
    treasure,
)
from tests.rules.plays import pick, resolved
from tests.support.board import Board, Put


def given(at: Board, name: str, to: str) -> Board:
    """Give a permanent to a player by a rule of the format."""
    engine = at.engine()
    ownership.hand_over(engine, at.id(name), to)
    return at.keep(engine)


# -- Control that a rule gives (Q-45) --


def test_who_hires_a_creature_controls_and_owns_it() -> None:
    at = hired(table(npc={"battlefield": [native("Cudgel Troll")]}), "A", "Cudgel Troll")
    troll = thing(at, "Cudgel Troll")
    assert (troll.controller, troll.owner, troll.owners) == ("A", "A", (NPC,))


def test_what_is_handed_over_does_not_leave_the_battlefield() -> None:
    at = table(npc={"battlefield": [native("Cudgel Troll")]})
    before = at.id("Cudgel Troll")
    assert hired(at, "A", "Cudgel Troll").id("Cudgel Troll") == before
    assert at.happened(f.Moved) == []


def test_control_by_a_spell_changes_no_owner() -> None:
    at = table(A={"hand": ["Act of Treason"], "battlefield": ["Mountain"] * 3},
               npc={"battlefield": [native("Cudgel Troll")]})  # fmt: skip
    resolved(at, "Act of Treason", pick(at.id("Cudgel Troll")))
    assert owned(at, "Cudgel Troll") == (NPC, "A")


def test_a_spell_that_takes_control_afterwards_goes_above_what_the_rule_gave() -> None:
    at = table(A={"hand": ["Act of Treason"], "battlefield": ["Mountain"] * 3},
               npc={"battlefield": [native("Cudgel Troll")]})  # fmt: skip
    hired(at, "B", "Cudgel Troll")
    resolved(at, "Act of Treason", pick(at.id("Cudgel Troll")))
    assert owned(at, "Cudgel Troll") == ("B", "A")
    assert owned(at.pass_until("income"), "Cudgel Troll") == ("B", "A")


def test_cards_that_ask_for_the_owner_see_who_hired_it() -> None:
    at = table(A={"hand": ["Brand"], "battlefield": ["Mountain"]},
               B={"battlefield": [Put("Mind Control", on="Cudgel Troll")]},
               npc={"battlefield": [native("Cudgel Troll")]})  # fmt: skip
    engine = at.engine()
    engine.emit(f.OwnerChanged(object=at.id("Cudgel Troll"), owner="A", control="by_default"))
    at.keep(engine)
    assert owned(at, "Cudgel Troll") == ("A", "B")
    resolved(at, "Brand")
    assert owned(at, "Cudgel Troll") == ("A", "A")


# -- A player leaves (Q-46) --


def test_what_a_leaver_had_hired_is_the_npcs_again_without_a_zone_change() -> None:
    at = hired(
        table(A={}, C={}, npc={"battlefield": [native("Cudgel Troll")]}), "B", "Cudgel Troll"
    )
    before = at.id("Cudgel Troll")
    at.concede("B")
    troll = thing(at, "Cudgel Troll")
    assert (troll.id, troll.owner, troll.controller) == (before, NPC, NPC)
    assert MERCENARY not in troll.marks
    assert at.happened(f.Moved) == []


def test_what_a_leaver_got_by_barter_is_its_previous_owners_again() -> None:
    at = table(A={"battlefield": ["Manalith"]}, C={})
    given(at, "Manalith", "B").concede("B")
    assert owned(at, "Manalith") == ("A", "A")


def test_it_goes_to_the_last_previous_owner_who_is_still_in_the_game() -> None:
    at = table(A={"battlefield": ["Manalith"]}, B={}, C={}, D={})
    given(given(at, "Manalith", "B"), "Manalith", "C")
    at.concede("B").concede("C")
    assert owned(at, "Manalith") == ("A", "A")


def test_what_has_no_previous_owner_in_the_game_leaves_it_with_its_owner() -> None:
    at = table(A={}, B={"battlefield": ["Manalith"]}, C={}, D={})
    given(at, "Manalith", "C").concede("B").concede("C")
    assert at.names("battlefield") == []


def test_what_a_leaver_brought_to_the_game_leaves_it() -> None:
    at = table(A={}, B={"battlefield": ["Manalith"], "hand": ["Shock"]}, C={}).concede("B")
    assert at.names("battlefield") == []


def test_what_was_brought_and_given_away_stays_as_its_first_owner_leaves() -> None:
    at = table(A={}, B={"battlefield": ["Manalith"]}, C={})
    given(at, "Manalith", "C").concede("B")
    assert owned(at, "Manalith") == ("C", "C")


def test_a_bartered_treasure_goes_to_the_npc_as_its_controller_leaves() -> None:
    at = table(A={"battlefield": [treasure("Manalith")]}, C={})
    given(at, "Manalith", "B").concede("B")
    assert owned(at, "Manalith") == (NPC, NPC)


def test_a_land_of_the_tables_goes_to_the_bottom_of_the_land_deck() -> None:
    at = table(B={"battlefield": [land("Swamp", "B")]}, C={},
               npc={"library": [land("Plains"), land("Island")]})  # fmt: skip
    at.concede("B")
    assert at.names("library:lands") == ["Plains", "Island", "Swamp"]
    assert thing(at, "Swamp", "library:lands").owner == NPC


def test_a_bartered_land_is_its_previous_owners_again() -> None:
    at = table(A={"battlefield": [land("Swamp", "A")]}, C={})
    given(at, "Swamp", "B").concede("B")
    assert owned(at, "Swamp") == ("A", "A")


def stolen() -> Board:
    """Return a board on which C took by a spell what B had hired."""
    return table(
        A={},
        B={"battlefield": [native("Cudgel Troll", "B")]},
        C={"battlefield": [Put("Mind Control", on="Cudgel Troll")]},
        D={},
    )


def test_what_a_spell_took_from_a_leaver_stays_with_the_thief_while_the_npc_owns_it() -> None:
    at = stolen()
    assert owned(at, "Cudgel Troll") == ("B", "C")
    assert owned(at.concede("B"), "Cudgel Troll") == (NPC, "C")
    assert owned(at.concede("C"), "Cudgel Troll") == (NPC, NPC)


def test_what_a_leaver_took_by_a_spell_is_its_owners_as_ever() -> None:
    assert owned(stolen().concede("C"), "Cudgel Troll") == ("B", "B")


def test_a_card_in_hand_leaves_with_its_owner_though_it_was_hired() -> None:
    at = table(A={"hand": ["Boomerang"], "battlefield": ["Island"] * 2}, C={},
               npc={"battlefield": [native("Cudgel Troll")]})  # fmt: skip
    hired(at, "B", "Cudgel Troll")
    resolved(at, "Boomerang", pick(at.id("Cudgel Troll")))
    assert at.names("hand:B") == ["Cudgel Troll"]
    at.concede("B")
    assert all("Cudgel Troll" not in at.names(zone) for zone in at.state.zones)


# -- Who wins (Q-47) --


def test_the_last_player_wins_whatever_the_npc_has() -> None:
    at = table(A={}, npc={"battlefield": [native("Cudgel Troll")]}).concede("B")
    assert at.state.result is not None
    assert at.state.result.winners == ("A",)
