"""Red planeswalkers."""

from domain.cards.corpus.forms import loyal, planeswalker, target
from domain.cards.corpus.parts import CREATURE, IT, PLAYER_OR_PLANESWALKER
from domain.cards.ir.language import Activated, All, AndTo, DealDamage, Loyalty
from domain.cards.ir.terms import And, ControlledBy, ControllerOf, X

CARDS = (
    planeswalker(
        "Chandra Nalaar", "{3}{R}{R}", 6, "Chandra",
        loyal(1, DealDamage(IT, 1), to=(PLAYER_OR_PLANESWALKER,)),
        Activated((Loyalty(X(), minus=True),), DealDamage(IT, X()), targets=(target(CREATURE),)),
        loyal(
            -8,
            DealDamage(
                IT, 10, also=(AndTo(All(And((CREATURE, ControlledBy(ControllerOf(IT))))), 10),)
            ),
            to=(PLAYER_OR_PLANESWALKER,),
        ),
    ),
)  # fmt: skip
