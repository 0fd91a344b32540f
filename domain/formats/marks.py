"""Marks that formats put on physical cards: they go with the card through every zone."""

from typing import Final

SIGNED: Final = "signed"
"""A card that players of the game signed: their seats, joined by commas (C-31).

It is put on as the game starts, and shown to the card's owner alone.
"""

SHOWN: Final = "shown"
"""A signed card that its holder has revealed: the same seats, for everybody (C-30)."""

GENERAL: Final = "general"
"""The card that a deck names as its general (E-12)."""

UNDEPLOYED: Final = "undeployed"
"""The value of ``GENERAL`` until the card is cast from where it began."""

DEPLOYED: Final = "deployed"
"""The value of ``GENERAL`` from then on."""

NATIVE: Final = "native"
"""A card that began in the natives deck of the table (Q-2)."""

TREASURE: Final = "treasure"
"""A card that began in the treasures deck of the table: it has this supertype (Q-40)."""

LAND: Final = "land_deck"
"""A card that began in the land deck of the table (Q-4)."""

MERCENARY: Final = "mercenary"
"""A creature that was hired, until it leaves the battlefield: it has this supertype (Q-43)."""
