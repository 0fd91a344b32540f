"""Lands that make mana and little else; a basic land type gives its own ability (CR 305.6)."""

from domain.cards.corpus.forms import (
    enters_tapped_unless_you_control,
    keywords,
    land,
    pays,
    taps_for,
    target,
    when,
)
from domain.cards.corpus.parts import (
    DESTROY_IT,
    ENTERS,
    ENTERS_TAPPED,
    FETCH,
    LAND,
    SACRIFICE_THIS,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    Apply,
    ChangeTypes,
    DealDamage,
    GainLife,
    Keyword,
    MayCastAtInstantSpeed,
    PlayerRule,
    Seq,
    SetColors,
    SetStats,
    Static,
)
from domain.cards.ir.terms import And, Not, Supertype
from domain.cards.mana import mana_cost

CARDS = (
    *(
        land(name, f"basic land: {name}")
        for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
    ),
    land("Tundra", "land: Plains Island"),
    land("Underground Sea", "land: Island Swamp"),
    land("Badlands", "land: Swamp Mountain"),
    land("Taiga", "land: Mountain Forest"),
    land("Savannah", "land: Forest Plains"),
    land("Scrubland", "land: Plains Swamp"),
    land("Volcanic Island", "land: Island Mountain"),
    land("Bayou", "land: Swamp Forest"),
    land("Plateau", "land: Mountain Plains"),
    land("Tropical Island", "land: Forest Island"),
    land("Glacial Fortress", "land", enters_tapped_unless_you_control("Plains", "Island"), taps_for("W", "U")),
    land("Drowned Catacomb", "land", enters_tapped_unless_you_control("Island", "Swamp"), taps_for("U", "B")),
    land("Dragonskull Summit", "land", enters_tapped_unless_you_control("Swamp", "Mountain"), taps_for("B", "R")),
    land("Rootbound Crag", "land", enters_tapped_unless_you_control("Mountain", "Forest"), taps_for("R", "G")),
    land("Sunpetal Grove", "land", enters_tapped_unless_you_control("Forest", "Plains"), taps_for("G", "W")),
    land("Coastal Tower", "land", ENTERS_TAPPED, taps_for("W", "U")),
    land("Elfhame Palace", "land", ENTERS_TAPPED, taps_for("G", "W")),
    land("Salt Marsh", "land", ENTERS_TAPPED, taps_for("U", "B")),
    land("Shivan Oasis", "land", ENTERS_TAPPED, taps_for("R", "G")),
    land("Urborg Volcano", "land", ENTERS_TAPPED, taps_for("B", "R")),
    land(
        "Bloodfell Caves", "land", ENTERS_TAPPED, when(ENTERS, GainLife(1)), taps_for("B", "R"),
    ),
    land(
        "Secluded Steppe", "land", ENTERS_TAPPED, taps_for("W"),
        Keyword("cycling", mana_cost("{W}")),
    ),
    land("Reliquary Tower", "land", Static((PlayerRule("no_max_hand"),)), taps_for("C")),
    land(
        "Clifftop Retreat", "land",
        enters_tapped_unless_you_control("Mountain", "Plains"),
        taps_for("R", "W"),
    ),
    land("Snow-Covered Swamp", "basic snow land: Swamp"),
    land("Terramorphic Expanse", "land", FETCH),
    land("Sejiri Refuge", "land", ENTERS_TAPPED, when(ENTERS, GainLife(1)), taps_for("W", "U")),
    land("Jwar Isle Refuge", "land", ENTERS_TAPPED, when(ENTERS, GainLife(1)), taps_for("U", "B")),
    land("Akoum Refuge", "land", ENTERS_TAPPED, when(ENTERS, GainLife(1)), taps_for("B", "R")),
    land("Kazandu Refuge", "land", ENTERS_TAPPED, when(ENTERS, GainLife(1)), taps_for("R", "G")),
    land("Graypelt Refuge", "land", ENTERS_TAPPED, when(ENTERS, GainLife(1)), taps_for("G", "W")),
    land(
        "Isolated Chapel", "land",
        enters_tapped_unless_you_control("Plains", "Swamp"),
        taps_for("W", "B"),
    ),
    land(
        "Woodland Cemetery", "land",
        enters_tapped_unless_you_control("Swamp", "Forest"),
        taps_for("B", "G"),
    ),
    land(
        "Sulfur Falls", "land",
        enters_tapped_unless_you_control("Island", "Mountain"),
        taps_for("U", "R"),
    ),
    land(
        "Hinterland Harbor", "land",
        enters_tapped_unless_you_control("Forest", "Island"),
        taps_for("G", "U"),
    ),
    land(
        "Adarkar Wastes", "land", taps_for("C"),
        Activated(pays(tap=True), Seq((AddMana((("W",), ("U",))), DealDamage(YOU, 1)))),
    ),
    land(
        "Karplusan Forest", "land", taps_for("C"),
        Activated(pays(tap=True), Seq((AddMana((("R",), ("G",))), DealDamage(YOU, 1)))),
    ),
    land(
        "Underground River", "land", taps_for("C"),
        Activated(pays(tap=True), Seq((AddMana((("U",), ("B",))), DealDamage(YOU, 1)))),
    ),
    land(
        "Sulfurous Springs", "land", taps_for("C"),
        Activated(pays(tap=True), Seq((AddMana((("B",), ("R",))), DealDamage(YOU, 1)))),
    ),
    land(
        "Brushland", "land", taps_for("C"),
        Activated(pays(tap=True), Seq((AddMana((("G",), ("W",))), DealDamage(YOU, 1)))),
    ),
    land("Barren Moor", "land", ENTERS_TAPPED, taps_for("B"), Keyword("cycling", mana_cost("{B}"))),
    land(
        "Forgotten Cave", "land", ENTERS_TAPPED,
        taps_for("R"),
        Keyword("cycling", mana_cost("{R}")),
    ),
    land(
        "Lonely Sandbar", "land", ENTERS_TAPPED,
        taps_for("U"),
        Keyword("cycling", mana_cost("{U}")),
    ),
    land(
        "Tranquil Thicket", "land", ENTERS_TAPPED,
        taps_for("G"),
        Keyword("cycling", mana_cost("{G}")),
    ),
    land(
        "Ancient Tomb", "land",
        Activated(pays(tap=True), Seq((AddMana((("C", "C"),)), DealDamage(YOU, 2)))),
    ),
    land("Snow-Covered Plains", "basic snow land: Plains"),
    land("Snow-Covered Island", "basic snow land: Island"),
    land("Snow-Covered Mountain", "basic snow land: Mountain"),
    land("Snow-Covered Forest", "basic snow land: Forest"),
    land("Darksteel Citadel", "artifact land", *keywords("indestructible"), taps_for("C")),
    land("Seat of the Synod", "artifact land", taps_for("U")),
    land("Vault of Whispers", "artifact land", taps_for("B")),
    land("Great Furnace", "artifact land", taps_for("R")),
    land("Tree of Tales", "artifact land", taps_for("G")),
    land("Ancient Den", "artifact land", taps_for("W")),
    land(
        "Wasteland", "land", taps_for("C"),
        Activated(
            pays("", SACRIFICE_THIS, tap=True),
            DESTROY_IT,
            targets=(target(And((LAND, Not(Supertype("basic"))))),),
        ),
    ),
    land(
        "Forbidding Watchtower", "land", ENTERS_TAPPED,
        taps_for("W"),
        Activated(
            pays("{1}{W}"),
            Apply(
                THIS, (ChangeTypes(("creature",), ("Soldier",)), SetColors(("W",)), SetStats(1, 5))
            ),
        ),
    ),
    land(
        "Alchemist's Refuge", "land", taps_for("C"),
        Activated(pays("{G}{U}", tap=True), Apply(None, (MayCastAtInstantSpeed(),))),
    ),
)  # fmt: skip
