"""Cards of the corpus on a board: what each says happens in the game."""

import pytest

from domain.rules import player_rules
from domain.rules.answers import Number, Order
from tests.rules.plays import activate, cast, pick, resolved
from tests.support.board import Board, Put, board

YES = pick("yes")


def stats(table: Board, name: str) -> tuple[int | None, int | None]:
    seen = table.engine().look(table.id(name))
    return seen.power, seen.toughness


def lands(name: str, count: int) -> list[str]:
    return [name] * count


# -- White --


def test_serra_ascendant_grows_at_thirty_life() -> None:
    small = board(A={"battlefield": ["Serra Ascendant"], "life": 29})
    large = board(A={"battlefield": ["Serra Ascendant"], "life": 30})
    assert stats(small, "Serra Ascendant") == (1, 1)
    assert stats(large, "Serra Ascendant") == (6, 6)
    assert "flying" in large.engine().look(large.id("Serra Ascendant")).keywords


@pytest.mark.parametrize(("life", "won"), [(39, False), (40, True)])
def test_felidar_sovereign_wins_in_the_upkeep_at_forty_life(life: int, won: bool) -> None:
    table = board(
        A={"battlefield": ["Felidar Sovereign"], "life": life}, step="upkeep", begin=True
    )
    table.pass_until("precombat_main")
    assert (table.state.result is not None) is won


def test_helix_pinnacle_counts_to_a_hundred() -> None:
    table = board(
        A={"battlefield": [*lands("Forest", 4), Put("Helix Pinnacle", counters={"tower": 97})]}
    )
    activate(table, table.id("Helix Pinnacle"), 1, Number(3)).resolve()
    assert table.state.objects[table.id("Helix Pinnacle")].counters == {"tower": 100}


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
    table = board(
        A={"battlefield": ["Dega Sanctuary", *colored]}, step="upkeep", begin=True
    )
    table.pass_until("precombat_main")
    assert table.life("A") == life


def test_thalia_taxes_noncreature_spells_of_everybody() -> None:
    table = board(
        A={"battlefield": ["Thalia, Guardian of Thraben", "Mountain"], "hand": ["Shock"]},
    )
    offered = {candidate.ref for candidate in table.asked("act").candidates}
    shock = next(iter(table.ids("Shock", "hand:A")))
    assert f"cast:{shock}" not in offered or any(
        c.ref == f"cast:{shock}" and not c.selectable for c in table.asked("act").candidates
    )


def test_stroke_of_midnight_leaves_a_token_to_the_controller() -> None:
    table = board(
        A={"battlefield": lands("Plains", 3), "hand": ["Stroke of Midnight"]},
        B={"battlefield": ["Sol Ring"]},
    )
    resolved(table, "Stroke of Midnight")
    token = table.engine().look(table.id("Human"))
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


# -- Blue --


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
        A={"battlefield": ["Island", "Wall of Omens"], "hand": ["Twisted Image"]},
    )
    resolved(table, "Twisted Image")
    assert stats(table, "Wall of Omens") == (4, 0) or table.names("graveyard:A")[0] == (
        "Wall of Omens"
    )


# -- Black --


def test_skulking_ghost_is_sacrificed_when_targeted() -> None:
    table = board(
        A={"battlefield": ["Forest"], "hand": ["Giant Growth"]},
        B={"battlefield": ["Skulking Ghost"]},
    )
    resolved(table, "Giant Growth")
    assert table.names("graveyard:B") == ["Skulking Ghost"]


def test_el_hajjaj_gains_what_it_deals_and_underworld_dreams_hurts_who_draws() -> None:
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
    assert "Bog Imp" in table.names("battlefield")


def test_blood_artist_sees_itself_die() -> None:
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Shock"]},
        B={"battlefield": ["Blood Artist"]},
    )
    resolved(table, "Shock", pick(table.id("Blood Artist")))
    table.answer("B", pick("A"))
    table.resolve()
    assert (table.life("A"), table.life("B")) == (19, 21)


# -- Red, green and more colors --


def test_ball_lightning_is_sacrificed_at_the_end() -> None:
    table = board(A={"battlefield": ["Ball Lightning"]})
    table.pass_until("end").resolve()
    assert table.names("graveyard:A") == ["Ball Lightning"]


def test_maro_is_as_large_as_your_hand() -> None:
    table = board(A={"battlefield": ["Maro"], "hand": ["Opt", "Shock", "Forest"]})
    assert stats(table, "Maro") == (3, 3)


