"""Combat damage (CR 510, 702.2, 702.4, 702.7, 702.15, 702.19)."""

import pytest

from domain.kernel.refusals import Illegal
from domain.rules import facts as f
from domain.rules.answers import Attack, Block, Distribute
from domain.rules.context import Ref
from tests.support.board import Board, Put, Side, board


def fight(attackers: list[str], blocks: dict[str, str], **sides: Side) -> Board:
    """A attacks B with all of these, and B blocks; ``blocks`` maps blocker to attacker."""
    merged: dict[str, Side] = {
        "A": {"battlefield": attackers, **sides.get("A", {})},
        "B": {"battlefield": list(blocks), **sides.get("B", {})},
    }
    table = board(merged, step="declare_attackers", begin=True, wanted=("own:postcombat_main",))
    mine = tuple((int(c.ref), "B") for c in table.asked("attackers").candidates if c.selectable)
    table.answer("A", Attack(mine))
    if blocks:
        pairs = tuple((table.id(b), table.id(a)) for b, a in blocks.items())
        table.answer("B", Block(pairs))
    return table


def divide(table: Board, *amounts: tuple[str, int]) -> Board:
    """Player A divides an attacker's damage among creatures by name, or players."""
    return table.answer("A", Distribute(tuple((_ref(table, to), n) for to, n in amounts)))


def _ref(table: Board, to: str) -> Ref:
    return to if to in table.state.seats else table.id(to)


def test_an_unblocked_creature_deals_damage_equal_to_its_power_to_the_player() -> None:
    table = fight(["Hill Giant"], {})
    assert table.life("B") == 17
    (fact,) = table.happened(f.DamageDealt)
    assert (fact.to, fact.amount, fact.combat) == ("B", 3, True)


def test_a_creature_without_power_deals_no_damage() -> None:
    table = fight(["Birds of Paradise"], {})
    assert not table.happened(f.DamageDealt)


def test_attacker_and_blocker_deal_damage_at_the_same_time() -> None:
    table = fight(["Grizzly Bears"], {"Silvercoat Lion": "Grizzly Bears"})
    assert table.names("battlefield") == []
    assert len(table.happened(f.DamageDealt)) == 2


def test_a_blocked_creature_without_blockers_deals_no_damage() -> None:
    table = _blocker_gone("Hill Giant")
    assert table.life("B") == 20


def test_a_trampler_without_blockers_left_deals_all_of_it_to_the_player() -> None:
    table = _blocker_gone("Stampeding Rhino")
    assert table.life("B") == 16


def _blocker_gone(attacker: str) -> Board:
    """The attacker is blocked, and the blocker leaves before damage."""
    table = board(
        step="declare_blockers",
        A={"battlefield": [attacker]},
        B={"battlefield": ["Grizzly Bears"]},
        wanted=("all",),
    )
    engine = table.engine()
    bears, mine = table.id("Grizzly Bears"), table.id(attacker)
    engine.emit(f.AttackDeclared(seat="A", attackers={mine: "B"}))
    engine.emit(f.BlockDeclared(seat="B", blockers={mine: (bears,)}))
    engine.emit(f.Ceased(object=bears))
    return table.keep(engine).pass_until("postcombat_main")


def test_with_several_blockers_the_attackers_controller_divides_as_they_like() -> None:
    # The current rules know no order of blockers and no lethal damage first (CR 510.1c).
    table = fight(["Craw Wurm"], {"Hill Giant": "Craw Wurm", "Kalonian Tusker": "Craw Wurm"})
    question = table.asked("distribute")
    assert (question.seat, question.constraints.total) == ("A", 6)
    divide(table, ("Kalonian Tusker", 6))
    assert table.names("graveyard:B") == ["Kalonian Tusker"]
    assert table.state.objects[table.id("Hill Giant")].damage == 0


def test_the_default_gives_each_blocker_lethal_damage_and_the_last_one_the_rest() -> None:
    table = fight(["Craw Wurm"], {"Grizzly Bears": "Craw Wurm", "Kalonian Tusker": "Craw Wurm"})
    question = table.asked("distribute")
    bears, tusker = table.id("Grizzly Bears"), table.id("Kalonian Tusker")
    assert question.default == Distribute(((bears, 2), (tusker, 4)))
    table.answer("A", question.default)
    assert sorted(table.names("graveyard:B")) == ["Grizzly Bears", "Kalonian Tusker"]


