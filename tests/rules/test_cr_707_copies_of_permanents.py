"""Copies of permanents: copiable values, entering as a copy, becoming one, tokens (CR 707)."""

from msgspec.structs import replace

from domain.cards.ir.language import (
    AddStats,
    Apply,
    BecomeCopy,
    ChangeTypes,
    CreateTokens,
    EntersAsCopy,
    Move,
    SetStats,
    TargetSpec,
    TokenCopy,
)
from domain.cards.ir.terms import Target, Type
from domain.cards.mana import ManaCost
from domain.rules.folding import fold
from tests.rules.plays import cast, creature, instant, pick
from tests.support.board import Board, Put, board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)
MIMIC = replace(creature("Mimic", 0, 0, EntersAsCopy(CREATURE)), cost=ManaCost())
DOUBLE = instant("Double", CreateTokens(TokenCopy(Target(0))), to=ONE)
GHOST = instant(
    "Ghost",
    CreateTokens(TokenCopy(Target(0), (SetStats(1, 1), ChangeTypes(subtypes=("Spirit",))))),
    to=ONE,
)
BECOME = instant(
    "Become", BecomeCopy(Target(1), Target(0), duration="end_of_turn"), to=(ONE[0], ONE[0])
)
GROW = instant("Grow", Apply(Target(0), (AddStats(3, 3),)), to=ONE)
BOUNCE = instant("Bounce", Move(Target(0), "hand", "return"), to=ONE)
MORE = (MIMIC, DOUBLE, GHOST, BECOME, GROW, BOUNCE)
YES, NO = pick("yes"), pick("no")


def _stats(table: Board, name: str) -> list[tuple[int | None, int | None]]:
    engine = table.engine()
    seen = [engine.look(oid) for oid in table.state.zones["battlefield"]]
    return [(one.power, one.toughness) for one in seen if one.name == name]


def test_707_5_a_creature_enters_as_a_copy_and_is_never_what_is_printed_on_it() -> None:
    table = board(
        A={"hand": ["Mimic"]}, B={"battlefield": [Put("Grizzly Bears", counters={"+1/+1": 1})]},
        more=MORE,
    )  # fmt: skip
    cast(table, "Mimic").resolve()
    table.answer("A", YES)
    assert sorted(_stats(table, "Grizzly Bears")) == [(2, 2), (3, 3)]
    assert "Mimic" not in table.names("graveyard:A")


def test_707_5_who_may_have_it_enter_as_a_copy_need_not() -> None:
    table = board(A={"hand": ["Mimic"]}, B={"battlefield": ["Grizzly Bears"]}, more=MORE)
    cast(table, "Mimic").resolve()
    table.answer("A", NO)
    assert table.names("graveyard:A") == ["Mimic"]


def test_707_2_a_copy_that_leaves_is_its_own_card_again() -> None:
    table = board(A={"hand": ["Mimic", "Bounce"]}, B={"battlefield": ["Grizzly Bears"]}, more=MORE)
    cast(table, "Mimic").resolve()
    table.answer("A", YES)
    copy = next(
        oid for oid in table.state.zones["battlefield"] if table.state.objects[oid].owner == "A"
    )
    cast(table, "Bounce", pick(copy)).resolve()
    assert table.names("hand:A") == ["Mimic"]


def test_707_2_effects_and_counters_are_not_copied() -> None:
    table = board(A={"battlefield": ["Grizzly Bears"], "hand": ["Grow", "Double"]}, more=MORE)
    cast(table, "Grow", pick(table.id("Grizzly Bears"))).resolve()
    cast(table, "Double", pick(table.id("Grizzly Bears"))).resolve()
    assert sorted(_stats(table, "Grizzly Bears")) == [(2, 2), (5, 5)]


def test_707_9_exceptions_are_copied_too() -> None:
    table = board(A={"battlefield": ["Hill Giant"], "hand": ["Ghost", "Double"]}, more=MORE)
    cast(table, "Ghost", pick(table.id("Hill Giant"))).resolve()
    spirit = next(
        oid for oid in table.state.zones["battlefield"] if table.state.objects[oid].kind == "token"
    )
    cast(table, "Double", pick(spirit)).resolve()
    assert sorted(_stats(table, "Hill Giant")) == [(1, 1), (1, 1), (3, 3)]
    engine = table.engine()
    tokens = [o for o in table.state.zones["battlefield"] if table.state.objects[o].kind == "token"]
    assert all({"Giant", "Spirit"} <= engine.look(oid).subtypes for oid in tokens)


def test_707_4_a_permanent_becomes_a_copy_until_the_turn_ends_and_keeps_what_was_done_to_it() -> (
    None
):
    table = board(
        A={"battlefield": ["Grizzly Bears", Put("Hill Giant", tapped=True, counters={"+1/+1": 1})],
           "hand": ["Become"]},
        more=MORE,
    )  # fmt: skip
    giant = table.id("Hill Giant")
    cast(table, "Become", pick(giant), pick(table.id("Grizzly Bears"))).resolve()
    assert sorted(_stats(table, "Grizzly Bears")) == [(2, 2), (3, 3)]
    assert table.state.objects[giant].tapped


def test_707_3_a_copy_of_a_copy_copies_what_it_is_now() -> None:
    table = board(
        A={"battlefield": ["Grizzly Bears", "Hill Giant"], "hand": ["Become", "Double"]},
        more=MORE,
    )
    giant = table.id("Hill Giant")
    cast(table, "Become", pick(giant), pick(table.id("Grizzly Bears"))).resolve()
    cast(table, "Double", pick(giant)).resolve()
    assert _stats(table, "Grizzly Bears") == [(2, 2)] * 3


def test_707_facts_of_copies_tell_the_same_state() -> None:
    table = board(A={"hand": ["Mimic", "Ghost"]}, B={"battlefield": ["Grizzly Bears"]}, more=MORE)
    before = table.state
    table.facts.clear()
    cast(table, "Mimic").resolve()
    table.answer("A", YES)
    cast(table, "Ghost", pick(table.id("Grizzly Bears"))).resolve()
    again = fold(before, table.facts, table.state.agenda)
    assert replace(again, version=table.state.version) == table.state
