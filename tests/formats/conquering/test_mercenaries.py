"""Mercenaries: what they cost, and whose they are as they leave the battlefield (Q-43, Q-44)."""

from __future__ import annotations

import pytest

from domain.cards.ir.language import TokenSpec
from domain.formats.conquering import gold, mercenaries
from domain.formats.conquering.npc import NPC
from domain.formats.marks import MERCENARY
from domain.rules import facts as f
from domain.rules import zones
from domain.rules.answers import Pay
from domain.rules.questions import Question
from tests.formats.conquering.hirelings import hired, native, owned, table, thing
from tests.rules.plays import cast, pick, resolved
from tests.support.board import PASS, Board, Put

PAID, DECLINED = Pay("auto"), Pay("decline")


def due(at: Board) -> Question:
    """Go on until a mercenary is to be paid, and return what is asked."""
    while (question := at.questions()[0]).kind not in ("pay", "order"):
        at.answer(question.seat, question.default)
    return question


def upkeep(*mercenaries: str, gold: int = 10) -> Board:
    """Return a board on which A's upkeep begins, who has hired these."""
    hired = [native(name, hired_by="A") for name in mercenaries]
    side = {"battlefield": hired, "resources": {"gold": gold}}
    return table(step="upkeep", begin=True, A=side)


def dragon() -> Board:
    """Return a board on which A hires a Shivan Dragon of the NPC's."""
    return hired(table(npc={"battlefield": [native("Shivan Dragon")]}), "A", "Shivan Dragon")


def test_a_hired_creature_is_a_mercenary_of_whoever_hired_it() -> None:
    at = dragon()
    assert owned(at, "Shivan Dragon") == ("A", "A")
    assert "mercenary" in at.state.derived[at.id("Shivan Dragon")].supertypes


def test_who_hires_a_creature_cannot_attack_with_it_before_their_turn_began() -> None:
    assert thing(dragon(), "Shivan Dragon").fresh


@pytest.mark.parametrize(
    ("name", "price"), [("Shivan Dragon", 3), ("Kitchen Finks", 2), ("Raging Goblin", 1)]
)
def test_a_mercenary_costs_half_its_mana_value_rounded_up_at_each_upkeep(
    name: str, price: int
) -> None:
    at = upkeep(name)
    question = due(at)
    assert (question.seat, question.params["cost"]) == ("A", f"{price} gold")
    at.answer("A", PAID)
    assert gold.treasury(at.state, "A") == 10 - price
    assert at.happened(f.ResourceChanged)[-1].cause == "upkeep"
    assert owned(at, name) == ("A", "A")


def test_an_unpaid_mercenary_leaves_and_returns_under_the_npcs_control_anew() -> None:
    at = upkeep("Shivan Dragon")
    before = at.id("Shivan Dragon")
    due(at)
    at.answer("A", DECLINED)
    after = thing(at, "Shivan Dragon")
    assert after.id != before
    assert (after.owner, after.controller, after.owners) == (NPC, NPC, (NPC, "A"))
    assert MERCENARY not in after.marks
    assert "mercenary" not in at.state.derived[after.id].supertypes
    assert gold.treasury(at.state, "A") == 10


def test_who_has_too_little_gold_cannot_pay_a_mercenary() -> None:
    at = upkeep("Shivan Dragon", gold=2).pass_until("draw")
    assert owned(at, "Shivan Dragon") == (NPC, NPC)
    assert gold.treasury(at.state, "A") == 2


def test_an_unpaid_mercenary_that_enters_again_does_what_it_does_as_it_enters() -> None:
    at = upkeep("Flametongue Kavu", "Grizzly Bears")
    due(at)
    at.answer("A", at.questions()[0].default)
    due(at)
    at.answer("A", DECLINED)
    assert at.state.zones["stack"]


