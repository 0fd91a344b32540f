from collections.abc import Mapping
from typing import Any

import pytest

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER
from domain.cards.mana import ManaCost, mana_cost
from tests.cards.reference import published_cards, published_printings

SUPERTYPES = {"basic", "legendary", "snow", "world"}


def type_line(words: str) -> tuple[set[str], set[str], set[str]]:
    """Return the supertypes, types and subtypes of a published type line."""
    kinds, _, subtypes = words.partition(" — ")
    front = set(kinds.lower().split())
    return front & SUPERTYPES, front - SUPERTYPES, set(subtypes.split())


def cost_of(printed: str) -> ManaCost | None:
    return mana_cost(printed) if printed else None


def check(card: CardDefinition, published: Mapping[str, Any]) -> None:
    """Compare one face with what is published of it."""
    assert card.cost == cost_of(published["mana_cost"])
    assert set(card.colors) == set(published["colors"])
    found = (set(card.supertypes), set(card.types), set(card.subtypes))
    assert found == type_line(published["type_line"])
    for stat in ("power", "toughness", "loyalty"):
        printed = published.get(stat)
        number = int(printed) if printed and printed.lstrip("-").isdigit() else None
        assert getattr(card, stat) == number, stat


@pytest.mark.parametrize("name", STARTER.names)
def test_a_card_has_its_published_characteristics(name: str) -> None:
    card = STARTER.find(name)
    assert card is not None
    published = published_cards()[name]
    assert card.mana_value == published["cmc"]
    faces = published.get("card_faces")
    if not faces:
        check(card, published)
        return
    mine = card.faces if card.layout == "split" else (card, *card.faces)
    for face, other in zip(mine, faces, strict=True):
        assert face.name.partition(" // ")[0] == other["name"]
        check(face, other)


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
