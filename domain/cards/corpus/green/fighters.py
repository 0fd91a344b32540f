"""Green cards about attacking and blocking."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    pays,
    permanent,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURES_YOU_CONTROL,
    IT,
    OPPOSING,
    SACRIFICE_IT,
    SELF,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    CreateTokens,
    DamageRule,
    Delay,
    Deontic,
    Draw,
    EnchantAbility,
    GainLife,
    Grant,
    Keyword,
    Move,
    Prevented,
    PutCounters,
    Regenerate,
    Shield,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    AttachedTo,
    BecomesBlocked,
    Begins,
    Blocks,
    ControllerOf,
    Count,
    Damaged,
    Event,
    EventAmount,
    Has,
    InCombat,
    Is,
    Not,
    Subtype,
    Target,
)
from domain.cards.mana import mana_cost

LURES = Deontic("must", "be_blocked", by=CREATURE)
UNBLOCKED = Static((DamageRule("as_unblocked"),))
ONE_BLOCKER = Deontic("cant", "be_blocked", at_most=1)

CARDS = (
    creature(
        "Heartwood Dryad", "{1}{G}", "2/1", "Dryad",
        Static((Deontic("may", "block", by=Has("shadow"), having="shadow"),)),
    ),
    permanent(
        "Aether Web", "{1}{G}", "enchantment: Aura", *keywords("flash"), EnchantAbility(CREATURE),
        Static(
            (
                AddStats(1, 1),
                Grant(keywords("reach")),
                Deontic("may", "block", by=Has("shadow"), having="shadow"),
            ),
            affects=AttachedTo(),
        ),
    ),
    creature(
        "Isao, Enlightened Bushi", "{2}{G}", "2/1", "Human Samurai",
        Static((Deontic("cant", "be_countered"),), zone="stack"), Keyword("bushido", number=2),
        Activated(pays("{2}"), Regenerate(IT), targets=(target(Subtype("Samurai")),)),
        kinds="legendary creature",
    ),
    creature(
        "Craw Giant", "{3}{G}{G}{G}{G}", "6/4", "Giant", *keywords("trample"),
        Keyword("rampage", number=2),
    ),
    creature("Wolverine Pack", "{2}{G}{G}", "2/4", "Wolverine", Keyword("rampage", number=2)),
    creature(
        "Krosan Vorine", "{3}{G}", "3/2", "Cat Beast", *keywords("provoke"), Static((ONE_BLOCKER,))
    ),
    creature("Glistener Elf", "{G}", "1/1", "Phyrexian Elf Warrior", *keywords("infect")),
    creature(
        "Blight Mamba", "{1}{G}", "1/1", "Phyrexian Snake", *keywords("infect"),
        Activated(pays("{1}{G}"), Regenerate(THIS)),
    ),
    creature(
        "Putrefax", "{3}{G}{G}", "5/3", "Phyrexian Horror",
        *keywords("trample", "haste", "infect"), when(Begins("end"), SACRIFICE_IT),
    ),
    creature("Stalking Tiger", "{3}{G}", "3/3", "Cat", Static((ONE_BLOCKER,))),
    creature("Charging Rhino", "{3}{G}{G}", "4/4", "Rhino", Static((ONE_BLOCKER,))),
    permanent(
        "Familiar Ground", "{2}{G}", "enchantment",
        Static((ONE_BLOCKER,), affects=CREATURES_YOU_CONTROL),
    ),
    creature("Taunting Elf", "{G}", "0/1", "Elf", Static((LURES,))),
    creature("Prized Unicorn", "{3}{G}", "2/2", "Unicorn", Static((LURES,))),
    creature("Elvish Bard", "{3}{G}{G}", "2/4", "Elf Shaman Bard", Static((LURES,))),
    permanent(
        "Lure", "{1}{G}{G}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((LURES,), affects=AttachedTo()),
    ),
    spell(
        "Alluring Scent", "{1}{G}{G}", "sorcery",
        does(Apply(IT, (LURES,)), to=(target(CREATURE),)),
    ),
    creature(
        "Gaea's Protector", "{3}{G}", "4/2", "Elemental Warrior",
        Static((Deontic("must", "be_blocked"),)),
    ),
    creature(
        "Nessian Boar", "{3}{G}{G}", "10/6", "Boar", Static((LURES,)),
        when(BecomesBlocked(SELF, by=CREATURE), Draw(who=ControllerOf(Event("other")))),
    ),
    spell(
        "Hunt Down", "{G}", "sorcery",
        does(
            Apply(Target(0), (Deontic("must", "block", by=Is(Target(1))),)),
            to=(target(CREATURE), target(CREATURE)),
        ),
    ),
    spell(
        "Culling Mark", "{2}{G}", "sorcery",
        does(Apply(IT, (Deontic("must", "block"),)), to=(target(CREATURE),)),
    ),
    spell(
        "Predatory Rampage", "{3}{G}{G}", "sorcery",
        does(
            Apply(CREATURES_YOU_CONTROL, (AddStats(3, 3),)),
            Apply(All(And((CREATURE, OPPOSING))), (Deontic("must", "block"),)),
        ),
    ),
    creature(
        "Tangle Asp", "{1}{G}", "1/2", "Snake",
        when(
            AnyOf((Blocks(SELF, whom=CREATURE), BecomesBlocked(SELF, by=CREATURE))),
            Delay(Begins("end_combat"), Move(Event("other"), "graveyard", "destroy")),
        ),
    ),
    permanent(
        "Assault Formation", "{1}{G}", "enchantment",
        Static((DamageRule("by_toughness"),), affects=CREATURES_YOU_CONTROL),
        Activated(
            pays("{G}"), Apply(IT, (Deontic("may", "attack_defending"),)),
            targets=(target(And((CREATURE, Has("defender")))),),
        ),
        Activated(pays("{2}{G}"), Apply(CREATURES_YOU_CONTROL, (AddStats(0, 1),))),
    ),
    creature("Thorn Elemental", "{5}{G}{G}", "7/7", "Elemental", UNBLOCKED),
    creature("Lone Wolf", "{2}{G}", "2/2", "Wolf", UNBLOCKED),
    creature("Pride of Lions", "{3}{G}{G}", "4/4", "Cat", UNBLOCKED),
    creature("Deathcoil Wurm", "{6}{G}{G}", "7/6", "Wurm", UNBLOCKED),
    creature(
        "Rhox", "{4}{G}{G}", "5/5", "Rhino Beast", UNBLOCKED,
        Activated(pays("{2}{G}"), Regenerate(THIS)),
    ),
    creature(
        "Rhox Maulers", "{4}{G}", "4/4", "Rhino Soldier", *keywords("trample"),
        Keyword("renown", number=2),
    ),
    creature(
        "Apprentice Sharpshooter", "{2}{G}", "1/4", "Human Archer", *keywords("reach", "training")
    ),
    creature(
        "Virulent Sliver", "{G}", "1/1", "Sliver",
        Static((Grant((Keyword("poisonous", number=1),)),), affects=All(Subtype("Sliver"))),
    ),
    creature(
        "Marsh Viper", "{3}{G}", "1/2", "Snake",
        when(Damaged(SELF, "player"), PutCounters(Event("player"), "poison", 2)),
    ),
    creature(
        "Branchblight Stalker", "{1}{G}", "3/1", "Phyrexian Elf Scout", Keyword("toxic", number=2)
    ),
    spell(
        "Respite", "{1}{G}", "instant",
        does(
            Shield(combat_only=True), GainLife(Count(And((InCombat("attacking"), CREATURE))))
        ),
    ),
    spell(
        "Lull", "{1}{G}", "instant", does(Shield(combat_only=True)),
        Keyword("cycling", mana_cost("{2}")),
    ),
    spell(
        "Thwart the Enemy", "{2}{G}", "instant", does(Shield(by=And((CREATURE, OPPOSING))))
    ),
    spell(
        "Arachnogenesis", "{2}{G}", "instant",
        does(
            CreateTokens(
                token("Spider", "1/2", "G", *keywords("reach")),
                Count(And((CREATURE, InCombat("attacking", of=YOU)))),
            ),
            Shield(by=And((CREATURE, Not(Subtype("Spider")))), combat_only=True),
        ),
    ),
    spell(
        "Compelled Duel", "{1}{G}", "sorcery",
        does(Apply(IT, (AddStats(3, 3), Deontic("must", "be_blocked"))), to=(target(CREATURE),)),
    ),
    spell(
        "Triumph of the Hordes", "{2}{G}{G}", "sorcery",
        does(
            Apply(
                CREATURES_YOU_CONTROL,
                (AddStats(1, 1), Grant(keywords("trample", "infect"))),
            )
        ),
    ),
    permanent(
        "Primal Rage", "{1}{G}", "enchantment",
        Static((Grant(keywords("trample")),), affects=CREATURES_YOU_CONTROL),
    ),
    creature(
        "Phyrexian Hydra", "{3}{G}{G}", "7/7", "Phyrexian Hydra", *keywords("infect"),
        if_would(Damaged(recipient=THIS), Prevented(), PutCounters(THIS, "-1/-1", EventAmount())),
    ),
)  # fmt: skip
