"""Red creatures that have to be paid for again, or do not stay."""

from domain.cards.corpus.forms import creature, keywords, target, when
from domain.cards.corpus.parts import DESTROY_IT, ENTERS, IT, LAND, PLAYER_OR_PLANESWALKER, SELF
from domain.cards.ir.language import DealDamage, Keyword
from domain.cards.ir.terms import AnyOf, ZoneChange
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Keldon Champion", "{2}{R}{R}", "3/2", "Human Barbarian",
        *keywords("haste"), Keyword("echo", mana_cost("{2}{R}{R}")),
        when(ENTERS, DealDamage(IT, 3), to=(PLAYER_OR_PLANESWALKER,)),
    ),
    creature(
        "Avalanche Riders", "{3}{R}", "2/2", "Human Nomad",
        *keywords("haste"), Keyword("echo", mana_cost("{3}{R}")),
        when(ENTERS, DESTROY_IT, to=(target(LAND),)),
    ),
    creature(
        "Keldon Marauders", "{1}{R}", "3/3", "Human Warrior", Keyword("vanishing", number=2),
        when(
            AnyOf((ENTERS, ZoneChange(SELF, "battlefield"))), DealDamage(IT, 1),
            to=(PLAYER_OR_PLANESWALKER,),
        ),
    ),
)  # fmt: skip
