"""Colourless cards that ask how many."""

from domain.cards.corpus.forms import creature, keywords
from domain.cards.corpus.parts import CREATURE, IT, SACRIFICE_THIS, SELF
from domain.cards.ir.language import Activated, Apply, CantCast, TargetSpec
from domain.cards.ir.terms import Bound, Damaged, Happened, Not

CARDS = (
    creature(
        "Hope of Ghirapur", "{1}", "1/1", "Thopter", *keywords("flying"),
        Activated(
            (SACRIFICE_THIS,),
            Apply(None, (CantCast(IT, Not(CREATURE)),), "your_next_turn"),
            targets=(
                TargetSpec(
                    players="any",
                    whom=Happened(
                        Damaged(SELF, "player", combat=True, recipient=Bound("each"))
                    ),
                ),
            ),
        ),
        kinds="legendary artifact creature",
    ),
)  # fmt: skip
