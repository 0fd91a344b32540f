"""Green cards for what can be activated: mana makers, and from hand and graveyard."""

from domain.cards.card import CardDefinition
from domain.cards.corpus.forms import (
    creature,
    does,
    from_hand,
    keywords,
    level,
    pays,
    permanent,
    spell,
    taps_for,
    target,
    when,
    when_cycled,
)
from domain.cards.corpus.parts import (
    ANY_COLOR,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    ENCHANTMENT,
    IT,
    LAND,
    ONE_OF_ANY_COLOR,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    CastOption,
    ChooseValue,
    ChosenColor,
    DealDamage,
    Discard,
    DiscardCost,
    Doing,
    Draw,
    EnchantAbility,
    Enters,
    ExileCost,
    GainLife,
    Gate,
    Grant,
    Keyword,
    Move,
    ProducedMana,
    PutCounters,
    PutCountersCost,
    Regenerate,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    Search,
    Seq,
    SetTapped,
    Spend,
    Static,
    TapOthers,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Bound,
    Compare,
    Count,
    Event,
    Exists,
    Has,
    InCombat,
    Is,
    Players,
    PlayerStat,
    Stat,
    Subtype,
    TapsForMana,
    X,
    ZoneChange,
)
from domain.cards.mana import COLORS, mana_cost

_ENCHANTED_LAND = TapsForMana(Is(AttachedTo()))
_ITS_CONTROLLER = Event("player")


def _feeding(name: str, cost: str, more: AddMana) -> CardDefinition:
    """An Aura that makes its land give more mana."""
    return permanent(
        name, cost, "enchantment: Aura", EnchantAbility(LAND), when(_ENCHANTED_LAND, more)
    )


