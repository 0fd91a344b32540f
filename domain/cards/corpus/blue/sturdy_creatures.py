"""Blue creatures that grow, or guard themselves."""

from domain.cards.corpus.forms import creature, keywords, target, when
from domain.cards.corpus.parts import CREATURE, IT, SELF
from domain.cards.ir.language import Keyword, Move
from domain.cards.ir.terms import Does
from domain.cards.mana import mana_cost

CARDS = (
    creature("Cloudfin Raptor", "{U}", "0/1", "Bird Mutant", *keywords("flying", "evolve")),
    creature(
        "Sidisi's Faithful", "{U}", "0/4", "Snake Wizard", *keywords("exploit"),
        when(Does("exploit", what=SELF), Move(IT, "hand", "return"), to=(target(CREATURE),)),
    ),
    creature(
        "Waterfall Aerialist", "{3}{U}", "3/1", "Djinn Wizard",
        *keywords("flying"), Keyword("ward", mana_cost("{2}")),
    ),
)  # fmt: skip
