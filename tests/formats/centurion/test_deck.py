"""Centurion's decks (C-1 to C-7): every fault by its rule, and the colours solved exactly."""

from collections.abc import Sequence
from itertools import product

import pytest

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER, Catalogue
from domain.cards.colors import colors_of
from domain.cards.facts import CardFacts, Face, Finish, Printing
from domain.cards.known import KnownCards
from domain.cards.mana import mana_cost
from domain.formats.centurion.counting import assigned, counted
from domain.formats.centurion.deck import CENTURION
from domain.formats.deck_rules import Entry


def card(name: str, cost: str, kind: str = "creature") -> CardDefinition:
    return CardDefinition(name=name, cost=mana_cost(cost), types=(kind,))


def printing(
    name: str, code: str, rarity: str, *finishes: Finish, timeshifted: bool = False
) -> Printing:
    return Printing(
        card=name, set_code=code, number="1", rarity=rarity,
        finishes=finishes or ("nonfoil", "foil"), timeshifted=timeshifted,
    )  # fmt: skip


def pool(*definitions: CardDefinition, printings: Sequence[Printing] = ()) -> KnownCards:
    """Return cards to check against, each with a common printing unless others are given."""
    own = {each.name: printing(each.name, "AAA", "common") for each in definitions}
    known: dict[str, tuple[Printing, ...]] = {}
    for each in printings or own.values():
        key = each.card.casefold()
        known[key] = (*known.get(key, ()), each)
    return KnownCards(Catalogue(definitions), {}, {}, known)


def deck_of(*costs: str, more: Sequence[Entry] = ()) -> tuple[list[CardDefinition], list[Entry]]:
    """Return definitions of these costs, and a deck of one card of each."""
    cards = [card(f"Card {at}", cost) for at, cost in enumerate(costs)]
    return cards, [*(Entry(1, each.name) for each in cards), *more]


FIFTEEN = tuple(f"{{{color}}}" for color in "WUBRG" for _ in range(15))
LEGAL = (*FIFTEEN, *("{2}",) * 25)


def rules(entries: Sequence[Entry], cards: KnownCards) -> set[str]:
    return {problem.rule for problem in CENTURION.deck_check(entries, cards)}


def faults(name: str, set_code: str | None = None, *, foil: bool = False) -> set[str]:
    """Return the rules that one card of the catalogue breaks, beside the size of its deck."""
    found = CENTURION.deck_check([Entry(1, name, set_code=set_code, foil=foil)], STARTER)
    return {problem.rule for problem in found} - {"C-1", "C-3"}


def test_a_hundred_cards_with_fifteen_of_each_colour_are_a_deck_c_1() -> None:
    cards, deck = deck_of(*LEGAL)
    assert CENTURION.deck_check(deck, pool(*cards)) == ()


@pytest.mark.parametrize(
    ("costs", "said"), [(LEGAL[:-1], "1 missing"), ((*LEGAL, "{2}"), "1 too many")]
)
def test_the_report_says_how_many_are_missing_or_too_many_c_1(
    costs: tuple[str, ...], said: str
) -> None:
    cards, deck = deck_of(*costs)
    (problem,) = CENTURION.deck_check(deck, pool(*cards))
    assert problem.rule == "C-1"
    assert said in problem.detail


def test_a_sideboard_and_a_commander_are_none_of_the_hundred_c_1() -> None:
    cards, deck = deck_of(*LEGAL)
    beside = [Entry(1, "Card 0", "sideboard"), Entry(1, "Card 1", "commander")]
    assert rules([*deck, *beside], pool(*cards)) == {"C-1"}
    assert rules([*deck, Entry(1, "Card 0", "aside")], pool(*cards)) == set()


def test_no_two_cards_have_the_same_name_whatever_their_printing_c_2() -> None:
    cards, deck = deck_of(*LEGAL[:-1])
    twice = [*deck, Entry(1, "Card 98", set_code="AAA", foil=True)]
    (problem,) = CENTURION.deck_check(twice, pool(*cards))
    assert (problem.rule, problem.card) == ("C-2", "Card 98")


def test_every_card_counts_for_one_colour_only_c_3() -> None:
    cards, deck = deck_of(*("{W}{U}",) * 15, *FIFTEEN[30:], *("{2}",) * 40)
    found = CENTURION.deck_check(deck, pool(*cards))
    assert {problem.rule for problem in found} == {"C-3"}
    short = counted(deck, pool(*cards)).short
    assert sum(short.values()) == 15
    assert set(short) <= {"W", "U"}