CARDS = (
    creature(
        "Elvish Aberration", "{5}{G}", "4/5", "Elf Mutant", taps_for("GGG"),
        Keyword("forestcycling", mana_cost("{2}")),
    ),
    creature(
        "Wirewood Guardian", "{5}{G}{G}", "6/6", "Elf Mutant",
        Keyword("forestcycling", mana_cost("{2}")),
    ),
    creature(
        "Krosan Tusker", "{5}{G}{G}", "6/5", "Boar Beast", Keyword("cycling", mana_cost("{2}{G}")),
        when_cycled(Gate(YOU, then=Search(BASIC_LAND, "hand", reveal=True))),
    ),
    creature(
        "Heritage Druid", "{G}", "1/1", "Elf Druid",
        Activated((TapOthers(Subtype("Elf"), 3),), AddMana((("G", "G", "G"),))),
    ),
    creature(
        "Joraga Treespeaker", "{G}", "1/1", "Elf Druid", Keyword("level up", mana_cost("{1}{G}")),
        level(1, 4, "1/2", taps_for("GG")),
        level(
            5, None, "1/4",
            Static((Grant((taps_for("GG"),)),), All(And((Subtype("Elf"), YOURS)))),
        ),
    ),
    creature(
        "Wirewood Channeler", "{3}{G}", "2/2", "Elf Druid",
        Activated(
            pays(tap=True),
            AddMana(tuple((color,) for color in COLORS), count=Count(Subtype("Elf"))),
        ),
    ),
    creature(
        "Devoted Druid", "{1}{G}", "0/2", "Elf Druid", taps_for("G"),
        Activated((PutCountersCost("-1/-1"),), SetTapped(THIS, False)),
    ),
    creature(
        "Lotus Cobra", "{1}{G}", "2/1", "Snake",
        when(ZoneChange(And((LAND, YOURS)), to="battlefield"), ONE_OF_ANY_COLOR),
    ),
    creature(
        "Werebear", "{1}{G}", "1/1", "Human Bear Druid", taps_for("G"),
        Static((AddStats(3, 3),), condition=Compare(PlayerStat(YOU, "graveyard"), ">=", 7)),
    ),
    creature(
        "Gemhide Sliver", "{1}{G}", "1/1", "Sliver",
        Static((Grant((ANY_COLOR,)),), All(Subtype("Sliver"))),
    ),
    creature(
        "Citanul Hierophants", "{3}{G}", "3/2", "Human Druid",
        Static((Grant((taps_for("G"),)),), CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Vernal Bloom", "{3}{G}", "enchantment",
        when(TapsForMana(Subtype("Forest")), AddMana((("G",),), who=_ITS_CONTROLLER)),
    ),
    permanent(
        "Heartbeat of Spring", "{2}{G}", "enchantment",
        when(TapsForMana(LAND), AddMana(of=ProducedMana(), who=_ITS_CONTROLLER)),
    ),
    _feeding("Wild Growth", "{G}", AddMana((("G",),), who=_ITS_CONTROLLER)),
    _feeding("Overgrowth", "{2}{G}", AddMana((("G", "G"),), who=_ITS_CONTROLLER)),
    _feeding(
        "Fertile Ground", "{1}{G}",
        AddMana(tuple((color,) for color in COLORS), who=_ITS_CONTROLLER),
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
        "Beastcaller Savant", "{1}{G}", "1/1", "Elf Shaman Ally", *keywords("haste"),
        Activated(
            pays(tap=True), AddMana(tuple((color,) for color in COLORS), spend=Spend(CREATURE))
        ),
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
    permanent(
        "Utopia Sprawl", "{G}", "enchantment: Aura", EnchantAbility(Subtype("Forest")),
        Enters(first=ChooseValue("color", "chosen color")),
        when(
            TapsForMana(Is(AttachedTo())),
            AddMana(of=ChosenColor("chosen color"), who=_ITS_CONTROLLER),
        ),
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
    creature(
        "Wall of Roots", "{1}{G}", "0/5", "Plant Wall", *keywords("defender"),
        Activated((PutCountersCost("-0/-1"),), AddMana((("G",),)), limit=1),
    ),
    creature(
        "Vine Trellis", "{1}{G}", "0/4", "Plant Wall", *keywords("defender"), taps_for("G"),
    ),
    creature("Utopia Tree", "{1}{G}", "0/2", "Plant", ANY_COLOR),
    creature("Urborg Elf", "{1}{G}", "1/1", "Elf Druid", taps_for("B", "G", "U")),
    creature("Nantuko Elder", "{2}{G}", "1/2", "Insect Druid", taps_for("CG")),
    creature(
        "Quirion Elves", "{1}{G}", "1/1", "Elf Druid",
        Enters(first=ChooseValue("color", "chosen color")), taps_for("G"),
        Activated(pays(tap=True), AddMana(of=ChosenColor("chosen color"))),
    ),
    creature(
        "Orochi Leafcaller", "{G}", "1/1", "Snake Shaman",
        Activated(pays("{G}"), ONE_OF_ANY_COLOR),
    ),
    creature(
        "Skyshroud Elf", "{1}{G}", "1/1", "Elf Druid", taps_for("G"),
        Activated(pays("{1}"), AddMana((("R",), ("W",)))),
    ),
    creature(
        "Rofellos, Llanowar Emissary", "{G}{G}", "2/1", "Elf Druid",
        Activated(
            pays(tap=True), AddMana((("G",),), count=Count(And((Subtype("Forest"), YOURS)))),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Noble Hierarch", "{G}", "0/1", "Human Druid", *keywords("exalted"),
        taps_for("G", "W", "U"),
    ),
    creature(
        "Elvish Spirit Guide", "{2}{G}", "2/2", "Elf Spirit",
        Activated((ExileCost(SELF, "hand"),), AddMana((("G",),)), zone="hand"),
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
        "Jaspera Sentinel", "{G}", "1/2", "Elf Rogue", *keywords("reach"),
        Activated(pays("", TapOthers(CREATURE), tap=True), ONE_OF_ANY_COLOR),
    ),
    creature(
        "Loam Dryad", "{G}", "1/2", "Dryad Horror",
        Activated(pays("", TapOthers(CREATURE), tap=True), ONE_OF_ANY_COLOR),
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
