"""White cards legends that lead, and old companions of theirs."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, when
from domain.cards.corpus.parts import (
    CREATURE,
    IT,
    OTHER,
    PERMANENT_CARD,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
    in_your_graveyard,
)
from domain.cards.corpus.promises import MYOJIN, SHRINES
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChooseValue,
    CostChange,
    Deontic,
    GainLife,
    Grant,
    Keyword,
    Move,
    RemoveCountersCost,
    Search,
    Seq,
    Static,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Blocks,
    Chosen,
    Compare,
    PlayerStat,
    StatCompare,
    Subtype,
    X,
)

CARDS = (
    creature(
        "Lin Sivvi, Defiant Hero", "{1}{W}{W}", "1/3", "Human Rebel",
        Activated(
            pays("{X}", tap=True),
            Search(
                And((Subtype("Rebel"), PERMANENT_CARD, StatCompare("mana_value", "<=", X()))),
                "battlefield",
            ),
        ),
        Activated(
            pays("{3}"), Move(IT, "library", place="bottom"),
            targets=(in_your_graveyard(Subtype("Rebel")),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Myojin of Cleansing Fire", "{5}{W}{W}{W}", "4/6", "Spirit", *MYOJIN,
        Activated(
            pays("", RemoveCountersCost("divinity")),
            Move(All(And((CREATURE, OTHER))), "graveyard", "destroy"),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Honden of Cleansing Fire", "{3}{W}", "legendary enchantment: Shrine",
        when(YOUR_UPKEEP, GainLife(Arith("*", SHRINES, 2))),
    ),
    creature(
        "Avatar of Hope", "{6}{W}{W}", "4/9", "Avatar",
        Static(
            (CostChange(SELF, YOU, -6),), condition=Compare(PlayerStat(YOU), "<=", 3),
            zone="stack",
        ),
        *keywords("flying"), Static((Deontic("may", "block_more"),)),
    ),
    creature(
        "Jareth, Leonine Titan", "{3}{W}{W}{W}", "4/7", "Cat Giant",
        when(Blocks(SELF), Apply(THIS, (AddStats(7, 7),))),
        Activated(
            pays("{W}"),
            Seq(
                (
                    ChooseValue("color", "chosen color"),
                    Apply(
                        THIS,
                        (
                            Grant(
                                (Keyword("protection", quality=Chosen("color", "chosen color")),)
                            ),
                        ),
                    ),
                )
            ),
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
