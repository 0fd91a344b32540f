"""Declaring attackers (CR 508)."""

import pytest

from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from domain.rules.answers import Attack
from domain.rules.context import Ref
from domain.rules.questions import Candidate
from tests.support.board import Board, Put, Side, board


def attacking(**sides: Side) -> Board:
    """Player A is about to declare attackers."""
    return board(sides, step="declare_attackers", begin=True)


def candidate(table: Board, name: str) -> Candidate:
    oid = table.id(name)
    (found,) = [c for c in table.asked("attackers").candidates if c.ref == oid]
    return found


def attack(table: Board, *pairs: tuple[str, Ref]) -> Board:
    return table.answer("A", Attack(tuple((table.id(name), to) for name, to in pairs)))


def test_a_declared_attacker_attacks_and_taps() -> None:
    table = attack(attacking(A={"battlefield": ["Grizzly Bears"]}), ("Grizzly Bears", "B"))
    bears = table.id("Grizzly Bears")
    assert table.state.combat is not None
    assert table.state.combat.attackers == {bears: "B"}
    assert table.state.objects[bears].tapped
    assert [fact.verb for fact in table.happened(f.TappedChanged)] == ["attack"]


def test_an_attacker_with_vigilance_does_not_tap() -> None:
    table = attack(attacking(A={"battlefield": ["Serra Angel"]}), ("Serra Angel", "B"))
    assert not table.state.objects[table.id("Serra Angel")].tapped


@pytest.mark.parametrize(
    ("put", "rule"),
    [
        (Put("Grizzly Bears", tapped=True), "CR 508.1a"),
        (Put("Grizzly Bears", sick=True), "CR 302.6"),
    ],
)
def test_what_may_not_attack_is_listed_with_the_reason(put: Put, rule: str) -> None:
    table = attacking(A={"battlefield": [put, "Hill Giant"]})
    bears = candidate(table, "Grizzly Bears")
    assert not bears.selectable
    assert bears.reason is not None
    assert bears.reason.rule == rule
    with pytest.raises(Illegal) as refused:
        attack(table, ("Grizzly Bears", "B"))
    assert refused.value.rule == rule


def test_haste_attacks_at_once() -> None:
    table = attacking(A={"battlefield": [Put("Raging Goblin", sick=True)]})
    assert candidate(table, "Raging Goblin").selectable


def test_a_defender_may_not_attack() -> None:
    table = attacking(A={"battlefield": ["Wall of Fire", "Hill Giant"]})
    assert not candidate(table, "Wall of Fire").selectable


def test_a_pacified_creature_may_not_attack() -> None:
    table = attacking(
        A={"battlefield": ["Grizzly Bears", "Hill Giant", Put("Pacifism", on="Grizzly Bears")]}
    )
    assert not candidate(table, "Grizzly Bears").selectable


def test_noncreatures_and_others_creatures_are_no_candidates() -> None:
    table = attacking(
        A={"battlefield": ["Grizzly Bears", "Sol Ring"]}, B={"battlefield": ["Hill Giant"]}
    )
    assert [c.ref for c in table.asked("attackers").candidates] == [table.id("Grizzly Bears")]


def test_without_a_creature_that_may_attack_nobody_is_asked() -> None:
    table = attacking(A={"battlefield": ["Wall of Fire"]})
    assert table.state.turn.step == "postcombat_main"
    assert not table.happened(f.AttackDeclared)


def test_no_attack_is_the_default_and_skips_blockers_and_damage() -> None:
    table = attacking(A={"battlefield": ["Grizzly Bears"]})
    assert table.asked("attackers").default == Attack(())
    table.answer("A", Attack(()))
    assert [fact.step for fact in table.happened(f.StepBegan)] == [
        "declare_attackers", "end_combat", "postcombat_main",
    ]  # fmt: skip


def test_what_must_attack_does_and_no_other_declaration_is_legal() -> None:
    table = attacking(A={"battlefield": ["Juggernaut", "Grizzly Bears"]})
    question = table.asked("attackers")
    assert question.default == Attack(((table.id("Juggernaut"), "B"),))
    assert question.constraints.must_include == (table.id("Juggernaut"),)
    with pytest.raises(Illegal) as refused:
        attack(table, ("Grizzly Bears", "B"))
    assert refused.value.rule == "CR 508.1d"
    attack(table, ("Juggernaut", "B"), ("Grizzly Bears", "B"))
    assert table.state.combat is not None
    assert len(table.state.combat.attackers) == 2


def test_what_must_attack_and_cannot_need_not() -> None:
    table = attacking(A={"battlefield": [Put("Juggernaut", tapped=True), "Grizzly Bears"]})
    table.answer("A", Attack(()))
    assert table.state.turn.step == "postcombat_main"


def test_creatures_attack_several_players_at_the_same_time() -> None:
    table = attacking(A={"battlefield": ["Grizzly Bears", "Hill Giant"]}, B={}, C={})
    assert candidate(table, "Hill Giant").partners == ("B", "C")
    attack(table, ("Grizzly Bears", "C"), ("Hill Giant", "B"))
    assert table.state.combat is not None
    assert set(table.state.combat.attackers.values()) == {"B", "C"}


def test_a_creature_attacks_one_player_only() -> None:
    table = attacking(A={"battlefield": ["Grizzly Bears"]}, B={}, C={})
    with pytest.raises(Illegal) as refused:
        attack(table, ("Grizzly Bears", "B"), ("Grizzly Bears", "C"))
    assert refused.value.rule == "CR 508.1b"


def test_nobody_attacks_themselves() -> None:
    table = attacking(A={"battlefield": ["Grizzly Bears"]})
    with pytest.raises(Illegal):
        attack(table, ("Grizzly Bears", "A"))


def test_an_attack_trigger_goes_on_the_stack_before_anybody_may_act() -> None:
    table = attacking(A={"battlefield": ["Borderland Marauder"]})
    attack(table, ("Borderland Marauder", "B"))
    assert table.state.turn.step == "declare_attackers"
    assert len(table.state.zones["stack"]) == 1
    assert table.asked("act").seat == "B"
