"""The catalogue: what each card does, in our own ability language.

A card is in only if everything that it says happens. To add one, write it into the file of
its colour and kind, then run ``python -m tests.cards.enter``: that completes the imports and
the printing. ``forms`` has the short forms for cards and abilities, ``parts`` the filters,
targets and events that many cards share; docs/adding-cards.md tells the rest.
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