def test_of_several_mercenaries_each_is_paid_by_itself() -> None:
    at = upkeep("Shivan Dragon", "Kitchen Finks")
    order = due(at)
    assert (order.seat, order.kind) == ("A", "order")
    at.answer("A", order.default)
    due(at)
    at.answer("A", PAID)
    due(at)
    at.answer("A", DECLINED)
    assert sorted((owned(at, "Shivan Dragon"), owned(at, "Kitchen Finks"))) == [
        ("A", "A"), (NPC, NPC),
    ]  # fmt: skip


def test_a_mercenary_that_is_destroyed_goes_to_the_natives_graveyard_and_is_the_npcs() -> None:
    at = table(A={"hand": ["Terminate"], "battlefield": ["Swamp", "Mountain"]},
               npc={"battlefield": [native("Shivan Dragon")]})  # fmt: skip
    hired(at, "B", "Shivan Dragon")
    resolved(at, "Terminate", pick(at.id("Shivan Dragon")))
    dead = thing(at, "Shivan Dragon", "graveyard:natives")
    assert (dead.owner, dead.owners, dead.marks) == (NPC, (NPC, "B"), {"native": "natives"})


def test_persist_returns_a_mercenary_under_the_npcs_control() -> None:
    at = table(A={"hand": ["Terminate"], "battlefield": ["Swamp", "Mountain"]},
               npc={"battlefield": [native("Kitchen Finks")]})  # fmt: skip
    hired(at, "B", "Kitchen Finks")
    resolved(at, "Terminate", pick(at.id("Kitchen Finks")))
    assert owned(at, "Kitchen Finks") == (NPC, NPC)
    assert thing(at, "Kitchen Finks").counters == {"-1/-1": 1}
    assert at.life("B") == 20


def bounced() -> Board:
    """Return a board on which A's mercenary was returned to their hand."""
    at = table(A={"hand": ["Boomerang"], "battlefield": ["Island"] * 2 + ["Mountain"] * 6},
               npc={"battlefield": [native("Shivan Dragon")]})  # fmt: skip
    hired(at, "A", "Shivan Dragon")
    return resolved(at, "Boomerang", pick(at.id("Shivan Dragon")))


def test_a_mercenary_that_is_returned_goes_to_its_hirers_hand_and_is_theirs() -> None:
    card = thing(bounced(), "Shivan Dragon", "hand:A")
    assert (card.owner, card.owners) == ("A", (NPC,))
    assert MERCENARY not in card.marks


def test_what_was_a_mercenary_and_is_cast_anew_is_none_and_dies_as_a_card_of_its_owner() -> None:
    at = resolved(bounced(), "Shivan Dragon")
    assert MERCENARY not in thing(at, "Shivan Dragon").marks
    engine = at.engine()
    zones.move(engine, at.id("Shivan Dragon"), "graveyard", "destroy")
    assert at.keep(engine).names("graveyard:A")[-1] == "Shivan Dragon"


def test_a_mercenary_that_is_exiled_and_returned_comes_back_to_its_hirer_without_upkeep() -> None:
    at = table(A={"hand": ["Cloudshift"], "battlefield": ["Plains"]},
               npc={"battlefield": [native("Shivan Dragon")]})  # fmt: skip
    hired(at, "A", "Shivan Dragon")
    resolved(at, "Cloudshift", pick(at.id("Shivan Dragon")))
    assert owned(at, "Shivan Dragon") == ("A", "A")
    assert MERCENARY not in thing(at, "Shivan Dragon").marks


def stolen() -> Board:
    """Return a board on which B took A's mercenary with a spell, in B's turn."""
    at = table(active="B", B={"hand": ["Mind Control"], "battlefield": ["Island"] * 5},
               npc={"battlefield": [native("Shivan Dragon")]})  # fmt: skip
    hired(at, "A", "Shivan Dragon")
    return resolved(at, "Mind Control", pick(at.id("Shivan Dragon")), seat="B")


def test_a_mercenary_that_is_taken_by_a_spell_stays_one_and_its_owners() -> None:
    at = stolen()
    assert owned(at, "Shivan Dragon") == ("A", "B")
    assert "mercenary" in at.state.derived[at.id("Shivan Dragon")].supertypes


