"""Casting cards while something resolves: cascade, rebound, copies of cards (CR 608.2g, 707.12)."""

from msgspec.structs import replace

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    CastNow,
    DealDamage,
    Keyword,
    SpellAbility,
    TargetSpec,
)
from domain.cards.ir.terms import Or, Target, Type
from domain.cards.mana import ManaCost
from domain.rules import facts as f
from domain.rules.folding import fold
from domain.rules.stops import ALL_STOPS
from tests.rules.plays import cast, creature, instant, pick
from tests.support.board import Board, board

YES, NO = pick("yes"), pick("no")
PLUNDER = instant(
    "Plunder",
    CastNow(Target(0)),
    to=(TargetSpec(filter=Or((Type("instant"), Type("sorcery"))), zone="graveyard"),),
)
ECHOED = instant(
    "Echoed",
    CastNow(Target(0), copies=True),
    to=(TargetSpec(filter=Or((Type("instant"), Type("sorcery"))), zone="graveyard"),),
)
CASCADER = replace(
    creature("Cascader", 3, 2, Keyword("cascade")), cost=ManaCost(generic=0, pips=("R", "R", "R"))
)
REBOUNDER = CardDefinition(
    name="Rebounder",
    cost=ManaCost(),
    types=("instant",),
    abilities=(
        SpellAbility(DealDamage(Target(0), 1), targets=(TargetSpec(players="any"),)),
        Keyword("rebound"),
    ),
)


def _pass_to(table: Board, turn: int, step: str) -> Board:
    """Pass, attack with nothing and block with nothing until that step's first question."""
    while (table.state.turn.number, table.state.turn.step) != (turn, step):
        question = table.questions()[0]
        table.answer(question.seat, question.default)
    return table


def test_608_2g_a_card_is_cast_without_paying_while_a_spell_resolves() -> None:
    table = board(
        A={"hand": ["Plunder"], "graveyard": ["Lightning Bolt"]}, wanted=ALL_STOPS, more=(PLUNDER,)
    )
    cast(table, "Plunder").resolve()
    table.answer("A", YES)
    assert table.questions()[0].kind == "targets"
    assert table.state.zones["stack"] != ()
    assert table.names("graveyard:A") == ["Lightning Bolt"]
    table.answer("A", pick("B"))
    assert [table.engine().look(oid).name for oid in table.state.zones["stack"]] == [
        "Lightning Bolt"
    ]
    table.resolve()
    assert table.life("B") == 17


def test_608_2g_nobody_has_to_cast_what_they_may() -> None:
    table = board(
        A={"hand": ["Plunder"], "graveyard": ["Lightning Bolt"]}, wanted=ALL_STOPS, more=(PLUNDER,)
    )
    cast(table, "Plunder").resolve()
    table.answer("A", NO).resolve()
    assert table.life("B") == 20
    assert sorted(table.names("graveyard:A")) == ["Lightning Bolt", "Plunder"]


def test_707_12_a_copy_of_a_card_is_cast_and_the_card_stays() -> None:
    table = board(
        A={"hand": ["Echoed"], "graveyard": ["Lightning Bolt"]}, wanted=ALL_STOPS, more=(ECHOED,)
    )
    cast(table, "Echoed").resolve()
    table.answer("A", YES).answer("A", pick("B")).resolve()
    assert table.life("B") == 17
    assert sorted(table.names("graveyard:A")) == ["Echoed", "Lightning Bolt"]
    assert table.state.counts["cast:A"] == 2


def test_702_85_cascade_casts_the_first_cheaper_card_and_puts_the_rest_on_the_bottom() -> None:
    table = board(
        A={
            "battlefield": ["Mountain"] * 3,
            "hand": ["Cascader"],
            "library": ["Forest", "Craw Wurm", "Lightning Bolt", "Island", "Plains"],
        },
        wanted=ALL_STOPS,
        more=(CASCADER,),
    )
    cast(table, "Cascader").resolve()
    table.answer("A", YES).answer("A", pick("B")).resolve()
    assert table.life("B") == 17
    assert table.names("library:A")[:2] == ["Island", "Plains"]
    assert sorted(table.names("library:A")[2:]) == ["Craw Wurm", "Forest"]
    assert table.names("exile") == []
    assert table.ids("Cascader")


def test_702_88_rebound_casts_the_spell_again_in_the_next_upkeep_and_then_no_more() -> None:
    table = board(A={"hand": ["Rebounder"]}, wanted=ALL_STOPS, more=(REBOUNDER,))
    cast(table, "Rebounder", pick("B")).resolve()
    assert table.life("B") == 19
    assert table.names("exile") == ["Rebounder"]
    _pass_to(table, 5, "upkeep").resolve()
    table.answer("A", YES).answer("A", pick("B")).resolve()
    assert table.life("B") == 18
    assert table.names("graveyard:A") == ["Rebounder"]
    assert not list(table.happened(f.DelayedBegan))[1:]


def test_608_2g_facts_of_casting_while_something_resolves_tell_the_same_state() -> None:
    table = board(
        A={
            "battlefield": ["Mountain"] * 3,
            "hand": ["Cascader"],
            "library": ["Forest", "Craw Wurm", "Lightning Bolt", "Island", "Plains"],
        },
        wanted=ALL_STOPS,
        more=(CASCADER,),
    )
    before = table.state
    table.facts.clear()
    cast(table, "Cascader").resolve()
    table.answer("A", YES).answer("A", pick("B")).resolve()
    again = fold(before, table.facts, table.state.agenda)
    assert replace(again, version=table.state.version) == table.state


def test_601_2_a_spell_under_way_is_still_where_it_was() -> None:
    table = board(
        A={"hand": ["Plunder"], "graveyard": ["Lightning Bolt"]}, wanted=ALL_STOPS, more=(PLUNDER,)
    )
    cast(table, "Plunder").resolve()
    table.answer("A", YES)
    (question,) = table.questions()
    assert question.kind == "targets"
    assert question.source == table.id("Lightning Bolt", "graveyard:A")
    assert not [x for x in table.happened(f.Moved) if x.verb == "cast"][1:]
