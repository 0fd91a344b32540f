"""A card of a deck list, as the decks of Magic: the Conquering ask of it (Q-1 to Q-4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from domain.cards.card import CardDefinition
from domain.cards.colors import colors_of
from domain.cards.facts import CardFacts
from domain.cards.ir.language import Ability, Activated, AddMana, Deontic, Keyword, Static
from domain.cards.ir.terms import Has
from domain.cards.mana import COLORS
from domain.formats.deck_rules import Cards, Entry, card_of, spellings

BLOCKS_FLIERS: Final = frozenset({"flying", "reach"})
"""Keywords with which a creature can block one with flying (CR 702.9b, 702.17b)."""

SHADOW: Final = "shadow"

_BASIC: Final = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The mana of each basic land type (CR 305.6)."""


class ListedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card by its full name, with how many of it the deck has.

    Of one that is not ``known`` the name is all there is. ``mana`` are the colours of mana that
    a land says it makes.
    """

    name: str
    count: int
    known: bool = False
    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    colors: tuple[str, ...] = ()
    mana_value: float = 0
    mana: frozenset[str] = frozenset()
    meets_fliers: bool = False
    meets_shadow: bool = False
    has_shadow: bool = False


def listed(entries: Sequence[Entry], cards: Cards) -> tuple[ListedCard, ...]:
    """Return the cards of a main deck, each name with its number."""
    counts: dict[str, int] = {}
    for entry in entries:
        if entry.zone == "main":
            counts[entry.name] = counts.get(entry.name, 0) + entry.count
    return tuple(_seen(name, count, cards) for name, count in counts.items())


def how_many(cards: Iterable[ListedCard]) -> int:
    """Return how many cards these are together."""
    return sum(card.count for card in cards)


def _seen(name: str, count: int, cards: Cards) -> ListedCard:
    card = card_of(name, cards)
    if card is not None:
        return _by_definition(card, count)
    facts = next(filter(None, map(cards.facts, spellings(name))), None)
    return ListedCard(name=name, count=count) if facts is None else _by_facts(facts, count)


def _by_definition(card: CardDefinition, count: int) -> ListedCard:
    keywords = {each.name for each in card.abilities if isinstance(each, Keyword)}
    blocked = set(_blocked_anyway(card.abilities))
    return ListedCard(
        name=card.name,
        count=count,
        known=True,
        types=frozenset(card.types),
        subtypes=frozenset(card.subtypes),
        colors=colors_of(card),
        mana_value=card.mana_value,
        mana=frozenset(_made(card)),
        meets_fliers=bool(keywords & BLOCKS_FLIERS) or "flying" in blocked,
        meets_shadow=SHADOW in keywords or SHADOW in blocked,
        has_shadow=SHADOW in keywords,
    )


def _blocked_anyway(abilities: Iterable[Ability]) -> Iterator[str]:
    """Yield the keywords of creatures that one may block by its own text (CR 509.1b)."""
    for ability in abilities:
        for change in ability.changes if isinstance(ability, Static) else ():
            if (
                isinstance(change, Deontic)
                and (change.mode, change.action) == ("may", "block")
                and isinstance(change.by, Has)
            ):
                yield change.by.keyword


def _made(card: CardDefinition) -> Iterator[str]:
    """Yield the colours of mana that a land makes, by its types and by what is written on it."""
    yield from (_BASIC[subtype] for subtype in card.subtypes if subtype in _BASIC)
    for ability in card.abilities:
        if isinstance(ability, Activated) and isinstance(ability.effect, AddMana):
            symbols = {symbol for option in ability.effect.options for symbol in option}
            yield from symbols & set(COLORS)


def _by_facts(facts: CardFacts, count: int) -> ListedCard:
    """Return what is known of a card that cannot be played with: its front."""
    front = facts.faces[0]
    keywords = {keyword.lower() for keyword in facts.keywords}
    subtypes = frozenset(front.subtypes)
    return ListedCard(
        name=facts.name,
        count=count,
        known=True,
        types=frozenset(front.type_words),
        subtypes=subtypes,
        colors=front.colors or facts.colors,
        mana_value=facts.mana_value,
        mana=frozenset(facts.color_identity) if "land" in front.type_words else frozenset(),
        meets_fliers=bool(keywords & BLOCKS_FLIERS),
        meets_shadow=SHADOW in keywords,
        has_shadow=SHADOW in keywords,
    )
