import pytest

from domain.cards.catalogue import STARTER
from domain.cards.mana import mana_cost
from tests.cards.reference import published_cards, published_printings

SUPERTYPES = {"basic", "legendary", "snow", "world"}


def type_line(name: str) -> tuple[set[str], set[str], set[str]]:
    """Return the published supertypes, types and subtypes of a card."""
    kinds, _, subtypes = published_cards()[name]["type_line"].partition(" — ")
    words = set(kinds.lower().split())
    return words & SUPERTYPES, words - SUPERTYPES, set(subtypes.split())


@pytest.mark.parametrize("name", STARTER.names)
def test_a_card_has_its_published_characteristics(name: str) -> None:
    card = STARTER.find(name)
    assert card is not None
    published = published_cards()[name]
    cost = published["mana_cost"]
    assert card.cost == (mana_cost(cost) if cost else None)
    assert card.mana_value == published["cmc"]
    assert set(card.colors) == set(published["colors"])
    found = (set(card.supertypes), set(card.types), set(card.subtypes))
    assert found == type_line(name)
    for stat, value in (("power", card.power), ("toughness", card.toughness)):
        printed = published.get(stat)
        assert value == (int(printed) if printed and printed.lstrip("-").isdigit() else None)


def test_a_card_names_a_printing_that_exists() -> None:
    cards = [card for name in STARTER.names if (card := STARTER.find(name))]
    unknown = [
        (card.name, card.set_code, card.collector_number)
        for card in cards
        if (card.name, card.set_code, card.collector_number) not in published_printings()
    ]
    assert unknown == []


def test_the_published_names_are_spelt_as_the_catalogue_spells_them() -> None:
    assert [name for name in STARTER.names if name not in published_cards()] == []
