"""Lands; what a basic land type taps for comes from the type (CR 305.6)."""

from domain.cards.corpus.forms import (
    ANY_COLOR,
    BASIC_LAND,
    CREATURE,
    ENTERS,
    ENTERS_TAPPED,
    IT,
    LAND,
    SELF,
    THIS,
    YOU,
    YOURS,
    keywords,
    land,
    pays,
    taps_for,
    target,
    when,
)  # fmt: skip
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    ChangeTypes,
    DealDamage,
    Enters,
    GainLife,
    Grant,
    Keyword,
    Move,
    PlayerRule,
    SacrificeCost,
    Search,
    SetColors,
    SetStats,
    Static,
)
from domain.cards.ir.terms import And, Becomes, Exists, Has, InCombat, Not, Or, Subtype, Unless
from domain.cards.mana import mana_cost

FETCH = Activated(
    pays("", SacrificeCost(SELF), tap=True), Search(BASIC_LAND, "battlefield", tapped=True)
)


def _checks(first: str, second: str) -> Enters:
    """It enters tapped unless you control a land of one of two types."""
    either = Or((Subtype(first), Subtype(second)))
    return Enters(tapped=True, condition=Unless(Exists(And((either, YOURS)))))


LANDS = (
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
    land("Glacial Fortress", "land", _checks("Plains", "Island"), taps_for("W", "U")),
    land("Drowned Catacomb", "land", _checks("Island", "Swamp"), taps_for("U", "B")),
    land("Dragonskull Summit", "land", _checks("Swamp", "Mountain"), taps_for("B", "R")),
    land("Rootbound Crag", "land", _checks("Mountain", "Forest"), taps_for("R", "G")),
    land("Sunpetal Grove", "land", _checks("Forest", "Plains"), taps_for("G", "W")),
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
    land(
        "City of Brass", "land", when(Becomes(SELF, "tapped"), DealDamage(YOU, 1)), ANY_COLOR,
    ),
    land("Reliquary Tower", "land", Static((PlayerRule("no_max_hand"),)), taps_for("C")),
    land("Evolving Wilds", "land", FETCH),
    land(
        "Strip Mine", "land", taps_for("C"),
        Activated(
            pays("", SacrificeCost(SELF), tap=True), Move(IT, "graveyard", "destroy"),
            targets=(target(LAND),),
        ),
    ),
    land(
        "Quicksand", "land", taps_for("C"),
        Activated(
            pays("", SacrificeCost(SELF), tap=True), Apply(IT, (AddStats(-1, -2),)),
            targets=(target(And((CREATURE, InCombat("attacking"), Not(Has("flying"))))),),
        ),
    ),
    land(
        "Mishra's Factory", "land", taps_for("C"),
        Activated(
            pays("{1}"),
            Apply(
                THIS,
                (ChangeTypes(("artifact", "creature"), ("Assembly-Worker",)), SetStats(2, 2)),
            ),
        ),
        Activated(
            pays(tap=True), Apply(IT, (AddStats(1, 1),)),
            targets=(target(And((Subtype("Assembly-Worker"), CREATURE))),),
        ),
    ),
    land(
        "Treetop Village", "land", ENTERS_TAPPED, taps_for("G"),
        Activated(
            pays("{1}{G}"),
            Apply(
                THIS,
                (
                    ChangeTypes(("creature",), ("Ape",)), SetColors(("G",)), SetStats(3, 3),
                    Grant(keywords("trample")),
                ),
            ),
        ),
    ),
    land(
        "Faerie Conclave", "land", ENTERS_TAPPED, taps_for("U"),
        Activated(
            pays("{1}{U}"),
            Apply(
                THIS,
                (
                    ChangeTypes(("creature",), ("Faerie",)), SetColors(("U",)), SetStats(2, 1),
                    Grant(keywords("flying")),
                ),
            ),
        ),
    ),
    land(
        "Blinkmoth Nexus", "land", taps_for("C"),
        Activated(
            pays("{1}"),
            Apply(
                THIS,
                (
                    ChangeTypes(("artifact", "creature"), ("Blinkmoth",)), SetStats(1, 1),
                    Grant(keywords("flying")),
                ),
            ),
        ),
        Activated(
            pays("{1}", tap=True), Apply(IT, (AddStats(1, 1),)),
            targets=(target(And((Subtype("Blinkmoth"), CREATURE))),),
        ),
    ),
)  # fmt: skip
