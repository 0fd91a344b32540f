"""What filters, values, references and conditions say of objects and players (CR 109)."""

import pytest

from domain.cards.ir import terms as t
from domain.rules import conditions, matching, references, values
from domain.rules.context import Announced, Context, Happening
from tests.rules.plays import cast, pick
from tests.support.board import Board, Put, board


def table() -> Board:
    return board(
        A={
            "battlefield": [
                Put("Grizzly Bears", tapped=True), "Watchwolf", "Sol Ring",
                Put("Bonesplitter", on="Watchwolf"), Put("Holy Strength", on="Grizzly Bears"),
            ],
            "hand": ["Shock"], "graveyard": ["Hill Giant"],
        },
        B={"battlefield": [Put("Craw Wurm", counters={"+1/+1": 1}), "Serra Angel", "Forest"],
           "life": 7},
    )  # fmt: skip


CASES = [
    (t.Type("creature"), {"Grizzly Bears", "Watchwolf", "Craw Wurm", "Serra Angel"}),
    (t.Subtype("Bear"), {"Grizzly Bears"}),
    (t.Supertype("basic"), {"Forest"}),
    (t.Color("G"), {"Grizzly Bears", "Watchwolf", "Craw Wurm"}),
    (t.Color("C"), {"Sol Ring", "Bonesplitter", "Forest"}),
    (t.Color("M"), {"Watchwolf"}),
    (t.Named("Sol Ring"), {"Sol Ring"}),
    (t.StatCompare("power", ">=", 5), {"Watchwolf", "Craw Wurm"}),
    (t.StatCompare("mana_value", "==", 2), {"Grizzly Bears", "Watchwolf"}),
    (t.Has("flying"), {"Serra Angel"}),
    (t.HasCounter("+1/+1"), {"Craw Wurm"}),
    (t.Status("tapped"), {"Grizzly Bears"}),
    (t.Status("enchanted"), {"Grizzly Bears"}),
    (t.Status("equipped"), {"Watchwolf"}),
    (t.ControlledBy(t.Players("opponents")), {"Craw Wurm", "Serra Angel", "Forest"}),
    (t.And((t.Type("creature"), t.Not(t.Color("G")))), {"Serra Angel"}),
    (t.Or((t.Type("land"), t.Type("artifact"))), {"Sol Ring", "Bonesplitter", "Forest"}),
    (t.InCombat("attacking"), set()),
    (t.IsSpell(), set()),
]


@pytest.mark.parametrize(("filter_", "names"), CASES)
def test_a_filter_matches_the_permanents_that_it_describes(
    filter_: t.Filter, names: set[str]
) -> None:
    engine = table().engine()
    context = Context(controller="A", source=0)
    found = matching.find(engine, filter_, "battlefield", context)
    assert {engine.look(oid).name for oid in found} == names


def test_a_spell_on_the_stack_is_found_there() -> None:
    played = board(A={"battlefield": ["Mountain"], "hand": ["Shock"]})
    cast(played, "Shock", pick("B"))
    engine = played.engine()
    assert len(matching.find(engine, t.IsSpell(), "stack", Context("A", 0))) == 1


VALUES = [
    (t.Count(t.Type("creature")), 4),
    (t.Count(t.And(), "graveyard"), 1),
    (t.X(), 3),
    (t.PlayerStat(t.Players("opponents")), 7),
    (t.PlayerStat(t.You(), "hand"), 1),
    (t.EventAmount(), 5),
    (t.Var("n"), 2),
    (t.Var("unknown"), 0),
    (t.Arith("half_down", t.EventAmount()), 2),
    (t.Arith("half_up", t.EventAmount()), 3),
    (t.Arith("max", t.X(), t.Arith("*", t.Var("n"), 4)), 8),
    (t.Arith("-", t.X(), 5), -2),
]


@pytest.mark.parametrize(("value", "number"), VALUES)
def test_a_value_is_worked_out_from_the_table_and_the_context(value: t.Value, number: int) -> None:
    context = Context(
        controller="A", source=0, announced=Announced(x=3), happening=Happening(amount=5),
        numbers={"n": 2},
    )  # fmt: skip
    assert values.amount(table().engine(), value, context) == number


def test_an_attached_permanent_speaks_of_what_it_is_attached_to() -> None:
    played = table()
    context = Context(controller="A", source=played.id("Bonesplitter"))
    found = references.resolve(played.engine(), t.AttachedTo(), context)
    assert found == (played.id("Watchwolf"),)


def test_players_come_in_turn_order_from_the_active_player() -> None:
    engine = board(active="B", C={}).engine()
    context = Context(controller="A", source=0)
    assert references.resolve(engine, t.Players(), context) == ("B", "C", "A")
    assert references.resolve(engine, t.Players("opponents"), context) == ("B", "C")
    assert references.resolve(engine, t.Players("active"), context) == ("B",)


CONDITIONS = [
    (t.Exists(t.Color("M")), True),
    (t.Exists(t.Type("creature"), min=5), False),
    (t.Compare(t.PlayerStat(t.You()), ">", t.PlayerStat(t.Players("opponents"))), True),
    (t.TurnOf(t.You()), True),
    (t.TurnOf(t.Players("opponents")), False),
    (t.Every((t.TurnOf(t.You()), t.Unless(t.Kicked()))), True),
    (t.Either((t.Kicked(), t.Did("moved"))), False),
    (t.Every(), True),
]


@pytest.mark.parametrize(("condition", "holds"), CONDITIONS)
def test_a_condition_is_judged_from_the_table(condition: t.Condition, holds: bool) -> None:
    context = Context(controller="A", source=0)
    assert conditions.holds(table().engine(), condition, context) is holds