def test_three_gold_cards_assigned_rightly_make_a_deck_legal_c_3() -> None:
    gold = ("{W}{U}", "{U}{B}", "{B}{R}")
    plain = tuple(
        f"{{{color}}}" for color, held in zip("WUBRG", (14, 14, 14, 15, 15), strict=True)
        for _ in range(held)
    )  # fmt: skip
    cards, deck = deck_of(*gold, *plain, *("{2}",) * 25)
    assert CENTURION.deck_check(deck, pool(*cards)) == ()
    assignment = counted(deck, pool(*cards)).assignment
    assert [assignment[f"Card {at}"] for at in range(3)] == ["W", "U", "B"]


def test_the_report_names_the_colour_once_a_gold_card_is_moved_c_3() -> None:
    gold = ("{W}{U}", "{U}{B}", "{R}{G}")
    plain = tuple(
        f"{{{color}}}" for color, held in zip("WUBRG", (14, 14, 14, 15, 15), strict=True)
        for _ in range(held)
    )  # fmt: skip
    cards, deck = deck_of(*gold, *plain, *("{2}",) * 25)
    (problem,) = CENTURION.deck_check(deck, pool(*cards))
    assert (problem.rule, problem.color) in {("C-3", "W"), ("C-3", "U"), ("C-3", "B")}
    assert "14 of 15" in problem.detail


@pytest.mark.parametrize("seed", range(40))
def test_the_assignment_fills_as_many_places_as_any_does_c_3(seed: int) -> None:
    sets = ["W", "U", "B", "WU", "UB", "WB", "WUB"]
    hand = [tuple(sets[(seed * 7 + at * (seed % 5 + 1)) % 7]) for at in range(7)]
    best = max(sum(min(2, picked.count(color)) for color in "WUB") for picked in product(*hand))
    found = assigned(hand, wanted=2)
    assert all(color in choice for color, choice in zip(found, hand, strict=True))
    assert sum(min(2, found.count(color)) for color in "WUB") == best


@pytest.mark.parametrize(
    ("name", "colors"),
    [
        ("Boros Recruit", "RW"), ("Fire // Ice", "UR"), ("Ghostfire", ""), ("Memnite", ""),
        ("Ancestral Vision", "U"), ("Lightning Helix", "RW"),
    ],
)  # fmt: skip
def test_a_card_has_the_colours_that_it_has_in_hand_c_3(name: str, colors: str) -> None:
    found = STARTER.find(name)
    assert found is not None
    assert set(colors_of(found)) == set(colors)


@pytest.mark.parametrize(
    ("cost", "colors"), [("{2/W}{2/W}", "W"), ("{U/P}", "U"), ("{W/U}{B}", "WUB"), ("{C}", "")]
)
def test_hybrid_and_phyrexian_symbols_give_their_colours_c_3(cost: str, colors: str) -> None:
    assert "".join(colors_of(card("A Card", cost))) == colors


def test_of_a_double_faced_card_the_front_counts_c_3() -> None:
    back = card("Back", "{G}")
    front = CardDefinition(
        name="Front // Back", cost=mana_cost("{W}"), types=("creature",), layout="modal",
        faces=(back,),
    )  # fmt: skip
    assert colors_of(front) == ("W",)


def test_land_cards_are_banned_on_any_face_c_4() -> None:
    assert faults("Mountain") == {"C-4"}
    assert "C-4" in faults("Dryad Arbor")
    back = CardDefinition(name="Vale", types=("land",))
    front = CardDefinition(
        name="Rise // Vale",
        cost=mana_cost("{W}"),
        types=("sorcery",),
        layout="modal",
        faces=(back,),
    )
    cards, deck = deck_of(*LEGAL[1:], more=[Entry(1, "Rise // Vale")])
    assert rules(deck, pool(*cards, front)) == {"C-4"}


