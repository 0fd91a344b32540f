"""Replacement effects: applied once each, chosen by the affected player (CR 614, 616)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    Enters,
    GainLife,
    GoTo,
    Instead,
    LoseLife,
    Move,
    PayLife,
    Replace,
    Sacrifice,
    SoMuch,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    ControlledBy,
    Damaged,
    EventAmount,
    Is,
    LifeChanged,
    Not,
    Target,
    This,
    Type,
    Value,
    Var,
    You,
    ZoneChange,
)
from domain.rules import facts as f
from domain.rules.folding import fold
from domain.rules.state import GameState
from tests.rules.plays import cast, creature, enchantment, pick, resolved, sorcery
from tests.rules.test_cr_608_resolution import ONE
from tests.support.board import Board, board

GAIN = LifeChanged(You(), "gain")
SELF = Is(This())
DYING = ZoneChange(SELF, "battlefield", "graveyard")

RAISE = sorcery(
    "Raise",
    Move(Target(0), "battlefield", "return"),
    to=(TargetSpec(filter=Type("creature"), zone="graveyard"),),
)


def instead(name: str, outcome: GoTo | SoMuch | Instead) -> CardDefinition:
    return enchantment(name, Static((Replace(GAIN, outcome),)))


def amount(op: str, number: int) -> SoMuch:
    value: Value = Arith("*" if op == "*" else "+", EventAmount(), number)
    return SoMuch(value)


def replayed(table: Board, before: GameState) -> bool:
    """Whether folding what was told gives the state that the game has."""
    told = fold(before, table.facts, table.state.agenda)
    return told.objects == table.state.objects and told.players == table.state.players


def test_616_1e_the_affected_player_chooses_which_effect_applies_first() -> None:
    more = [instead("Doubling", amount("*", 2)), instead("Adding", amount("+", 3))]
    more.append(sorcery("Gain", GainLife(5)))
    for first, total in (("Doubling", 20 + 5 * 2 + 3), ("Adding", 20 + (5 + 3) * 2)):
        table = board(A={"battlefield": ["Doubling", "Adding"], "hand": ["Gain"]}, more=more)
        cast(table, "Gain").resolve()
        question = table.asked("option")
        assert (question.seat, question.rule) == ("A", "CR 616.1")
        (chosen,) = (c.ref for c in question.candidates if c.label == first)
        table.answer("A", pick(chosen)).resolve()
        assert table.life("A") == total


def test_616_1_effects_that_do_the_same_need_no_choice() -> None:
    more = [instead("Doubling", amount("*", 2)), sorcery("Gain", GainLife(5))]
    table = board(A={"battlefield": ["Doubling"] * 3, "hand": ["Gain"]}, more=more)
    resolved(table, "Gain")
    assert table.life("A") == 20 + 5 * 8


def test_614_6_a_second_effect_finds_nothing_to_replace() -> None:
    losing = instead("Losing", Instead(LoseLife(EventAmount())))
    more = [losing, sorcery("Gain", GainLife(2))]
    table = board(A={"battlefield": ["Losing", "Losing"], "hand": ["Gain"]}, more=more)
    resolved(table, "Gain")
    assert table.life("A") == 18


def test_614_6_what_is_replaced_never_happens() -> None:
    phoenix = creature("Phoenix", 1, 1, Static((Replace(DYING, GoTo("hand")),)))
    table = board(
        A={"battlefield": ["Phoenix", "Blood Artist"], "hand": ["Kill"]},
        more=[phoenix, sorcery("Kill", Move(Target(0), "graveyard", "destroy"), to=ONE)],
    )
    resolved(table, "Kill", pick(table.id("Phoenix")))
    assert table.names("hand:A") == ["Phoenix"]
    # Nothing died, so nothing triggered.
    assert table.life("B") == 20


def test_614_6_a_card_remembers_to_be_replaced_wherever_it_is() -> None:
    eternal = creature("Eternal", 1, 1, Static((
        Replace(ZoneChange(SELF, to="graveyard"), GoTo("exile"), anywhere=True),)))  # fmt: skip
    table = board(A={"hand": ["Mind Rot"], "battlefield": ["Swamp"] * 3},
                  B={"hand": ["Eternal", "Shock"]}, more=[eternal])  # fmt: skip
    resolved(table, "Mind Rot", pick("B"))
    assert table.names("exile") == ["Eternal"]
    assert table.names("graveyard:B") == ["Shock"]


def test_614_12a_a_price_is_paid_before_the_permanent_enters() -> None:
    gate = creature("Gate", 1, 1, Enters(tapped=True, unless=(PayLife(2),)))
    for answer, life, tapped in (("yes", 18, False), ("no", 20, True)):
        table = board(A={"graveyard": ["Gate"], "hand": ["Raise"]}, more=[gate, RAISE])
        before = table.state
        table.facts.clear()
        cast(table, "Raise", pick(table.id("Gate", "graveyard"))).resolve()
        table.answer("A", pick(answer)).resolve()
        assert (table.life("A"), table.state.objects[table.id("Gate")].tapped) == (life, tapped)
        assert replayed(table, before)


def test_614_13a_what_enters_at_the_same_time_cannot_be_chosen_for_it() -> None:
    eater = creature(
        "Eater", 1, 1,
        Enters(
            first=Sacrifice(
                And((Type("creature"), ControlledBy(You()), Not(SELF))), 9, min=0, bind="eaten"
            ),
            counters=(("+1/+1", Var("eaten")),),
        ),
    )  # fmt: skip
    table = board(A={"battlefield": ["Squire"], "graveyard": ["Eater"], "hand": ["Raise"]},
                  more=[eater, RAISE])  # fmt: skip
    cast(table, "Raise", pick(table.id("Eater", "graveyard"))).resolve()
    squire = table.id("Squire")
    assert [c.ref for c in table.asked("select").candidates] == [squire]
    table.answer("A", pick(squire)).resolve()
    assert table.state.objects[table.id("Eater")].counters == {"+1/+1": 1}


def test_614_1a_damage_that_is_replaced_tells_one_amount() -> None:
    fire = enchantment("Fire", Static((Replace(Damaged(), amount("*", 2)),)))
    table = board(A={"battlefield": ["Fire", "Mountain"], "hand": ["Shock"]}, more=[fire])
    resolved(table, "Shock", pick("B"))
    assert [(hit.to, hit.amount) for hit in table.happened(f.DamageDealt)] == [("B", 4)]
