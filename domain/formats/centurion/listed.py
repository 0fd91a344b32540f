"""What Centurion's deck rules ask of a card that a list names, playable or not."""

from __future__ import annotations

import msgspec

from domain.cards.colors import colors_of, in_order
from domain.cards.facts import CardFacts
from domain.cards.mana import COLORS
from domain.formats.deck_rules import Cards, card_of, spellings


class ListedCard(msgspec.Struct, frozen=True):
    """A card by its full name: its colours in hand (C-3), whether it is a land (C-4)."""

    name: str
    colors: tuple[str, ...] = ()
    is_land: bool = False


def listed(name: str, cards: Cards) -> ListedCard:
    """Return what is known of a card by a name; of one that nobody knows, the name alone.

    A card that cannot be played with yet counts as what it is: its one fault is that.
    """
    card = card_of(name, cards)
    if card is not None:
        is_land = any("land" in face.types for face in (card, *card.faces))
        return ListedCard(card.name, colors_of(card), is_land)
    facts = next(filter(None, map(cards.facts, spellings(name))), None)
    if facts is None:
        return ListedCard(name)
    return ListedCard(facts.name, _colors(facts), "land" in facts.type_words)


def _colors(facts: CardFacts) -> tuple[str, ...]:
    """Return a card's colours by its facts: of one with two faces the front's (C-3)."""
    if len(facts.faces) < 2 or facts.layout == "split":
        return in_order(facts.colors)
    front = facts.faces[0]
    return in_order(front.colors or (color for color in COLORS if color in front.mana_cost))
