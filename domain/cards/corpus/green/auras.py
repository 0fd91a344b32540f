"""Green Auras."""

from domain.cards.corpus.forms import aura, enchanted, keywords, pays, permanent, token, when
from domain.cards.corpus.parts import CREATURE, DIES, LAND, YOURS
from domain.cards.ir.language import (
    Activated,
    AddStats,
    CreateTokens,
    EnchantAbility,
    Grant,
    Keyword,
    Move,
    Regenerate,
    Static,
)
from domain.cards.ir.terms import And, AttachedTo, Count, Event, Subtype


def _gives_token(subtypes: str) -> Static:
    """What is enchanted taps to create a 1/1 green creature token."""
    return enchanted(Grant((Activated(pays(tap=True), CreateTokens(token(subtypes, "1/1", "G"))),)))


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
    aura("Squirrel Nest", "{1}{G}{G}", LAND, _gives_token("Squirrel")),
    aura("Presence of Gond", "{2}{G}", CREATURE, _gives_token("Elf Warrior")),
)  # fmt: skip
