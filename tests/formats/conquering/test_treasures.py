"""Treasures: how they are won from the NPC, and who gets a loser's (Q-40 to Q-42)."""

from __future__ import annotations

import pytest

from domain.cards.ir.language import ChangeTypes, CopyOf, Modification
from domain.formats.conquering.npc import NPC
from domain.rules import facts as f
from domain.rules import state_based
from domain.rules.answers import Attack
from domain.rules.state import ContinuousEffect
from tests.formats.conquering.hirelings import native, owned, table, thing, treasure
from tests.rules.plays import cast, pick, resolved
from tests.support.board import PASS, Board, Put
from tests.support.chance import ScriptedChance

YES, NO = pick("yes"), pick("no")


def attacked(at: Board, *names: str, whom: str = NPC) -> Board:
    """Attack with these creatures of A's, and pass until a treasure can be won or combat ends."""
    return declared(at, *names, whom=whom).pass_until("postcombat_main")


def declared(at: Board, *names: str, whom: str = NPC) -> Board:
    """Declare these creatures of A's as attackers."""
    at.pass_until("declare_attackers")
    return at.answer("A", Attack(tuple((at.id(name), whom) for name in names)))


def test_who_would_have_dealt_the_npc_combat_damage_may_take_a_treasure() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]},
               npc={"battlefield": [treasure("Howling Mine")]})  # fmt: skip
    before = at.id("Howling Mine")
    question = attacked(at, "Grizzly Bears").asked("yes_no")
    assert (question.seat, question.prompt, at.state.turn.step) == (
        "A", "conquering.treasure", "end_combat",
    )  # fmt: skip
    at.answer("A", YES)
    mine = thing(at, "Howling Mine")
    assert mine.id != before
    assert (mine.owner, mine.controller, mine.owners) == ("A", "A", (NPC,))
    assert "treasure" in at.state.derived[mine.id].supertypes


def test_who_would_have_dealt_it_damage_may_leave_the_treasure() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]},
               npc={"battlefield": [treasure("Howling Mine")]})  # fmt: skip
    attacked(at, "Grizzly Bears").answer("A", NO)
    assert owned(at, "Howling Mine") == (NPC, NPC)


def test_a_treasure_does_what_it_does_as_it_enters_for_its_new_controller() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]},
               npc={"battlefield": [treasure("Prophetic Prism")]})  # fmt: skip
    attacked(at, "Grizzly Bears").answer("A", YES)
    (stacked,) = at.state.zones["stack"]
    assert at.state.objects[stacked].controller == "A"


def test_it_is_one_treasure_however_many_creatures_and_strikes() -> None:
    at = table(A={"battlefield": ["Boros Swiftblade", "Glory Seeker"]},
               npc={"battlefield": [treasure("Howling Mine"), treasure("Marble Chalice")]},
               chance=ScriptedChance(shuffles=[(1, 0)]))  # fmt: skip
    attacked(at, "Boros Swiftblade", "Glory Seeker")
    assert at.asked("yes_no").params["count"] == 2
    at.answer("A", YES)
    assert (owned(at, "Howling Mine"), owned(at, "Marble Chalice")) == ((NPC, NPC), ("A", "A"))
    assert at.pass_until("postcombat_main").asked("act").seat == "A"


def test_which_of_several_treasures_it_is_is_a_lot_that_everybody_sees() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]},
               npc={"battlefield": [treasure("Howling Mine"), treasure("Marble Chalice")]})  # fmt: skip
    attacked(at, "Grizzly Bears").answer("A", YES)
    (lot,) = at.happened(f.Rolled)
    assert (lot.purpose, lot.audience) == ("treasure", "public")


def test_where_there_is_no_treasure_nobody_is_asked() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]},
               npc={"battlefield": [native("Giant Spider")]})  # fmt: skip
    assert attacked(at, "Grizzly Bears").state.turn.step in ("declare_blockers", "postcombat_main")


