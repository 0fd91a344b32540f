"""Black Sagas."""

from domain.cards.corpus.forms import chapter, permanent
from domain.cards.corpus.parts import CREATURE, IT, PLANESWALKER, YOU
from domain.cards.ir.language import Discard, Move, Sacrifice, TargetSpec
from domain.cards.ir.terms import Or, Players

CARDS = (
    permanent(
        "The Eldest Reborn", "{4}{B}", "enchantment: Saga",
        chapter(
            1,
            does=Sacrifice(Or((CREATURE, PLANESWALKER)), who=Players("opponents")),
        ),
        chapter(2, does=Discard(who=Players("opponents"))),
        chapter(
            3,
            does=Move(IT, "battlefield", under=YOU),
            to=(TargetSpec(Or((CREATURE, PLANESWALKER)), zone="graveyard"),),
        ),
    ),
)  # fmt: skip
