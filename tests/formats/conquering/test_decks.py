"""Decks of Magic: the Conquering: of players, of natives, treasures and lands (Q-1 to Q-4)."""

from collections.abc import Mapping
from typing import Any

import pytest

from domain.cards.catalogue import STARTER
from domain.cards.facts import CardFacts, Face
from domain.cards.known import KnownCards
from domain.formats.conquering.format import CONQUERING
from domain.formats.conquering.samples import SAMPLES
from domain.formats.deck_kinds import Gathering
from domain.formats.deck_rules import DeckProblem, Entry
from domain.kernel.refusals import Malformed

Cards = Mapping[str, int]

FORTY: Cards = dict.fromkeys(
    (
        "Serra Angel", "Shock", "Terror", "Counterspell", "Giant Growth", "Grizzly Bears",
        "Lightning Bolt", "Glory Seeker", "Wind Drake", "Boomerang",
    ),
    4,
)  # fmt: skip


def sample(kind: str) -> dict[str, int]:
    """Return the sample of a kind of deck, to be changed."""
    return dict(next(each.cards for each in SAMPLES if each.kind == kind))


def entries(cards: Cards, **more: Any) -> list[Entry]:
    return [Entry(count, name, **more) for name, count in cards.items()]


def faults(kind: str, cards: Cards) -> list[tuple[str, str, str | None]]:
    """Return what is wrong with a deck: rule, code and card."""
    found = CONQUERING.kind(kind).check(entries(cards), STARTER)
    return [(each.rule, each.code, each.card) for each in found]


def codes(problems: tuple[DeckProblem, ...]) -> list[tuple[str, str]]:
    return [(each.rule, each.code) for each in problems]


def advice(kind: str, cards: Cards) -> list[tuple[str, str]]:
    return codes(CONQUERING.kind(kind).advice(entries(cards), STARTER))


# --- players' decks -----------------------------------------------------------------


def test_forty_nonland_cards_are_a_deck_q_1() -> None:
    assert faults("player", FORTY) == []
    assert faults("player", {**FORTY, "Shock": 3}) == [("Q-1", "too-few-cards", None)]


@pytest.mark.parametrize("land", ["Forest", "Mutavault", "Seat of the Synod"])
def test_a_players_deck_has_no_lands_q_1(land: str) -> None:
    assert faults("player", {**FORTY, land: 1}) == [("Q-1", "land", land)]


def test_four_cards_of_a_name_are_allowed_q_1() -> None:
    assert faults("player", {**FORTY, "Shock": 5}) == [("Q-1", "too-many-copies", "Shock")]
    assert faults("player", {**FORTY, "Relentless Rats": 9}) == []


@pytest.mark.parametrize(
    "name", ["Goblin Charbelcher", "Mind Funeral", "Rally the Horde", "Treasure Hunt"]
)
def test_some_cards_are_banned_q_1(name: str) -> None:
    assert faults("player", {**FORTY, name.lower(): 1}) == [("Q-1", "banned", name)]


@pytest.mark.parametrize(
    "name", ["Chaos Harlequin", "Coalition Victory", "Goblin Guide", "Hellcarver Demon"]
)
def test_of_some_cards_a_deck_has_one_q_1(name: str) -> None:
    assert faults("player", {**FORTY, name: 1}) == []
    assert faults("player", {**FORTY, name: 2}) == [("Q-1", "restricted", name)]


def test_the_sideboard_counts_for_banned_and_restricted_cards_q_1() -> None:
    side = entries({"Goblin Guide": 1, "Treasure Hunt": 1}, zone="sideboard")
    found = CONQUERING.deck_check([*entries({**FORTY, "Goblin Guide": 1}), *side], STARTER)
    assert codes(found) == [("Q-1", "banned"), ("Q-1", "restricted")]


def test_a_table_has_lists_of_its_own_q_1() -> None:
    assert CONQUERING.house_rules is not None
    rules = CONQUERING.house_rules({"banned": ["terror"], "restricted": ["Shock"]})
    assert codes(rules(entries(FORTY), STARTER)) == [("Q-1", "banned"), ("Q-1", "restricted")]
    assert CONQUERING.house_rules({})(entries(FORTY), STARTER) == ()


