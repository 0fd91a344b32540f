"""White, blue and black cards on a board: what each says happens."""

import pytest

from domain.cards.mana import mana_cost
from domain.rules import player_rules
from domain.rules.answers import Order
from domain.rules.context import Announced
from tests.rules.plays import cast, pick, resolved
from tests.support.board import Board, Put, board

YES = pick("yes")


def stats(table: Board, name: str) -> tuple[int | None, int | None]:
    seen = table.engine().look(table.id(name))
    return seen.power, seen.toughness


def lands(name: str, count: int) -> list[str]:
    return [name] * count


def test_serra_ascendant_grows_at_thirty_life() -> None:
    small = board(A={"battlefield": ["Serra Ascendant"], "life": 29})
    large = board(A={"battlefield": ["Serra Ascendant"], "life": 30})
    assert stats(small, "Serra Ascendant") == (1, 1)
    assert stats(large, "Serra Ascendant") == (6, 6)
    assert "flying" in large.engine().look(large.id("Serra Ascendant")).keywords


@pytest.mark.parametrize(("life", "won"), [(39, False), (40, True)])
def test_felidar_sovereign_wins_in_the_upkeep_at_forty_life(life: int, won: bool) -> None:
    table = board(A={"battlefield": ["Felidar Sovereign"], "life": life}, step="upkeep", begin=True)
    table.pass_until("precombat_main")
    assert (table.state.result is not None) is won


def test_humble_takes_abilities_and_size_away() -> None:
    table = board(
        A={"battlefield": lands("Plains", 2), "hand": ["Humble"]},
        B={"battlefield": ["Serra Angel"]},
    )
    resolved(table, "Humble")
    assert stats(table, "Serra Angel") == (0, 1)
    assert not table.engine().look(table.id("Serra Angel")).keywords


def test_cloudshift_makes_a_new_object_under_your_control() -> None:
    table = board(
        A={
            "battlefield": ["Plains", Put("Elvish Visionary", damage=0)], "hand": ["Cloudshift"],
            "library": ["Island"],
        },
    )  # fmt: skip
    before = table.id("Elvish Visionary")
    resolved(table, "Cloudshift")
    assert table.id("Elvish Visionary") != before
    assert table.names("hand:A") == ["Island"]


def test_path_to_exile_offers_a_land_to_the_controller_of_the_creature() -> None:
    table = board(
        A={"battlefield": ["Plains"], "hand": ["Path to Exile"]},
        B={"battlefield": ["Hill Giant"], "library": ["Forest"]},
    )
    resolved(table, "Path to Exile")
    question = table.questions()[0]
    assert question.seat == "B"
    table.answer("B", YES)
    table.answer("B", pick(table.id("Forest", "library:B")))
    assert table.names("exile") == ["Hill Giant"]
    assert table.state.objects[table.id("Forest")].tapped


@pytest.mark.parametrize(
    ("colored", "life"), [([], 20), (["Hill Giant"], 22), (["Hill Giant", "Scathe Zombies"], 24)]
)
def test_dega_sanctuary_gives_two_or_four_life(colored: list[str], life: int) -> None:
    table = board(A={"battlefield": ["Dega Sanctuary", *colored]}, step="upkeep", begin=True)
    table.pass_until("precombat_main")
    assert table.life("A") == life


def test_thalia_taxes_noncreature_spells_of_everybody() -> None:
    table = board(
        A={"battlefield": ["Thalia, Guardian of Thraben", "Mountain"], "hand": ["Shock"]},
    )
    engine, shock = table.engine(), table.id("Shock", "hand:A")
    assert (
        str(player_rules.changed_cost(engine, "A", shock, mana_cost("{R}"), "hand", Announced()))
        == "{1}{R}"
    )
    assert f"cast:{shock}" not in {c.ref for c in table.asked("act").candidates if c.selectable}


def test_stroke_of_midnight_leaves_a_token_to_the_controller() -> None:
    table = board(
        A={"battlefield": lands("Plains", 3), "hand": ["Stroke of Midnight"]},
        B={"battlefield": ["Sol Ring"]},
    )
    resolved(table, "Stroke of Midnight")
    token = table.engine().look(table.id("Human Token"))
    assert (token.controller, token.power, token.colors) == ("B", 1, frozenset("W"))


def test_heal_prevents_and_draws_in_the_next_upkeep() -> None:
    table = board(
        A={"battlefield": ["Plains"], "hand": ["Heal"], "library": ["Island"]},
        B={"battlefield": ["Mountain"], "hand": ["Shock"]},
    )
    resolved(table, "Heal", pick("A"))
    assert table.names("hand:A") == []
    table.pass_until("upkeep").resolve()
    assert table.names("hand:A") == ["Island"]


def test_banishment_decree_puts_on_top_of_the_library_of_the_owner() -> None:
    table = board(
        A={"battlefield": lands("Plains", 5), "hand": ["Banishment Decree"]},
        B={"battlefield": ["Sol Ring"], "library": lands("Forest", 3)},
    )
    resolved(table, "Banishment Decree")
    assert table.names("library:B") == ["Sol Ring", *lands("Forest", 3)]


