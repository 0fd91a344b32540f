"""Red cards legends that lead, and old companions of theirs."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    IT,
    LAND,
    PERMANENT_CARD,
    PUMP,
    SELF,
    THEIRS,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.corpus.promises import SHRINES
from domain.cards.ir.language import (
    Activated,
    Apply,
    CostChange,
    DealDamage,
    Delay,
    Grant,
    Move,
    Search,
    Seq,
    Shuffle,
    Static,
)
from domain.cards.ir.terms import And, Begins, Bound, Compare, Count, Players, Someone, Subtype

CARDS = (
    creature(
        "Rorix Bladewing", "{3}{R}{R}{R}", "6/5", "Dragon", *keywords("flying", "haste"),
        kinds="legendary creature",
    ),
    creature(
        "Zirilan of the Claw", "{3}{R}{R}", "3/4", "Lizard Shaman",
        Activated(
            pays("{1}{R}{R}", tap=True),
            Seq(
                (
                    Search(
                        And((Subtype("Dragon"), PERMANENT_CARD)), None, bind="found card"
                    ),
                    Move(Bound("found card"), "battlefield", bind="found Dragon"),
                    Shuffle(),
                    Apply(Bound("found Dragon"), (Grant(keywords("haste")),)),
                    Delay(Begins("end"), Move(Bound("found Dragon"), "exile", "exile")),
                )
            ),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Honden of Infinite Rage", "{2}{R}", "legendary enchantment: Shrine",
        when(YOUR_UPKEEP, DealDamage(IT, SHRINES), to=(ANY_TARGET,)),
    ),
    creature(
        "Avatar of Fury", "{6}{R}{R}", "6/6", "Avatar",
        Static(
            (CostChange(SELF, YOU, -6),),
            condition=Someone(
                Players("opponents"), Compare(Count(And((LAND, THEIRS))), ">=", 7)
            ),
            zone="stack",
        ),
        *keywords("flying"), PUMP,
    ),
    creature("Shatterskull Giant", "{2}{R}{R}", "4/3", "Giant Warrior"),
)  # fmt: skip
