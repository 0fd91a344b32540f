"""Income: gold for what players have (Q-21)."""

from domain.formats.conquering import income
from domain.formats.marks import MERCENARY
from domain.rules import facts as f
from tests.formats.conquering.hirelings import table, treasure
from tests.formats.conquering.stage import go_on, gold, stage
from tests.support.board import Put

HIRED = {MERCENARY: MERCENARY}


def test_seven_lands_a_mercenary_two_tokens_and_a_raging_goblin_make_one_gold() -> None:
    timmy = ["Plains"] * 7 + [Put("Baneslayer Angel", marks=HIRED), "Raging Goblin"]
    at = table(
        A={"battlefield": [*timmy, *["Mountain"] * 2], "hand": ["Dragon Fodder"]},
        step="precombat_main",
    )
    engine = at.engine()
    assert income.of(engine, "A") == 1


def test_tokens_bring_nothing() -> None:
    at = stage("AB", A={"battlefield": ["Siege-Gang Commander"]})
    assert gold(at, "A") == 11


def test_each_nonland_permanent_brings_one_gold_before_the_landgrab() -> None:
    at = stage(
        "ABC",
        A={"battlefield": ["Forest", "Grizzly Bears", "Pacifism"]},
        B={"battlefield": ["Sol Ring"]},
    )
    assert at.state.turn.step == "landgrab"
    assert [gold(at, seat) for seat in "ABC"] == [12, 11, 10]
    told = [(fact.who, fact.change, fact.cause) for fact in at.happened(f.ResourceChanged)]
    assert told == [("A", 2, "income"), ("B", 1, "income")]


def test_what_a_spell_gives_control_of_brings_its_controller_the_gold() -> None:
    at = stage("AB", A={"battlefield": [Put("Grizzly Bears", under="B")]})
    assert (gold(at, "A"), gold(at, "B")) == (10, 11)


def test_what_the_npc_has_brings_nobody_anything() -> None:
    at = stage("AB", there=[treasure("Sol Ring")])
    assert (gold(at, "A"), gold(at, "B")) == (10, 10)


def test_a_treasure_that_a_player_has_brings_gold() -> None:
    at = stage("AB", A={"battlefield": [treasure("Sol Ring")]})
    assert gold(at, "A") == 11


def test_a_land_that_is_a_creature_is_a_land() -> None:
    at = stage("AB", A={"battlefield": ["Dryad Arbor"]})
    assert gold(at, "A") == 10


def test_income_comes_each_round() -> None:
    at = stage("AB", A={"battlefield": ["Grizzly Bears"]}, rolls=(6, 6, 6, 6))
    go_on(at, round=2)
    assert gold(at, "A") == 12
