"""Blue creatures that grow, or guard themselves."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    protection,
    spell,
    target,
    this_turn,
    when,
)
from domain.cards.corpus.parts import CREATURE, IT, OPPOSING, SELF, YOU
from domain.cards.ir.language import Bind, Choose, Enters, Grant, Keyword, Move, Static, Under
from domain.cards.ir.terms import EVERYONE, And, Bound, ControlledBy, Does, ZoneChange
from domain.cards.mana import mana_cost

CARDS = (
    creature("Cloudfin Raptor", "{U}", "0/1", "Bird Mutant", *keywords("flying", "evolve")),
    creature(
        "Sidisi's Faithful", "{U}", "0/4", "Snake Wizard", *keywords("exploit"),
        when(Does("exploit", what=SELF), Move(IT, "hand", "return"), to=(target(CREATURE),)),
    ),
    creature(
        "Waterfall Aerialist", "{3}{U}", "3/1", "Djinn Wizard",
        *keywords("flying"), Keyword("ward", mana_cost("{2}")),
    ),
    creature(
        "True-Name Nemesis", "{1}{U}{U}", "3/1", "Merfolk Rogue",
        Enters(first=Bind("player", Choose(YOU, players=EVERYONE))),
        Static((Grant(protection(ControlledBy(Bound("player")))),)),
    ),
    spell(
        "Gather Specimens", "{3}{U}{U}{U}", "instant",
        does(
            this_turn(
                ZoneChange(And((CREATURE, OPPOSING)), to="battlefield"), Under(YOU)
            )
        ),
    ),
)  # fmt: skip