def test_brainstorm_puts_two_cards_back() -> None:
    table = board(
        A={
            "battlefield": ["Island"], "hand": ["Brainstorm", "Opt"],
            "library": ["Shock", "Swamp", "Plains", "Forest"],
        },
    )  # fmt: skip
    resolved(table, "Brainstorm")
    opt, swamp = table.id("Opt", "hand:A"), table.id("Swamp", "hand:A")
    table.answer("A", pick(opt, swamp), Order((opt, swamp)))
    assert table.names("library:A")[:2] == ["Opt", "Swamp"]
    assert sorted(table.names("hand:A")) == ["Plains", "Shock"]


@pytest.mark.parametrize(("library", "left"), [(7, 4), (6, 3)])
def test_traumatize_rounds_down(library: int, left: int) -> None:
    table = board(
        A={"battlefield": lands("Island", 5), "hand": ["Traumatize"]},
        B={"library": lands("Forest", library)},
    )
    resolved(table, "Traumatize", pick("B"))
    assert len(table.names("library:B")) == left


def test_reminisce_shuffles_the_graveyard_in() -> None:
    table = board(
        A={"battlefield": lands("Island", 3), "hand": ["Reminisce"], "library": ["Forest"],
           "graveyard": ["Shock", "Opt"]},
    )  # fmt: skip
    resolved(table, "Reminisce", pick("A"))
    while table.questions()[0].kind == "order":
        question = table.questions()[0]
        table.answer("A", question.default)
    assert sorted(table.names("library:A")) == ["Forest", "Opt", "Shock"]
    assert table.names("graveyard:A") == ["Reminisce"]


def test_twisted_image_switches_power_and_toughness() -> None:
    table = board(
        A={"battlefield": ["Island", "Giant Spider"], "hand": ["Twisted Image"]},
    )
    resolved(table, "Twisted Image")
    assert stats(table, "Giant Spider") == (4, 2)
    assert table.names("hand:A") == ["Forest"]


def test_skulking_ghost_is_sacrificed_when_targeted() -> None:
    table = board(
        A={"battlefield": ["Forest"], "hand": ["Giant Growth"]},
        B={"battlefield": ["Skulking Ghost"]},
    )
    resolved(table, "Giant Growth")
    assert table.names("graveyard:B") == ["Skulking Ghost"]


def test_underworld_dreams_hurts_opponents_for_each_card() -> None:
    table = board(
        A={"battlefield": ["Underworld Dreams"]},
        B={"battlefield": lands("Island", 3), "hand": ["Divination"]},
        active="B",
    )
    resolved(table, "Divination", seat="B")
    assert table.life("B") == 18


def test_noxious_gearhulk_gains_the_toughness_of_what_it_destroyed() -> None:
    table = board(
        A={"battlefield": lands("Swamp", 6), "hand": ["Noxious Gearhulk"]},
        B={"battlefield": ["Giant Spider"]},
    )
    resolved(table, "Noxious Gearhulk")
    table.answer("A", YES)
    assert table.names("graveyard:B") == ["Giant Spider"]
    assert table.life("A") == 24


def test_noxious_gearhulk_gains_nothing_by_what_is_indestructible() -> None:
    table = board(
        A={"battlefield": lands("Swamp", 6), "hand": ["Noxious Gearhulk"]},
        B={"battlefield": ["Darksteel Myr"]},
    )
    resolved(table, "Noxious Gearhulk")
    table.answer("A", YES)
    assert table.names("battlefield").count("Darksteel Myr") == 1
    assert table.life("A") == 20


def test_reanimate_takes_from_any_graveyard_and_costs_the_mana_value() -> None:
    table = board(
        A={"battlefield": ["Swamp"], "hand": ["Reanimate"]}, B={"graveyard": ["Craw Wurm"]}
    )
    resolved(table, "Reanimate")
    assert table.engine().look(table.id("Craw Wurm")).controller == "A"
    assert table.life("A") == 14


def test_bone_splinters_sacrifices_as_a_cost() -> None:
    table = board(
        A={"battlefield": ["Swamp", "Bog Imp"], "hand": ["Bone Splinters"]},
        B={"battlefield": ["Craw Wurm"]},
    )
    cast(table, "Bone Splinters", pick(table.id("Craw Wurm")), pick(table.id("Bog Imp")))
    assert table.names("graveyard:A") == ["Bog Imp"]
    table.resolve()
    assert table.names("graveyard:B") == ["Craw Wurm"]


def test_unearth_finds_small_creatures_only() -> None:
    table = board(
        A={"battlefield": ["Swamp"], "hand": ["Unearth"], "graveyard": ["Craw Wurm", "Bog Imp"]}
    )
    resolved(table, "Unearth")
    assert table.names("battlefield") == ["Swamp", "Bog Imp"]


def test_blood_artist_sees_itself_die() -> None:
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Shock"]},
        B={"battlefield": ["Blood Artist"]},
    )
    resolved(table, "Shock", pick(table.id("Blood Artist")))
    table.answer("B", pick("A"))
    table.resolve()
    assert (table.life("A"), table.life("B")) == (19, 21)
