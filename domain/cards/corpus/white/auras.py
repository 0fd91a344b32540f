"""White Auras."""

from domain.cards.corpus.forms import aura, enchanted, if_would, keywords, permanent, protection
from domain.cards.corpus.parts import CREATURE, YOU
from domain.cards.ir.language import (
    AddStats,
    CantCast,
    EnchantAbility,
    Grant,
    Keyword,
    Redirected,
    Static,
)
from domain.cards.ir.terms import AttachedTo, Damaged

CARDS = (
    aura(
        "Hyena Umbra", "{W}", CREATURE,
        enchanted(AddStats(1, 1), Grant((Keyword("first strike"),))), *keywords("umbra armor"),
    ),
    aura(
        "Spirit Mantle", "{1}{W}", CREATURE,
        enchanted(AddStats(1, 1), Grant(protection(CREATURE))),
    ),
    aura(
        "Pariah", "{2}{W}", CREATURE,
        if_would(Damaged(recipient=YOU), Redirected(AttachedTo())),
    ),
    permanent(
        "Curse of Exhaustion", "{2}{W}{W}", "enchantment: Aura Curse",
        EnchantAbility(players="any"),
        Static((CantCast(who=AttachedTo(), beyond=1),)),
    ),
)  # fmt: skip
