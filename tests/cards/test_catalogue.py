"""The catalogue: finding, searching, digests."""

import json

import pytest

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER, Catalogue
from domain.cards.corpus import CORPUS
from tests.cards.golden import GOLDEN, digests


def named(*names: str) -> list[CardDefinition]:
    return [CardDefinition(name=name, types=("land",)) for name in names]


@pytest.mark.parametrize("asked", ["El-Hajjâj", "el-hajjaj", "EL-HAJJÂJ", "  El-Hajjaj "])
def test_a_card_is_found_without_accents_and_case(asked: str) -> None:
    found = STARTER.find(asked)
    assert found is not None
    assert found.name == "El-Hajjâj"


def test_a_ligature_is_found_by_its_letters() -> None:
    assert Catalogue(named("Æther Vial")).find("aether vial") is not None


def test_an_unknown_name_is_not_found() -> None:
    assert STARTER.find("Balduvian Trading Post") is None


def test_two_cards_of_one_name_are_an_error() -> None:
    with pytest.raises(ValueError, match="two cards are named"):
        Catalogue(named("Forest", "FOREST"))


def test_every_card_is_found_by_its_digest() -> None:
    assert len(STARTER) == len(CORPUS)
    assert all(STARTER.by_digest(card.digest) == card for card in CORPUS)
    with pytest.raises(KeyError):
        STARTER.by_digest("0" * 64)


def test_a_search_finds_parts_of_names_in_alphabetical_order() -> None:
    found = [card.name for card in STARTER.search("lightning")]
    assert found == sorted(found)
    assert {"Arc Lightning", "Ball Lightning", "Lightning Bolt"} <= set(found)


def test_a_search_narrows_by_type_and_color() -> None:
    legends = STARTER.search(type_="legendary", color="R", limit=500)
    assert "Niv-Mizzet, the Firemind" in {card.name for card in legends}
    assert all("legendary" in card.supertypes and "R" in card.colors for card in legends)
    colorless = STARTER.search(color="C", limit=5000)
    assert {card.name for card in colorless} == {c.name for c in CORPUS if not c.colors}


def test_pages_of_a_search_follow_one_another_without_gap_or_repetition() -> None:
    seen: list[str] = []
    while page := STARTER.search(after=seen[-1] if seen else None, limit=40):
        seen.extend(card.name for card in page)
    assert tuple(seen) == STARTER.names


def test_digests_are_those_that_stored_games_name() -> None:
    held = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert digests() == held
