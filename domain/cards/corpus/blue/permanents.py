"""Blue permanents that are no creatures."""

from domain.cards.corpus.forms import keywords, loyal, permanent, planeswalker, target, when
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    CREATURES_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    RETURN_IT,
    SACRIFICE_IT,
    SACRIFICE_THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Draw,
    EnchantAbility,
    Gate,
    Grant,
    Lose,
    Move,
    Replace,
    SetController,
    SoMuch,
    Static,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import AttachedTo, Begins, Damaged, Drew, Is, Players

CARDS = (
    permanent(
        "Mind Control", "{3}{U}{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((SetController(),), affects=AttachedTo()),
    ),
    permanent(
        "Curiosity", "{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        when(
            Damaged(Is(AttachedTo()), "player", recipient=Players("opponents")),
            Gate(YOU, then=Draw()),
        ),
    ),
    permanent(
        "Flight", "{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Grant(keywords("flying")),), affects=AttachedTo()),
    ),
    permanent(
        "Control Magic", "{2}{U}{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((SetController(),), affects=AttachedTo()),
    ),
    permanent(
        "Persuasion", "{3}{U}{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((SetController(),), affects=AttachedTo()),
    ),
    permanent(
        "Steal Artifact", "{2}{U}{U}", "enchantment: Aura", EnchantAbility(ARTIFACT),
        Static((SetController(),), affects=AttachedTo()),
    ),
    permanent(
        "Annex", "{2}{U}{U}", "enchantment: Aura", EnchantAbility(LAND),
        Static((SetController(),), affects=AttachedTo()),
    ),
    permanent(
        "Levitation", "{2}{U}{U}", "enchantment",
        Static((Grant(keywords("flying")),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Seal of Removal", "{U}", "enchantment",
        Activated((SACRIFICE_THIS,), RETURN_IT, targets=(target(CREATURE),)),
    ),
    planeswalker(
        "Jace, Memory Adept", "{3}{U}{U}", 4, "Jace",
        loyal(1, Draw(), Move(TopOf(IT), "graveyard", "mill"), to=(ANY_PLAYER,)),
        loyal(0, Move(TopOf(IT, 10), "graveyard", "mill"), to=(ANY_PLAYER,)),
        loyal(-7, Draw(20, IT), to=(TargetSpec(players="any", min=0, max=12),)),
    ),
    permanent(
        "Dress Down", "{1}{U}", "enchantment", *keywords("flash"),
        when(ENTERS, Draw()),
        Static((Lose(),), affects=All(CREATURE)),
        when(Begins("end"), SACRIFICE_IT),
    ),
    permanent(
        "Thought Reflection", "{4}{U}{U}{U}", "enchantment",
        Static((Replace(Drew(YOU), SoMuch(2)),)),
    ),
)  # fmt: skip
