"""Multicoloured cards whose play is in combat: how they attack, block and are blocked."""

from domain.cards.corpus.forms import creature, keywords, pays, when
from domain.cards.corpus.parts import ATTACKS, CREATURES_YOU_CONTROL, SACRIFICE_IT, YOU, YOUR_UPKEEP
from domain.cards.ir.language import Apply, Gate, Grant, Keyword

CARDS = (
    creature(
        "Ankle Shanker", "{2}{R}{W}{B}", "2/2", "Goblin Berserker", *keywords("haste"),
        when(
            ATTACKS,
            Apply(CREATURES_YOU_CONTROL, (Grant(keywords("first strike", "deathtouch")),)),
        ),
    ),
    creature(
        "Chromium", "{2}{W}{W}{U}{U}{B}{B}", "7/7", "Elder Dragon", *keywords("flying"),
        Keyword("rampage", number=2),
        when(YOUR_UPKEEP, Gate(YOU, pay=pays("{W}{U}{B}"), otherwise=SACRIFICE_IT)),
        kinds="legendary creature",
    ),
)  # fmt: skip
