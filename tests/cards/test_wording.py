"""The text of every card, as the printer words it; ``tests/golden/wording.txt`` holds it.

After a wanted change write the file anew: ``python -m tests.cards.write_wording``.
"""

import json
from typing import Any

import msgspec

from domain.cards.ir.language import Ability, Keyword
from domain.cards.keywords import KEYWORDS, expand
from domain.cards.mana import ManaCost
from domain.cards.wording import ability_text, card_text
from tests.cards.walking import CARDS, members
from tests.cards.write_wording import GOLDEN, wording

NAMES = ("bind", "name")
SIGNS_OF_A_LEAK = ("None", "Node(", "(", "  ", "..", " .", " ,", "node=", "_", "’")


def test_the_cards_are_worded_as_they_were() -> None:
    assert wording() == GOLDEN.read_text(encoding="utf-8")


def test_texts_are_plain_english() -> None:
    wrong = [
        (card.name, line)
        for card in CARDS
        for line in card_text(card)
        if not line.strip()
        or not (line[0].isupper() or line[0] in "{•[")
        or any(sign in line for sign in SIGNS_OF_A_LEAK)
    ]
    assert wrong == []


def test_every_ability_makes_a_line_of_text() -> None:
    silent = [
        card.name
        for card in CARDS
        if bool(card_text(card)) is not bool(card.abilities or card.faces)
        or not all(ability_text(ability, card.name, card).strip() for ability in card.abilities)
    ]
    assert silent == []


def unnamed(ability: Any) -> Any:
    """Return an ability without the names by which its parts know each other."""
    match ability:
        case dict():
            return {key: unnamed(part) for key, part in ability.items() if key not in NAMES}
        case list() | tuple():
            return [unnamed(part) for part in ability]
        case _:
            return ability


def test_abilities_that_differ_are_worded_differently() -> None:
    meant: dict[str, set[str]] = {}
    for card in CARDS:
        for ability in card.abilities:
            text = ability_text(ability, card.name, card)
            meant.setdefault(text, set()).add(json.dumps(unnamed(msgspec.to_builtins(ability))))
    assert {text: len(kinds) for text, kinds in meant.items() if len(kinds) > 1} == {}


def test_every_class_of_ability_is_worded_somewhere() -> None:
    used = {type(ability) for card in CARDS for ability in card.abilities}
    for keyword in KEYWORDS:
        for ability in expand(Keyword(keyword, cost=ManaCost(generic=2))):
            assert ability_text(ability, "Thing").strip(), keyword
            used.add(type(ability))
    assert members(Ability) - used == set()
