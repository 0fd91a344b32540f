"""Decks of Elder Dragon Highlander (E-1 to E-6): every fault by its rule and its symbol."""

from collections.abc import Sequence

import pytest

from domain.cards.catalogue import STARTER, Catalogue
from domain.cards.facts import CardFacts, Face, Printing
from domain.cards.known import KnownCards
from domain.formats.deck_rules import Cards, DeckProblem, Entry
from domain.formats.edh.deck import deck_check

NUMOT = "Numot, the Devastator"


def check(general: str, *main: str | Entry, cards: Cards = STARTER) -> list[DeckProblem]:
    """Return what is wrong with a deck, basic lands making up the ninety-nine."""
    entries = [Entry(1, each) if isinstance(each, str) else each for each in main]
    held = sum(entry.count for entry in entries if entry.zone == "main")
    whole = [Entry(1, general, "commander"), *entries, Entry(99 - held, "Wastes")]
    return list(deck_check(whole, cards))


def faults(general: str, *main: str | Entry, cards: Cards = STARTER) -> set[tuple[str, str]]:
    return {(each.rule, each.code) for each in check(general, *main, cards=cards)}


def rules(entries: Sequence[Entry]) -> set[str]:
    return {problem.rule for problem in deck_check(entries, STARTER)}


def pool(*known: CardFacts, printings: Sequence[Printing] = ()) -> KnownCards:
    """Return the catalogue, and beside it cards of which nothing but facts is known."""
    by_name: dict[str, tuple[Printing, ...]] = {}
    for each in printings:
        key = each.card.casefold()
        by_name[key] = (*by_name.get(key, ()), each)
    keys = {key: each for each in known for key in each.names}
    reasons = {key: "Not played yet." for key in keys if STARTER.find(key) is None}
    return KnownCards(STARTER, reasons, {}, by_name, keys)


def facts(
    name: str, type_line: str = "Creature — Elf", cost: str = "", text: str = ""
) -> CardFacts:
    colors = tuple(color for color in "WUBRG" if color in cost)
    face = Face(name=name, mana_cost=cost, type_line=type_line, text=text, colors=colors)
    return CardFacts(name=name, faces=(face,), colors=colors)


def symbols(name: str, general: str, cards: Cards = STARTER) -> list[str]:
    """Return how the foreign symbols of a card are told."""
    return [
        each.symbol.strip("{}")
        for each in check(general, name, cards=cards)
        if each.symbol and f"bears {each.symbol}" in each.detail
    ]


# --- a general and a hundred cards --------------------------------------------------


def test_a_general_and_ninety_nine_cards_are_a_deck_e_1() -> None:
    assert check(NUMOT) == []


@pytest.mark.parametrize(("held", "said"), [(98, "1 missing"), (100, "1 too many")])
def test_the_general_is_one_of_the_hundred_e_1(held: int, said: str) -> None:
    deck = [Entry(1, NUMOT, "commander"), Entry(held, "Island")]
    (problem,) = deck_check(deck, STARTER)
    assert problem.rule == "E-1"
    assert said in problem.detail


def test_a_deck_has_one_general_e_1() -> None:
    none = deck_check([Entry(100, "Island")], STARTER)
    assert [(each.rule, each.code) for each in none] == [("E-1", "no-general")]
    partners = [Entry(1, NUMOT, "commander"), Entry(1, "Intet, the Dreamer", "commander")]
    two = deck_check([*partners, Entry(98, "Swamp")], STARTER)
    assert [(each.rule, each.code) for each in two] == [("E-1", "several-generals")]


@pytest.mark.parametrize("name", ["Air Elemental", "Karakas", "Umezawa's Jitte"])
def test_a_general_is_a_legendary_creature_e_1(name: str) -> None:
    assert ("E-1", "no-legendary-creature") in faults(name)


def test_the_front_face_makes_a_general_e_1() -> None:
    assert faults("Kuon, Ogre Ascendant") == set()
    back = Face(name="Tok-Tok", type_line="Legendary Creature — Goblin", colors=("R",))
    front = Face(name="Akki", type_line="Creature — Goblin", mana_cost="{R}", colors=("R",))
    flips = CardFacts(name="Akki // Tok-Tok", faces=(front, back), layout="flip", colors=("R",))
    found = faults("Akki // Tok-Tok", cards=pool(flips))
    assert found == {("E-1", "no-legendary-creature"), ("C-0", "unplayable")}


