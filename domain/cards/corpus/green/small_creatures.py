"""Green creatures of mana value 2 or less."""

from domain.cards.corpus.forms import creature, keywords, pays, taps_for, target, when
from domain.cards.corpus.parts import (
    ANY_COLOR,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    OTHER,
    SELF,
    SIX_LANDS,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Among,
    Apply,
    Bind,
    Choose,
    CreateTokens,
    Deontic,
    Draw,
    GainLife,
    Gate,
    Grant,
    Keyword,
    KeywordAction,
    Look,
    Move,
    PutCounters,
    SacrificeCost,
    Search,
    Seq,
    SetTapped,
    Static,
    TopUntil,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    BecomesBlocked,
    Bound,
    Compare,
    Count,
    Counters,
    Event,
    Exists,
    Has,
    Not,
    Stat,
    Subtype,
    ZoneChange,
)
from domain.cards.mana import mana_cost
from domain.cards.predefined_tokens import TREASURE

CARDS = (
    creature("Grizzly Bears", "{1}{G}", "2/2", "Bear"),
    creature("Runeclaw Bear", "{1}{G}", "2/2", "Bear"),
    creature("Kalonian Tusker", "{G}{G}", "3/3", "Beast"),
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
        "Sylvan Ranger", "{1}{G}", "1/1", "Elf Scout Ranger",
        when(ENTERS, Gate(YOU, then=Search(BASIC_LAND, "hand", reveal=True))),
    ),
    creature("Balduvian Bears", "{1}{G}", "2/2", "Bear"),
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
        "Priest of Titania", "{1}{G}", "1/1", "Elf Druid",
        Activated(pays(tap=True), AddMana((("G",),), Count(Subtype("Elf")))),
    ),
    creature("Elvish Mystic", "{G}", "1/1", "Elf Druid", taps_for("G")),
    creature("Bear Cub", "{1}{G}", "2/2", "Bear"),
    creature(
        "Almighty Brushwagg", "{G}", "1/1", "Brushwagg", *keywords("trample"),
        Activated(pays("{3}{G}"), Apply(THIS, (AddStats(3, 3),))),
    ),
    creature(
        "Sylvan Advocate", "{1}{G}", "2/3", "Elf Druid Ally", *keywords("vigilance"),
        Static((AddStats(2, 2),), condition=SIX_LANDS),
        Static(
            (AddStats(2, 2),), affects=All(And((LAND, CREATURE_YOU_CONTROL))), condition=SIX_LANDS
        ),
    ),
    creature("Wall of Wood", "{G}", "0/3", "Wall", *keywords("defender")),
    creature("Elvish Warrior", "{G}{G}", "2/3", "Elf Warrior"),
    creature("Norwood Ranger", "{G}", "1/2", "Elf Scout Ranger"),
    creature("Shanodin Dryads", "{G}", "1/1", "Nymph Dryad", *keywords("forestwalk")),
    creature("Garruk's Companion", "{G}{G}", "3/2", "Beast", *keywords("trample")),
    creature("Cylian Elf", "{1}{G}", "2/2", "Elf Scout"),
    creature("Fyndhorn Elves", "{G}", "1/1", "Elf Druid", taps_for("G")),
    creature("Boreal Druid", "{G}", "1/1", "Elf Druid", taps_for("C"), kinds="snow creature"),
    creature(
        "Overgrown Battlement", "{1}{G}", "0/4", "Wall", *keywords("defender"),
        Activated(
            pays(tap=True), AddMana((("G",),), Count(And((CREATURE_YOU_CONTROL, Has("defender")))))
        ),
    ),
    creature(
        "Wall of Blossoms", "{1}{G}", "0/4", "Plant Wall", *keywords("defender"),
        when(ENTERS, Draw()),
    ),
    creature("Jungle Lion", "{G}", "2/1", "Cat", Static((Deontic("cant", "block"),))),
    creature("Scryb Sprites", "{G}", "1/1", "Faerie", *keywords("flying")),
    creature(
        "Hermit Druid", "{1}{G}", "1/1", "Human Druid",
        Activated(
            pays("{G}", tap=True),
            Seq(
                (
                    Bind("revealed cards", TopUntil(YOU, BASIC_LAND)),
                    Look(Bound("revealed cards"), reveal=True),
                    Move(Among(Bound("revealed cards"), BASIC_LAND), "hand"),
                    Move(Bound("revealed cards"), "graveyard"),
                )
            ),
        ),
    ),
    creature(
        "Merfolk Branchwalker", "{1}{G}", "2/1", "Merfolk Scout",
        when(ENTERS, KeywordAction("explore")),
    ),
    creature(
        "Pelt Collector", "{G}", "1/1", "Elf Warrior",
        when(
            AnyOf(
                (
                    ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), to="battlefield"),
                    ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), "battlefield", "graveyard"),
                )
            ),
            PutCounters(THIS, "+1/+1"),
            condition=Compare(Stat(Event()), ">", Stat(THIS)),
        ),
        Static((Grant(keywords("trample")),), condition=Compare(Counters(THIS, "+1/+1"), ">=", 3)),
    ),
    creature(
        "Prosperous Innkeeper", "{1}{G}", "1/1", "Halfling Citizen",
        when(ENTERS, CreateTokens(TREASURE)),
        when(ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), to="battlefield"), GainLife(1)),
    ),
    creature(
        "Frontier Guide", "{1}{G}", "1/1", "Elf Scout",
        Activated(pays("{3}{G}", tap=True), Search(BASIC_LAND, "battlefield", tapped=True)),
    ),
    creature(
        "Elvish Piper", "{3}{G}", "1/1", "Elf Shaman",
        Activated(
            pays("{G}", tap=True),
            Move(Choose(YOU, CREATURE, "hand", min=0, from_zone_of=YOU), "battlefield"),
        ),
    ),
    creature(
        "Riveteers Decoy", "{1}{G}", "3/1", "Human Warrior",
        Static((Deontic("must", "be_blocked"),)),
        Keyword("blitz", mana_cost("{3}{G}")),
    ),
    creature("Strangleroot Geist", "{G}{G}", "2/1", "Spirit", *keywords("haste", "undying")),
)  # fmt: skip
