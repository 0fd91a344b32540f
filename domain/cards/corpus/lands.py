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
from domain.cards.ir.terms import And, Becomes, Has, InCombat, Not, Subtype
from domain.cards.mana import mana_cost

FETCH = Activated(
    pays("", SacrificeCost(SELF), tap=True), Search(BASIC_LAND, "battlefield", tapped=True)
)

LANDS = (
    *(
        land(name, f"basic land: {name}")
        for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
    ),
    land("Taiga", "land: Mountain Forest"),
    land("Underground Sea", "land: Island Swamp"),
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
)  # fmt: skip
