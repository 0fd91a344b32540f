"""What a creature attacks can be chosen anew (CR 508.7), and effects end with combat (500.5a)."""

from domain.cards.ir.language import AddStats, All, Apply, JoinCombat
from domain.cards.ir.terms import And, InCombat, Type
from domain.rules.answers import Attack
from tests.rules.plays import instant, pick, resolved
from tests.support.board import board

ATTACKERS = All(And((Type("creature"), InCombat("attacking"))))
STOPS = ("own:declare_attackers", "own:end_combat", "own:postcombat_main")


def test_508_7_the_player_that_a_creature_attacks_is_chosen_anew() -> None:
    table = board(
        {"C": {}}, A={"battlefield": ["Craw Wurm"], "hand": ["Turn Aside Now"]},
        wanted=STOPS, step="begin_combat", begin=True,
        more=[instant("Turn Aside Now", JoinCombat(ATTACKERS))],
    )  # fmt: skip
    wurm = table.id("Craw Wurm")
    table.answer("A", Attack(((wurm, "B"),)))
    resolved(table, "Turn Aside Now").answer("A", pick("C"))
    table.pass_until("postcombat_main")
    assert (table.life("B"), table.life("C")) == (20, 14)


def test_500_5a_what_lasts_until_end_of_combat_lasts_through_its_last_step() -> None:
    table = board(
        A={"battlefield": ["Craw Wurm"], "hand": ["Surge"]},
        wanted=STOPS, step="begin_combat", begin=True,
        more=[instant("Surge", Apply(ATTACKERS, (AddStats(2, 0),), "end_of_combat"))],
    )  # fmt: skip
    wurm = table.id("Craw Wurm")
    table.answer("A", Attack(((wurm, "B"),)))
    resolved(table, "Surge").pass_until("end_combat")
    assert table.engine().look(wurm).power == 8
    table.pass_until("postcombat_main")
    assert table.engine().look(wurm).power == 6
    assert table.life("B") == 12
