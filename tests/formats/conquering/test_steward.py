"""The steward of the NPC: votes, lots, incidents, and who has left the game (Q-34)."""

from typing import Any

import pytest

import domain.rules as game
from domain.formats.conquering.npc import NPC
from domain.formats.conquering.steward import ACCEPT, RESIGN
from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from domain.rules.answers import Attack, Block, Order
from domain.rules.questions import check_answer
from tests.formats.conquering.hirelings import native, table
from tests.rules.plays import cast, pick
from tests.support.board import PASS, Board
from tests.support.chance import ScriptedChance

SWAMPS = ["Swamp"] * 3


def edict(*natives: str, chance: ScriptedChance | None = None, **sides: Any) -> Board:
    """Return a board on which Diabolic Edict has begun to resolve on the NPC."""
    side = {"hand": ["Diabolic Edict"], "battlefield": SWAMPS}
    own = [native(name) for name in natives or ("Serra Angel", "Hill Giant")]
    at = table(A=side, chance=chance, npc={"battlefield": own}, **sides)
    return cast(at, "Diabolic Edict", pick(NPC)).resolve()


def elected(at: Board, **votes: str) -> Board:
    """Let each player vote as told, in the order in which they are asked."""
    for seat, vote in votes.items():
        ballot = at.asked("option")
        assert (ballot.seat, ballot.prompt) == (seat, "vote.steward")
        at.answer(seat, pick(vote))
    return at


def decider(at: Board) -> str | None:
    """Return who decides for the NPC now."""
    (question,) = at.questions()
    assert question.seat == NPC
    return question.answered_by


def lots(at: Board) -> list[f.Rolled]:
    return [fact for fact in at.happened(f.Rolled) if fact.purpose == "steward"]


# -- The vote --


def test_players_vote_openly_in_turn_order() -> None:
    at = elected(edict(C={}), A="B", B="B", C="A")
    votes = [(fact.seat, fact.value) for fact in at.happened(f.Chose) if fact.what == "vote"]
    assert votes == [("A", "B"), ("B", "B"), ("C", "A")]
    assert all(fact.audience == "public" for fact in at.happened(f.Chose))
    assert decider(at) == "B"
    assert not lots(at)


def test_the_steward_decides_freely() -> None:
    at = elected(edict(), A="B", B="B")
    at.answer("B", pick(at.id("Hill Giant")))
    assert at.names("graveyard:natives") == ["Hill Giant"]


def test_a_tie_is_broken_by_a_lot_that_is_on_record() -> None:
    at = elected(edict(chance=ScriptedChance(shuffles=[(1, 0)])), A="A", B="B")
    assert decider(at) == "B"
    assert [fact.result for fact in lots(at)] == [2]


def test_where_there_is_one_choice_nobody_votes() -> None:
    at = edict("Hill Giant")
    assert at.names("graveyard:natives") == ["Hill Giant"]
    assert not at.happened(f.Chose)


def test_the_last_player_in_the_game_needs_no_vote() -> None:
    at = table(A={"battlefield": ["Grizzly Bears"]}, npc={"battlefield": [native("Hill Giant")]})
    engine = at.engine()
    engine.emit(f.PlayerLost(seat="B", reason="concede", rule="CR 104.3a"))
    question = at.questions()[0]
    assert at.overlay.decides_for(engine, question, "moment 1") == "A"


def test_the_vote_of_who_leaves_does_not_count() -> None:
    at = edict(C={})
    elected(at, A="A", B="B")
    at.concede("B")
    elected(at, C="C")
    assert decider(at) in ("A", "C")
    assert len(lots(at)) == 1


def test_a_steward_who_leaves_is_replaced_by_another_vote() -> None:
    at = elected(edict(C={}), A="C", B="C", C="C")
    at.concede("C")
    elected(at, A="B", B="B")
    assert decider(at) == "B"


# -- Incidents --