def test_all_of_the_damage_is_divided() -> None:
    table = fight(["Craw Wurm"], {"Grizzly Bears": "Craw Wurm", "Kalonian Tusker": "Craw Wurm"})
    with pytest.raises(Illegal):
        divide(table, ("Grizzly Bears", 2))


def test_trample_reaches_the_player_beyond_lethal_damage() -> None:
    table = fight(["Stampeding Rhino"], {"Grizzly Bears": "Stampeding Rhino"})
    divide(table, ("Grizzly Bears", 2), ("B", 2))
    assert table.life("B") == 18


def test_trample_needs_lethal_damage_for_every_blocker_first() -> None:
    table = fight(["Stampeding Rhino"], {"Grizzly Bears": "Stampeding Rhino"})
    with pytest.raises(Illegal):
        divide(table, ("Grizzly Bears", 1), ("B", 3))
    divide(table, ("Grizzly Bears", 4))
    assert table.life("B") == 20


def test_trample_counts_damage_that_is_marked_already() -> None:
    table = fight(
        ["Stampeding Rhino"],
        {"Earth Elemental": "Stampeding Rhino"},
        B={"battlefield": [Put("Earth Elemental", damage=3)]},
    )
    divide(table, ("Earth Elemental", 2), ("B", 2))
    assert table.life("B") == 18


def test_a_trampler_that_cannot_deal_lethal_damage_asks_nothing() -> None:
    table = fight(["Stampeding Rhino"], {"Earth Elemental": "Stampeding Rhino"})
    assert table.state.turn.step == "postcombat_main"
    assert table.state.objects[table.id("Earth Elemental")].damage == 4


def test_one_damage_with_deathtouch_is_lethal() -> None:
    table = fight(["Typhoid Rats"], {"Earth Elemental": "Typhoid Rats"})
    assert table.names("graveyard:B") == ["Earth Elemental"]


def test_lifelink_gains_its_controller_as_much_at_the_same_time() -> None:
    table = fight(["Vampire Nighthawk"], {}, A={"life": 1, "battlefield": ["Vampire Nighthawk"]})
    assert (table.life("A"), table.life("B")) == (3, 18)


def test_first_strike_kills_before_it_is_struck() -> None:
    table = fight(["Youthful Knight"], {"Grizzly Bears": "Youthful Knight"})
    assert table.names("battlefield") == ["Youthful Knight"]
    steps = [fact.step for fact in table.happened(f.StepBegan)]
    assert steps[2:4] == ["first_strike_damage", "combat_damage"]


def test_without_first_strike_there_is_one_damage_step() -> None:
    table = fight(["Grizzly Bears"], {})
    steps = [fact.step for fact in table.happened(f.StepBegan)]
    assert "first_strike_damage" not in steps


def test_double_strike_deals_damage_in_both_steps() -> None:
    table = fight(["Fencing Ace", "Grizzly Bears"], {})
    assert table.life("B") == 20 - 1 - 1 - 2
    assert next(fact.amount for fact in table.happened(f.DamageDealt)) == 1


def test_a_first_striker_does_not_deal_damage_twice() -> None:
    table = fight(["Youthful Knight"], {})
    assert table.life("B") == 18


def test_combat_ends_and_nobody_attacks_any_more() -> None:
    table = fight(["Grizzly Bears"], {})
    assert table.state.turn.step == "postcombat_main"
    assert table.state.combat is None


def test_damage_to_several_players_is_dealt_at_the_same_time() -> None:
    table = board(
        step="declare_attackers",
        begin=True,
        wanted=("own:postcombat_main",),
        A={"battlefield": ["Grizzly Bears", "Hill Giant"]},
        B={"life": 2},
        C={"life": 3},
    )
    bears, giant = table.id("Grizzly Bears"), table.id("Hill Giant")
    table.answer("A", Attack(((bears, "B"), (giant, "C"))))
    assert table.state.result is not None
    assert table.state.result.winners == ("A",)
