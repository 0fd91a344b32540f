"""Predefined tokens (CR 111.10a, 111.10b, 111.10c, 111.10d, 111.10e, 111.10f, 111.10g)."""

import pytest

from domain.cards import predefined_tokens as tokens
from domain.cards.ir.language import TokenSpec
from domain.cards.wording import ability_text

TEXTS = (
    (tokens.TREASURE, "{T}, Sacrifice this artifact: Add one mana of any color."),
    (tokens.FOOD, "{2}, {T}, Sacrifice this artifact: You gain 3 life."),
    (tokens.GOLD, "Sacrifice this artifact: Add one mana of any color."),
    (tokens.SHARD, "{2}, Sacrifice this enchantment: Scry 1. Draw a card."),
    (tokens.CLUE, "{2}, Sacrifice this artifact: Draw a card."),
    (tokens.BLOOD, "{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card."),
)


@pytest.mark.parametrize(("token", "text"), TEXTS, ids=lambda of: getattr(of, "subtypes", "")[:1])
def test_such_a_token_has_the_ability_of_its_kind(token: TokenSpec, text: str) -> None:
    kind = token.types[0]
    (ability,) = token.abilities
    assert ability_text(ability, "Token").replace("this permanent", f"this {kind}") == text


def test_a_walker_is_a_black_zombie_of_size_two() -> None:
    walker = tokens.WALKER
    assert (walker.name, walker.power, walker.toughness) == ("Walker", 2, 2)
    assert (walker.colors, walker.subtypes) == (("B",), ("Zombie",))
