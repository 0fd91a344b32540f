"""Red permanents that are no creatures."""

from domain.cards.corpus.forms import chapter, keywords, pays, permanent, target, token, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    IT,
    LAND,
    SACRIFICE_THIS,
    THIS,
    YOU_DONT_CONTROL,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    CreateTokens,
    DealDamage,
    Deontic,
    EnchantAbility,
    Fight,
    Grant,
    Replace,
    SacrificeCost,
    SoMuch,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    AttachedTo,
    Counters,
    Damaged,
    Event,
    EventAmount,
    InCombat,
    Not,
    Players,
    Stat,
    Subtype,
    Supertype,
    Target,
    ZoneChange,
)

CARDS = (
    permanent(
        "Fervor", "{2}{R}", "enchantment",
        Static((Grant(keywords("haste")),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Goblin War Drums", "{2}{R}", "enchantment",
        Static((Grant(keywords("menace")),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Firebreathing", "{R}", "enchantment: Aura", EnchantAbility(CREATURE),
        Activated(pays("{R}"), Apply(AttachedTo(), (AddStats(1, 0),))),
    ),
    permanent(
        "Captive Flame", "{2}{R}", "enchantment",
        Activated(pays("{R}"), Apply(IT, (AddStats(1, 0),)), targets=(target(CREATURE),)),
    ),
    permanent(
        "Lightning Talons", "{2}{R}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(3, 0), Grant(keywords("first strike"))), affects=AttachedTo()),
    ),
    permanent(
        "Goblin Bombardment", "{1}{R}", "enchantment",
        Activated((SacrificeCost(CREATURE),), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    permanent(
        "Mass Hysteria", "{R}", "enchantment",
        Static((Grant(keywords("haste")),), affects=All(CREATURE)),
    ),
    permanent(
        "Orcish Oriflamme", "{3}{R}", "enchantment",
        Static((AddStats(1, 0),), affects=All(And((CREATURE_YOU_CONTROL, InCombat("attacking"))))),
    ),
    permanent(
        "Seal of Fire", "{R}", "enchantment",
        Activated((SACRIFICE_THIS,), DealDamage(IT, 2), targets=(ANY_TARGET,)),
    ),
    permanent(
        "Warstorm Surge", "{5}{R}", "enchantment",
        when(
            ZoneChange(CREATURE_YOU_CONTROL, to="battlefield"),
            DealDamage(IT, Stat(Event()), Event()), to=(ANY_TARGET,),
        ),
    ),
    permanent(
        "Fiery Emancipation", "{3}{R}{R}{R}", "enchantment",
        Static((Replace(Damaged(YOURS), SoMuch(Arith("*", 3, EventAmount()))),)),
    ),
    permanent(
        "The Triumph of Anax", "{2}{R}", "enchantment: Saga",
        chapter(
            1, 2, 3,
            does=Apply(IT, (Grant(keywords("trample")), AddStats(Counters(THIS, "lore"), 0))),
            to=(target(CREATURE),),
        ),
        chapter(
            4,
            does=Fight(Target(0), Target(1)),
            to=(target(CREATURE_YOU_CONTROL), TargetSpec(YOU_DONT_CONTROL, min=0)),
        ),
    ),
    permanent(
        "Impact Tremors", "{1}{R}", "enchantment",
        when(
            ZoneChange(CREATURE_YOU_CONTROL, to="battlefield"), DealDamage(Players("opponents"), 1)
        ),
    ),
    permanent(
        "Goblin Assault", "{2}{R}", "enchantment",
        when(YOUR_UPKEEP, CreateTokens(token("Goblin", "1/1", "R", *keywords("haste")))),
        Static((Deontic("must", "attack"),), affects=All(And((CREATURE, Subtype("Goblin"))))),
    ),
    permanent(
        "Blood Moon", "{2}{R}", "enchantment",
        Static(
            (ChangeTypes(subtypes=("Mountain",), replace=True),),
            affects=All(And((LAND, Not(Supertype("basic"))))),
        ),
    ),
)  # fmt: skip
