"""White cards that transform."""

from domain.cards.corpus.faced import indicated, transforming
from domain.cards.corpus.forms import creature, keywords, when
from domain.cards.corpus.parts import CREATURE_YOU_CONTROL, DIES, OTHER, YOU, YOUR_UPKEEP
from domain.cards.ir.language import Bind, Delay, Deontic, Gate, LoseLife, Move, Static, Transform
from domain.cards.ir.terms import And, Begins, Bound, Event, ZoneChange

CARDS = (
    transforming(
        "Thraben Sentry // Thraben Militia",
        creature(
            "Thraben Sentry",
            "{3}{W}",
            "2/2",
            "Human Soldier",
            *keywords("vigilance"),
            when(
                ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), "battlefield", "graveyard"),
                Gate(YOU, then=Transform()),
            ),
        ),
        indicated(
            creature("Thraben Militia", None, "5/4", "Human Soldier", *keywords("trample")), "W"
        ),
    ),
    transforming(
        "Cloistered Youth // Unholy Fiend",
        creature(
            "Cloistered Youth",
            "{1}{W}",
            "1/1",
            "Human",
            when(YOUR_UPKEEP, Gate(YOU, then=Transform())),
        ),
        indicated(
            creature("Unholy Fiend", None, "3/3", "Horror", when(Begins("end", YOU), LoseLife(1))),
            "B",
        ),
    ),
    transforming(
        "Loyal Cathar // Unhallowed Cathar",
        creature(
            "Loyal Cathar",
            "{W}{W}",
            "2/2",
            "Human Soldier",
            *keywords("vigilance"),
            when(
                DIES,
                Bind("card", Event("card")),
                Delay(
                    Begins("end"),
                    Move(Bound("card"), "battlefield", "return", under=YOU, transformed=True),
                ),
            ),
        ),
        indicated(
            creature(
                "Unhallowed Cathar",
                None,
                "2/1",
                "Zombie Soldier",
                Static((Deontic("cant", "block"),)),
            ),
            "B",
        ),
    ),
)
