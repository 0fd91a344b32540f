"""Blue cards legends that lead, and old companions of theirs."""

from domain.cards.corpus.forms import creature, does, keywords, pays, spell, target, when
from domain.cards.corpus.parts import (
    ARTIFACT,
    ATTACKS,
    CREATURE,
    ENCHANTMENT,
    IT,
    LAND,
    RETURN_IT,
    SELF,
    YOU,
)
from domain.cards.ir.language import (
    Apply,
    CostChange,
    Deontic,
    Gate,
    Seq,
    SetTapped,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import ANYTHING, Bound, Compare, Or, Players, PlayerStat, Someone

CARDS = (
    creature(
        "Lorthos, the Tidemaker", "{5}{U}{U}{U}", "8/8", "Octopus",
        when(
            ATTACKS,
            Gate(
                YOU, pay=pays("{8}"),
                then=Seq(
                    (
                        SetTapped(IT, tapped=True),
                        Apply(IT, (Deontic("cant", "untap"),), "next_untap"),
                    )
                ),
            ),
            to=(TargetSpec(ANYTHING, min=0, max=8),),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Hoodwink", "{1}{U}", "instant",
        does(RETURN_IT, to=(target(Or((ARTIFACT, ENCHANTMENT, LAND))),)),
    ),
    spell(
        "Eye of Nowhere", "{U}{U}", "sorcery: Arcane",
        does(RETURN_IT, to=(TargetSpec(ANYTHING),)),
    ),
    spell(
        "Undo", "{1}{U}{U}", "sorcery", does(RETURN_IT, to=(TargetSpec(CREATURE, min=2, max=2),))
    ),
    creature(
        "Avatar of Will", "{6}{U}{U}", "5/6", "Avatar",
        Static(
            (CostChange(SELF, YOU, -6),),
            condition=Someone(
                Players("opponents"), Compare(PlayerStat(Bound("each"), "hand"), "==", 0)
            ),
            zone="stack",
        ),
        *keywords("flying"),
    ),
)  # fmt: skip
