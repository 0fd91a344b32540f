"""Multicolor cards that explore, investigate, roll dice or make predefined tokens."""

from domain.cards.corpus.forms import does, spell
from domain.cards.corpus.parts import ANY_PLAYER, ARTIFACT, CREATURE, IT, LAND
from domain.cards.ir.language import All, ChooseNumber, HandOf, Look, Move
from domain.cards.ir.terms import And, Not, Or, OwnedBy, StatCompare, Var

CARDS = (
    spell(
        "Void", "{3}{B}{R}", "sorcery",
        does(
            ChooseNumber("chosen number", 1000),
            Move(
                All(
                    And(
                        (
                            Or((ARTIFACT, CREATURE)),
                            StatCompare("mana_value", "==", Var("chosen number")),
                        )
                    )
                ),
                "graveyard", "destroy",
            ),
            Look(HandOf(IT), reveal=True),
            Move(
                All(
                    And(
                        (
                            OwnedBy(IT), Not(LAND),
                            StatCompare("mana_value", "==", Var("chosen number")),
                        )
                    ),
                    "hand",
                ),
                "graveyard", "discard",
            ),
            to=(ANY_PLAYER,),
        ),
    ),
)  # fmt: skip
