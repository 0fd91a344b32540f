"""Which decks a duel allows."""

from domain.cards.catalogue import STARTER, Catalogue
from domain.cards.corpus import CORPUS
from domain.formats.deck_rules import DeckProblem, Entry
from domain.formats.duel.deck import DUEL
from domain.formats.duel.samples import SAMPLES


def problems(*entries: Entry) -> list[tuple[str, str, str | None]]:
    """Return rule, code and card of each problem."""
    return [(p.rule, p.code, p.card) for p in DUEL.deck_check(entries, STARTER)]


LANDS = Entry(60, "Mountain")


def test_sixty_cards_of_which_four_share_a_name_are_a_deck() -> None:
    assert problems(Entry(4, "Shock"), Entry(56, "Mountain")) == []


def test_a_deck_has_at_least_sixty_cards_cr_100_2a() -> None:
    assert problems(Entry(59, "Mountain")) == [("CR 100.2a", "too-few-cards", None)]


def test_a_sideboard_does_not_fill_up_a_deck_cr_100_2a() -> None:
    short = problems(Entry(59, "Mountain"), Entry(1, "Mountain", "sideboard"))
    assert short == [("CR 100.2a", "too-few-cards", None)]


def test_a_deck_has_no_more_than_four_of_a_name_cr_100_2a() -> None:
    assert problems(LANDS, Entry(5, "Shock")) == [("CR 100.2a", "too-many-copies", "Shock")]


def test_spellings_and_printings_of_a_card_are_one_name_cr_100_2a() -> None:
    split = [Entry(2, "Shock"), Entry(2, "shock "), Entry(1, "SHOCK", set_code="M19", number="156")]
    assert problems(LANDS, *split) == [("CR 100.2a", "too-many-copies", "Shock")]


def test_a_nonbasic_land_is_a_card_like_any_other_cr_100_2a() -> None:
    assert problems(LANDS, Entry(5, "Taiga")) == [("CR 100.2a", "too-many-copies", "Taiga")]


def test_the_four_are_counted_in_deck_and_sideboard_together_cr_100_4a() -> None:
    found = problems(LANDS, Entry(3, "Shock"), Entry(2, "Shock", "sideboard"))
    assert found == [("CR 100.2a", "too-many-copies", "Shock")]


def test_a_sideboard_has_at_most_fifteen_cards_cr_100_4a() -> None:
    assert problems(LANDS, Entry(15, "Mountain", "sideboard")) == []
    found = problems(LANDS, Entry(16, "Mountain", "sideboard"))
    assert found == [("CR 100.4a", "sideboard-too-large", None)]


def test_a_name_that_no_card_bears_is_told_with_near_names() -> None:
    (found,) = DUEL.deck_check([LANDS, Entry(1, "Shok")], STARTER)
    assert (found.rule, found.code, found.card) == ("D-1", "unknown-card", "Shok")
    assert "Shock" in found.suggestions
    assert "knows no card" in found.detail


def test_a_basic_land_that_the_catalogue_lacks_is_still_basic() -> None:
    without = Catalogue([card for card in CORPUS if card.name != "Snow-Covered Island"])
    found = DUEL.deck_check([LANDS, Entry(9, "Snow-Covered Island")], without)
    assert [(each.code, each.card) for each in found] == [("unknown-card", "Snow-Covered Island")]


def test_a_card_is_found_by_its_first_face() -> None:
    assert problems(LANDS, Entry(1, "Shock // Awe"), Entry(1, "Shock/Awe")) == []


def test_a_duel_has_no_commander() -> None:
    assert problems(LANDS, Entry(1, "Shock", "commander")) == [("D-2", "no-commander", "Shock")]


def test_a_deck_of_more_cards_than_a_server_can_shuffle_is_refused() -> None:
    assert problems(Entry(1001, "Mountain")) == [("D-3", "too-many-cards", None)]


def test_cards_set_aside_are_not_checked() -> None:
    assert problems(LANDS, Entry(99, "Nobody Knows This", "aside")) == []


def test_every_problem_is_reported_and_not_the_first_one() -> None:
    found = problems(
        Entry(9, "Shock"), Entry(9, "Opt of Nowhere"), Entry(16, "Mountain", "sideboard"),
        Entry(1, "Blaze", "commander"),
    )  # fmt: skip
    assert found == [
        ("CR 100.2a", "too-few-cards", None),
        ("CR 100.2a", "too-many-copies", "Shock"),
        ("CR 100.2a", "too-many-copies", "Opt of Nowhere"),
        ("CR 100.4a", "sideboard-too-large", None),
        ("D-1", "unknown-card", "Opt of Nowhere"),
        ("D-2", "no-commander", "Blaze"),
    ]


def test_near_names_are_sought_for_a_few_names_only() -> None:
    unknown = [Entry(1, f"Shock{number:03}") for number in range(60)]
    found = DUEL.deck_check([LANDS, *unknown], STARTER)
    assert len(found) == 60
    assert sum(bool(problem.suggestions) for problem in found) == 20


def test_an_empty_deck_is_a_short_one() -> None:
    detail = "The deck has 0 of at least 60 cards."
    assert DUEL.deck_check([], STARTER) == (DeckProblem("CR 100.2a", "too-few-cards", detail),)


def test_every_sample_deck_is_allowed() -> None:
    for sample in SAMPLES:
        entries = [Entry(count, name) for name, count in sample.cards.items()]
        assert DUEL.deck_check(entries, STARTER) == (), sample.id
