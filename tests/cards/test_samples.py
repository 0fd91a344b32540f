"""The sample decks that the service ships."""

from domain.cards.catalogue import STARTER
from domain.formats.deck_rules import Entry
from domain.formats.duel.deck import DUEL
from domain.formats.duel.samples import SAMPLES


def test_each_has_sixty_cards_by_the_rules_of_the_format() -> None:
    for sample in SAMPLES:
        entries = [Entry(count, name) for name, count in sample.cards.items()]
        assert sum(sample.cards.values()) == 60, sample.id
        assert DUEL.deck_check(entries, STARTER) == (), sample.id


def test_together_they_hold_every_card_of_the_catalogue() -> None:
    assert {name for sample in SAMPLES for name in sample.cards} == set(STARTER.names)


def test_their_ids_and_names_differ() -> None:
    assert len({sample.id for sample in SAMPLES}) == len(SAMPLES) >= 6
    assert len({sample.name for sample in SAMPLES}) == len(SAMPLES)


def test_each_has_lands_enough_and_spells_that_they_can_pay() -> None:
    for sample in SAMPLES:
        cards = {name: STARTER.find(name) for name in sample.cards}
        lands = sum(
            count
            for name, count in sample.cards.items()
            if (card := cards[name]) is not None and "land" in card.types
        )
        assert 22 <= lands <= 28, sample.id