def attacked(*natives: str, by: tuple[str, ...]) -> Board:
    at = table(
        step="begin_combat",
        A={"battlefield": list(by)},
        npc={"battlefield": [native(name) for name in natives]},
    )
    at.pass_until("declare_attackers")
    at.answer("A", Attack(tuple((at.id(name), NPC) for name in by)))
    return at.pass_until("declare_blockers")


def test_blocks_that_leave_an_able_native_out_are_refused_q_35() -> None:
    at = elected(
        attacked("Giant Spider", "Serra Angel", by=("Hill Giant", "Grizzly Bears")), A="B", B="B"
    )
    (question,) = at.questions()
    giant, bears = at.id("Hill Giant"), at.id("Grizzly Bears")
    spider, angel = at.id("Giant Spider"), at.id("Serra Angel")
    for pairs in ((), ((spider, giant),), ((angel, bears),)):
        with pytest.raises(Illegal) as refused:
            check_answer(question, Block(pairs))
        assert refused.value.code == "must-block"
    check_answer(question, Block(((spider, giant), (angel, giant))))
    at.answer("B", Block(((spider, bears), (angel, giant))))
    combat = at.state.combat
    assert combat is not None
    assert combat.blockers == {giant: (angel,), bears: (spider,)}


def test_blocks_and_the_division_of_their_damage_are_one_incident_q_35() -> None:
    at = attacked("Palace Guard", by=("Hill Giant", "Grizzly Bears"))
    elected(at, A="B", B="B")
    guard, giant, bears = at.id("Palace Guard"), at.id("Hill Giant"), at.id("Grizzly Bears")
    at.answer("B", Block(((guard, giant), (guard, bears))))
    at.pass_until("combat_damage")
    assert at.asked("distribute").prompt == "damage.divide"
    assert decider(at) == "B"


def test_another_spell_is_another_incident() -> None:
    side = {"hand": ["Diabolic Edict", "Cruel Edict"], "battlefield": ["Swamp"] * 4}
    own = [native(name) for name in ("Serra Angel", "Hill Giant", "Grizzly Bears")]
    at = table(A=side, npc={"battlefield": own})
    elected(cast(at, "Diabolic Edict", pick(NPC)).resolve(), A="A", B="A")
    at.answer("A", pick(at.id("Hill Giant")))
    elected(cast(at, "Cruel Edict", pick(NPC)).resolve(), A="B", B="B")
    assert decider(at) == "B"


def test_the_aim_and_the_outcome_of_an_ability_are_one_incident() -> None:
    at = table(
        A={"hand": ["Murder"], "battlefield": [*SWAMPS, "Hill Giant", "Grizzly Bears"]},
        npc={"battlefield": [native("Festering Goblin"), native("Serra Angel")]},
    )
    cast(at, "Murder", pick(at.id("Festering Goblin"))).resolve()
    elected(at, A="B", B="B")
    at.answer("B", pick(at.id("Hill Giant"))).resolve()
    assert [fact.what for fact in at.happened(f.Chose)].count("steward") == 1
    assert at.engine().look(at.id("Hill Giant")).toughness == 2


# -- Who has left --


def permanent(at: Board, seat: str, ref: str = ACCEPT) -> Board:
    """Let a player who has left accept the stewardship, or resign."""
    done = game.act_unasked(at.state, seat, ref, at.cards, at.overlay, at.chance)
    at.facts.extend(done.facts)
    at.state = done.state
    return at


def test_who_has_left_becomes_the_steward_of_every_incident() -> None:
    at = table(
        A={"hand": ["Diabolic Edict"], "battlefield": SWAMPS},
        C={},
        npc={"battlefield": [native("Serra Angel"), native("Hill Giant")]},
    )
    permanent(at.concede("C"), "C")
    cast(at, "Diabolic Edict", pick(NPC)).resolve()
    assert decider(at) == "C"
    at.answer("C", pick(at.id("Serra Angel")))
    assert at.names("graveyard:natives") == ["Serra Angel"]


