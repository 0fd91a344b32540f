"""White enchantment creatures that can be bestowed."""

from domain.cards.corpus.forms import creature, enchanted, keywords
from domain.cards.ir.language import AddStats, Grant, Keyword
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Hopeful Eidolon", "{W}", "1/1", "Spirit", *keywords("lifelink"),
        Keyword("bestow", mana_cost("{3}{W}")),
        enchanted(AddStats(1, 1), Grant((Keyword("lifelink"),))),
        kinds="enchantment creature",
    ),
)  # fmt: skip
