"""Multicoloured cards about spells and abilities on the stack, and about copies."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    overload,
    pays,
    permanent,
    spell,
    spell_target,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    NONCREATURE_SPELL,
    ONE_TARGET_SPELL,
    POPULATE,
    RETURN_IT,
    SACRIFICE_THIS,
    THIS,
    UNCOUNTERABLE,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    BecomeCopy,
    CastNow,
    ChangeTypes,
    CopySpell,
    CounterSpell,
    CreateTokens,
    DealDamage,
    Deontic,
    Discard,
    Draw,
    EntersAsCopy,
    GainLife,
    Grant,
    Keyword,
    PutCounters,
    Retarget,
    Seq,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    CastSpell,
    Color,
    Event,
    History,
    Is,
    IsAbility,
    IsSpell,
    Not,
    Or,
    OwnedBy,
    Players,
    Shares,
    Supertype,
    Targeting,
)

CARDS = (
    spell("Swerve", "{U}{R}", "instant", does(Retarget(IT, "change"), to=(ONE_TARGET_SPELL,))),
    creature(
        "Bloodbraid Elf",
        "{2}{R}{G}",
        "3/2",
        "Elf Berserker",
        *keywords("haste", "cascade"),
    ),
    spell(
        "Bituminous Blast",
        "{3}{B}{R}",
        "instant",
        does(DealDamage(IT, 4), to=(target(CREATURE),)),
        first=keywords("cascade"),
    ),
    creature("Enlisted Wurm", "{4}{G}{W}", "5/5", "Wurm", *keywords("cascade")),
    spell(
        "Violent Outburst",
        "{1}{R}{G}",
        "instant",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(1, 0),))),
        first=keywords("cascade"),
    ),
    creature(
        "Shardless Agent",
        "{1}{G}{U}",
        "2/2",
        "Human Rogue",
        *keywords("cascade"),
        kinds="artifact creature",
    ),
    permanent("Ardent Plea", "{1}{W}{U}", "enchantment", *keywords("exalted", "cascade")),
    spell(
        "Captured Sunlight", "{2}{G}{W}", "sorcery", does(GainLife(4)), first=keywords("cascade")
    ),
    spell(
        "Deny Reality",
        "{3}{U}{B}",
        "sorcery",
        does(RETURN_IT, to=(target(And()),)),
        first=keywords("cascade"),
    ),
    spell(
        "Demonic Dread",
        "{1}{B}{R}",
        "sorcery",
        does(Apply(IT, (Deontic("cant", "block"),)), to=(target(CREATURE),)),
        first=keywords("cascade"),
    ),
    permanent(
        "Stormcaller's Boon",
        "{2}{W}{U}",
        "enchantment",
        Activated(
            pays("", SACRIFICE_THIS), Apply(CREATURES_YOU_CONTROL, (Grant(keywords("flying")),))
        ),
        *keywords("cascade"),
    ),
    creature(
        "Mystic Snake",
        "{1}{G}{U}{U}",
        "2/2",
        "Snake",
        *keywords("flash"),
        when(ENTERS, CounterSpell(IT), to=(A_SPELL,)),
    ),
    spell(
        "Voidslime",
        "{G}{U}{U}",
        "instant",
        does(CounterSpell(IT), to=(TargetSpec(Or((IsSpell(), IsAbility())), zone="stack"),)),
    ),
    spell(
        "Counterflux",
        "{U}{U}{R}",
        "instant",
        does(CounterSpell(IT), to=(spell_target(Not(YOURS)),)),
        overload("{1}{U}{U}{R}", CounterSpell(All(And((IsSpell(), Not(YOURS))), "stack"))),
        first=(UNCOUNTERABLE,),
    ),
    spell(
        "Dovin's Veto",
        "{W}{U}",
        "instant",
        does(CounterSpell(IT), to=(NONCREATURE_SPELL,)),
        first=(UNCOUNTERABLE,),
    ),
    creature(
        "Evil Twin",
        "{2}{U}{B}",
        "0/0",
        "Shapeshifter",
        EntersAsCopy(
            CREATURE,
            changes=(
                Grant(
                    (
                        Activated(
                            pays("{U}{B}", tap=True),
                            DESTROY_IT,
                            targets=(target(And((CREATURE, Shares("name", THIS)))),),
                        ),
                    )
                ),
            ),
        ),
    ),
    spell(
        "Mirrorweave",
        "{2}{W/U}{W/U}",
        "instant",
        does(
            BecomeCopy(IT, All(And((CREATURE, Not(Is(IT))))), duration="end_of_turn"),
            to=(target(And((CREATURE, Not(Supertype("legendary"))))),),
        ),
    ),
    permanent(
        "Growing Ranks",
        "{2}{G/W}{G/W}",
        "enchantment",
        when(YOUR_UPKEEP, POPULATE),
    ),
    spell(
        "Sundering Growth",
        "{G/W}{G/W}",
        "instant",
        does(DESTROY_IT, POPULATE, to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell(
        "Double Major",
        "{G}{U}",
        "instant",
        does(
            CopySpell(IT, changes=(ChangeTypes(remove=("legendary",)),), retarget=False),
            to=(spell_target(CREATURE, YOURS),),
        ),
    ),
    spell(
        "Memory Plunder",
        "{U/B}{U/B}{U/B}{U/B}",
        "instant",
        does(
            CastNow(IT),
            to=(
                TargetSpec(
                    And((INSTANT_OR_SORCERY, OwnedBy(Players("opponents")))), zone="graveyard"
                ),
            ),
        ),
    ),
    creature(
        "Nivix Guildmage",
        "{U}{R}",
        "2/2",
        "Human Wizard",
        Activated(pays("{1}{U}{R}"), Seq((Draw(), Discard()))),
        Activated(
            pays("{2}{U}{R}"), CopySpell(IT), targets=(spell_target(INSTANT_OR_SORCERY, YOURS),)
        ),
    ),
    permanent(
        "Mirror Sheen",
        "{1}{U/R}{U/R}",
        "enchantment",
        Activated(
            pays("{1}{U/R}{U/R}"),
            CopySpell(IT),
            targets=(spell_target(INSTANT_OR_SORCERY, Targeting(YOU)),),
        ),
    ),
    creature(
        "Vexing Shusher",
        "{R/G}{R/G}",
        "2/2",
        "Goblin Shaman",
        UNCOUNTERABLE,
        Activated(
            pays("{R/G}"),
            Apply(IT, (Deontic("cant", "be_countered"),), "game"),
            targets=(A_SPELL,),
        ),
    ),
    permanent(
        "Thousand-Year Storm",
        "{4}{U}{R}",
        "enchantment",
        when(
            CastSpell(INSTANT_OR_SORCERY, YOU),
            CopySpell(Event("object"), History(CastSpell(INSTANT_OR_SORCERY, YOU), before=True)),
        ),
    ),
    creature(
        "Sprite Dragon",
        "{U}{R}",
        "1/1",
        "Faerie Dragon",
        *keywords("flying", "haste"),
        when(CastSpell(Not(CREATURE), YOU), PutCounters(THIS, "+1/+1")),
    ),
    creature(
        "Wort, the Raidmother",
        "{4}{R/G}{R/G}",
        "3/3",
        "Goblin Shaman",
        when(ENTERS, CreateTokens(token("Goblin Warrior", "1/1", "RG"), 2)),
        Static(
            (Grant((Keyword("conspire"),)),),
            affects=All(
                And((Or((Color("R"), Color("G"))), INSTANT_OR_SORCERY, IsSpell(), YOURS)), "stack"
            ),
        ),
        kinds="legendary creature",
    ),
)
