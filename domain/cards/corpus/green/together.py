"""Green creatures that pair, and enchantments that let others enter otherwise."""

from domain.cards.corpus.forms import creature, keywords, pays, token
from domain.cards.corpus.parts import SELF, THIS, YOURS
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    CreateTokens,
    Enters,
    Grant,
    Keyword,
    Static,
)
from domain.cards.ir.terms import And, Arith, Bound, Compare, Is, Matches, Or, Status, Subtype, X

CARDS = (
    creature(
        "Trusted Forcemage", "{2}{G}", "2/2", "Human Shaman", *keywords("soulbond"),
        Static(
            (AddStats(1, 1),), affects=All(Or((SELF, Is(Bound("pair"))))),
            condition=Matches(THIS, Status("paired")),
        ),
    ),
    creature(
        "Pathbreaker Wurm", "{4}{G}{G}", "6/4", "Wurm", *keywords("soulbond"),
        Static(
            (Grant((Keyword("trample"),)),), affects=All(Or((SELF, Is(Bound("pair"))))),
            condition=Matches(THIS, Status("paired")),
        ),
    ),
    creature(
        "Wren's Run Packmaster", "{3}{G}", "5/5", "Elf Warrior",
        Keyword("champion", quality=Subtype("Elf")),
        Activated(pays("{2}{G}"), CreateTokens(token("Wolf", "2/2", "G"))),
        Static((Grant((Keyword("deathtouch"),)),), affects=All(And((Subtype("Wolf"), YOURS)))),
    ),
    creature(
        "Geist Trappers", "{4}{G}", "3/5", "Human Warrior", *keywords("soulbond"),
        Static(
            (Grant((Keyword("reach"),)),), affects=All(Or((SELF, Is(Bound("pair"))))),
            condition=Matches(THIS, Status("paired")),
        ),
    ),
    creature(
        "Slumbering Trudge", "{X}{G}", "6/6", "Plant Beast",
        Enters(counters=(("stun", Arith("-", 3, X())),)),
        Enters(tapped=True, condition=Compare(X(), "<=", 2)),
    ),
)  # fmt: skip
