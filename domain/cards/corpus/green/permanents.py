"""Green permanents that are no creatures."""

from domain.cards.corpus.forms import keywords, pays, permanent, target, when
from domain.cards.corpus.parts import (
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    SACRIFICE_THIS,
    SAPROLING,
    THIS,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    CreateTokens,
    EnchantAbility,
    EndGame,
    Gate,
    Grant,
    PlayerRule,
    PutCounters,
    Static,
)
from domain.cards.ir.terms import AttachedTo, Attacks, Compare, Counters, X

CARDS = (
    permanent(
        "Spidersilk Armor", "{2}{G}", "enchantment",
        Static((AddStats(0, 1), Grant(keywords("reach"))), affects=CREATURES_YOU_CONTROL),
    ),
    permanent("Exploration", "{G}", "enchantment", Static((PlayerRule("land_plays", 1),))),
    permanent(
        "Fists of Ironwood", "{1}{G}", "enchantment: Aura", EnchantAbility(CREATURE),
        when(ENTERS, CreateTokens(SAPROLING, 2)),
        Static((Grant(keywords("trample")),), affects=AttachedTo()),
    ),
    permanent(
        "Concordant Crossroads", "{G}", "world enchantment",
        Static((Grant(keywords("haste")),), affects=All(CREATURE)),
    ),
    permanent(
        "Gaea's Anthem", "{1}{G}{G}", "enchantment",
        Static((AddStats(1, 1),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Seal of Primordium", "{1}{G}", "enchantment",
        Activated((SACRIFICE_THIS,), DESTROY_IT, targets=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    permanent(
        "Helix Pinnacle", "{G}", "enchantment", *keywords("shroud"),
        Activated(pays("{X}"), PutCounters(THIS, "tower", X())),
        when(YOUR_UPKEEP, EndGame("win"), condition=Compare(Counters(THIS, "tower"), ">=", 100)),
    ),
    permanent(
        "Beastmaster Ascension", "{2}{G}", "enchantment",
        when(Attacks(CREATURE_YOU_CONTROL), Gate(YOU, then=PutCounters(THIS, "quest"))),
        Static(
            (AddStats(5, 5),),
            affects=CREATURES_YOU_CONTROL,
            condition=Compare(Counters(THIS, "quest"), ">=", 7),
        ),
    ),
)  # fmt: skip
