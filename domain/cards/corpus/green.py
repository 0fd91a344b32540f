"""Green cards."""

from domain.cards.corpus.forms import (
    ANY_COLOR,
    ARTIFACT_OR_ENCHANTMENT,
    ATTACKS,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DIES,
    ENTERS,
    IT,
    LAND,
    OTHER,
    SELF,
    THIS,
    YOU,
    YOURS,
    creature,
    does,
    keywords,
    pays,
    permanent,
    spell,
    taps_for,
    target,
    token,
    when,
)  # fmt: skip
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    Choose,
    CreateTokens,
    Deontic,
    Draw,
    EnchantAbility,
    Enters,
    Fight,
    ForEach,
    GainLife,
    Gate,
    Grant,
    Move,
    PlayerRule,
    PutCounters,
    SacrificeCost,
    Search,
    SetStats,
    SetTapped,
    Shield,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    BecomesBlocked,
    Blocks,
    Bound,
    Count,
    Counters,
    Exists,
    Has,
    Not,
    Or,
    Players,
    PlayerStat,
    StatCompare,
    Subtype,
    Target,
    TurnOf,
    Type,
    ZoneChange,
)

SAPROLING = token("Saproling", "1/1", "G")
YOUR_HAND = PlayerStat(YOU, "hand")
YOU_DONT_CONTROL = And((CREATURE, Not(YOURS)))

