"""Green planeswalkers."""

from domain.cards.corpus.forms import loyal, planeswalker, token
from domain.cards.corpus.parts import CREATURES_YOU_CONTROL, IT, LAND
from domain.cards.ir.language import (
    AddStats,
    Apply,
    CreateTokens,
    Grant,
    Keyword,
    SetTapped,
    TargetSpec,
)

CARDS = (
    planeswalker(
        "Garruk Wildspeaker", "{2}{G}{G}", 3, "Garruk",
        loyal(1, SetTapped(IT, tapped=False), to=(TargetSpec(LAND, min=2, max=2),)),
        loyal(-1, CreateTokens(token("Beast", "3/3", "G"))),
        loyal(
            -4, Apply(CREATURES_YOU_CONTROL, (AddStats(3, 3), Grant((Keyword("trample"),))))
        ),
    ),
)  # fmt: skip
