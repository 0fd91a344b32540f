"""The two sample decks of Centurion."""

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER
from domain.cards.corpus.printed import FIRST_PRINTINGS
from domain.formats.centurion.deck import CENTURION
from domain.formats.centurion.samples import SAMPLES
from domain.formats.deck_rules import Entry
from domain.formats.sample import SampleDeck

AN_EARLY_TURN = 3
"""What a deck that lays a land each turn casts in the third."""


def definitions(sample: SampleDeck) -> list[CardDefinition]:
    found = [STARTER.find(name) for name in sample.cards]
    return [card for card in found if card is not None]


def test_each_is_a_deck_that_the_format_allows() -> None:
    for sample in SAMPLES:
        printings = {name: FIRST_PRINTINGS[name] for name in sample.cards}
        entries = [
            Entry(count, name, "main", printings[name].set_code, printings[name].number)
            for name, count in sample.cards.items()
        ]
        assert CENTURION.deck_check(entries, STARTER) == (), sample.id


def test_their_cards_are_commons_and_uncommons_from_before_2008() -> None:
    for sample in SAMPLES:
        printings = [FIRST_PRINTINGS[name] for name in sample.cards]
        assert {each.rarity for each in printings} <= {"common", "uncommon"}, sample.id
        assert all((each.released or "") < "2008" for each in printings), sample.id
        assert not any(each.timeshifted for each in printings), sample.id


def test_they_are_of_different_character_and_share_cards_that_can_be_signed() -> None:
    one, other = SAMPLES
    shared = set(one.cards) & set(other.cards)
    assert 20 <= len(shared) <= 40
    creatures = [
        sum("creature" in card.types for card in definitions(sample)) for sample in SAMPLES
    ]
    assert creatures[0] >= creatures[1] + 20


def test_most_of_a_deck_can_be_cast_early() -> None:
    for sample in SAMPLES:
        early = [card for card in definitions(sample) if card.mana_value <= AN_EARLY_TURN]
        assert len(early) >= 70, sample.id