@pytest.mark.parametrize("rarity", ["rare", "mythic"])
def test_a_rare_is_legal_in_foil_alone_c_5(rarity: str) -> None:
    cards, deck = deck_of(*LEGAL)
    printings = [
        *(printing(each.name, "AAA", "common") for each in cards[1:]),
        printing("Card 0", "AAA", rarity),
    ]
    (problem,) = CENTURION.deck_check(deck, pool(*cards, printings=printings))
    assert (problem.rule, problem.card) == ("C-5", "Card 0")
    foil = [Entry(1, "Card 0", foil=True), *deck[1:]]
    assert CENTURION.deck_check(foil, pool(*cards, printings=printings)) == ()


def test_what_counts_is_the_printing_of_that_copy_c_5() -> None:
    printings = [printing("Card 0", "RRR", "rare"), printing("Card 0", "CCC", "common")]
    cards = pool(card("Card 0", "{R}"), printings=printings)
    as_rare, as_common = Entry(1, "Card 0", set_code="rrr"), Entry(1, "Card 0", set_code="CCC")
    assert rules([as_rare], cards) == {"C-1", "C-3", "C-5"}
    assert rules([as_common], cards) == {"C-1", "C-3"}


def test_of_a_copy_without_a_set_a_legal_printing_is_assumed_and_told_c_5() -> None:
    printings = [printing("Card 0", "RRR", "rare"), printing("Card 0", "CCC", "common")]
    cards = pool(card("Card 0", "{R}"), printings=printings)
    entries = [Entry(1, "Card 0")]
    assert "C-5" not in rules(entries, cards)
    assert CENTURION.assumed_printings is not None
    (assumed,) = CENTURION.assumed_printings(entries, cards)
    assert (assumed.card, assumed.set_code, assumed.rarity) == ("Card 0", "CCC", "common")


def test_a_printing_that_never_was_in_foil_is_no_foil_c_5() -> None:
    cards = pool(card("Card 0", "{R}"), printings=[printing("Card 0", "LEA", "rare", "nonfoil")])
    codes = {p.code for p in CENTURION.deck_check([Entry(1, "Card 0", foil=True)], cards)}
    assert "no-foil" in codes


def test_a_printing_that_does_not_exist_is_no_legal_one_c_5() -> None:
    found = CENTURION.deck_check([Entry(1, "Shock", set_code="LEA")], STARTER)
    assert ("C-5", "unknown-printing") in {(p.rule, p.code) for p in found}


def test_a_timeshifted_card_is_legal_in_foil_alone_c_6() -> None:
    assert faults("Avalanche Riders", set_code="TSB") == {"C-6"}
    assert faults("Avalanche Riders", set_code="TSB", foil=True) == set()


@pytest.mark.parametrize("rarity", ["special", "bonus"])
def test_special_and_bonus_printings_are_legal_in_foil_alone_c_6(rarity: str) -> None:
    cards = pool(card("Card 0", "{R}"), printings=[printing("Card 0", "XXX", rarity)])
    assert "C-6" in rules([Entry(1, "Card 0")], cards)
    assert "C-6" not in rules([Entry(1, "Card 0", foil=True)], cards)


def test_goblin_charbelcher_is_banned_also_in_foil_c_7() -> None:
    assert faults("Goblin Charbelcher", foil=True) == {"C-7"}


@pytest.mark.parametrize("code", ["UGL", "UNH"])
def test_two_sets_are_banned_by_printing_c_7(code: str) -> None:
    printings = [printing("Card 0", code, "common"), printing("Card 0", "CCC", "common")]
    cards = pool(card("Card 0", "{R}"), printings=printings)
    assert "C-7" in rules([Entry(1, "Card 0", set_code=code)], cards)
    assert "C-7" not in rules([Entry(1, "Card 0")], cards)


def test_a_card_that_nobody_knows_is_a_fault_of_its_own_c_0() -> None:
    assert faults("No Such Card") == {"C-0"}


def test_a_known_card_that_cannot_be_played_with_counts_as_what_it_is_c_0() -> None:
    cards, deck = deck_of(*LEGAL[:-1])
    faces = (Face(name="Far", mana_cost="{U}", colors=("U",)), Face(name="Off", colors=("G",)))
    facts = CardFacts(name="Far // Off", faces=faces, layout="transform")
    island = KnownCards(
        Catalogue(cards[:15] + cards[16:]), {"far": "Not yet."}, {}, facts={"far": facts}
    )
    entries = [*deck[:15], *deck[16:], Entry(1, "Far")]
    count = counted(entries, island)
    assert (count.assignment["Far // Off"], count.counts["U"]) == ("U", 15)
