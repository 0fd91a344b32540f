"""Lands cards that many decks are built around."""

from domain.cards.corpus.forms import keywords, land, pays, taps_for, target, this_turn, when
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    ENTERS,
    ENTERS_TAPPED,
    IT,
    LAND,
    OTHER,
    SELF,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    ChangeTypes,
    Gate,
    Grant,
    Move,
    Prevented,
    Search,
    Seq,
    SetStats,
    SetTapped,
)
from domain.cards.ir.terms import (
    And,
    Damaged,
    InCombat,
    Is,
    OwnedBy,
    PlaysLand,
    Subtype,
    ZoneChange,
)

CARDS = (
    land(
        "Bojuka Bog", "land", ENTERS_TAPPED,
        when(ENTERS, Move(All(OwnedBy(IT), "graveyard"), "exile", "exile"), to=(ANY_PLAYER,)),
        taps_for("B"),
    ),
    land(
        "Inkmoth Nexus", "land", taps_for("C"),
        Activated(
            pays("{1}"),
            Apply(
                THIS,
                (
                    ChangeTypes(("artifact", "creature"), ("Phyrexian", "Blinkmoth")),
                    SetStats(1, 1),
                    Grant(keywords("flying", "infect")),
                ),
            ),
        ),
    ),
    land(
        "Flagstones of Trokair", "legendary land", taps_for("W"),
        when(
            ZoneChange(SELF, "battlefield", "graveyard"),
            Gate(YOU, then=Search(Subtype("Plains"), "battlefield", tapped=True)),
        ),
    ),
    land(
        "Maze of Ith", "land",
        Activated(
            pays(tap=True),
            Seq(
                (
                    SetTapped(IT, False),
                    this_turn(Damaged(recipient=IT, combat=True), Prevented()),
                    this_turn(Damaged(source=Is(IT), combat=True), Prevented()),
                )
            ),
            targets=(target(And((CREATURE, InCombat("attacking")))),),
        ),
    ),
    land(
        "City of Traitors", "land", taps_for("CC"),
        when(PlaysLand(And((LAND, OTHER)), YOU), Move(THIS, "graveyard", "sacrifice")),
    ),
)  # fmt: skip