def test_prevented_damage_wins_no_treasure() -> None:
    at = table(A={"battlefield": ["Grizzly Bears", "Forest"], "hand": ["Fog"]},
               npc={"battlefield": [treasure("Howling Mine")]})  # fmt: skip
    declared(at, "Grizzly Bears")
    resolved(at, "Fog").pass_until("postcombat_main")
    assert at.state.turn.step == "postcombat_main"
    assert owned(at, "Howling Mine") == (NPC, NPC)


def test_a_treasure_is_won_though_the_creature_has_left_meanwhile() -> None:
    at = table(A={"battlefield": ["Boros Swiftblade"]},
               B={"battlefield": ["Mountain"], "hand": ["Shock"]},
               npc={"battlefield": [treasure("Howling Mine")]},
               wanted=("opponent:first_strike_damage",))  # fmt: skip
    declared(at, "Boros Swiftblade").pass_until("first_strike_damage")
    swiftblade = at.id("Boros Swiftblade")
    while at.questions()[0].seat != "B":
        at.answer("A", PASS)
    cast(at, "Shock", pick(swiftblade), seat="B").resolve()
    assert at.names("graveyard:A") == ["Boros Swiftblade"]
    at.pass_until("postcombat_main").answer("A", YES)
    assert owned(at, "Howling Mine") == ("A", "A")


def test_the_excess_of_a_trampling_creature_wins_a_treasure() -> None:
    at = table(A={"battlefield": ["Darksteel Colossus"]},
               npc={"battlefield": [native("Giant Spider"), treasure("Howling Mine")]})  # fmt: skip
    declared(at, "Darksteel Colossus")
    while (question := at.questions()[0]).prompt != "conquering.treasure":
        at.answer(question.seat, question.default)
    assert question.seat == "A"


def test_treasure_is_of_the_card_and_not_of_its_name() -> None:
    at = table(A={"battlefield": [treasure("Howling Mine"), "Howling Mine"]})
    seen = [at.state.derived[oid].supertypes for oid in at.ids("Howling Mine")]
    assert sorted(seen) == [(), ("treasure",)]


def test_a_card_stays_a_treasure_through_zone_changes() -> None:
    at = table(A={"battlefield": [treasure("Howling Mine"), "Island", "Island", "Island", "Island"],
                  "hand": ["Boomerang"]})  # fmt: skip
    resolved(at, "Boomerang", pick(at.id("Howling Mine")))
    resolved(at, "Howling Mine")
    assert at.state.derived[at.id("Howling Mine")].supertypes == ("treasure",)


def test_a_copy_of_a_treasure_is_none() -> None:
    at = table(A={"battlefield": [treasure("Howling Mine"), "Island", "Island"],
                  "hand": ["Copy Artifact"]})  # fmt: skip
    cast(at, "Copy Artifact")
    while (question := at.questions()[0]).seat != "A" or not at.names("battlefield")[3:]:
        mine = pick(at.id("Howling Mine"))
        answers = {"select": mine, "yes_no": YES}
        at.answer(question.seat, answers.get(question.kind, question.default))
    seen = at.state.derived[at.id("Copy Artifact")]
    assert (seen.name, seen.supertypes) == ("Howling Mine", ())


# -- Who gets a loser's (Q-42) --


def slain(at: Board, *names: str) -> Board:
    """Let these creatures of A's attack B, who does not block; go on until all is over."""
    declared(at, *names, whom="B")
    while at.state.players["B"].lost is None:
        question = at.questions()[0]
        at.answer(question.answered_by or question.seat, question.default)
    return at


def test_who_kills_a_player_by_combat_damage_gets_the_treasures_that_they_controlled() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]},
               B={"battlefield": [treasure("Howling Mine")], "life": 2}, C={})  # fmt: skip
    before = at.id("Howling Mine")
    slain(at, "Grizzly Bears")
    assert owned(at, "Howling Mine") == ("A", "A")
    assert at.id("Howling Mine") == before


