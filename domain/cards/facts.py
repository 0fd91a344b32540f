"""What is known of a card whether or not it can be played: its facts and its printings.

Names, costs and type lines are kept as the community's files spell them; ``CardDefinition``
is what the engine plays with.
"""

import hashlib
from typing import Literal

import msgspec

from domain.cards.names import folded

Finish = Literal["nonfoil", "foil", "etched"]

SUPERTYPES = frozenset({"basic", "legendary", "ongoing", "snow", "world", "elite", "host"})
"""The words of a type line that are supertypes (CR 205.4a), and those of un-sets."""


class Face(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One face or half of a card, as printed (CR 200); numbers stay text, as ``*`` is one."""

    name: str
    mana_cost: str = ""
    type_line: str = ""
    text: str = ""
    colors: tuple[str, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None

    @property
    def type_words(self) -> tuple[str, ...]:
        """The card types, lower case, in the order of the type line (CR 205.2)."""
        before = self.type_line.partition("—")[0].lower().split()
        return tuple(word for word in before if word not in SUPERTYPES)

    @property
    def supertypes(self) -> tuple[str, ...]:
        """The supertypes, lower case (CR 205.4)."""
        before = self.type_line.partition("—")[0].lower().split()
        return tuple(word for word in before if word in SUPERTYPES)

    @property
    def subtypes(self) -> tuple[str, ...]:
        """The subtypes as printed (CR 205.3)."""
        return tuple(self.type_line.partition("—")[2].split())


class CardFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card's facts: what all its printings share (CR 201 to 208).

    ``name`` is the full one, ``A // B`` for a card of two faces. Colours are of ``WUBRG``.
    """

    name: str
    faces: tuple[Face, ...]
    layout: str = "normal"
    mana_value: float = 0
    colors: tuple[str, ...] = ()
    color_identity: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The full name without accents and case: what tells cards apart."""
        return folded(self.name)

    @property
    def names(self) -> tuple[str, ...]:
        """Every name by which it is found, folded: the full one first, then each face's."""
        return tuple(dict.fromkeys((self.key, *(folded(face.name) for face in self.faces))))

    @property
    def type_words(self) -> tuple[str, ...]:
        """Every word of the type lines, lower case: types, supertypes and subtypes."""
        words = (
            word.lower()
            for face in self.faces
            for word in (*face.supertypes, *face.type_words, *face.subtypes)
        )
        return tuple(dict.fromkeys(words))

    @property
    def digest(self) -> str:
        """SHA-256 of the facts: the same facts are kept once, others beside them."""
        return digest_of(self)


class Printing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One printing of a card in a set (CR 206, 207): what a physical card is a copy of.

    ``set_code`` is upper case, ``released`` an ISO date. ``finishes`` is empty where the
    source does not know them. ``timeshifted``: bears the purple symbol of Time Spiral.
    """

    card: str
    set_code: str
    number: str
    rarity: str
    set_name: str = ""
    released: str | None = None
    finishes: tuple[Finish, ...] = ()
    timeshifted: bool = False
    promo: bool = False
    oversized: bool = False
    digital: bool = False
    scryfall_id: str | None = None

    @property
    def digest(self) -> str:
        """SHA-256 of the printing: the same one is kept once, others beside it."""
        return digest_of(self)

    @property
    def place(self) -> tuple[str, str]:
        """Set code and collector number, which name a printing."""
        return self.set_code, self.number


def digest_of(value: CardFacts | Printing) -> str:
    """Return the SHA-256 (hex) of a value's canonical JSON."""
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()
