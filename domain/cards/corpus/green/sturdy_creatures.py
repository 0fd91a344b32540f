"""Green creatures that are hard to be rid of, or that grow."""

from domain.cards.corpus.forms import creature, keywords, regenerates, token, when
from domain.cards.corpus.parts import SELF, THIS, YOUR_UPKEEP
from domain.cards.ir.language import (
    CreateTokens,
    Enters,
    GainLife,
    Keyword,
    Prevented,
    RemoveCounters,
    Replace,
    Static,
)
from domain.cards.ir.terms import Counters, Damaged, ZoneChange

SAPROLING = token("Saproling", "1/1", "G")

CARDS = (
    creature(
        "Troll Ascetic", "{1}{G}{G}", "3/2", "Troll Shaman",
        *keywords("hexproof"), regenerates("{1}{G}"),
    ),
    creature(
        "River Boa", "{1}{G}", "2/1", "Snake", *keywords("islandwalk"), regenerates("{G}")
    ),
    creature("Young Wolf", "{G}", "1/1", "Wolf", *keywords("undying")),
    creature(
        "Kitchen Finks", "{1}{G/W}{G/W}", "3/2", "Ouphe",
        when(ZoneChange(SELF, to="battlefield"), GainLife(2)), *keywords("persist"),
    ),
    creature(
        "Blastoderm", "{2}{G}{G}", "5/5", "Beast",
        *keywords("shroud"), Keyword("fading", number=3),
    ),
    creature(
        "Phantom Wurm", "{4}{G}{G}", "2/0", "Wurm Spirit",
        Enters(counters=(("+1/+1", 4),)),
        Static(
            (
                Replace(
                    Damaged(recipient=THIS), Prevented(), also=RemoveCounters(THIS, "+1/+1", 1)
                ),
            )
        ),
    ),
    creature(
        "Mycoloth", "{3}{G}{G}", "4/4", "Fungus", Keyword("devour", number=2),
        when(YOUR_UPKEEP, CreateTokens(SAPROLING, Counters(THIS, "+1/+1"))),
    ),
)  # fmt: skip
