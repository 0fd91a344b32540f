"""Artifacts without colour."""

from domain.cards.card import CardDefinition
from domain.cards.corpus.forms import (
    ANY_COLOR,
    ANY_PLAYER,
    ANY_TARGET,
    BASIC_LAND,
    CREATURE,
    DIES,
    ENTERS,
    ENTERS_TAPPED,
    IT,
    LAND,
    OTHER,
    SELF,
    THIS,
    YOU,
    creature,
    keywords,
    pays,
    permanent,
    taps_for,
    target,
    when,
)  # fmt: skip
from domain.cards.ir.language import (
    Ability,
    Activated,
    AddMana,
    AddStats,
    All,
    CostChange,
    DealDamage,
    Deontic,
    Draw,
    Enters,
    GainLife,
    Gate,
    Grant,
    Keyword,
    Modification,
    Move,
    PlayerRule,
    PutCounters,
    RemoveCountersCost,
    SacrificeCost,
    Search,
    SetTapped,
    Static,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AttachedTo,
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
    Subtype,
    Type,
    ZoneChange,
)
from domain.cards.mana import COLORS, mana_cost

SACRIFICE_THIS = SacrificeCost(SELF)


def _equipment(name: str, cost: str, equip: str, *changes: Modification) -> CardDefinition:
    abilities: tuple[Ability, ...] = (
        Static(changes, affects=AttachedTo()),
        Keyword("equip", mana_cost(equip)),
    )
    return permanent(name, cost, "artifact: Equipment", *abilities)


def _golem(name: str, cost: str, stats: str, subtypes: str, *abilities: Ability) -> CardDefinition:
    return creature(name, cost, stats, subtypes, *abilities, kinds="artifact creature")


COLORLESS = (
    _golem("Ornithopter", "{0}", "0/2", "Thopter", *keywords("flying")),
    _golem("Memnite", "{0}", "1/1", "Construct"),
    _golem("Alpha Myr", "{2}", "2/1", "Myr"),
    _golem("Obsianus Golem", "{6}", "4/6", "Golem"),
    _golem("Darksteel Myr", "{3}", "0/1", "Myr", *keywords("indestructible")),
    _golem("Alloy Myr", "{3}", "2/2", "Myr", ANY_COLOR),
    _golem(
        "Bottle Gnomes", "{3}", "1/3", "Gnome", Activated((SACRIFICE_THIS,), GainLife(3)),
    ),
    _golem("Cathodion", "{3}", "3/3", "Construct", when(DIES, AddMana((("C", "C", "C"),)))),
    _golem(
        "Juggernaut", "{4}", "5/3", "Juggernaut",
        Static((Deontic("must", "attack"),)),
        Static((Deontic("cant", "be_blocked", by=Subtype("Wall")),)),
    ),
    _golem(
        "Triskelion", "{6}", "1/1", "Construct",
        Enters(counters=(("+1/+1", 3),)),
        Activated(
            (RemoveCountersCost("+1/+1"),), DealDamage(IT, 1), targets=(ANY_TARGET,)
        ),
    ),
    _golem("Bronze Sable", "{2}", "2/1", "Sable"),
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
    _equipment("Bonesplitter", "{1}", "{1}", AddStats(2, 0)),
    _equipment("Short Sword", "{1}", "{1}", AddStats(1, 1)),
    _equipment("Vulshok Morningstar", "{2}", "{2}", AddStats(2, 2)),
    _equipment(
        "Loxodon Warhammer", "{3}", "{3}", AddStats(3, 0), Grant(keywords("trample", "lifelink")),
    ),
    _equipment(
        "Whispersilk Cloak", "{3}", "{2}",
        Deontic("cant", "be_blocked"), Grant(keywords("shroud")),
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
)  # fmt: skip
