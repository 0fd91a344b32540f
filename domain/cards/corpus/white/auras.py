"""White Auras."""

from domain.cards.corpus.forms import (
    aura,
    enchanted,
    if_would,
    keywords,
    permanent,
    protection,
    when,
)
from domain.cards.corpus.parts import CREATURE, DIES, YOU, YOURS
from domain.cards.ir.language import (
    AddStats,
    CantCast,
    Deontic,
    EnchantAbility,
    Grant,
    Keyword,
    Move,
    Redirected,
    Static,
)
from domain.cards.ir.terms import And, AttachedTo, Count, Damaged, Event, Matches, Subtype, Unless

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
    aura(
        "Dog Umbra", "{1}{W}", CREATURE, *keywords("flash"),
        Static(
            (Deontic("cant", "attack"), Deontic("cant", "block")), affects=AttachedTo(),
            condition=Unless(Matches(AttachedTo(), YOURS)),
        ),
        Static(
            (Grant((Keyword("umbra armor"),)),), condition=Matches(AttachedTo(), YOURS)
        ),
    ),
    permanent(
        "Brilliant Halo", "{1}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        enchanted(AddStats(1, 2)),
        when(DIES, Move(Event("card"), "hand", "return")),
    ),
    permanent(
        "Holy Mantle", "{2}{W}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        enchanted(AddStats(2, 2), Grant(protection(CREATURE))),
    ),
    permanent(
        "Armored Ascension", "{3}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        enchanted(
            AddStats(
                Count(And((Subtype("Plains"), YOURS))), Count(And((Subtype("Plains"), YOURS)))
            ),
            Grant(keywords("flying")),
        ),
    ),
)  # fmt: skip