@pytest.mark.parametrize(("types", "size"), [([], 1), (["Plateau"], 3), (["Mountain"], 2)])
def test_wild_nacatl_counts_a_dual_land_twice(types: list[str], size: int) -> None:
    table = board(A={"battlefield": ["Wild Nacatl", *types]})
    assert stats(table, "Wild Nacatl") == (size, size)


def test_wildwood_geist_is_larger_in_your_turn() -> None:
    mine = board(A={"battlefield": ["Wildwood Geist"]})
    theirs = board(A={"battlefield": ["Wildwood Geist"]}, active="B")
    assert (stats(mine, "Wildwood Geist"), stats(theirs, "Wildwood Geist")) == ((5, 5), (3, 3))


def test_elvish_archdruid_taps_for_each_elf() -> None:
    table = board(
        A={"battlefield": ["Elvish Archdruid", "Llanowar Elves"], "hand": ["Trained Armodon"]}
    )
    resolved(table, "Trained Armodon")
    assert "Trained Armodon" in table.names("battlefield")


def test_niv_mizzet_hurts_when_you_draw() -> None:
    table = board(
        A={"battlefield": ["Niv-Mizzet, the Firemind"], "library": ["Forest", "Forest"]}
    )
    activate(table, table.id("Niv-Mizzet, the Firemind"), 2).resolve()
    table.answer("A", pick("B"))
    table.resolve()
    assert table.life("B") == 19


def test_spitemare_passes_damage_on() -> None:
    table = board(
        A={"battlefield": ["Spitemare", "Mountain"], "hand": ["Shock"]},
    )
    resolved(table, "Shock", pick(table.id("Spitemare")))
    table.answer("A", pick("B"))
    table.resolve()
    assert table.life("B") == 18


def test_unlicensed_disintegration_looks_for_an_artifact() -> None:
    table = board(
        A={
            "battlefield": ["Swamp", "Mountain", "Island", "Sol Ring"],
            "hand": ["Unlicensed Disintegration"],
        },
        B={"battlefield": ["Craw Wurm"]},
    )
    resolved(table, "Unlicensed Disintegration")
    assert table.names("graveyard:B") == ["Craw Wurm"]
    assert table.life("B") == 17


# -- Artifacts and lands --


def test_a_medallion_reduces_and_a_sphere_raises_costs() -> None:
    table = board(
        A={"battlefield": ["Emerald Medallion"], "hand": ["Grizzly Bears", "Giant Growth"]},
        B={"battlefield": ["Sphere of Resistance"]},
    )
    engine = table.engine()
    bears = table.id("Grizzly Bears", "hand:A")
    cost = engine.look(bears).cost
    assert cost is not None
    assert player_rules.changed_cost(engine, "A", bears, cost) == cost


@pytest.mark.parametrize(("cards", "life"), [(2, 18), (3, 20)])
def test_paupers_cage_hurts_small_hands_of_opponents(cards: int, life: int) -> None:
    table = board(
        A={"battlefield": ["Paupers' Cage"]}, B={"hand": lands("Forest", cards)},
        active="B", step="upkeep", begin=True,
    )  # fmt: skip
    table.pass_until("precombat_main")
    assert (table.life("A"), table.life("B")) == (20, life)


def test_nevinyrrals_disk_enters_tapped_and_destroys_all_but_lands() -> None:
    table = board(
        A={"battlefield": ["Forest", "Nevinyrral's Disk", "Exploration"]},
        B={"battlefield": ["Craw Wurm", "Sol Ring"]},
    )
    activate(table, table.id("Nevinyrral's Disk"), 1).resolve()
    assert table.names("battlefield") == ["Forest"]


@pytest.mark.parametrize(("other", "tapped"), [("Forest", True), ("Tundra", False)])
def test_glacial_fortress_asks_for_a_plains_or_an_island(other: str, tapped: bool) -> None:
    table = board(A={"battlefield": [other], "hand": ["Glacial Fortress"]})
    table.answer("A", pick(f"play:{table.id('Glacial Fortress', 'hand:A')}"))
    assert table.state.objects[table.id("Glacial Fortress")].tapped is tapped


def test_faerie_conclave_flies_until_the_end_of_the_turn() -> None:
    table = board(A={"battlefield": ["Faerie Conclave", *lands("Island", 2)]})
    activate(table, table.id("Faerie Conclave"), 2).resolve()
    seen = table.engine().look(table.id("Faerie Conclave"))
    assert (seen.power, seen.toughness, seen.types) == (2, 1, {"land", "creature"})
    assert "flying" in seen.keywords
