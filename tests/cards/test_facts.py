from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER
from domain.cards.ir.language import Keyword, SetColors, Static
from domain.cards.keywords import expand
from domain.cards.mana import ManaCost, mana_cost
from tests.cards.reference import published_cards, published_printings
from tests.cards.walking import CARDS

SUPERTYPES = {"basic", "legendary", "snow", "world"}


def type_line(words: str) -> tuple[set[str], set[str], set[str]]:
    """Return the supertypes, types and subtypes of a published type line."""
    kinds, _, subtypes = words.partition(" — ")
    front = set(kinds.lower().split())
    return front & SUPERTYPES, front - SUPERTYPES, set(subtypes.split())


def cost_of(printed: str) -> ManaCost | None:
    return mana_cost(printed) if printed else None


def colors_of(card: CardDefinition) -> set[str]:
    """Return a card's colours, by its own words where it has some (CR 604.3)."""
    for ability in card.abilities:
        for meant in expand(ability) if isinstance(ability, Keyword) else (ability,):
            for change in meant.changes if isinstance(meant, Static) else ():
                if isinstance(change, SetColors) and change.defining:
                    return set(change.colors)
    return set(card.colors)


def differences(card: CardDefinition, published: Mapping[str, Any]) -> Iterator[str]:
    """Yield in what one face differs from what is published of it."""
    stats = ("power", "toughness", "loyalty")
    mine = {
        "cost": card.cost,
        "colors": colors_of(card),
        "type line": (set(card.supertypes), set(card.types), set(card.subtypes)),
        **{stat: getattr(card, stat) for stat in stats},
    }
    theirs = {
        "cost": cost_of(published["mana_cost"]),
        "colors": set(published["colors"]),
        "type line": type_line(published["type_line"]),
        **{stat: number_of(published.get(stat)) for stat in stats},
    }
    for key, told in theirs.items():
        if mine[key] != told:
            yield f"{card.name}: {key} {mine[key]}, published {told}"


def number_of(printed: str | None) -> int | None:
    """Return a published figure if it is a number; a star is a matter of the card's text."""
    return int(printed) if printed and printed.lstrip("-").isdigit() else None


def faults_of(card: CardDefinition, published: Mapping[str, Any]) -> Iterator[str]:
    """Yield in what a card, face by face, differs from what is published of it."""
    if card.mana_value != published["cmc"]:
        yield f"{card.name}: mana value {card.mana_value}, published {published['cmc']}"
    faces = published.get("card_faces")
    if not faces:
        yield from differences(card, published)
        return
    mine = card.faces if card.layout == "split" else (card, *card.faces)
    if [face.name.partition(" // ")[0] for face in mine] != [face["name"] for face in faces]:
        yield f"{card.name}: faces {[face.name for face in mine]}"
        return
    if card.layout == "flip":
        # A flipped permanent keeps its colours (CR 710.1c).
        mine = tuple(msgspec.structs.replace(face, indicator=card.colors) for face in mine)
    for face, other in zip(mine, faces, strict=True):
        yield from differences(face, other)


def test_cards_have_their_published_characteristics() -> None:
    published = published_cards()
    assert [fault for card in CARDS for fault in faults_of(card, published[card.name])] == []


def test_a_difference_to_what_is_published_is_found() -> None:
    card = msgspec.structs.replace(CARDS[0], power=99, cost=None, types=("plane",))
    found = list(faults_of(card, published_cards()[card.name]))
    assert {fault.partition(": ")[2].split(" ")[0] for fault in found} >= {"power", "type"}


def test_a_card_names_a_printing_that_exists() -> None:
    unknown = [
        (card.name, card.set_code, card.collector_number)
        for card in CARDS
        if (card.name, card.set_code, card.collector_number) not in published_printings()
    ]
    assert unknown == []


def test_the_published_names_are_spelt_as_the_catalogue_spells_them() -> None:
    assert [name for name in STARTER.names if name not in published_cards()] == []
