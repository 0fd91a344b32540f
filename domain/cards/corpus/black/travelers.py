"""Black planeswalkers, and what becomes planeswalkers."""

from domain.cards.corpus.faced import indicated, transforming
from domain.cards.corpus.forms import creature, keywords, loyal, planeswalker, when
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    IT,
    OTHER,
    THIS,
    YOU,
    ZOMBIE,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    Bind,
    CreateEmblem,
    CreateTokens,
    Delay,
    Discard,
    If,
    Loyalty,
    Move,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    Did,
    Event,
    Not,
    Players,
    StatCompare,
    Status,
    Supertype,
    X,
    ZoneChange,
)

CARDS = (
    transforming(
        "Liliana, Heretical Healer // Liliana, Defiant Necromancer",
        creature(
            "Liliana, Heretical Healer", "{1}{B}{B}", "2/3", "Human Cleric",
            *keywords("lifelink"),
            when(
                ZoneChange(
                    And((CREATURE_YOU_CONTROL, OTHER, Not(Status("token")))),
                    "battlefield", "graveyard",
                ),
                Move(THIS, "exile", "exile", bind="exiled card"),
                Move(
                    Bound("exiled card"), "battlefield", "return", transformed=True,
                    bind="transformed permanent",
                ),
                If(Did("transformed permanent"), CreateTokens(ZOMBIE)),
            ),
            kinds="legendary creature",
        ),
        indicated(
            planeswalker(
                "Liliana, Defiant Necromancer", None, 3, "Liliana",
                loyal(2, Discard(1, Players("all"))),
                Activated(
                    (Loyalty(X(), minus=True),), Move(IT, "battlefield", "return"),
                    targets=(
                        in_your_graveyard(
                            And(
                                (
                                    CREATURE, Not(Supertype("legendary")),
                                    StatCompare("mana_value", "==", X()),
                                )
                            )
                        ),
                    ),
                ),
                loyal(
                    -8,
                    CreateEmblem(
                        (
                            when(
                                ZoneChange(CREATURE, "battlefield", "graveyard"),
                                Bind("dead creature", Event("card")),
                                Delay(
                                    Begins("end"),
                                    Move(Bound("dead creature"), "battlefield", "return", under=YOU),
                                ),
                            ),
                        )
                    ),
                ),
            ),
            "B",
        ),
    ),
)  # fmt: skip
