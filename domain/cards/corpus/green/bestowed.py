"""Green enchantment creatures that can be bestowed."""

from domain.cards.corpus.forms import creature, enchanted, keywords
from domain.cards.ir.language import AddStats, Grant, Keyword
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Boon Satyr", "{1}{G}{G}", "4/2", "Satyr", *keywords("flash"),
        Keyword("bestow", mana_cost("{3}{G}{G}")), enchanted(AddStats(4, 2)),
        kinds="enchantment creature",
    ),
    creature(
        "Leafcrown Dryad", "{1}{G}", "2/2", "Nymph Dryad", *keywords("reach"),
        Keyword("bestow", mana_cost("{3}{G}")),
        enchanted(AddStats(2, 2), Grant((Keyword("reach"),))),
        kinds="enchantment creature",
    ),
)  # fmt: skip
