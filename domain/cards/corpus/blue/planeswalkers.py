"""Blue planeswalkers."""

from domain.cards.corpus.forms import loyal, planeswalker
from domain.cards.corpus.parts import ANY_PLAYER, IT
from domain.cards.ir.language import Draw, Move, TopOf
from domain.cards.ir.terms import EVERYONE

CARDS = (
    planeswalker(
        "Jace Beleren", "{1}{U}{U}", 3, "Jace",
        loyal(2, Draw(1, EVERYONE)),
        loyal(-1, Draw(1, IT), to=(ANY_PLAYER,)),
        loyal(-10, Move(TopOf(IT, 20), "graveyard", "mill"), to=(ANY_PLAYER,)),
    ),
)  # fmt: skip