def test_phage_gets_her_controller_the_treasures_of_whom_she_kills() -> None:
    at = table(A={"battlefield": ["Phage the Untouchable"]},
               B={"battlefield": [treasure("Howling Mine")]}, C={})  # fmt: skip
    slain(at, "Phage the Untouchable")
    assert owned(at, "Howling Mine") == ("A", "A")


def test_poison_by_combat_damage_counts() -> None:
    at = table(A={"battlefield": ["Glistener Elf"]},
               B={"battlefield": [treasure("Howling Mine")], "resources": {"poison": 9}}, C={})  # fmt: skip
    slain(at, "Glistener Elf")
    assert owned(at, "Howling Mine") == ("A", "A")


def test_damage_by_an_ability_that_combat_damage_triggered_is_no_combat_damage() -> None:
    at = table(A={"battlefield": ["Grizzly Bears", Put("Sword of Fire and Ice", on="Grizzly Bears")]},
               B={"battlefield": [treasure("Howling Mine")], "life": 6}, C={})  # fmt: skip
    declared(at, "Grizzly Bears", whom="B")
    while at.state.players["B"].lost is None:
        question = at.questions()[0]
        at.answer(question.seat, pick("B") if question.kind == "targets" else question.default)
    assert at.life("B") == 0
    assert owned(at, "Howling Mine") == (NPC, NPC)


@pytest.mark.parametrize("end", ["concede", "burn"])
def test_treasures_of_who_loses_otherwise_revert_to_the_npc(end: str) -> None:
    at = table(A={"battlefield": ["Mountain"], "hand": ["Shock"]},
               B={"battlefield": [treasure("Howling Mine")], "life": 2}, C={})  # fmt: skip
    at.concede("B") if end == "concede" else resolved(at, "Shock", pick("B"))
    assert owned(at, "Howling Mine") == (NPC, NPC)


def test_borrowed_treasures_go_with_the_others() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]}, C={"battlefield": [treasure("Howling Mine")]},
               B={"battlefield": [Put("Steal Artifact", on="Howling Mine")], "life": 2})  # fmt: skip
    assert owned(at, "Howling Mine") == ("C", "B")
    slain(at, "Grizzly Bears")
    assert owned(at, "Howling Mine") == ("A", "A")


def struck(at: Board, *hits: tuple[str, int], also: tuple[f.AnyFact, ...] = ()) -> Board:
    """Let creatures deal B combat damage, all at the same time, in a step of its own."""
    engine = at.engine()
    engine.emit(f.StepBegan(step="combat_damage"))
    dealt = (
        f.DamageDealt(source=at.id(name), to="B", amount=amount, combat=True)
        for name, amount in hits
    )
    engine.emit(*dealt, *also)
    state_based.settle(engine)
    return at.keep(engine)


def shared(*, life: int, chance: ScriptedChance | None = None) -> Board:
    """Return a board on which B has a treasure, and creatures of A and C can strike."""
    return table(A={"battlefield": ["Grizzly Bears"]}, C={"battlefield": ["Hill Giant"]}, D={},
                 B={"battlefield": [treasure("Howling Mine")], "life": life}, chance=chance)  # fmt: skip


@pytest.mark.parametrize(("lot", "winner"), [((0, 1), "A"), ((1, 0), "C")])
def test_of_several_who_dealt_the_lethal_damage_together_chance_picks_one(
    lot: tuple[int, int], winner: str
) -> None:
    at = shared(life=5, chance=ScriptedChance(shuffles=[lot]))
    struck(at, ("Grizzly Bears", 2), ("Hill Giant", 3))
    assert owned(at, "Howling Mine") == (winner, winner)
    assert at.happened(f.Rolled)[-1].purpose == "slayer"


def test_only_the_damage_that_was_lethal_counts() -> None:
    at = struck(shared(life=5), ("Grizzly Bears", 2))
    assert at.state.players["B"].lost is None
    assert owned(struck(at, ("Hill Giant", 3)), "Howling Mine") == ("C", "C")


def test_combat_damage_counts_though_the_player_loses_otherwise_at_the_same_time() -> None:
    at = struck(shared(life=2), ("Grizzly Bears", 2), also=(f.DrewFromEmpty(seat="B"),))
    assert owned(at, "Howling Mine") == ("A", "A")


