"""Multicoloured cards that tap permanents and keep them tapped."""

from domain.cards.corpus.forms import creature, keywords
from domain.cards.corpus.parts import CREATURE
from domain.cards.ir.language import PlayerRule, Static
from domain.cards.ir.terms import EVERYONE

CARDS = (
    creature(
        "Stoic Angel", "{1}{G}{W}{U}", "3/4", "Angel", *keywords("flying", "vigilance"),
        Static((PlayerRule("most_untap", 1, EVERYONE, CREATURE),)),
    ),
)  # fmt: skip
