"""Green flip cards."""

from domain.cards.corpus.faced import KI, flipping
from domain.cards.corpus.forms import creature, keywords, pays, target, token
from domain.cards.corpus.parts import CREATURE, CREATURE_YOU_CONTROL, IT, LAND, YOU, YOURS
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    Choose,
    CreateTokens,
    If,
    Move,
    RemoveCountersCost,
    SacrificeCost,
    Seq,
    Turn,
)
from domain.cards.ir.terms import And, Count, Exists

CARDS = (
    flipping(
        "Budoka Pupil // Ichiga, Who Topples Oaks",
        creature("Budoka Pupil", "{1}{G}{G}", "2/2", "Human Monk", *KI),
        creature(
            "Ichiga, Who Topples Oaks",
            None,
            "4/3",
            "Spirit",
            *keywords("trample"),
            Activated(
                pays("", RemoveCountersCost("ki")),
                Apply(IT, (AddStats(2, 2),)),
                targets=(target(CREATURE),),
            ),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Budoka Gardener // Dokai, Weaver of Life",
        creature(
            "Budoka Gardener",
            "{1}{G}",
            "2/1",
            "Human Monk",
            Activated(
                pays(tap=True),
                Seq(
                    (
                        Move(Choose(YOU, LAND, "hand", 0, 1, YOU), "battlefield"),
                        If(Exists(And((LAND, YOURS)), min=10), Turn(to="flipped")),
                    )
                ),
            ),
        ),
        creature(
            "Dokai, Weaver of Life",
            None,
            "3/3",
            "Human Monk",
            Activated(
                pays("{4}{G}{G}", tap=True),
                CreateTokens(
                    token("Elemental", "0/0", "G"),
                    power=Count(And((LAND, YOURS))),
                    toughness=Count(And((LAND, YOURS))),
                ),
            ),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Orochi Eggwatcher // Shidako, Broodmistress",
        creature(
            "Orochi Eggwatcher",
            "{2}{G}",
            "1/1",
            "Snake Shaman",
            Activated(
                pays("{2}{G}", tap=True),
                Seq(
                    (
                        CreateTokens(token("Snake", "1/1", "G")),
                        If(Exists(CREATURE_YOU_CONTROL, min=10), Turn(to="flipped")),
                    )
                ),
            ),
        ),
        creature(
            "Shidako, Broodmistress",
            None,
            "3/3",
            "Snake Shaman",
            Activated(
                pays("{G}", SacrificeCost(CREATURE)),
                Apply(IT, (AddStats(3, 3),)),
                targets=(target(CREATURE),),
            ),
            kinds="legendary creature",
        ),
    ),
)
