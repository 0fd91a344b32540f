"""Green cards for what can be activated, on the battlefield, from hand and graveyard."""

from domain.cards.corpus.forms import (
    creature,
    does,
    from_hand,
    keywords,
    level,
    pays,
    permanent,
    spell,
    target,
    when_cycled,
)
from domain.cards.corpus.parts import (
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENCHANTMENT,
    IT,
    LAND,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    CastOption,
    DealDamage,
    Discard,
    DiscardCost,
    Doing,
    Draw,
    Enters,
    GainLife,
    Gate,
    Grant,
    Keyword,
    Move,
    PutCounters,
    Regenerate,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    Search,
    Seq,
    SetTapped,
    TapOthers,
)
from domain.cards.ir.terms import (
    And,
    Bound,
    Exists,
    Has,
    InCombat,
    Players,
    Stat,
    Subtype,
    X,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Wirewood Guardian", "{5}{G}{G}", "6/6", "Elf Mutant",
        Keyword("forestcycling", mana_cost("{2}")),
    ),
    creature(
        "Krosan Tusker", "{5}{G}{G}", "6/5", "Boar Beast", Keyword("cycling", mana_cost("{2}{G}")),
        when_cycled(Gate(YOU, then=Search(BASIC_LAND, "hand", reveal=True))),
    ),
    creature(
        "Quirion Ranger", "{G}", "1/1", "Elf Ranger",
        Activated(
            (ReturnCost(Subtype("Forest")),), SetTapped(IT, False), targets=(target(CREATURE),),
            limit=1,
        ),
    ),
    creature(
        "Wirewood Symbiote", "{G}", "1/1", "Insect",
        Activated(
            (ReturnCost(Subtype("Elf")),), SetTapped(IT, False), targets=(target(CREATURE),),
            limit=1,
        ),
    ),
    creature(
        "Fauna Shaman", "{1}{G}", "2/2", "Elf Shaman",
        Activated(
            pays("{G}", DiscardCost(1, CREATURE), tap=True), Search(CREATURE, "hand", reveal=True)
        ),
    ),
    permanent(
        "Survival of the Fittest", "{1}{G}", "enchantment",
        Activated(pays("{G}", DiscardCost(1, CREATURE)), Search(CREATURE, "hand", reveal=True)),
    ),
    creature(
        "Drudge Beetle", "{1}{G}", "2/2", "Insect", Keyword("scavenge", mana_cost("{5}{G}")),
    ),
    creature(
        "Deadbridge Goliath", "{2}{G}{G}", "5/5", "Insect",
        Keyword("scavenge", mana_cost("{4}{G}{G}")),
    ),
    creature(
        "Rushwood Herbalist", "{2}{G}", "2/2", "Human Spellshaper",
        Activated(
            pays("{G}", DiscardCost(), tap=True), Regenerate(IT), targets=(target(CREATURE),)
        ),
    ),
    creature(
        "Basking Rootwalla", "{G}", "1/1", "Lizard",
        Activated(pays("{1}{G}"), Apply(THIS, (AddStats(2, 2),)), limit=1),
        Keyword("madness", mana_cost("{0}")),
    ),
    spell(
        "Reverent Silence", "{3}{G}", "sorcery",
        does(Move(All(ENCHANTMENT), "graveyard", "destroy")),
        first=(
            CastOption(
                "life for the others", (Doing(GainLife(6, Players("opponents"))),),
                condition=Exists(And((Subtype("Forest"), YOURS))),
            ),
        ),
    ),
    permanent(
        "Greater Good", "{2}{G}{G}", "enchantment",
        Activated(
            (SacrificeCost(CREATURE),),
            Seq((Draw(Stat(Bound("sacrificed"), "power")), Discard(3))),
        ),
    ),
    creature(
        "Silklash Spider", "{3}{G}{G}", "2/7", "Spider", *keywords("reach"),
        Activated(
            pays("{X}{G}{G}"), DealDamage(All(And((CREATURE, Has("flying")))), X()),
        ),
    ),
    creature(
        "Spitting Spider", "{3}{G}{G}", "3/5", "Spider", *keywords("reach"),
        Activated((SacrificeCost(LAND),), DealDamage(All(And((CREATURE, Has("flying")))), 1)),
    ),
    creature(
        "Sylvan Safekeeper", "{G}", "1/1", "Human Wizard",
        Activated(
            (SacrificeCost(LAND),), Apply(IT, (Grant(keywords("shroud")),)),
            targets=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    creature(
        "Spike Feeder", "{1}{G}{G}", "0/0", "Spike", Enters(counters=(("+1/+1", 2),)),
        Activated(
            pays("{2}", RemoveCountersCost("+1/+1")), PutCounters(IT, "+1/+1"),
            targets=(target(CREATURE),),
        ),
        Activated((RemoveCountersCost("+1/+1"),), GainLife(2)),
    ),
    creature(
        "Barkhide Mauler", "{4}{G}", "4/4", "Beast", Keyword("cycling", mana_cost("{2}")),
    ),
    permanent(
        "Earthcraft", "{1}{G}", "enchantment",
        Activated((TapOthers(CREATURE),), SetTapped(IT, False), targets=(target(BASIC_LAND),)),
    ),
    creature(
        "Arbor Elf", "{G}", "1/1", "Elf Druid",
        Activated(
            pays(tap=True), SetTapped(IT, False), targets=(target(Subtype("Forest")),)
        ),
    ),
    creature(
        "Voyaging Satyr", "{1}{G}", "1/2", "Satyr Druid",
        Activated(pays(tap=True), SetTapped(IT, False), targets=(target(LAND),)),
    ),
    creature(
        "Ley Druid", "{2}{G}", "1/1", "Human Druid",
        Activated(pays(tap=True), SetTapped(IT, False), targets=(target(LAND),)),
    ),
    creature(
        "Seeker of Skybreak", "{1}{G}", "2/1", "Elf",
        Activated(pays(tap=True), SetTapped(IT, False), targets=(target(CREATURE),)),
    ),
    creature(
        "Beastbreaker of Bala Ged", "{1}{G}", "2/2", "Human Warrior",
        Keyword("level up", mana_cost("{2}{G}")), level(1, 3, "4/4"),
        level(4, None, "6/6", *keywords("trample")),
    ),
    creature(
        "Ghost-Lit Nourisher", "{2}{G}", "2/1", "Spirit",
        Activated(
            pays("{2}{G}", tap=True), Apply(IT, (AddStats(2, 2),)), targets=(target(CREATURE),)
        ),
        from_hand("channel", "{3}{G}", Apply(IT, (AddStats(4, 4),)), target(CREATURE)),
    ),
    creature(
        "Slaughterhorn", "{2}{G}", "3/2", "Beast",
        from_hand(
            "bloodrush", "{G}", Apply(IT, (AddStats(3, 2),)),
            target(And((CREATURE, InCombat("attacking")))),
        ),
    ),
    creature(
        "Wasteland Viper", "{G}", "1/2", "Snake", *keywords("deathtouch"),
        from_hand(
            "bloodrush", "{G}", Apply(IT, (AddStats(1, 2), Grant(keywords("deathtouch")))),
            target(And((CREATURE, InCombat("attacking")))),
        ),
    ),
    spell(
        "Earthbrawn", "{1}{G}", "instant",
        does(Apply(IT, (AddStats(3, 3),)), to=(target(CREATURE),)),
        Keyword("reinforce", mana_cost("{1}{G}"), 1),
    ),
)  # fmt: skip
