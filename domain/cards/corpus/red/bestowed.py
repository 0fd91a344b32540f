"""Red enchantment creatures that can be bestowed."""

from domain.cards.corpus.forms import creature, enchanted
from domain.cards.ir.language import AddStats, Keyword
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Nyxborn Rollicker", "{R}", "1/1", "Satyr",
        Keyword("bestow", mana_cost("{1}{R}")), enchanted(AddStats(1, 1)),
        kinds="enchantment creature",
    ),
)  # fmt: skip
