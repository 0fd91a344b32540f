"""Delayed triggered abilities (CR 603.7)."""

from domain.cards.ir.language import Delay, GainLife, Move, TargetSpec
from domain.cards.ir.terms import Begins, Target, Type, ZoneChange
from tests.rules.plays import pick, resolved, sorcery
from tests.support.board import board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)


def test_603_7_a_delayed_ability_triggers_once_and_knows_its_target() -> None:
    doom = sorcery(
        "Doom Later",
        Delay(Begins("end"), Move(Target(0), "graveyard", "destroy")),
        to=ONE,
    )
    table = board(
        A={"hand": ["Doom Later"]}, B={"battlefield": ["Grizzly Bears", "Hill Giant"]},
        more=[doom],
    )  # fmt: skip
    resolved(table, "Doom Later", pick(table.id("Hill Giant")))
    assert table.names("graveyard:B") == []
    table.pass_until("end").resolve()
    assert table.names("graveyard:B") == ["Hill Giant"]
    assert table.state.delayed == ()


def test_603_7c_a_delayed_ability_does_not_find_what_left() -> None:
    doom = sorcery(
        "Doom Later", Delay(Begins("end"), Move(Target(0), "graveyard", "destroy")), to=ONE
    )
    table = board(
        A={"battlefield": ["Island"], "hand": ["Doom Later", "Unsummon"]},
        B={"battlefield": ["Hill Giant"]}, more=[doom],
    )  # fmt: skip
    resolved(table, "Doom Later")
    resolved(table, "Unsummon")
    table.pass_until("end").resolve()
    assert table.names("hand:B") == ["Hill Giant"]


def test_603_7b_two_events_at_once_trigger_a_delayed_ability_once() -> None:
    once = sorcery("Once", Delay(ZoneChange(CREATURE, "battlefield", "graveyard"), GainLife(3)))
    table = board(
        A={"battlefield": ["Plains"] * 4, "hand": ["Once", "Day of Judgment"]},
        B={"battlefield": ["Grizzly Bears", "Hill Giant"]}, more=[once],
    )  # fmt: skip
    resolved(table, "Once")
    resolved(table, "Day of Judgment")
    assert table.life("A") == 23
