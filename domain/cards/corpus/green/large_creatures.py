"""Green creatures of mana value 3 or more."""

from domain.cards.corpus.forms import creature, keywords, pays, regenerates, target, token, when
from domain.cards.corpus.parts import (
    ARTIFACT,
    ARTIFACT_OR_ENCHANTMENT,
    ATTACKS,
    BASIC_LAND,
    BEAST,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    DIES,
    ENTERS,
    IT,
    LAND,
    OTHER,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOUR_HAND,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    Choose,
    CreateTokens,
    DealDamage,
    Draw,
    Enters,
    ForEach,
    GainLife,
    Gate,
    Grant,
    Keyword,
    KeywordAction,
    Mode,
    Move,
    PutCounters,
    Regenerate,
    RemoveCountersCost,
    SacrificeCost,
    Search,
    Seq,
    SetStats,
    Static,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    Begins,
    Blocks,
    Bound,
    Color,
    Count,
    Counters,
    Damaged,
    Distinct,
    Has,
    Matches,
    Or,
    OwnedBy,
    Players,
    Stat,
    StatCompare,
    Status,
    Subtype,
    TurnOf,
    Type,
    ZoneChange,
)

CARDS = (
    creature("Trained Armodon", "{1}{G}{G}", "3/3", "Elephant"),
    creature("Craw Wurm", "{4}{G}{G}", "6/4", "Wurm"),
    creature("Giant Spider", "{3}{G}", "2/4", "Spider", *keywords("reach")),
    creature("Stampeding Rhino", "{4}{G}", "4/4", "Rhino", *keywords("trample")),
    creature(
        "Wood Elves", "{2}{G}", "1/1", "Elf Scout",
        when(ENTERS, Search(Subtype("Forest"), "battlefield")),
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
    creature("Centaur Courser", "{2}{G}", "3/3", "Centaur Warrior"),
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
        "Ravenous Baloth", "{2}{G}{G}", "4/4", "Beast",
        Activated((SacrificeCost(Subtype("Beast")),), GainLife(4)),
    ),
    creature(
        "Elvish Archdruid", "{1}{G}{G}", "2/2", "Elf Druid",
        Static((AddStats(1, 1),), affects=All(And((Subtype("Elf"), CREATURE, YOURS, OTHER)))),
        Activated(pays(tap=True), AddMana((("G",),), Count(And((Subtype("Elf"), YOURS))))),
    ),
    creature("Axebane Beast", "{3}{G}", "3/4", "Beast"),
    creature("Alpine Grizzly", "{2}{G}", "4/2", "Bear"),
    creature(
        "Eternal Witness", "{1}{G}{G}", "2/1", "Human Shaman",
        when(
            ENTERS,
            Gate(YOU, then=Move(IT, "hand", "return")),
            to=(TargetSpec(OwnedBy(YOU), zone="graveyard"),),
        ),
    ),
    creature("Wall of Ice", "{2}{G}", "0/7", "Wall", *keywords("defender")),
    creature("Colossal Dreadmaw", "{4}{G}{G}", "6/6", "Dinosaur", *keywords("trample")),
    creature("Spined Wurm", "{4}{G}", "5/4", "Wurm"),
    creature("Enormous Baloth", "{6}{G}", "7/7", "Beast"),
    creature("Gorilla Warrior", "{2}{G}", "3/2", "Ape Warrior"),
    creature("Anaconda", "{3}{G}", "3/3", "Snake", *keywords("swampwalk")),
    creature("War Mammoth", "{3}{G}", "3/3", "Elephant", *keywords("trample")),
    creature("Alpha Tyrranax", "{4}{G}{G}", "6/5", "Dinosaur Beast"),
    creature("Leatherback Baloth", "{G}{G}{G}", "4/5", "Beast"),
    creature(
        "Borderland Ranger", "{2}{G}", "2/2", "Human Scout Ranger",
        when(ENTERS, Gate(YOU, then=Search(BASIC_LAND, "hand", reveal=True))),
    ),
    creature(
        "Civic Wayfinder", "{2}{G}", "2/2", "Elf Druid Warrior",
        when(ENTERS, Gate(YOU, then=Search(BASIC_LAND, "hand", reveal=True))),
    ),
    creature(
        "Fierce Empath", "{2}{G}", "1/1", "Elf",
        when(
            ENTERS,
            Gate(
                YOU,
                then=Search(
                    And((CREATURE, StatCompare("mana_value", ">=", 6))), "hand", reveal=True
                ),
            ),
        ),
    ),
    creature(
        "Carven Caryatid", "{1}{G}{G}", "2/5", "Spirit", *keywords("defender"),
        when(ENTERS, Draw()),
    ),
    creature("Striped Bears", "{3}{G}", "2/2", "Bear", when(ENTERS, Draw())),
    creature(
        "Briarpack Alpha", "{3}{G}", "3/3", "Wolf", *keywords("flash"),
        when(ENTERS, Apply(IT, (AddStats(2, 2),)), to=(target(CREATURE),)),
    ),
    creature("Kavu Climber", "{3}{G}{G}", "3/3", "Kavu", when(ENTERS, Draw())),
    creature(
        "Indrik Stomphowler", "{4}{G}", "4/4", "Beast",
        when(ENTERS, DESTROY_IT, to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    creature(
        "Uktabi Orangutan", "{2}{G}", "2/2", "Ape",
        when(ENTERS, DESTROY_IT, to=(target(ARTIFACT),)),
    ),
    creature(
        "Viridian Shaman", "{2}{G}", "2/2", "Elf Shaman",
        when(ENTERS, DESTROY_IT, to=(target(ARTIFACT),)),
    ),
    creature(
        "Elvish Champion", "{1}{G}{G}", "2/2", "Elf",
        Static(
            (AddStats(1, 1), Grant(keywords("forestwalk"))),
            affects=All(And((CREATURE, Subtype("Elf"), OTHER))),
        ),
    ),
    creature(
        "Penumbra Spider", "{2}{G}{G}", "2/4", "Spider", *keywords("reach"),
        when(DIES, CreateTokens(token("Spider", "2/4", "B", *keywords("reach")))),
    ),
    creature(
        "Cautious Survivor", "{3}{G}", "4/4", "Elf Survivor",
        when(Begins("postcombat_main", YOU), GainLife(2), condition=Matches(THIS, Status("tapped"))),
    ),
    creature(
        "Briar Hydra", "{5}{G}", "6/6", "Plant Hydra", *keywords("trample"),
        when(
            Damaged(SELF, "player", combat=True),
            PutCounters(IT, "+1/+1", Distinct(And((LAND, YOURS)), "basic")),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    creature("Rampaging Rendhorn", "{4}{G}", "4/4", "Beast", *keywords("riot")),
    creature("Cudgel Troll", "{2}{G}{G}", "4/3", "Troll", regenerates("{G}")),
    creature(
        "Aerie Ouphes", "{4}{G}", "3/3", "Ouphe",
        Activated(
            (SACRIFICE_THIS,),
            DealDamage(IT, Stat(THIS)),
            targets=(target(And((CREATURE, Has("flying")))),),
        ),
        *keywords("persist"),
    ),
    creature(
        "Golgari Grave-Troll", "{4}{G}", "0/0", "Troll Skeleton",
        Enters(counters=(("+1/+1", Count(And((CREATURE, OwnedBy(YOU))), "graveyard")),)),
        Activated(
            pays("{1}", RemoveCountersCost("+1/+1")), Regenerate(THIS)
        ),
        Keyword("dredge", number=6),
    ),
    creature(
        "Greater Mossdog", "{3}{G}", "3/3", "Plant Dog", Keyword("dredge", number=3)
    ),
    creature(
        "Nessian Asp", "{4}{G}", "4/5", "Snake", *keywords("reach"),
        Activated(pays("{6}{G}"), KeywordAction("monstrosity", 4)),
    ),
    creature(
        "Elder Gargaroth", "{3}{G}{G}", "6/6", "Beast", *keywords("vigilance", "reach", "trample"),
        Triggered(
            AnyOf((ATTACKS, Blocks(SELF))), Seq(()),
            modes=(Mode(CreateTokens(BEAST)), Mode(GainLife(3)), Mode(Draw())),
        ),
    ),
    creature(
        "Regal Force", "{4}{G}{G}{G}", "5/5", "Elemental",
        when(ENTERS, Draw(Count(And((CREATURE_YOU_CONTROL, Color("G")))))),
    ),
    creature(
        "Vorapede", "{2}{G}{G}{G}", "5/4", "Insect", *keywords("vigilance", "trample", "undying"),
    ),
)  # fmt: skip