def test_a_legendary_vehicle_is_no_general_e_1() -> None:
    ship = facts("Ship", "Legendary Artifact — Vehicle")
    assert ("E-1", "no-legendary-creature") in faults("Ship", cards=pool(ship))


def test_there_is_no_sideboard_e_18() -> None:
    assert faults(NUMOT, Entry(1, "Opt", "sideboard")) == {("E-18", "no-sideboard")}
    assert faults(NUMOT, Entry(1, "Opt", "aside")) == set()


# --- one of each --------------------------------------------------------------------


def test_there_is_one_card_of_each_name_e_2() -> None:
    (problem,) = check(NUMOT, Entry(1, "Opt"), Entry(1, "opt"))
    assert (problem.rule, problem.card) == ("E-2", "Opt")
    assert faults(NUMOT, NUMOT) == {("E-2", "too-many-copies")}


def test_a_card_of_which_a_deck_can_have_any_number_is_one_too_e_2() -> None:
    found = faults("Ink-Eyes, Servant of Oni", Entry(2, "Relentless Rats"))
    assert found == {("E-2", "too-many-copies")}
    assert faults("Ink-Eyes, Servant of Oni", "Relentless Rats") == set()


def test_basic_lands_are_as_many_as_one_likes_e_2() -> None:
    assert faults(NUMOT, Entry(20, "Plains"), Entry(20, "Snow-Covered Island")) == set()


# --- colours and symbols ------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Debtors' Knell", ["W/B"]),
        ("Bringer of the White Dawn", ["B", "G"]),
        ("Assault // Battery", ["G"]),
        ("Swamp", ["B"]),
        ("Watery Grave", ["B"]),
        ("Vault Skirge", ["B/P"]),
        ("Wind Drake", []),
        ("City of Brass", []),
        ("Urborg, Tomb of Yawgmoth", []),
        ("Evolving Wilds", []),
        ("Nykthos, Shrine to Nyx", []),
    ],
)  # fmt: skip
def test_no_card_bears_a_symbol_of_another_color_e_3(name: str, told: list[str]) -> None:
    assert STARTER.find(name) is not None
    assert symbols(name, NUMOT) == told


def test_the_report_names_the_symbol_and_the_generals_colors_e_3() -> None:
    (problem,) = check(NUMOT, "Debtors' Knell")
    assert (problem.rule, problem.card, problem.color) == ("E-3", "Debtors' Knell", "B")
    assert problem.symbol == "{W/B}"
    assert "white, blue and red" in problem.detail


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{1}{G}: Regenerate it.", ["G"]),
        ("It can't be blocked. ({G}: This is reminder text.)", []),
        ("Creatures have \"{B}, {T}: Draw a card.\"", ["B"]),
        ("You may pay {W}{U}{B}{R}{G} rather than pay its mana cost.", ["B", "G"]),
        ("{2/B}, {W/U}, {G/U/P}, {R/P}: Draw.", ["2/B", "G/U/P"]),
        ("{C}, {S}, {X}, {T}, {Q}, {E}: Draw.", []),
        ("Add one mana of any color.", []),
    ],
)  # fmt: skip
def test_the_printed_text_is_searched_for_symbols_e_3(text: str, told: list[str]) -> None:
    assert symbols("Odd One", NUMOT, pool(facts("Odd One", cost="{U}", text=text))) == told


def test_the_printed_text_of_a_card_that_can_be_played_counts_too_e_3() -> None:
    printed = facts("Air Elemental", cost="{3}{U}{U}", text="{G}: It grows.")
    assert symbols("Air Elemental", NUMOT, pool(printed)) == ["G"]


def test_either_face_and_the_color_indicator_count_e_3() -> None:
    front = Face(name="Dawnish", type_line="Creature — Human", mana_cost="{W}", colors=("W",))
    back = Face(name="Duskish", type_line="Creature — Werewolf", colors=("G",))
    card = CardFacts(
        name="Dawnish // Duskish", faces=(front, back), layout="transform", colors=("W",)
    )
    (problem,) = [each for each in check(NUMOT, "Dawnish", cards=pool(card)) if each.rule == "E-3"]
    assert (problem.code, problem.color) == ("foreign-color", "G")


