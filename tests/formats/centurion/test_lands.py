"""Cards played as lands (C-10 to C-15): in which ways, and what they are then."""

import pytest

from domain.cards.ir.language import Ability, Activated, AddMana
from domain.formats.centurion.overlay import Centurion
from domain.rules.answers import Choose
from domain.rules.characteristics import Characteristics
from tests.support.board import Board, board


def table_with(*hand: str, **more: list[str]) -> Board:
    """Return a Centurion game in which A holds these cards."""
    return board(A={"hand": list(hand), **more}, overlay=Centurion())


def ways(table: Board) -> dict[str, list[str]]:
    """Return the ways to play each card of A's hand as a land, by its name."""
    found: dict[str, list[str]] = {}
    for candidate in table.asked("act").candidates:
        if candidate.verb == "play":
            _, oid, *way = str(candidate.ref).split(":")
            thing = table.state.objects[int(oid)]
            name = table.cards.by_digest(thing.card).name
            found.setdefault(name, []).append(way[0] if way else "")
    return found


def play(table: Board, name: str, way: str) -> int:
    """A plays a card of their hand in a way; return the land that it became."""
    oid = table.id(name, "hand:A")
    table.answer("A", Choose((f"play:{oid}:{way}",)))
    return table.id(name)


def made_by(abilities: tuple[Ability, ...]) -> tuple[tuple[str, ...], ...]:
    """Return what the one ability, which makes mana, lets its player choose from."""
    (ability,) = abilities
    assert isinstance(ability, Activated)
    assert isinstance(ability.effect, AddMana)
    return ability.effect.options


def seen(table: Board, oid: int) -> Characteristics:
    return table.engine().look(oid)


@pytest.mark.parametrize(
    ("card", "land", "symbol"),
    [
        ("Silvercoat Lion", "Plains", "W"),
        ("Counterspell", "Island", "U"),
        ("Terror", "Swamp", "B"),
        ("Shock", "Mountain", "R"),
        ("Grizzly Bears", "Forest", "G"),
    ],
)
def test_a_card_of_one_colour_is_played_as_the_basic_land_of_its_colour_c_10(
    card: str, land: str, symbol: str
) -> None:
    table = table_with(card)
    assert ways(table) == {card: [land]}
    oid = play(table, card, land)
    now = seen(table, oid)
    assert (now.name, {*now.types}, {*now.subtypes}) == (land, {"land"}, {land})
    assert now.supertypes == {"basic"}
    tap = next(c for c in table.asked("act").candidates if c.object == oid)
    assert tap.mana is not None
    table.answer("A", Choose((tap.ref,)))
    assert table.state.players["A"].mana == {symbol: 1}


def test_it_has_nothing_of_the_printed_card_c_10() -> None:
    table = table_with("Serra Angel")
    now = seen(table, play(table, "Serra Angel", "Plains"))
    assert (now.cost, now.mana_value, now.colors) == (None, 0, frozenset())
    assert (now.power, now.toughness, now.keywords) == (None, None, frozenset())
    assert len(now.abilities) == 1


def test_the_label_says_what_the_card_is_played_as_c_10() -> None:
    labels = [c.label for c in table_with("Shock").asked("act").candidates if c.verb == "play"]
    assert labels == ["Play Shock as Mountain"]


def test_it_uses_the_land_play_of_the_turn_c_10() -> None:
    table = table_with("Shock", "Terror")
    play(table, "Shock", "Mountain")
    assert table.state.players["A"].land_plays == 1
    refused = [c.reason for c in table.asked("act").candidates if c.verb == "play"]
    assert [reason and reason.rule for reason in refused] == ["CR 305.2b"]


def test_it_may_still_be_cast_c_10() -> None:
    table = table_with("Shock", battlefield=["Mountain"])
    verbs = {c.verb for c in table.asked("act").candidates if c.selectable}
    assert {"cast", "play"} <= verbs


def test_a_card_of_several_colours_is_a_nameless_nonbasic_land_c_11() -> None:
    table = table_with("Lightning Helix")
    assert ways(table) == {"Lightning Helix": ["nonbasic"]}
    oid = play(table, "Lightning Helix", "nonbasic")
    now = seen(table, oid)
    assert (now.name, {*now.types}, {*now.subtypes}) == ("", {"land"}, set())
    assert (now.supertypes, now.colors) == (frozenset(), frozenset())
    (tap,) = [c for c in table.asked("act").candidates if c.object == oid]
    assert tap.label == "a nameless land (Lightning Helix): {T}: Add {W} or {R}."
    table.answer("A", Choose((tap.ref,)), Choose(("option:1",)))
    assert table.state.players["A"].mana == {"R": 1}


