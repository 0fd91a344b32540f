"""Green cards that transform."""

from domain.cards.corpus.faced import FULL_MOON, SUNRISE, indicated, transforming
from domain.cards.corpus.forms import creature, keywords, when
from domain.cards.corpus.parts import CREATURE_YOU_CONTROL, OTHER, WOLF, YOU
from domain.cards.ir.language import AddStats, All, CreateTokens, Static
from domain.cards.ir.terms import And, Begins, Or, Subtype

CARDS = (
    transforming(
        "Gatstaf Shepherd // Gatstaf Howler",
        creature("Gatstaf Shepherd", "{1}{G}", "2/2", "Human Werewolf", FULL_MOON),
        indicated(
            creature("Gatstaf Howler", None, "3/3", "Werewolf", *keywords("intimidate"), SUNRISE),
            "G",
        ),
    ),
    transforming(
        "Villagers of Estwald // Howlpack of Estwald",
        creature("Villagers of Estwald", "{2}{G}", "2/3", "Human Werewolf", FULL_MOON),
        indicated(creature("Howlpack of Estwald", None, "4/6", "Werewolf", SUNRISE), "G"),
    ),
    transforming(
        "Mayor of Avabruck // Howlpack Alpha",
        creature(
            "Mayor of Avabruck",
            "{1}{G}",
            "1/1",
            "Human Advisor Werewolf",
            Static(
                (AddStats(1, 1),), affects=All(And((Subtype("Human"), CREATURE_YOU_CONTROL, OTHER)))
            ),
            FULL_MOON,
        ),
        indicated(
            creature(
                "Howlpack Alpha",
                None,
                "3/3",
                "Werewolf",
                Static(
                    (AddStats(1, 1),),
                    affects=All(
                        And(
                            (
                                CREATURE_YOU_CONTROL,
                                OTHER,
                                Or((Subtype("Werewolf"), Subtype("Wolf"))),
                            )
                        )
                    ),
                ),
                when(Begins("end", YOU), CreateTokens(WOLF)),
                SUNRISE,
            ),
            "G",
        ),
    ),
)
