"""Preventing damage: shields, sources of one's choice, what cannot be prevented (CR 615)."""

from domain.cards.ir.language import (
    ChooseSource,
    DealDamage,
    GainLife,
    PlayerRule,
    Prevented,
    Replace,
    Shield,
    Static,
)
from domain.cards.ir.terms import (
    Damaged,
    EventAmount,
    Players,
    Target,
    You,
)
from domain.rules import facts as f
from tests.rules.plays import cast, creature, enchantment, instant, pick, resolved
from tests.rules.test_cr_608_resolution import ONE
from tests.support.board import board

WALL = enchantment("Thick Air", Static((Replace(Damaged(recipient=You()), Prevented(2)),)))
NOTHING_HELPS = enchantment(
    "Nothing Helps", Static((PlayerRule("damage_unpreventable", who=Players("all")),))
)


def test_615_10_so_much_is_prevented_of_each_event() -> None:
    table = board(
        A={"battlefield": ["Thick Air"]},
        B={"battlefield": ["Mountain", "Mountain"], "hand": ["Shock", "Lightning Bolt"]},
        active="B", more=[WALL],
    )  # fmt: skip
    resolved(table, "Shock", pick("A"), seat="B")
    resolved(table, "Lightning Bolt", pick("A"), seat="B")
    assert table.life("A") == 19
    assert [one.amount for one in table.happened(f.DamagePrevented)] == [2, 2]


def test_615_12_what_cannot_be_prevented_uses_up_no_shield() -> None:
    table = board(
        A={"battlefield": ["Nothing Helps"], "hand": ["Guard"]},
        B={"battlefield": ["Mountain"], "hand": ["Shock"]},
        more=[NOTHING_HELPS, instant("Guard", Shield(You(), 3))],
    )
    resolved(table, "Guard")
    table.pass_until("end")
    shields = table.state.shields
    resolved(table, "Shock", pick("A"), seat="B")
    assert table.life("A") == 18
    assert [shield.remaining for shield in shields] == [3]
    assert table.state.shields == shields


def test_615_5_what_happens_besides_knows_how_much_was_prevented() -> None:
    healing = enchantment(
        "Healing",
        Static((Replace(Damaged(recipient=You()), Prevented(1), also=GainLife(EventAmount())),)),
    )
    table = board(A={"battlefield": ["Healing", "Mountain"], "hand": ["Shock"]}, more=[healing])
    resolved(table, "Shock", pick("A"))
    assert table.life("A") == 20 - 1 + 1


def test_609_7a_a_source_on_the_stack_can_be_chosen() -> None:
    ward = instant("Ward Off", ChooseSource("source"))
    table = board(A={"hand": ["Ward Off"]}, B={"battlefield": ["Mountain"], "hand": ["Shock"]},
                  active="B", more=[ward])  # fmt: skip
    cast(table, "Shock", pick("A"), seat="B")
    cast(table, "Ward Off").resolve()
    assert {c.label for c in table.asked("select").candidates} >= {"Shock", "Mountain"}


def test_614_9_damage_that_cannot_be_dealt_elsewhere_is_dealt_as_it_was() -> None:
    guard = creature("Guard", 1, 3)
    aside = instant("Aside", Shield(You(), 2, redirect=Target(0)), to=ONE)
    kill = instant("Kill", DealDamage(Target(0), 5), to=ONE)
    table = board(
        A={"battlefield": ["Guard", "Mountain"], "hand": ["Aside", "Kill", "Shock"]},
        more=[guard, aside, kill],
    )
    resolved(table, "Aside", pick(table.id("Guard")))
    resolved(table, "Kill", pick(table.id("Guard")))
    resolved(table, "Shock", pick("A"))
    assert table.life("A") == 18
    assert table.happened(f.ShieldUsed) == []
