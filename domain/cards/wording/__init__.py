"""The printer: the ability language rendered as text, in general phrases of our own."""

from domain.cards.wording.abilities import ability_text, card_text, mode_text

__all__ = ["ability_text", "card_text", "mode_text"]
