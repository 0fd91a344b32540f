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
