from domain.cards.catalogue import STARTER
from domain.formats.deck_rules import Entry
from domain.formats.duel.deck import DUEL
from domain.formats.duel.samples import SAMPLES


def test_the_sample_decks_together_hold_every_card_but_basic_lands() -> None:
    cards = [card for name in STARTER.names if (card := STARTER.find(name))]
    wanted = {card.name for card in cards if "basic" not in card.supertypes}
    held = {name for sample in SAMPLES for name in sample.cards}
    assert wanted - held == set()


def test_sample_decks_name_cards_as_the_catalogue_does() -> None:
    held = {name for sample in SAMPLES for name in sample.cards}
    assert held - set(STARTER.names) == set()


def test_sample_decks_can_pay_for_what_they_hold() -> None:
    for sample in SAMPLES:
        lands = sum(
            count for name, count in sample.cards.items()
            if (card := STARTER.find(name)) and "land" in card.types
        )  # fmt: skip
        assert 20 <= lands <= 30, sample.id


def test_sample_decks_have_ids_of_their_own() -> None:
    assert len({sample.id for sample in SAMPLES}) == len(SAMPLES)
    assert len({sample.name for sample in SAMPLES}) == len(SAMPLES)


def test_each_problem_names_its_rule_also_beside_others() -> None:
    deck = [Entry(5, "Shock"), Entry(16, "Opt", "sideboard"), Entry(1, "Blaze", "commander")]
    found = {problem.rule for problem in DUEL.deck_check(deck, STARTER)}
    assert found == {"CR 100.2a", "CR 100.4a", "D-2"}


def test_basic_lands_are_free_of_the_limit_also_in_the_sideboard_cr_100_2a() -> None:
    deck = [Entry(60, "Forest"), Entry(15, "Forest", "sideboard")]
    assert DUEL.deck_check(deck, STARTER) == ()


def test_a_duel_is_for_two_from_twenty_life_cr_103_4() -> None:
    assert (DUEL.min_players, DUEL.max_players) == (2, 2)
    assert DUEL.starting_life == 20
    assert DUEL.overlay({}).starting_life("A") == 20