def test_a_card_that_nobody_knows_is_told_c_0() -> None:
    assert faults("player", {**FORTY, "No Such Card": 1}) == [
        ("C-0", "unknown-card", "No Such Card")
    ]


def test_a_known_land_that_cannot_be_played_with_is_a_land_all_the_same_q_1() -> None:
    facts = CardFacts(
        name="Unwritten Land",
        faces=(Face(name="Unwritten Land", type_line="Land"),),
        color_identity=("W",),
    )
    known = KnownCards(
        STARTER, {"unwritten land": "It is not written yet."}, {}, facts={"unwritten land": facts}
    )
    found = CONQUERING.deck_check(entries({**FORTY, "Unwritten Land": 1}), known)
    assert codes(found) == [("Q-1", "land"), ("C-0", "unplayable")]


# --- natives ------------------------------------------------------------------------


def test_natives_are_forty_to_eighty_creatures_q_2() -> None:
    natives = sample("natives")
    assert faults("natives", natives) == []
    assert faults("natives", {**natives, "Centaur Courser": 21}) == []
    assert faults("natives", {**natives, "Wind Drake": 22}) == [("Q-2", "too-many-cards", None)]
    assert ("Q-2", "too-few-cards", None) in faults("natives", {"Serra Angel": 39})
    assert faults("natives", {**natives, "Shock": 1}) == [("Q-2", "no-creature", "Shock")]


def test_natives_are_of_all_five_colors_q_2() -> None:
    found = CONQUERING.kind("natives").check(entries({"Wind Drake": 40}), STARTER)
    assert codes(found) == [("Q-2", "color-missing")] * 4
    assert [each.color for each in found] == ["W", "B", "R", "G"]
    assert faults("natives", {"Wind Drake": 39, "Child of Alara": 1}) == []


def test_more_than_half_of_the_natives_have_mana_values_of_three_to_five_q_2() -> None:
    even = {"Wind Drake": 19, "Child of Alara": 1, "Stormfront Pegasus": 20}
    assert faults("natives", even) == [("Q-2", "mana-values", None)]
    assert faults("natives", {**even, "Wind Drake": 21, "Stormfront Pegasus": 19}) == []


def test_a_quarter_of_the_natives_flies_or_blocks_fliers_q_2() -> None:
    held = {"Centaur Courser": 30, "Child of Alara": 1}
    assert faults("natives", {**held, "Giant Spider": 5, "Wind Drake": 4}) == [
        ("Q-2", "fliers", None)
    ]
    assert faults("natives", {**held, "Giant Spider": 6, "Wind Drake": 5}) == []


# --- treasures ----------------------------------------------------------------------


def test_treasures_are_twenty_to_forty_noncreature_artifacts_and_enchantments_q_3() -> None:
    treasures = sample("treasures")
    assert faults("treasures", treasures) == []
    assert faults("treasures", {"Rod of Ruin": 19}) == [("Q-3", "too-few-cards", None)]
    assert faults("treasures", {"Rod of Ruin": 41}) == [("Q-3", "too-many-cards", None)]
    assert faults("treasures", {"Rod of Ruin": 20}) == []


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Pacifism", "aura"),
        ("Ornithopter", "creature"),
        ("Riptide Laboratory", "no-treasure"),
        ("Jace Beleren", "no-treasure"),
    ],
)
def test_what_is_no_treasure_q_3(name: str, code: str) -> None:
    assert faults("treasures", {"Rod of Ruin": 20, name: 1}) == [("Q-3", code, name)]


def test_treasures_of_unusual_mana_values_are_a_warning_q_3() -> None:
    odd = {"Rod of Ruin": 15, "Basilisk Collar": 15}
    assert faults("treasures", odd) == []
    assert advice("treasures", odd) == [("Q-3", "mana-values")]
    assert advice("treasures", {**odd, "Rod of Ruin": 16}) == []


