"""What is printed on a card, shared by all its copies (CR 108, 200)."""

import hashlib
from typing import Literal

import msgspec

from domain.cards.ir.language import Ability
from domain.cards.mana import COLORS, ManaCost

Layout = Literal["normal", "split", "adventure", "omen", "modal", "transform", "flip", "prototype"]


class CardDefinition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card as data: its printed characteristics and its abilities (CR 109.3).

    Types and supertypes are lower case, subtypes as printed. ``cost`` is None where there
    is no mana cost (lands). ``scryfall_id`` names one printing for pictures, if known.
    ``faces`` are both halves of a split card, whose own values are those of the halves
    together (CR 709.4); of other layouts the faces beside the front, which the card itself
    is (CR 710, 712, 715), or its second characteristics (CR 718).
    """

    name: str
    cost: ManaCost | None = None
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    abilities: tuple[Ability, ...] = ()
    indicator: tuple[str, ...] = ()
    set_code: str | None = None
    collector_number: str | None = None
    scryfall_id: str | None = None
    layout: Layout = "normal"
    faces: tuple["CardDefinition", ...] = ()

    @property
    def called(self) -> str:
        """What it is called in play: a split card by both names, others by the front's."""
        return self.name if self.layout == "split" else self.name.partition(" // ")[0]

    @property
    def colors(self) -> tuple[str, ...]:
        """The colours of the mana cost and of the color indicator (CR 202.2, 204)."""
        printed = {*(self.cost.colors if self.cost else ()), *self.indicator}
        return tuple(color for color in COLORS if color in printed)

    @property
    def mana_value(self) -> int:
        """The mana value (CR 202.3)."""
        return self.cost.mana_value if self.cost else 0

    @property
    def is_permanent(self) -> bool:
        """Whether the card stays on the battlefield when it resolves (CR 110.4)."""
        return not {"instant", "sorcery"} & set(self.types)

    @property
    def digest(self) -> str:
        """SHA-256 of the definition: games name the definitions that they play with by it."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()