def test_the_first_to_accept_is_it_and_no_player_in_the_game_is() -> None:
    at = table(A={}, C={}, D={})
    for seat in "AB":
        assert not game.standing_actions(at.state, seat, at.overlay)
    permanent(at.concede("C").concede("D"), "D")
    assert not game.standing_actions(at.state, "C", at.overlay)
    with pytest.raises(Illegal):
        permanent(at, "C")
    permanent(at, "D", RESIGN)
    assert [one.ref for one in game.standing_actions(at.state, "C", at.overlay)] == [ACCEPT]


def test_priority_stays_with_who_has_it_as_a_steward_accepts() -> None:
    at = permanent(table(A={}, C={}).concede("C"), "C")
    assert [question.seat for question in at.questions()] == ["A"]


def test_a_vote_ends_as_somebody_becomes_the_permanent_steward() -> None:
    at = edict(C={}, D={})
    at.concede("D")
    elected(at, A="A")
    permanent(at, "D")
    assert decider(at) == "D"


def test_a_permanent_steward_who_keeps_the_table_waiting_is_dismissed() -> None:
    at = edict(C={})
    permanent(at.concede("C"), "C")
    assert decider(at) == "C"
    done = game.dismiss(at.state, "C", at.cards, at.overlay, at.chance)
    at.state = done.state
    elected(at, A="B", B="B")
    assert decider(at) == "B"


def test_the_steward_sees_what_the_npc_looks_at() -> None:
    at = table(
        A={"hand": ["Flickerwisp"], "battlefield": ["Plains"] * 3},
        B={"hand": ["Shock", "Divination"]},
        C={},
        npc={"battlefield": [native("Vendilion Clique")]},
    )
    cast(at, "Flickerwisp").resolve()
    at.answer("A", pick(at.id("Vendilion Clique"))).resolve().pass_until("end").resolve()
    elected(at, A="C", B="C", C="C")
    at.answer("C", pick("B")).resolve()
    (question,) = at.questions()
    assert (question.seat, question.answered_by) == (NPC, "C")
    hand = [at.state.objects[oid] for oid in at.state.zones["hand:B"]]
    assert {thing.known_to for thing in hand} == {("B", "C")}


def test_what_players_chose_before_an_election_stays_chosen() -> None:
    at = table(
        A={
            "hand": ["Hallowed Burial"],
            "battlefield": ["Plains"] * 5 + ["Grizzly Bears", "Shivan Dragon"],
        },
        npc={"battlefield": [native("Serra Angel"), native("Hill Giant")]},
    )
    cast(at, "Hallowed Burial").resolve()
    dragon, bears = at.id("Shivan Dragon"), at.id("Grizzly Bears")
    assert at.asked("order").seat == "A"
    at.answer("A", Order((dragon, bears)))
    elected(at, A="B", B="B")
    assert decider(at) == "B"
    at.answer("B", Order((at.id("Hill Giant"), at.id("Serra Angel"))))
    assert at.names("library:A")[-2:] == ["Shivan Dragon", "Grizzly Bears"]
    assert at.names("library:natives") == ["Hill Giant", "Serra Angel"]


def test_nobody_becomes_the_permanent_steward_twice() -> None:
    at = permanent(table(A={}, C={}, D={}).concede("C").concede("D"), "C")
    permanent(at, "C", RESIGN)
    assert not game.standing_actions(at.state, "C", at.overlay)
    permanent(at, "D")
    assert not game.standing_actions(at.state, "C", at.overlay)


def test_a_succession_of_passes_goes_on_as_a_leaver_accepts() -> None:
    at = table(A={"hand": ["Shock"], "battlefield": ["Mountain"]}, C={}, wanted=("all",))
    cast(at.concede("C"), "Shock", pick("B"))
    at.answer("A", PASS)
    permanent(at, "C")
    assert at.asked("act").seat == "B"
    at.answer("B", PASS)
    assert at.life("B") == 18
