"""Red, green and colorless cards and lands on a board, and cards in combat."""

import pytest

from domain.cards.mana import mana_cost
from domain.rules import player_rules
from domain.rules.answers import Attack, Block
from domain.rules.context import Announced
from tests.rules.plays import activate, pick, resolved
from tests.support.board import Board, Put, board

YES = pick("yes")


def stats(table: Board, name: str) -> tuple[int | None, int | None]:
    seen = table.engine().look(table.id(name))
    return seen.power, seen.toughness


def lands(name: str, count: int) -> list[str]:
    return [name] * count


def test_ball_lightning_is_sacrificed_at_the_end() -> None:
    table = board(A={"battlefield": ["Ball Lightning"]}, step="postcombat_main")
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
    table = board(A={"battlefield": ["Niv-Mizzet, the Firemind"], "library": ["Forest", "Forest"]})
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


def test_a_medallion_and_a_sphere_together_change_no_green_cost() -> None:
    table = board(
        A={"battlefield": ["Emerald Medallion"], "hand": ["Grizzly Bears", "Giant Growth"]},
        B={"battlefield": ["Sphere of Resistance"]},
    )
    engine = table.engine()
    costs = {"Grizzly Bears": ("{1}{G}", "{1}{G}"), "Giant Growth": ("{G}", "{G}")}
    for name, (printed, changed) in costs.items():
        spell = table.id(name, "hand:A")
        cost = player_rules.changed_cost(
            engine, "A", spell, mana_cost(printed), "hand", Announced()
        )
        assert str(cost) == changed


@pytest.mark.parametrize(
    ("permanent", "changed"),
    [("Emerald Medallion", "{G}"), ("Sphere of Resistance", "{2}{G}")],
)
def test_artifacts_change_what_spells_cost(permanent: str, changed: str) -> None:
    table = board(A={"battlefield": [permanent], "hand": ["Grizzly Bears"]})
    bears = table.id("Grizzly Bears", "hand:A")
    cost = player_rules.changed_cost(
        table.engine(), "A", bears, mana_cost("{1}{G}"), "hand", Announced()
    )
    assert str(cost) == changed


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
    assert (seen.power, seen.toughness, seen.types) == (2, 1, frozenset({"land", "creature"}))
    assert "flying" in seen.keywords


def fight(table: Board, attacker: str, blocker: str | None = None) -> Board:
    """A attacks B with one creature, which one creature blocks or none."""
    at = table.id(attacker)
    table.answer("A", Attack(((at, "B"),)))
    table.pass_until("declare_blockers")
    if table.questions()[0].kind == "blockers":
        pairs = ((table.id(blocker), at),) if blocker else ()
        table.answer("B", Block(pairs))
    return table


def attacking(mine: list[str], theirs: list[str]) -> Board:
    return board(
        A={"battlefield": mine}, B={"battlefield": theirs}, step="declare_attackers", begin=True
    )


def test_el_hajjaj_gains_what_it_deals() -> None:
    table = fight(attacking(["El-Hajjâj"], []), "El-Hajjâj")
    table.pass_until("end_combat").resolve()
    assert (table.life("A"), table.life("B")) == (21, 19)


def test_wall_of_essence_gains_what_it_is_dealt_in_combat() -> None:
    table = fight(attacking(["Hill Giant"], ["Wall of Essence"]), "Hill Giant", "Wall of Essence")
    table.pass_until("end_combat").resolve()
    assert table.life("B") == 23


def test_sacred_prey_gains_life_when_it_becomes_blocked() -> None:
    table = fight(attacking(["Sacred Prey"], ["Grizzly Bears"]), "Sacred Prey", "Grizzly Bears")
    table.resolve()
    assert table.life("A") == 21


def test_galepowder_mage_brings_back_at_the_end_step() -> None:
    table = attacking(["Galepowder Mage"], ["Elvish Visionary"])
    before = table.id("Elvish Visionary")
    fight(table, "Galepowder Mage")
    table.resolve()
    assert table.names("exile") == ["Elvish Visionary"]
    table.pass_until("end").resolve()
    assert table.id("Elvish Visionary") != before
    assert table.engine().look(table.id("Elvish Visionary")).controller == "B"


def test_a_spirit_link_gains_for_its_own_controller() -> None:
    table = board(
        A={"battlefield": ["Hill Giant"]},
        B={"battlefield": [Put("Spirit Link", on="Hill Giant")]},
        step="declare_attackers", begin=True,
    )  # fmt: skip
    fight(table, "Hill Giant").pass_until("end_combat").resolve()
    assert table.life("B") == 20


def test_kalonian_hydra_doubles_counters_as_it_attacks() -> None:
    bears = Put("Grizzly Bears", counters={"+1/+1": 1})
    table = board(
        A={"battlefield": [Put("Kalonian Hydra", counters={"+1/+1": 4}), bears]},
        step="declare_attackers", begin=True,
    )  # fmt: skip
    fight(table, "Kalonian Hydra").resolve()
    assert (stats(table, "Kalonian Hydra"), stats(table, "Grizzly Bears")) == ((8, 8), (4, 4))
