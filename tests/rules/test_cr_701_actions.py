"""Keyword actions and moves that a position cannot show (CR 508.4, 610.3, 701)."""

from domain.cards.ir.language import (
    Activated,
    Bind,
    Choose,
    KeywordAction,
    Move,
    Seq,
    TargetSpec,
)
from domain.cards.ir.terms import Bound, Target, Type, You
from domain.rules import facts as f
from tests.rules.plays import activate, creature, pick, resolved, sorcery
from tests.support.board import board

CREATURE = (TargetSpec(filter=Type("creature")),)


def test_701_50e_a_permanent_connives_for_each_nonland_card_discarded() -> None:
    scheme = creature("Schemer", 1, 1, Activated((), KeywordAction("connive", 2)))
    table = board(
        A={
            "battlefield": ["Schemer"],
            "hand": ["Shock", "Memnite"],
            "library": ["Island", "Swamp"],
        },
        more=[scheme],
    )
    activate(table, table.id("Schemer"), 0).resolve()
    table.answer("A", pick(table.id("Shock", "hand:A"), table.id("Memnite", "hand:A")))
    assert table.state.objects[table.id("Schemer")].counters == {"+1/+1": 2}
    (taken,) = [fact for fact in table.happened(f.ActionTaken) if fact.action == "connive"]
    assert (taken.seat, taken.object) == ("A", table.id("Schemer"))


def test_610_3a_nothing_is_exiled_by_an_ability_whose_source_left_before() -> None:
    jailer = creature(
        "Jailer",
        1,
        1,
        Activated((), Move(Target(0), "exile", "exile", until="this_leaves"), CREATURE),
    )
    table = board(
        A={"battlefield": ["Jailer"]},
        B={"battlefield": ["Craw Wurm", "Mountain"], "hand": ["Shock"]},
        more=[jailer],
    )
    activate(table, table.id("Jailer"), 0, pick(table.id("Craw Wurm")))
    resolved(table, "Shock", pick(table.id("Jailer")), seat="B")
    assert table.names("graveyard:A") == ["Jailer"]
    assert "Craw Wurm" in table.names("battlefield")
    assert table.names("exile") == []


def test_610_3_what_was_exiled_by_two_returns_when_each_of_them_leaves() -> None:
    jailer = creature(
        "Jailer",
        1,
        1,
        Activated((), Move(Target(0), "exile", "exile", until="this_leaves"), CREATURE),
    )
    table = board(
        A={"battlefield": ["Jailer", "Mountain"], "hand": ["Shock"]},
        B={"battlefield": ["Craw Wurm", "Hill Giant"]},
        more=[jailer],
    )
    for name in ("Craw Wurm", "Hill Giant"):
        activate(table, table.id("Jailer"), 0, pick(table.id(name))).resolve()
    assert sorted(table.names("exile")) == ["Craw Wurm", "Hill Giant"]
    resolved(table, "Shock", pick(table.id("Jailer")))
    assert sorted(table.names("battlefield")) == ["Craw Wurm", "Hill Giant", "Mountain"]
    assert table.state.delayed == ()


def test_508_4a_what_enters_attacking_outside_combat_does_not_attack() -> None:
    rush = sorcery(
        "Rush", Move(Choose(You(), Type("creature"), "hand", from_zone_of=You()), "battlefield",
                     attacking=True),
    )  # fmt: skip
    table = board(A={"hand": ["Rush", "Memnite"]}, more=[rush])
    resolved(table, "Rush").answer("A", pick(table.id("Memnite", "hand:A")))
    assert table.names("battlefield") == ["Memnite"]
    assert table.state.combat is None


def test_111_8_a_token_that_left_goes_nowhere_else() -> None:
    flicker = sorcery(
        "Blink",
        Seq(
            (
                Bind("it", Target(0)),
                Move(Bound("it"), "exile", "exile", bind="away"),
                Move(Bound("away"), "hand", "return"),
            )
        ),
        to=CREATURE,
    )
    table = board(A={"hand": ["Krenko's Command", "Blink"], "battlefield": ["Mountain"] * 2},
                  more=[flicker])  # fmt: skip
    resolved(table, "Krenko's Command")
    token = next(o for o in table.state.objects.values() if o.kind == "token")
    resolved(table, "Blink", pick(token.id))
    assert table.names("hand:A") == []
    assert sum(o.kind == "token" for o in table.state.objects.values()) == 1
