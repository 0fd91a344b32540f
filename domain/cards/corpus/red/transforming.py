"""Red cards that transform."""

from domain.cards.corpus.faced import FULL_MOON, SUNRISE, indicated, transforming
from domain.cards.corpus.forms import creature, keywords
from domain.cards.ir.language import Deontic, Static

CARDS = (
    transforming(
        "Village Ironsmith // Ironfang",
        creature(
            "Village Ironsmith",
            "{1}{R}",
            "1/1",
            "Human Werewolf",
            *keywords("first strike"),
            FULL_MOON,
        ),
        indicated(
            creature("Ironfang", None, "3/1", "Werewolf", *keywords("first strike"), SUNRISE), "R"
        ),
    ),
    transforming(
        "Hinterland Hermit // Hinterland Scourge",
        creature("Hinterland Hermit", "{1}{R}", "2/1", "Human Werewolf", FULL_MOON),
        indicated(
            creature(
                "Hinterland Scourge",
                None,
                "3/2",
                "Werewolf",
                Static((Deontic("must", "be_blocked"),)),
                SUNRISE,
            ),
            "R",
        ),
    ),
)
