"""The printer: the ability language rendered as text, in general phrases of our own."""

from domain.cards.wording.abilities import ability_text, card_text, cost_text, mode_text
from domain.cards.wording.keywords import title as keyword_title

__all__ = ["ability_text", "card_text", "cost_text", "keyword_title", "mode_text"]
