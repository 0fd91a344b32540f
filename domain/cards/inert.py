"""A card without text that nobody can cast (CR 118.6): it fills libraries of laid positions."""

from domain.cards.card import CardDefinition

INERT = CardDefinition(name="Inert Card", types=("inert",))
"""No catalogue lists it, and no deck can hold it."""
