"""Multicoloured creatures of mana value 3 or more."""

from domain.cards.corpus.forms import creature, keywords, when
from domain.cards.corpus.parts import ANY_PLAYER, ARTIFACT, CREATURES_YOU_CONTROL, IT, SELF, YOURS
from domain.cards.ir.language import AddStats, DealDamage, Static
from domain.cards.ir.terms import And, Attacks, Count, Happened, ZoneChange

CARDS = (
    creature(
        "Sentinel Sarah Lyons", "{3}{R}{W}", "4/4", "Human Knight", *keywords("haste"),
        Static(
            (AddStats(2, 2),),
            affects=CREATURES_YOU_CONTROL,
            condition=Happened(ZoneChange(And((ARTIFACT, YOURS)), to="battlefield")),
        ),
        when(
            Attacks(SELF, others=2), DealDamage(IT, Count(And((ARTIFACT, YOURS)))), to=(ANY_PLAYER,)
        ),
        kinds="legendary creature",
    ),
    creature("Safehold Elite", "{1}{G/W}", "2/2", "Elf Scout", *keywords("persist")),
)  # fmt: skip
