"""Black sorceries of mana value 3 or more."""

from domain.cards.corpus.forms import does, spell
from domain.cards.corpus.parts import ANY_PLAYER, CREATURE, IT
from domain.cards.ir.language import All, LoseLife, Move
from domain.cards.ir.terms import Damaged, History

CARDS = (
    spell(
        "Final Punishment", "{3}{B}{B}", "sorcery",
        does(LoseLife(History(Damaged(to="player", recipient=IT), sum=True), IT), to=(ANY_PLAYER,)),
    ),
    spell(
        "Damnation", "{2}{B}{B}", "sorcery",
        does(Move(All(CREATURE), "graveyard", "destroy", regenerate=False)),
    ),
)  # fmt: skip
