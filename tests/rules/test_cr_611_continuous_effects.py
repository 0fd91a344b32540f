"""Continuous effects of resolved spells and abilities (CR 611.2)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import AddStats, Apply, SetController, SpellAbility, TargetSpec
from domain.cards.ir.terms import Count, Players, Target, Type, X
from domain.cards.mana import mana_cost
from domain.rules import facts as f
from domain.rules.answers import Number
from tests.rules.plays import pick, resolved, sorcery
from tests.support.board import Board, board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)


def size(table: Board, name: str) -> tuple[int | None, int | None]:
    seen = table.engine().look(table.id(name))
    return seen.power, seen.toughness


def next_turn(table: Board) -> Board:
    """Everybody passes until another player's turn has begun."""
    turn = table.state.turn.number
    while table.state.turn.number == turn:
        question = table.questions()[0]
        table.answer(question.seat, question.default)
    return table


def test_611_2c_the_objects_are_those_of_the_moment_of_resolution() -> None:
    table = board(
        A={"battlefield": ["Grizzly Bears", *["Forest"] * 5], "hand": ["Overrun", "Memnite"]}
    )
    resolved(table, "Overrun")
    resolved(table, "Memnite")
    assert size(table, "Grizzly Bears") == (5, 5)
    assert size(table, "Memnite") == (1, 1)
    assert "trample" in table.engine().look(table.id("Grizzly Bears")).damage_rules


def test_611_2d_the_value_of_x_is_fixed() -> None:
    grow = CardDefinition(
        name="Grow", cost=mana_cost("{X}"), types=("sorcery",),
        abilities=(SpellAbility(Apply(Target(0), (AddStats(X(), X()),)), targets=ONE),),
    )  # fmt: skip
    table = board(A={"battlefield": ["Grizzly Bears", "Forest", "Forest"], "hand": ["Grow"]},
                  more=[grow])  # fmt: skip
    resolved(table, "Grow", Number(2))
    assert size(table, "Grizzly Bears") == (4, 4)


def test_608_2h_a_count_is_taken_once() -> None:
    rally = sorcery("Rally", Apply(Target(0), (AddStats(Count(CREATURE), 0),)), to=ONE)
    table = board(A={"battlefield": ["Grizzly Bears"], "hand": ["Rally", "Memnite"]}, more=[rally])
    resolved(table, "Rally")
    resolved(table, "Memnite")
    assert size(table, "Grizzly Bears") == (3, 2)


def test_514_2_an_effect_for_the_turn_ends_with_it() -> None:
    table = board(A={"battlefield": ["Grizzly Bears", "Forest"], "hand": ["Giant Growth"]})
    resolved(table, "Giant Growth")
    assert size(table, "Grizzly Bears") == (5, 5)
    next_turn(table)
    assert size(table, "Grizzly Bears") == (2, 2)
    assert table.state.effects == ()


def test_611_2a_an_effect_without_an_end_lasts() -> None:
    grow = sorcery("Grow", Apply(Target(0), (AddStats(1, 1),), "game"), to=ONE)
    table = board(A={"battlefield": ["Grizzly Bears"], "hand": ["Grow"]}, more=[grow])
    next_turn(resolved(table, "Grow"))
    assert size(table, "Grizzly Bears") == (3, 3)


def test_400_7_an_effect_does_not_follow_its_object_to_another_zone() -> None:
    table = board(
        A={"battlefield": ["Memnite", "Forest", "Island"], "hand": ["Giant Growth", "Unsummon"]}
    )
    resolved(table, "Giant Growth")
    resolved(table, "Unsummon")
    resolved(table, "Memnite")
    assert size(table, "Memnite") == (1, 1)


def test_611_2c_control_goes_to_the_player_that_was_spoken_of() -> None:
    gift = sorcery("Gift", Apply(Target(0), (SetController(Players("opponents")),), "game"), to=ONE)
    table = board(A={"battlefield": ["Grizzly Bears", "Memnite"], "hand": ["Gift"]}, more=[gift])
    bears = table.id("Grizzly Bears")
    resolved(table, "Gift", pick(bears))
    assert table.state.objects[bears].controller == "B"
    assert table.happened(f.ControllerChanged)[-1].controller == "B"


def test_611_2c_control_may_go_to_a_target() -> None:
    gift = sorcery(
        "Gift", Apply(Target(0), (SetController(Target(1)),), "game"),
        to=(*ONE, TargetSpec(players="any")),
    )  # fmt: skip
    table = board(A={"battlefield": ["Grizzly Bears"], "hand": ["Gift"]}, more=[gift])
    resolved(table, "Gift", pick("B"))
    assert table.state.objects[table.id("Grizzly Bears")].controller == "B"
    assert table.names("graveyard:A") == ["Gift"]


def test_305_2_an_effect_may_allow_another_land_play() -> None:
    table = board(A={"battlefield": ["Forest"] * 2, "hand": ["Explore", "Forest", "Forest"]})
    resolved(table, "Explore")
    for _ in range(2):
        table.answer("A", pick(f"play:{table.id('Forest', 'hand:A')}"))
    assert table.names("battlefield") == ["Forest"] * 4
    plays = [c.selectable for c in table.asked("act").candidates if c.verb == "play"]
    assert plays == [False]


def test_615_7_a_shield_prevents_the_next_damage() -> None:
    table = board(
        A={"battlefield": ["Plains", "Mountain"], "hand": ["Healing Salve", "Lightning Bolt"]}
    )
    resolved(table, "Healing Salve", pick("mode:1"), pick("B"))
    resolved(table, "Lightning Bolt", pick("B"))
    assert table.life("B") == 20
