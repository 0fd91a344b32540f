"""Black creatures that are hard to be rid of."""

from domain.cards.corpus.forms import creature, if_would, keywords, protection, regenerates, when
from domain.cards.corpus.parts import CREATURE, OPPOSING, SELF, YOU, YOUR_UPKEEP
from domain.cards.ir.language import (
    Among,
    Apply,
    ChooseNumber,
    Enters,
    Gate,
    GoTo,
    Grant,
    Keyword,
    LoseLife,
    Move,
    Remember,
    Search,
    Seq,
    SetStats,
    Static,
)
from domain.cards.ir.terms import ANYTHING, And, Bound, Color, Does, PlayerStat, Var, ZoneChange

CARDS = (
    creature(
        "Black Knight", "{B}{B}", "2/2", "Human Knight",
        *keywords("first strike"), *protection(Color("W")),
    ),
    creature("Drudge Skeletons", "{1}{B}", "1/1", "Skeleton", regenerates("{B}")),
    creature(
        "Will-o'-the-Wisp", "{B}", "0/1", "Spirit", *keywords("flying"), regenerates("{B}")
    ),
    creature(
        "Kami of Lunacy", "{4}{B}{B}", "4/1", "Spirit",
        *keywords("flying"), Keyword("soulshift", number=5),
    ),
    creature(
        "Sidisi, Undead Vizier", "{3}{B}{B}", "4/6", "Zombie Snake",
        *keywords("deathtouch", "exploit"),
        when(
            Does("exploit", what=SELF), Gate(YOU, then=Search(ANYTHING, "hand", max=1)),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Gisa, Glorious Resurrector", "{2}{B}{B}", "4/4", "Human Wizard",
        if_would(
            ZoneChange(And((CREATURE, OPPOSING)), "battlefield", "graveyard"),
            GoTo("exile", bind="card"), Remember("exiled", Bound("card")),
        ),
        when(
            YOUR_UPKEEP,
            Move(
                Among(Bound("exiled"), CREATURE), "battlefield", under=YOU, bind="risen"
            ),
            Apply(Bound("risen"), (Grant((Keyword("decayed"),)),), "game"),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Minion of the Wastes", "{3}{B}{B}{B}", "*/*", "Minion", *keywords("trample"),
        Enters(
            first=Seq(
                (
                    ChooseNumber("life paid", PlayerStat(YOU, "life")),
                    LoseLife(Var("life paid")),
                )
            )
        ),
        Static((SetStats(Var("life paid"), Var("life paid"), defining=True),)),
    ),
)  # fmt: skip
