"""Black cards that transform."""

from domain.cards.corpus.faced import indicated, transforming
from domain.cards.corpus.forms import creature, pays
from domain.cards.ir.language import Activated, TapOthers, Transform
from domain.cards.ir.terms import Subtype

CARDS = (
    transforming(
        "Chosen of Markov // Markov's Servant",
        creature(
            "Chosen of Markov",
            "{2}{B}",
            "2/2",
            "Human",
            Activated(pays("", TapOthers(Subtype("Vampire")), tap=True), Transform()),
        ),
        indicated(creature("Markov's Servant", None, "4/4", "Vampire"), "B"),
    ),
)
