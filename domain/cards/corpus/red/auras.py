"""Red Auras."""

from domain.cards.corpus.forms import aura
from domain.cards.corpus.parts import CREATURE, YOURS
from domain.cards.ir.language import AddStats, Deontic, Static
from domain.cards.ir.terms import AttachedTo, Matches, Unless

CARDS = (
    aura(
        "Mishra's Domination", "{1}{R}", CREATURE,
        Static(
            (AddStats(2, 2),), affects=AttachedTo(), condition=Matches(AttachedTo(), YOURS)
        ),
        Static(
            (Deontic("cant", "block"),), affects=AttachedTo(),
            condition=Unless(Matches(AttachedTo(), YOURS)),
        ),
    ),
)  # fmt: skip
