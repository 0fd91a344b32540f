"""Colorless cards that explore, investigate, roll dice or make predefined tokens."""

from domain.cards.corpus.forms import pays, permanent
from domain.cards.corpus.parts import CREATURE
from domain.cards.ir.language import Activated, CreateTokens, If, SacrificeCost
from domain.cards.ir.terms import Bound, Compare, Stat
from domain.cards.predefined_tokens import FOOD

CARDS = (
    permanent(
        "Witch's Oven", "{1}", "artifact",
        Activated(
            pays("", SacrificeCost(CREATURE), tap=True),
            If(
                Compare(Stat(Bound("sacrificed"), "toughness"), ">=", 4), CreateTokens(FOOD, 2),
                CreateTokens(FOOD),
            ),
        ),
    ),
)  # fmt: skip
