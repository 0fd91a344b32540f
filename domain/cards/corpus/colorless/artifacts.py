"""Colourless artifacts that are neither creatures nor Equipment."""

from domain.cards.corpus.forms import keywords, pays, permanent, taps_for, target, when
from domain.cards.corpus.parts import (
    ANY_COLOR,
    ANY_PLAYER,
    ANY_TARGET,
    BASIC_LAND,
    CREATURE,
    ENTERS,
    ENTERS_TAPPED,
    IT,
    LAND,
    OTHER,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    All,
    CostChange,
    DealDamage,
    Draw,
    GainLife,
    Gate,
    Move,
    PlayerRule,
    PutCounters,
    RemoveCountersCost,
    Search,
    SetTapped,
    Static,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Begins,
    CastSpell,
    Color,
    Compare,
    Event,
    Matches,
    Or,
    Players,
    PlayerStat,
    Status,
    Type,
    ZoneChange,
)
from domain.cards.mana import COLORS

CARDS = (
    permanent("Sol Ring", "{1}", "artifact", taps_for("CC")),
    permanent("Mox Ruby", "{0}", "artifact", taps_for("R")),
    permanent(
        "Mind Stone", "{2}", "artifact", taps_for("C"),
        Activated(pays("{1}", SACRIFICE_THIS, tap=True), Draw()),
    ),
    permanent(
        "Prophetic Prism", "{2}", "artifact", when(ENTERS, Draw()),
        Activated(pays("{1}", tap=True), AddMana(tuple((color,) for color in COLORS))),
    ),
    permanent("Darksteel Ingot", "{3}", "artifact", *keywords("indestructible"), ANY_COLOR),
    permanent(
        "Icy Manipulator", "{4}", "artifact",
        Activated(
            pays("{1}", tap=True), SetTapped(IT, True),
            targets=(target(Or((Type("artifact"), CREATURE, LAND))),),
        ),
    ),
    permanent(
        "Rod of Ruin", "{4}", "artifact",
        Activated(pays("{3}", tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    permanent(
        "Fountain of Youth", "{0}", "artifact", Activated(pays("{2}", tap=True), GainLife(1)),
    ),
    permanent(
        "Howling Mine", "{2}", "artifact",
        when(
            Begins("draw"), Draw(1, Event("player")),
            condition=Matches(THIS, Status("untapped")),
        ),
    ),
    permanent(
        "Millstone", "{2}", "artifact",
        Activated(
            pays("{2}", tap=True), Move(TopOf(IT, 2), "graveyard", "mill"),
            targets=(ANY_PLAYER,),
        ),
    ),
    permanent(
        "Wayfarer's Bauble", "{1}", "artifact",
        Activated(
            pays("{2}", SACRIFICE_THIS, tap=True),
            Search(BASIC_LAND, "battlefield", tapped=True),
        ),
    ),
    permanent("Spellbook", "{0}", "artifact: Book", Static((PlayerRule("no_max_hand"),))),
    permanent(
        "Dragon's Claw", "{2}", "artifact",
        when(CastSpell(Color("R")), Gate(YOU, then=GainLife(1))),
    ),
    permanent(
        "Serum Tank", "{3}", "artifact",
        when(
            ZoneChange(Or((SELF, And((Type("artifact"), OTHER)))), to="battlefield"),
            PutCounters(THIS, "charge"),
        ),
        Activated(pays("{3}", RemoveCountersCost("charge"), tap=True), Draw()),
    ),
    permanent("Darksteel Relic", "{0}", "artifact", *keywords("indestructible")),
    permanent("Emerald Medallion", "{2}", "artifact", Static((CostChange(Color("G"), YOU, -1),))),
    permanent(
        "Sphere of Resistance", "{2}", "artifact",
        Static((CostChange(ANYTHING, Players("all"), 1),)),
    ),
    permanent(
        "Paupers' Cage", "{3}", "artifact",
        when(
            Begins("upkeep", Players("opponents")), DealDamage(Event("player"), 2),
            condition=Compare(PlayerStat(Event("player"), "hand"), "<=", 2),
        ),
    ),
    permanent(
        "Nevinyrral's Disk", "{4}", "artifact", ENTERS_TAPPED,
        Activated(
            pays("{1}", tap=True),
            Move(
                All(Or((Type("artifact"), CREATURE, Type("enchantment")))),
                "graveyard", "destroy",
            ),
        ),
    ),
    permanent(
        "Helm of Awakening", "{2}", "artifact",
        Static((CostChange(ANYTHING, Players("all"), -1),)),
    ),
    permanent(
        "Angel's Feather", "{2}", "artifact",
        when(CastSpell(Color("W")), Gate(YOU, then=GainLife(1))),
    ),
    permanent(
        "Kraken's Eye", "{2}", "artifact",
        when(CastSpell(Color("U")), Gate(YOU, then=GainLife(1))),
    ),
    permanent(
        "Demon's Horn", "{2}", "artifact",
        when(CastSpell(Color("B")), Gate(YOU, then=GainLife(1))),
    ),
    permanent(
        "Wurm's Tooth", "{2}", "artifact",
        when(CastSpell(Color("G")), Gate(YOU, then=GainLife(1))),
    ),
    permanent("Mox Emerald", "{0}", "artifact", taps_for("G")),
    permanent("Mox Jet", "{0}", "artifact", taps_for("B")),
    permanent("Mox Pearl", "{0}", "artifact", taps_for("W")),
    permanent("Mox Sapphire", "{0}", "artifact", taps_for("U")),
    permanent("Worn Powerstone", "{3}", "artifact", ENTERS_TAPPED, taps_for("CC")),
    permanent(
        "Hedron Archive", "{4}", "artifact", taps_for("CC"),
        Activated(pays("{2}", SACRIFICE_THIS, tap=True), Draw(2)),
    ),
    permanent("Manalith", "{3}", "artifact", ANY_COLOR),
    permanent("Fire Diamond", "{2}", "artifact", ENTERS_TAPPED, taps_for("R")),
    permanent("Charcoal Diamond", "{2}", "artifact", ENTERS_TAPPED, taps_for("B")),
    permanent("Marble Diamond", "{2}", "artifact", ENTERS_TAPPED, taps_for("W")),
    permanent("Moss Diamond", "{2}", "artifact", ENTERS_TAPPED, taps_for("G")),
    permanent("Sky Diamond", "{2}", "artifact", ENTERS_TAPPED, taps_for("U")),
    permanent("Thran Dynamo", "{4}", "artifact", taps_for("CCC")),
    permanent(
        "Gilded Lotus", "{5}", "artifact",
        Activated(pays(tap=True), AddMana(tuple((color, color, color) for color in COLORS))),
    ),
    permanent(
        "Black Lotus", "{0}", "artifact",
        Activated(
            pays("", SACRIFICE_THIS, tap=True),
            AddMana(tuple((color, color, color) for color in COLORS)),
        ),
    ),
    permanent(
        "Lotus Petal", "{0}", "artifact",
        Activated(pays("", SACRIFICE_THIS, tap=True), AddMana(tuple((color,) for color in COLORS))),
    ),
    permanent("Jayemdae Tome", "{4}", "artifact: Book", Activated(pays("{4}", tap=True), Draw())),
    permanent("Ruby Medallion", "{2}", "artifact", Static((CostChange(Color("R"), YOU, -1),))),
    permanent("Pearl Medallion", "{2}", "artifact", Static((CostChange(Color("W"), YOU, -1),))),
    permanent("Sapphire Medallion", "{2}", "artifact", Static((CostChange(Color("U"), YOU, -1),))),
    permanent("Jet Medallion", "{2}", "artifact", Static((CostChange(Color("B"), YOU, -1),))),
)  # fmt: skip
