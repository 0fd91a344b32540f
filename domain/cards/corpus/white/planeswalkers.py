"""White planeswalkers."""

from domain.cards.corpus.forms import loyal, planeswalker
from domain.cards.corpus.parts import CREATURES_YOU_CONTROL, YOU
from domain.cards.ir.language import (
    Apply,
    CreateTokens,
    GainLife,
    Grant,
    Keyword,
    PutCounters,
    Seq,
    SetStats,
    Static,
    TokenSpec,
)
from domain.cards.ir.terms import PlayerStat

CARDS = (
    planeswalker(
        "Ajani Goldmane", "{2}{W}{W}", 4, "Ajani",
        loyal(1, GainLife(2)),
        loyal(
            -1,
            Seq(
                (
                    PutCounters(CREATURES_YOU_CONTROL, "+1/+1"),
                    Apply(CREATURES_YOU_CONTROL, (Grant((Keyword("vigilance"),)),)),
                )
            ),
        ),
        loyal(
            -6,
            CreateTokens(
                TokenSpec(
                    ("creature",), ("Avatar",), ("W",),
                    abilities=(
                        Static(
                            (
                                SetStats(
                                    PlayerStat(YOU, "life"), PlayerStat(YOU, "life"),
                                    defining=True,
                                ),
                            )
                        ),
                    ),
                )
            ),
        ),
    ),
)  # fmt: skip
