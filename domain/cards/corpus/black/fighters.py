"""Black cards about attacking and blocking."""

from domain.cards.corpus.forms import creature, does, keywords, pays, permanent, spell, target, when
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    IT,
    OTHER,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Deontic,
    Discard,
    EnchantAbility,
    Gate,
    Grant,
    Keyword,
    PutCounters,
    Regenerate,
    SacrificeCost,
    Shield,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    CastSpell,
    Color,
    Damaged,
    Event,
    GoesUnblocked,
    Has,
    Players,
    PlayerStat,
    Subtype,
)

CARDS = (
    creature(
        "Dauthi Horror", "{1}{B}", "2/1", "Dauthi Horror", *keywords("shadow"),
        Static((Deontic("cant", "be_blocked", by=Color("W")),)),
    ),
    creature("Wei Strike Force", "{2}{B}", "2/1", "Human Soldier", *keywords("horsemanship")),
    creature(
        "Khenra Eternal", "{1}{B}", "2/2", "Zombie Jackal Warrior", Keyword("afflict", number=1)
    ),
    creature(
        "Frenzy Sliver", "{1}{B}", "1/1", "Sliver",
        Static((Grant((Keyword("frenzy", number=1),)),), affects=All(Subtype("Sliver"))),
    ),
    creature(
        "Plague Stinger", "{1}{B}", "1/1", "Phyrexian Insect Horror", *keywords("flying", "infect")
    ),
    creature("Sickle Ripper", "{1}{B}", "2/1", "Elemental Warrior", *keywords("wither")),
    creature(
        "Oona's Gatewarden", "{U/B}", "2/1", "Faerie Soldier",
        *keywords("defender", "flying", "wither"),
    ),
    creature(
        "Pestilent Syphoner", "{1}{B}", "1/1", "Phyrexian Insect", *keywords("flying"),
        Keyword("toxic", number=1),
    ),
    creature(
        "Bilious Skulldweller", "{B}", "1/1", "Phyrexian Insect", *keywords("deathtouch"),
        Keyword("toxic", number=1),
    ),
    permanent(
        "Snake Cult Initiation", "{3}{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Grant((Keyword("poisonous", number=3),)),), affects=AttachedTo()),
    ),
    creature(
        "Swamp Mosquito", "{1}{B}", "0/1", "Insect", *keywords("flying"),
        when(GoesUnblocked(SELF), PutCounters(Players("defending"), "poison")),
    ),
    creature(
        "Pit Scorpion", "{2}{B}", "1/1", "Scorpion",
        when(Damaged(SELF, "player"), PutCounters(Event("player"), "poison")),
    ),
    spell(
        "Darkness", "{B}", "instant", does(Shield(combat_only=True))
    ),
    creature(
        "Phyrexian Vatmother", "{2}{B}{B}", "4/5", "Phyrexian Horror", *keywords("infect"),
        when(YOUR_UPKEEP, PutCounters(YOU, "poison")),
    ),
    spell(
        "Tainted Strike", "{B}", "instant",
        does(Apply(IT, (AddStats(1, 0), Grant(keywords("infect")))), to=(target(CREATURE),)),
    ),
    permanent(
        "Phyresis", "{1}{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Grant(keywords("infect")),), affects=AttachedTo()),
    ),
    creature(
        "Hand of the Praetors", "{3}{B}", "3/2", "Phyrexian Zombie", *keywords("infect"),
        Static((AddStats(1, 1),), affects=All(And((OTHER, CREATURE, YOURS, Has("infect"))))),
        when(
            CastSpell(And((CREATURE, Has("infect"))), YOU), PutCounters(IT, "poison"),
            to=(ANY_PLAYER,),
        ),
    ),
    creature(
        "Skithiryx, the Blight Dragon", "{3}{B}{B}", "4/4", "Phyrexian Dragon Skeleton",
        *keywords("flying", "infect"),
        Activated(pays("{B}"), Apply(THIS, (Grant(keywords("haste")),))),
        Activated(pays("{B}{B}"), Regenerate(THIS)),
        kinds="legendary creature",
    ),
    creature(
        "Flesh-Eater Imp", "{3}{B}", "2/2", "Phyrexian Imp", *keywords("flying", "infect"),
        Activated((SacrificeCost(CREATURE),), Apply(THIS, (AddStats(1, 1),))),
    ),
    creature(
        "Whispering Specter", "{1}{B}{B}", "1/1", "Phyrexian Specter",
        *keywords("flying", "infect"),
        when(
            Damaged(SELF, "player", combat=True),
            Gate(
                YOU,
                pay=(SACRIFICE_THIS,),
                then=Discard(PlayerStat(Event("player"), "poison"), Event("player")),
            ),
        ),
    ),
    permanent(
        "Dauthi Embrace", "{2}{B}", "enchantment",
        Activated(
            pays("{B}{B}"), Apply(IT, (Grant(keywords("shadow")),)), targets=(target(CREATURE),)
        ),
    ),
    creature(
        "Zombie Musher", "{3}{B}", "2/3", "Zombie", *keywords("snow landwalk"),
        Activated(pays("{S}"), Regenerate(THIS)), kinds="snow creature",
    ),
    creature("Legions of Lim-Dûl", "{1}{B}{B}", "2/3", "Zombie", *keywords("snow swampwalk")),
)  # fmt: skip
