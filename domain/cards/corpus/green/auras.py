"""Green Auras."""

from domain.cards.corpus.forms import aura, enchanted, keywords, pays, when
from domain.cards.corpus.parts import CREATURE, DIES
from domain.cards.ir.language import Activated, AddStats, Grant, Keyword, Move, Regenerate
from domain.cards.ir.terms import AttachedTo, Event

CARDS = (
    aura(
        "Regeneration", "{1}{G}", CREATURE,
        Activated(pays("{G}"), Regenerate(AttachedTo())),
    ),
    aura(
        "Spider Umbra", "{G}", CREATURE,
        enchanted(AddStats(1, 1), Grant((Keyword("reach"),))), *keywords("umbra armor"),
    ),
    aura("Boar Umbra", "{2}{G}", CREATURE, enchanted(AddStats(3, 3)), *keywords("umbra armor")),
    aura(
        "Rancor", "{G}", CREATURE,
        enchanted(AddStats(2, 0), Grant((Keyword("trample"),))),
        when(DIES, Move(Event("card"), "hand", "return")),
    ),
)  # fmt: skip