def test_each_half_gives_its_colour_c_11() -> None:
    table = table_with("Fire // Ice")
    oid = play(table, "Fire // Ice", "nonbasic")
    assert made_by(seen(table, oid).abilities) == (("U",), ("R",))


def test_a_legendary_card_is_no_legendary_land_c_11() -> None:
    table = table_with("Isamaru, Hound of Konda")
    assert seen(table, play(table, "Isamaru, Hound of Konda", "Plains")).supertypes == {"basic"}


def test_a_colour_that_it_has_by_text_alone_gives_colorless_mana_c_11() -> None:
    table = table_with("Shock", battlefield=["Painter's Servant"])
    engine = table.engine()
    shock = Characteristics(engine.look(table.id("Shock", "hand")).base, "A")
    shock.colors = frozenset({"R", "U"})
    values = Centurion().land_values(shock, "nonbasic")
    assert made_by(values.abilities) == (("R",), ("C",))


def test_an_artifact_is_a_nonbasic_land_for_colorless_mana_and_no_artifact_c_12() -> None:
    table = table_with("Myr Enforcer")
    assert ways(table) == {"Myr Enforcer": ["nonbasic"]}
    oid = play(table, "Myr Enforcer", "nonbasic")
    assert seen(table, oid).types == {"land"}
    (tap,) = [c for c in table.asked("act").candidates if c.object == oid]
    table.answer("A", Choose((tap.ref,)))
    assert table.state.players["A"].mana == {"C": 1}


def test_a_coloured_artifact_is_played_as_either_kind_c_12() -> None:
    assert ways(table_with("Vault Skirge", "Behemoth Sledge", "Bonesplitter")) == {
        "Vault Skirge": ["Swamp", "nonbasic"],
        "Behemoth Sledge": ["nonbasic", "colorless"],
        "Bonesplitter": ["nonbasic"],
    }


@pytest.mark.parametrize(
    ("card", "way", "made"),
    [
        ("Vault Skirge", "nonbasic", (("C",),)),
        ("Behemoth Sledge", "nonbasic", (("W",), ("G",))),
        ("Behemoth Sledge", "colorless", (("C",),)),
    ],
)
def test_either_kind_makes_its_own_mana_c_12(
    card: str, way: str, made: tuple[tuple[str, ...], ...]
) -> None:
    table = table_with(card)
    assert made_by(seen(table, play(table, card, way)).abilities) == made


def test_a_snow_permanent_is_a_snow_covered_land_that_makes_snow_mana_c_13() -> None:
    table = table_with("Boreal Druid")
    oid = play(table, "Boreal Druid", "Forest")
    now = seen(table, oid)
    assert (now.name, {*now.subtypes}) == ("Snow-Covered Forest", {"Forest"})
    assert now.supertypes == {"basic", "snow"}
    (tap,) = [c for c in table.asked("act").candidates if c.object == oid]
    table.answer("A", Choose((tap.ref,)))
    assert table.state.players["A"].mana == {"G.s": 1}


def test_a_snow_artifact_is_a_snow_nonbasic_land_c_13() -> None:
    table = table_with("Coldsteel Heart")
    now = seen(table, play(table, "Coldsteel Heart", "nonbasic"))
    assert (now.name, {*now.supertypes}) == ("", {"snow"})


@pytest.mark.parametrize("card", ["Ghostfire", "Kozilek's Sentinel", "Ulamog's Crusher"])
def test_a_colorless_card_that_is_no_artifact_cannot_be_played_as_a_land_c_14(card: str) -> None:
    assert ways(table_with(card)) == {}


def test_additional_land_plays_work_from_hand_c_15() -> None:
    table = table_with("Shock", "Terror", battlefield=["Exploration"])
    play(table, "Shock", "Mountain")
    play(table, "Terror", "Swamp")
    assert table.state.players["A"].land_plays == 2


def test_no_permission_lets_a_card_elsewhere_be_played_as_a_land_c_15() -> None:
    table = board(
        A={"battlefield": ["Crucible of Worlds", "Courser of Kruphix"],
           "graveyard": ["Shock"], "library": ["Terror"] * 5},
        overlay=Centurion(),
    )  # fmt: skip
    assert ways(table) == {}