def test_combat_damage_that_was_not_lethal_does_not_count() -> None:
    at = struck(shared(life=3), ("Grizzly Bears", 2), also=(f.DrewFromEmpty(seat="B"),))
    assert at.state.players["B"].lost == "library"
    assert owned(at, "Howling Mine") == (NPC, NPC)


def test_who_is_slain_by_somebody_who_loses_too_leaves_their_treasures_to_the_npc() -> None:
    at = struck(shared(life=2), ("Grizzly Bears", 2), also=(f.DrewFromEmpty(seat="A"),))
    assert at.engine().living() == ("C", "D")
    assert owned(at, "Howling Mine") == (NPC, NPC)


def test_a_borrowed_treasure_is_passed_on_though_other_losers_have_some_too() -> None:
    at = table(A={"battlefield": ["Grizzly Bears", treasure("Manalith")]}, D={},
               B={"battlefield": [Put("Steal Artifact", on="Howling Mine")], "life": 2},
               C={"battlefield": [treasure("Howling Mine"), "Hill Giant"]})  # fmt: skip
    struck(at, ("Hill Giant", 2), also=(f.DrewFromEmpty(seat="A"),))
    assert owned(at, "Manalith") == (NPC, NPC)
    assert owned(at, "Howling Mine") == ("C", "C")


def test_a_phased_out_treasure_goes_with_the_others() -> None:
    at = table(A={}, B={"battlefield": [treasure("Manalith")]}, C={})
    engine = at.engine()
    engine.emit(f.PhasedOut(object=at.id("Manalith"), under="B"))
    at.keep(engine).concede("B")
    assert thing(at, "Manalith", "phased").owner == NPC


# -- Supertypes (Q-40) --


def changed(at: Board, name: str, *changes: Modification) -> Board:
    """Let an effect change a permanent until the game ends."""
    engine = at.engine()
    oid = at.id(name)
    effect = ContinuousEffect(
        id=engine.new_id(), timestamp=engine.state.clock + 1, controller="A", objects=(oid,),
        changes=changes, duration="game", source=oid,
    )  # fmt: skip
    engine.emit(f.EffectBegan(effect=effect))
    return at.keep(engine)


def test_what_lost_the_supertype_is_no_treasure_to_win_or_to_pass_on() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]}, C={"battlefield": [treasure("Manalith")]},
               npc={"battlefield": [treasure("Howling Mine")]})  # fmt: skip
    changed(at, "Howling Mine", ChangeTypes(remove=("treasure",)))
    changed(at, "Manalith", ChangeTypes(remove=("treasure",)))
    assert attacked(at, "Grizzly Bears").state.turn.step == "postcombat_main"
    at.concede("C")
    assert at.names("battlefield") == ["Grizzly Bears", "Howling Mine"]


def test_a_treasure_that_is_a_copy_of_something_is_a_treasure_still() -> None:
    at = table(A={"battlefield": [treasure("Manalith"), "Howling Mine"]})
    mine = thing(at, "Howling Mine").card
    manalith = at.id("Manalith")
    changed(at, "Manalith", CopyOf(mine))
    seen = at.state.derived[manalith]
    assert (seen.name, seen.supertypes) == ("Howling Mine", ("treasure",))


def test_each_combat_phase_can_win_a_treasure() -> None:
    at = table(A={"battlefield": ["Grizzly Bears", *["Mountain"] * 4], "hand": ["Relentless Assault"]},
               npc={"battlefield": [treasure("Howling Mine"), treasure("Manalith")]})  # fmt: skip
    attacked(at, "Grizzly Bears").answer("A", YES)
    at.pass_until("postcombat_main")
    resolved(at, "Relentless Assault")
    at.pass_until("begin_combat")
    attacked(at, "Grizzly Bears").answer("A", YES)
    assert (owned(at, "Howling Mine"), owned(at, "Manalith")) == (("A", "A"), ("A", "A"))
