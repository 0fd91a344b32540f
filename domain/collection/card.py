"""A physical card: one copy of a printing, with the names of those who lost it (C-26)."""

from __future__ import annotations

from datetime import datetime

import msgspec
from msgspec.structs import replace


class Signature(msgspec.Struct, frozen=True):
    """A name on a card: who signed (account, and the name at that table), in which game, when."""

    by: str
    name: str
    game: str
    at: datetime


class PhysicalCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One card that somebody can hold: of a printing, in foil or not, with its signatures.

    ``rarity`` is the printing's, and empty where the card pool does not know it.
    """

    id: str
    name: str
    set_code: str = ""
    number: str = ""
    rarity: str = ""
    foil: bool = False
    registered_by: str
    registered_at: datetime
    signatures: tuple[Signature, ...] = ()

    @property
    def signers(self) -> dict[str, str]:
        """Return the names of those who signed, by account."""
        return {each.by: each.name for each in self.signatures}

    def signed(self, signature: Signature) -> PhysicalCard:
        """Return the card with one more name on it; a name that it bears is not added (C-26)."""
        if signature.by in self.signers:
            return self
        return replace(self, signatures=(*self.signatures, signature))