def test_a_printed_basic_land_type_is_its_symbol_e_3() -> None:
    dual = facts("Marsh Grove", "Land — Swamp Plains", text="({T}: Add {B} or {W}.)")
    assert symbols("Marsh Grove", NUMOT, pool(dual)) == ["B"]


def test_a_colorless_general_has_no_symbol_at_all_e_3() -> None:
    assert faults("Karn, Silver Golem", "Sol Ring", "City of Brass") == set()
    assert faults("Karn, Silver Golem", "Plains") == {("E-3", "foreign-symbol")}


def test_without_a_known_general_no_color_is_judged_e_3() -> None:
    assert faults("Nobody at All", "Swamp", "Plains") == {("C-0", "unknown-card")}


@pytest.mark.parametrize(
    ("name", "told"),
    [("Memnarch", ["U"]), ("Bosh, Iron Golem", ["R"]), ("Rhys the Exiled", ["B"])],
)
def test_a_general_with_a_symbol_outside_its_colors_is_refused_e_5(
    name: str, told: list[str]
) -> None:
    found = check(name)
    assert [each.rule for each in found] == ["E-5"] * len(told)
    assert [each.symbol for each in found] == [f"{{{symbol}}}" for symbol in told]


def test_a_general_that_is_known_by_its_facts_alone_is_judged_e_5() -> None:
    thelon = facts(
        "Thelon of Havenwood", "Legendary Creature — Elf Druid", "{G}{G}",
        "{B}{G}, Exile a Fungus card: Put a spore counter on each Fungus.",
    )  # fmt: skip
    found = faults("Thelon of Havenwood", "Forest", cards=pool(thelon))
    assert found == {("E-5", "foreign-symbol"), ("C-0", "unplayable")}


# --- banned -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Black Lotus", "Balance", "Tinker", "Time Walk"])
def test_banned_cards_are_refused_e_6(name: str) -> None:
    assert faults(NUMOT, name) == {("E-6", "banned")}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Chaos Orb", "Artifact"), ("Contract from Below", "Artifact"), ("Plot", "Conspiracy"),
        ("Sheet", "Stickers"), ("Wheel", "Artifact — Attraction"),
    ],
)  # fmt: skip
def test_what_vintage_does_not_know_is_banned_e_6(name: str, kind: str) -> None:
    assert ("E-6", "banned") in faults(NUMOT, name, cards=pool(facts(name, kind)))


def test_a_card_of_un_sets_alone_is_banned_e_6() -> None:
    def printed(name: str, code: str) -> Printing:
        return Printing(card=name, set_code=code, number="1", rarity="common")

    silly = [printed("Silly", "UNH"), printed("Opt", "UNH"), printed("Opt", "INV")]
    cards = pool(facts("Silly"), printings=[*silly, printed("Island", "UGL")])
    told = check(NUMOT, "Silly", "Opt", "Island", cards=cards)
    assert [each.card for each in told if each.rule == "E-6"] == ["Silly"]


def test_a_card_that_nobody_knows_is_a_fault_of_its_own_c_0() -> None:
    assert faults(NUMOT, "No Such Card") == {("C-0", "unknown-card")}


def test_all_faults_of_a_deck_are_told_at_once() -> None:
    main = ["Debtors' Knell", "Bringer of the White Dawn", "Assault // Battery", "Swamp"]
    entries = [Entry(1, NUMOT, "commander"), *(Entry(1, name) for name in main)]
    entries += [Entry(2, "Relentless Rats"), Entry(1, "Black Lotus"), Entry(1, "City of Brass")]
    assert rules(entries) == {"E-1", "E-2", "E-3", "E-6"}
    told = {each.card for each in deck_check(entries, STARTER) if each.card}
    assert told == {*main, "Relentless Rats", "Black Lotus"}


def test_a_check_does_not_need_cards_of_its_own() -> None:
    nothing = Catalogue(())
    assert {each.rule for each in deck_check([], nothing)} == {"E-1"}
