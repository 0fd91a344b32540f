"""Red creatures that grow, or keep others from coming back."""

from domain.cards.corpus.forms import creature, keywords
from domain.cards.corpus.parts import CREATURE
from domain.cards.ir.language import GoTo, Replace, Static
from domain.cards.ir.terms import And, Damaged, Is, Past, This, ZoneChange

CARDS = (
    creature(
        "Gore-House Chainwalker", "{1}{R}", "2/1", "Human Warrior", *keywords("unleash")
    ),
    creature(
        "Kumano's Pupils", "{4}{R}", "3/3", "Human Shaman",
        Static(
            (
                Replace(
                    ZoneChange(
                        And((CREATURE, Past(Damaged(source=Is(This()))))),
                        "battlefield", "graveyard",
                    ),
                    GoTo("exile"),
                ),
            )
        ),
    ),
)  # fmt: skip