@pytest.mark.parametrize(
    ("natives", "treasures", "fits"),
    [(40, 20, True), (40, 25, True), (40, 26, False), (80, 29, False), (80, 30, True), (60, 38, False), (60, 37, True)],
)  # fmt: skip
def test_treasures_are_about_half_as_many_as_natives_q_3(
    natives: int, treasures: int, fits: bool
) -> None:
    table = {
        "natives": entries({"Wind Drake": natives}),
        "treasures": entries({"Rod of Ruin": treasures}),
        "lands": entries({"Forest": 20}),
    }
    found = CONQUERING.together(Gathering(seats=2, table=table), STARTER)
    assert codes(found) == ([] if fits else [("Q-3", "treasures-for-natives")])


# --- lands --------------------------------------------------------------------------


def test_a_land_deck_has_lands_alone_q_4() -> None:
    lands = sample("lands")
    assert faults("lands", lands) == []
    assert faults("lands", {**lands, "Shock": 1}) == [("Q-4", "no-land", "Shock")]
    assert faults("lands", {"Forest": 19}) == [("Q-4", "too-few-cards", None)]


def test_there_are_ten_lands_for_each_player_q_4() -> None:
    table = {
        "natives": entries({"Wind Drake": 60}),
        "treasures": entries({"Rod of Ruin": 30}),
        "lands": entries({"Forest": 39}),
    }
    assert codes(CONQUERING.together(Gathering(seats=4, table=table), STARTER)) == [
        ("Q-4", "too-few-lands")
    ]
    assert CONQUERING.together(Gathering(seats=3, table=table), STARTER) == ()


def test_colors_that_are_not_about_as_frequent_are_a_warning_q_4() -> None:
    even = dict.fromkeys(("Plains", "Island", "Swamp", "Mountain", "Forest"), 8)
    assert advice("lands", even) == []
    assert advice("lands", {**even, "Forest": 21}) == []
    assert advice("lands", {**even, "Forest": 23}) == [("Q-4", "colors")]


def test_a_nonbasic_land_counts_for_every_color_of_mana_that_it_makes_q_4() -> None:
    assert advice("lands", {"Vivid Crag": 20}) == []
    assert advice("lands", {"Savage Lands": 20}) == [("Q-4", "colors")]
    assert advice("lands", {"Savage Lands": 10, "Azorius Chancery": 10}) == []


# --- all of them --------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["natives", "treasures", "lands"])
def test_a_deck_of_the_table_is_one_pile_q_5(kind: str) -> None:
    name = next(iter(sample(kind)))
    for zone in ("sideboard", "commander"):
        held = [*entries(sample(kind)), Entry(1, name, zone)]
        assert codes(CONQUERING.kind(kind).check(held, STARTER)) == [("Q-5", "one-pile")]


def test_creatures_with_shadow_are_a_warning_where_no_native_meets_them_q_2() -> None:
    own = entries({**FORTY, "Dauthi Slayer": 4})
    assert advice("player", {**FORTY, "Dauthi Slayer": 4}) == [("Q-2", "shadow")]
    for natives, told in (
        ({"Wind Drake": 40}, [("Q-2", "shadow")]),
        ({"Wind Drake": 39, "Heartwood Dryad": 1}, []),
        ({"Wind Drake": 39, "Soltari Priest": 1}, []),
    ):
        decks = Gathering(seats=2, table={"natives": entries(natives)}, own=own)
        assert codes(CONQUERING.together_advice(decks, STARTER)) == told
    decks = Gathering(seats=2, table={"natives": entries({"Wind Drake": 40})}, own=entries(FORTY))
    assert CONQUERING.together_advice(decks, STARTER) == ()


def test_a_kind_of_deck_that_the_format_does_not_have_is_malformed() -> None:
    with pytest.raises(Malformed) as refused:
        CONQUERING.kind("vanguard")
    assert refused.value.data["kinds"] == ["player", "natives", "treasures", "lands"]
