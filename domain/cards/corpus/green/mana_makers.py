"""Green cards that make mana, or have lands make more of it."""

from domain.cards.card import CardDefinition
from domain.cards.corpus.forms import (
    creature,
    keywords,
    level,
    pays,
    permanent,
    taps_for,
    when,
)
from domain.cards.corpus.parts import (
    ANY_COLOR,
    CREATURE,
    CREATURES_YOU_CONTROL,
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
    ChooseValue,
    ChosenColor,
    EnchantAbility,
    Enters,
    ExileCost,
    Grant,
    Keyword,
    ProducedMana,
    PutCountersCost,
    SetTapped,
    Spend,
    Static,
    TapOthers,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Compare,
    Count,
    Event,
    Is,
    PlayerStat,
    Subtype,
    TapsForMana,
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
        "Beastcaller Savant", "{1}{G}", "1/1", "Elf Shaman Ally", *keywords("haste"),
        Activated(
            pays(tap=True), AddMana(tuple((color,) for color in COLORS), spend=Spend(CREATURE))
        ),
    ),
    permanent(
        "Utopia Sprawl", "{G}", "enchantment: Aura", EnchantAbility(Subtype("Forest")),
        Enters(first=ChooseValue("color", "chosen color")),
        when(
            TapsForMana(Is(AttachedTo())),
            AddMana(of=ChosenColor("chosen color"), who=_ITS_CONTROLLER),
        ),
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
    creature(
        "Jaspera Sentinel", "{G}", "1/2", "Elf Rogue", *keywords("reach"),
        Activated(pays("", TapOthers(CREATURE), tap=True), ONE_OF_ANY_COLOR),
    ),
    creature(
        "Loam Dryad", "{G}", "1/2", "Dryad Horror",
        Activated(pays("", TapOthers(CREATURE), tap=True), ONE_OF_ANY_COLOR),
    ),
)  # fmt: skip
