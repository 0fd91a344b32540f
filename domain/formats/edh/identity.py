"""The colours and the mana symbols by which a card fits a general (E-3 to E-5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from domain.cards.card import CardDefinition
from domain.cards.colors import colors_of, in_order
from domain.cards.facts import CardFacts, Face
from domain.cards.ir.language import Ability, AddMana
from domain.cards.ir.terms import ManaSpent
from domain.cards.mana import COLORS, ManaCost
from domain.formats.deck_rules import Cards, card_of, spellings

SYMBOL_OF: Final = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The mana symbol that a basic land type stands for (CR 305.6)."""

HALVES: Final = frozenset({"split", "aftermath"})
"""Layouts of which both halves are the front (CR 709)."""

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_REMINDER = re.compile(r"\([^()]*\)")
_DEVOID = re.compile(r"^devoid\b", re.IGNORECASE | re.MULTILINE)
"""The keyword that makes a face colourless (CR 702.114a)."""


class ListedCard(msgspec.Struct, frozen=True):
    """A card by its full name, as E-1 to E-6 ask of it.

    ``own`` are the colours of its front, ``colors`` those of all its faces. ``symbols`` are the
    coloured mana symbols anywhere on it, as between the braces. ``types`` and ``supertypes``
    are the front's; ``every_type`` has those of all faces, and the subtypes in lower case.
    Nobody knows a card that is not ``known``: of that one the name is all there is.
    """

    name: str
    known: bool = False
    own: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    types: frozenset[str] = frozenset()
    supertypes: frozenset[str] = frozenset()
    every_type: frozenset[str] = frozenset()

    def foreign(self, to: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return every symbol with a colour that is not among these, and those colours."""
        found = ((symbol, colors_in(symbol)) for symbol in self.symbols)
        outside = ((symbol, tuple(c for c in colors if c not in to)) for symbol, colors in found)
        return tuple((symbol, colors) for symbol, colors in outside if colors)


def listed(name: str, cards: Cards) -> ListedCard:
    """Return what is known of a card by a name, from its definition and from its facts.

    A card that cannot be played with yet counts as what it is.
    """
    card = card_of(name, cards)
    facts = next(filter(None, map(cards.facts, spellings(name))), None)
    if card is None:
        return _by_facts(facts) if facts is not None else ListedCard(name)
    told = _by_definition(card)
    if facts is None:
        return told
    printed = _by_facts(facts)
    symbols = dict.fromkeys((*told.symbols, *printed.symbols))
    return msgspec.structs.replace(told, symbols=tuple(symbols))


def colors_in(symbol: str) -> tuple[str, ...]:
    """Return the colours of a mana symbol: every one of a hybrid one (CR 107.4e, 107.4f)."""
    return in_order(symbol.split("/"))


# --- by definition ------------------------------------------------------------------


def _by_definition(card: CardDefinition) -> ListedCard:
    every = (card, *card.faces)
    kinds = (each for face in every for each in (*face.supertypes, *face.types, *face.subtypes))
    return ListedCard(
        name=card.name,
        known=True,
        own=colors_of(card),
        colors=in_order(color for face in every for color in colors_of(face)),
        symbols=_colored(symbol for face in every for symbol in _on_face(face)),
        types=frozenset(card.types),
        supertypes=frozenset(card.supertypes),
        every_type=frozenset(kind.lower() for kind in kinds),
    )


def _on_face(card: CardDefinition) -> Iterator[str]:
    if card.cost is not None:
        yield from card.cost.pips
    yield from _of_land_types(card.types, card.subtypes)
    for ability in card.abilities:
        yield from _in_ability(ability)


def _in_ability(ability: Ability) -> Iterator[str]:
    """Yield the symbols in an ability: in costs, in mana that is added or was spent."""
    added: list[tuple[str, ...]] = []
    for part in _parts(ability):
        if isinstance(part, ManaCost):
            yield from part.pips
        elif isinstance(part, ManaSpent):
            yield part.kind
        elif isinstance(part, AddMana):
            added += part.options
    # Mana of each of the five colours is "of any color": a word and no symbol (E-4).
    if not set(COLORS) <= {option[0] for option in added if len(set(option)) == 1}:
        yield from (symbol for option in added for symbol in option)


def _parts(value: object) -> Iterator[object]:
    """Yield a value and everything that it is made of."""
    yield value
    held: Iterable[object] = ()
    if isinstance(value, msgspec.Struct):
        held = (getattr(value, field) for field in value.__struct_fields__)
    elif isinstance(value, tuple):
        held = value
    for each in held:
        yield from _parts(each)


# --- by facts -----------------------------------------------------------------------


def _by_facts(facts: CardFacts) -> ListedCard:
    front = facts.faces if facts.layout in HALVES else facts.faces[:1]
    kinds = (each for face in facts.faces for each in face.type_words)
    return ListedCard(
        name=facts.name,
        known=True,
        own=in_order(color for face in front for color in _face_colors(facts, face)),
        colors=in_order(
            (*facts.colors, *(c for face in facts.faces for c in _face_colors(facts, face)))
        ),
        symbols=_colored(symbol for face in facts.faces for symbol in _printed_on(face)),
        types=frozenset(kind for face in front for kind in face.type_words),
        supertypes=frozenset(kind for face in front for kind in face.supertypes),
        every_type=frozenset((*facts.type_words, *kinds)),
    )


def _face_colors(facts: CardFacts, face: Face) -> tuple[str, ...]:
    """Return a face's colours; a source that tells them of the card alone means its one face."""
    if face.colors:
        return face.colors
    if len(facts.faces) == 1:
        return facts.colors
    if _DEVOID.search(face.text):
        return ()
    return in_order(c for symbol in _SYMBOL.findall(face.mana_cost) for c in colors_in(symbol))


def _printed_on(face: Face) -> Iterator[str]:
    """Yield the symbols that a face bears: reminder text is not counted (E-3)."""
    yield from _SYMBOL.findall(face.mana_cost)
    yield from _of_land_types(face.type_words, face.subtypes)
    yield from _SYMBOL.findall(_REMINDER.sub("", face.text))


# --- both ---------------------------------------------------------------------------


def _of_land_types(types: Iterable[str], subtypes: Iterable[str]) -> Iterator[str]:
    if "land" in types:
        yield from (SYMBOL_OF[subtype] for subtype in subtypes if subtype in SYMBOL_OF)


def _colored(symbols: Iterable[str]) -> tuple[str, ...]:
    """Return the symbols that have a colour, each once, in their order."""
    return tuple(symbol for symbol in dict.fromkeys(symbols) if colors_in(symbol))
