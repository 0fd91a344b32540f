"""Green cards that transform."""

from domain.cards.corpus.faced import FULL_MOON, SUNRISE, indicated, transforming
from domain.cards.corpus.forms import creature, keywords

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
)
