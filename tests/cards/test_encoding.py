import msgspec
import pytest

from domain.cards.card import CardDefinition
from tests.cards.walking import CARDS, nodes_of


def test_every_card_comes_back_from_json_as_it_was() -> None:
    changed = []
    for card in CARDS:
        back = msgspec.json.decode(msgspec.json.encode(card), type=CardDefinition)
        if back != card or back.digest != card.digest:
            changed.append(card.name)
    assert changed == []


def test_digests_tell_cards_apart() -> None:
    assert len({card.digest for card in CARDS}) == len(CARDS)


def test_nodes_can_be_keys() -> None:
    assert {node: None for card in CARDS for node in nodes_of(card.abilities)}


@pytest.mark.parametrize(
    "ability",
    [
        {"node": "no_such_node"},
        {"node": "spell_ability", "effect": {"node": "conjure"}},
        {"node": "activated", "cost": [], "effect": {"node": "gain_life", "amount": "many"}},
        {"name": "flying"},
        "flying",
    ],
)
def test_a_node_that_the_language_does_not_have_is_refused(ability: object) -> None:
    card = msgspec.json.encode({"name": "Thing", "types": ["artifact"], "abilities": [ability]})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(card, type=CardDefinition)