GREEN = (
    creature("Grizzly Bears", "{1}{G}", "2/2", "Bear"),
    creature("Runeclaw Bear", "{1}{G}", "2/2", "Bear"),
    creature("Kalonian Tusker", "{G}{G}", "3/3", "Beast"),
    creature("Trained Armodon", "{1}{G}{G}", "3/3", "Elephant"),
    creature("Craw Wurm", "{4}{G}{G}", "6/4", "Wurm"),
    creature("Giant Spider", "{3}{G}", "2/4", "Spider", *keywords("reach")),
    creature("Stampeding Rhino", "{4}{G}", "4/4", "Rhino", *keywords("trample")),
    creature("Deadly Recluse", "{1}{G}", "1/2", "Spider", *keywords("reach", "deathtouch")),
    creature("Gladecover Scout", "{G}", "1/1", "Elf Scout", *keywords("hexproof")),
    creature("Zodiac Monkey", "{1}{G}", "2/1", "Monkey", *keywords("forestwalk")),
    creature("Llanowar Elves", "{G}", "1/1", "Elf Druid", taps_for("G")),
    creature("Birds of Paradise", "{G}", "0/1", "Bird", *keywords("flying"), ANY_COLOR),
    creature("Elvish Visionary", "{1}{G}", "1/1", "Elf Shaman", when(ENTERS, Draw())),
    creature(
        "Silhana Ledgewalker", "{1}{G}", "1/1", "Elf Rogue", *keywords("hexproof"),
        Static((Deontic("cant", "be_blocked", by=Not(Has("flying"))),)),
    ),
    creature(
        "Wood Elves", "{2}{G}", "1/1", "Elf Scout",
        when(ENTERS, Search(Subtype("Forest"), "battlefield")),
    ),
    creature(
        "Sylvan Ranger", "{1}{G}", "1/1", "Elf Scout Ranger",
        when(ENTERS, Gate(YOU, then=Search(BASIC_LAND, "hand", reveal=True))),
    ),
    creature(
        "Acidic Slime", "{3}{G}{G}", "2/2", "Ooze", *keywords("deathtouch"),
        when(
            ENTERS, Move(IT, "graveyard", "destroy"),
            to=(target(Or((Type("artifact"), Type("enchantment"), LAND))),),
        ),
    ),
    creature(
        "Garruk's Packleader", "{4}{G}", "4/4", "Beast",
        when(
            ZoneChange(
                And((CREATURE_YOU_CONTROL, OTHER, StatCompare("power", ">=", 3))),
                to="battlefield",
            ),
            Gate(YOU, then=Draw()),
        ),
    ),
    creature(
        "Giant Badger", "{1}{G}{G}", "2/2", "Badger",
        when(Blocks(SELF), Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Hunted Wumpus", "{3}{G}", "6/6", "Beast",
        when(
            ENTERS,
            ForEach(
                Players("opponents"),
                Gate(
                    Bound("each"),
                    then=Move(
                        Choose(Bound("each"), CREATURE, "hand", from_zone_of=Bound("each")),
                        "battlefield", "put",
                    ),
                ),
            ),
        ),
    ),
    creature(
        "Imperious Perfect", "{2}{G}", "2/2", "Elf Warrior",
        Static((AddStats(1, 1),), affects=All(And((Subtype("Elf"), YOURS, OTHER)))),
        Activated(pays("{G}", tap=True), CreateTokens(token("Elf Warrior", "1/1", "G"))),
    ),
    creature(
        "Ant Queen", "{3}{G}{G}", "5/5", "Insect",
        Activated(pays("{1}{G}"), CreateTokens(token("Insect", "1/1", "G"))),
    ),
    creature(
        "Pelakka Wurm", "{4}{G}{G}{G}", "7/7", "Wurm", *keywords("trample"),
        when(ENTERS, GainLife(7)), when(DIES, Draw()),
    ),
    creature("Balduvian Bears", "{1}{G}", "2/2", "Bear"),
    creature("Centaur Courser", "{2}{G}", "3/3", "Centaur Warrior"),
    creature("Ashcoat Bear", "{1}{G}", "2/2", "Bear", *keywords("flash")),
    creature("Sacred Prey", "{G}", "1/1", "Horse", when(BecomesBlocked(SELF), GainLife(1))),
    creature(
        "Wild Nacatl", "{G}", "1/1", "Cat Warrior",
        *(
            Static((AddStats(1, 1),), condition=Exists(And((Subtype(kind), YOURS))))
            for kind in ("Mountain", "Plains")
        ),
    ),
    creature(
        "Wildwood Geist", "{4}{G}", "3/3", "Spirit",
        Static((AddStats(2, 2),), condition=TurnOf(YOU)),
    ),
    creature(
        "Maro", "{2}{G}{G}", "*/*", "Elemental",
        Static((SetStats(YOUR_HAND, YOUR_HAND, defining=True),)),
    ),
    creature(
        "Kalonian Hydra", "{3}{G}{G}", "0/0", "Hydra", *keywords("trample"),
        Enters(counters=(("+1/+1", 4),)),
        when(
            ATTACKS,
            ForEach(
                CREATURES_YOU_CONTROL,
                PutCounters(Bound("each"), "+1/+1", Counters(Bound("each"), "+1/+1")),
            ),
        ),
    ),
    creature(
        "Thornscape Apprentice", "{G}", "1/1", "Human Wizard",
        Activated(
            pays("{R}", tap=True), Apply(IT, (Grant(keywords("first strike")),)),
            targets=(target(CREATURE),),
        ),
        Activated(pays("{W}", tap=True), SetTapped(IT, True), targets=(target(CREATURE),)),
    ),
    creature(
        "Sakura-Tribe Elder", "{1}{G}", "1/1", "Snake Shaman",
        Activated(
            (SacrificeCost(SELF),), Search(BASIC_LAND, "battlefield", tapped=True)
        ),
    ),
    creature(
        "Ravenous Baloth", "{2}{G}{G}", "4/4", "Beast",
        Activated((SacrificeCost(Subtype("Beast")),), GainLife(4)),
    ),
    creature(
        "Priest of Titania", "{1}{G}", "1/1", "Elf Druid",
        Activated(pays(tap=True), AddMana((("G",),), Count(Subtype("Elf")))),
    ),
    creature(
        "Elvish Archdruid", "{1}{G}{G}", "2/2", "Elf Druid",
        Static((AddStats(1, 1),), affects=All(And((Subtype("Elf"), CREATURE, YOURS, OTHER)))),
        Activated(pays(tap=True), AddMana((("G",),), Count(And((Subtype("Elf"), YOURS))))),
    ),
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
    spell(
        "Giant Growth", "{G}", "instant",
        does(Apply(IT, (AddStats(3, 3),)), to=(target(CREATURE),)),
    ),
    spell(
        "Naturalize", "{1}{G}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell("Fog", "{G}", "instant", does(Shield(combat_only=True))),
    spell(
        "Rampant Growth", "{1}{G}", "sorcery",
        does(Search(BASIC_LAND, "battlefield", tapped=True)),
    ),
    spell("Explore", "{1}{G}", "sorcery",
          does(Apply(None, (PlayerRule("land_plays", 1),)), Draw())),
    spell("Harmonize", "{2}{G}{G}", "sorcery", does(Draw(3))),
    spell("Sprout", "{G}", "instant", does(CreateTokens(SAPROLING))),
    spell(
        "Overrun", "{2}{G}{G}{G}", "sorcery",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(3, 3), Grant(keywords("trample"))))),
    ),
    spell(
        "Prey Upon", "{G}", "sorcery",
        does(
            Fight(Target(0), Target(1)),
            to=(target(CREATURE_YOU_CONTROL), target(YOU_DONT_CONTROL)),
        ),
    ),
    spell("Sylvan Scrying", "{1}{G}", "sorcery", does(Search(LAND, "hand", reveal=True))),
)  # fmt: skip