def test_who_took_a_mercenary_pays_it() -> None:
    at = stolen()
    at.pass_until("end")
    at.pass_until("untap")
    assert due(at).seat == "B"


def test_a_hired_creature_is_the_hirers_whatever_gave_the_npc_control_of_it() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]},
               npc={"battlefield": [Put("Mind Control", on="Grizzly Bears")]})  # fmt: skip
    assert owned(at, "Grizzly Bears") == ("A", NPC)
    assert owned(hired(at, "B", "Grizzly Bears"), "Grizzly Bears") == ("B", "B")


def test_a_copy_of_a_mercenary_is_none() -> None:
    at = table(A={"hand": ["Clone"], "battlefield": ["Island"] * 4},
               npc={"battlefield": [native("Shivan Dragon")]})  # fmt: skip
    dragon = at.id("Shivan Dragon")
    hired(at, "B", "Shivan Dragon")
    cast(at, "Clone")
    while (question := at.questions()[0]).kind == "act":
        at.answer(question.seat, PASS)
    at.answer("A", pick("yes")) if question.kind == "yes_no" else at.answer("A", pick(dragon))
    if (question := at.questions()[0]).kind == "select":
        at.answer("A", pick(dragon))
    copy = at.id("Clone")
    assert at.state.derived[copy].name == "Shivan Dragon"
    assert "mercenary" not in at.state.derived[copy].supertypes


def token_hired() -> Board:
    """Return a board at A's next upkeep, who hired a token of the NPC's."""
    at = table(step="end", active="B")
    engine = at.engine()
    oid = engine.new_id()
    spec = TokenSpec(("creature",), ("Goblin",), power=1, toughness=1, name="Goblin Token")
    engine.emit(
        f.Created(
            object=oid, kind="token", owner=NPC, controller=NPC, zone="battlefield", token=spec
        )
    )
    mercenaries.hire(engine, "A", oid)
    return at.keep(engine)


def test_a_hired_token_costs_no_gold() -> None:
    at = token_hired()
    assert due(at).params["cost"] == "0 gold"
    before = gold.treasury(at.state, "A")
    at.answer("A", PAID)
    assert owned(at, "Goblin Token") == ("A", "A")
    assert gold.treasury(at.state, "A") == before


def test_a_hired_token_that_is_not_kept_is_gone() -> None:
    at = token_hired()
    due(at)
    at.answer("A", DECLINED)
    assert "Goblin Token" not in (*at.names("battlefield"), *at.names("exile"))


def test_a_mercenary_that_lost_its_abilities_owes_nothing() -> None:
    at = table(step="upkeep", begin=True, A={"battlefield": [native("Shivan Dragon", "A")]},
               B={"battlefield": ["Humility"]})  # fmt: skip
    assert (at.asked("act").seat, at.state.turn.step) == ("A", "precombat_main")
    assert gold.treasury(at.state, "A") == 10
    assert owned(at, "Shivan Dragon") == ("A", "A")


def test_an_unpaid_mercenary_returns_as_its_card_and_not_as_what_it_copied() -> None:
    at = table(A={"hand": ["Clone"], "battlefield": ["Island"] * 4},
               B={"battlefield": ["Hill Giant"]})  # fmt: skip
    cast(at, "Clone")
    while (question := at.questions()[0]).kind == "act":
        at.answer(question.seat, PASS)
    at.answer("A", pick("yes"))
    clone = at.id("Clone")
    assert at.state.derived[clone].name == "Hill Giant"
    engine = at.engine()
    zones.move(engine, at.id("Hill Giant"), "graveyard", "destroy")
    mercenaries.hire(engine, "A", clone)
    zones.move(engine, clone, "battlefield", "put", under=NPC)
    at.keep(engine)
    # There is nothing left to copy: it is what is printed on it.
    seen = at.state.derived[at.id("Clone")]
    assert (seen.name, seen.power, seen.controller) == ("Clone", 0, NPC)
