"""Lands of many kinds."""

from domain.cards.corpus.forms import land, pays, taps_for, target, when
from domain.cards.corpus.parts import (
    CREATURE,
    ENTERS,
    ENTERS_TAPPED,
    IT,
    OPPOSING,
    RETURN_IT,
    YOURS,
)
from domain.cards.ir.language import Activated, Apply, Deontic
from domain.cards.ir.terms import And, Subtype, Supertype

CARDS = (
    land(
        "Karakas", "legendary land", taps_for("W"),
        Activated(
            pays(tap=True), RETURN_IT, targets=(target(And((CREATURE, Supertype("legendary")))),)
        ),
    ),
    land(
        "Riptide Laboratory", "land", taps_for("C"),
        Activated(
            pays("{1}{U}", tap=True), RETURN_IT, targets=(target(And((Subtype("Wizard"), YOURS))),)
        ),
    ),
    land(
        "Skyline Cascade", "land", ENTERS_TAPPED,
        when(
            ENTERS, Apply(IT, (Deontic("cant", "untap"),), "next_untap"),
            to=(target(And((CREATURE, OPPOSING))),),
        ),
        taps_for("U"),
    ),
)  # fmt: skip
