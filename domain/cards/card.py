"""What is printed on a card, shared by all its copies (CR 108, 200)."""

import hashlib

import msgspec

from domain.cards.ir.language import Ability
from domain.cards.mana import ManaCost


class CardDefinition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card as data: its printed characteristics and its abilities (CR 109.3).

    Types and supertypes are lower case, subtypes as printed. ``cost`` is None where there
    is no mana cost (lands). ``scryfall_id`` names one printing for pictures, if known.
    """

    name: str
    cost: ManaCost | None = None
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    abilities: tuple[Ability, ...] = ()
    set_code: str | None = None
    collector_number: str | None = None
    scryfall_id: str | None = None

    @property
    def colors(self) -> tuple[str, ...]:
        """The colours of the mana cost (CR 202.2)."""
        return self.cost.colors if self.cost else ()

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
