import msgspec
import pytest

from domain.cards.card import CardDefinition
from tests.cards.walking import CARDS, nodes_of


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_comes_back_from_json_as_it_was(card: CardDefinition) -> None:
    stored = msgspec.json.encode(card)
    back = msgspec.json.decode(stored, type=CardDefinition)
    assert back == card
    assert back.digest == card.digest


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
