"""The further printings of the starter catalogue."""

from domain.cards.catalogue import STARTER
from domain.cards.corpus.printed import STARTER_PRINTINGS
from domain.cards.corpus.printings.further import FURTHER
from tests.cards.reference import published_printings


def test_a_further_printing_is_of_a_card_of_the_catalogue_and_exists() -> None:
    assert [name for name, *_ in FURTHER if STARTER.find(name) is None] == []
    places = {(name, code, number) for name, code, number, *_ in FURTHER}
    assert places - published_printings() == set()


def test_no_printing_is_held_twice() -> None:
    places = [(each.card, *each.place) for each in STARTER_PRINTINGS]
    assert len(places) == len(set(places))
