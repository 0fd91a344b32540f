"""The starter catalogue: what each card does, in our own ability language.

A card is in only if everything that it says happens. To add one: write it in the file of
its colour, and give it a true printing in ``printings``.
"""

from domain.cards.card import CardDefinition
from domain.cards.corpus.black import BLACK
from domain.cards.corpus.blue import BLUE
from domain.cards.corpus.colorless import COLORLESS
from domain.cards.corpus.green import GREEN
from domain.cards.corpus.lands import LANDS
from domain.cards.corpus.multicolor import MULTICOLOR
from domain.cards.corpus.red import RED
from domain.cards.corpus.white import WHITE

CORPUS: tuple[CardDefinition, ...] = (
    *WHITE, *BLUE, *BLACK, *RED, *GREEN, *MULTICOLOR, *COLORLESS, *LANDS,
)  # fmt: skip
