"""Black creatures that are hard to be rid of."""

from domain.cards.corpus.forms import creature, keywords, protection, regenerates, when
from domain.cards.corpus.parts import SELF, YOU
from domain.cards.ir.language import Gate, Keyword, Search
from domain.cards.ir.terms import ANYTHING, Color, Does

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
)  # fmt: skip
