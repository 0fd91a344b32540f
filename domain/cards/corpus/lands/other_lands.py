"""Lands that do more than make mana."""

from domain.cards.corpus.forms import keywords, land, pays, taps_for, target, when
from domain.cards.corpus.parts import (
    ANY_COLOR,
    ANY_TARGET,
    CREATURE,
    ENTERS_TAPPED,
    FETCH,
    IT,
    LAND,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    ChangeTypes,
    DealDamage,
    Gate,
    Grant,
    Move,
    SacrificeCost,
    SetColors,
    SetStats,
)
from domain.cards.ir.terms import (
    And,
    Becomes,
    DuringStep,
    Event,
    Exists,
    Has,
    InCombat,
    Is,
    Not,
    StatCompare,
    Subtype,
    ZoneChange,
)

CARDS = (
    land(
        "City of Brass", "land", when(Becomes(SELF, "tapped"), DealDamage(YOU, 1)), ANY_COLOR,
    ),
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
    land(
        "Pendelhaven", "legendary land", taps_for("G"),
        Activated(
            pays(tap=True),
            Apply(IT, (AddStats(1, 2),)),
            targets=(
                target(
                    And(
                        (CREATURE, StatCompare("power", "==", 1), StatCompare("toughness", "==", 1))
                    )
                ),
            ),
        ),
    ),
    land(
        "Ghitu Encampment", "land", ENTERS_TAPPED,
        taps_for("R"),
        Activated(
            pays("{1}{R}"),
            Apply(
                THIS,
                (
                    ChangeTypes(("creature",), ("Warrior",)),
                    SetColors(("R",)),
                    SetStats(2, 1),
                    Grant(keywords("first strike")),
                ),
            ),
        ),
    ),
    land(
        "Valakut, the Molten Pinnacle", "land", ENTERS_TAPPED,
        when(
            ZoneChange(And((Subtype("Mountain"), YOURS)), to="battlefield"),
            Gate(YOU, then=DealDamage(IT, 3)),
            to=(ANY_TARGET,),
            condition=Exists(And((Subtype("Mountain"), YOURS, Not(Is(Event())))), min=5),
        ),
        taps_for("R"),
    ),
    land(
        "Desert", "land: Desert", taps_for("C"),
        Activated(
            pays(tap=True), DealDamage(IT, 1),
            targets=(target(And((InCombat("attacking"), CREATURE))),),
            condition=DuringStep(("end_combat",)),
        ),
    ),
)  # fmt: skip
