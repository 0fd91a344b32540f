"""Green Auras."""

from domain.cards.corpus.forms import aura, enchanted, keywords, pays, permanent, when
from domain.cards.corpus.parts import CREATURE, DIES, YOURS
from domain.cards.ir.language import (
    Activated,
    AddStats,
    EnchantAbility,
    Grant,
    Keyword,
    Move,
    Regenerate,
)
from domain.cards.ir.terms import And, AttachedTo, Count, Event, Subtype

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
    permanent(
        "Blanchwood Armor", "{2}{G}", "enchantment: Aura", EnchantAbility(CREATURE),
        enchanted(
            AddStats(Count(And((Subtype("Forest"), YOURS))), Count(And((Subtype("Forest"), YOURS))))
        ),
    ),
)  # fmt: skip
