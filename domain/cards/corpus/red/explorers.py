"""Red cards that explore, investigate, roll dice or make predefined tokens."""

from domain.cards.corpus.forms import creature, does, spell, when
from domain.cards.corpus.parts import ANY_TARGET, CREATURE_OR_PLANESWALKER, IT, LAND, YOU, YOURS
from domain.cards.ir.language import CreateTokens, DealDamage, Outcome, Roll
from domain.cards.ir.terms import And, Batch, Count, Does, Players
from domain.cards.predefined_tokens import TREASURE

CARDS = (
    spell(
        "Brass's Bounty", "{6}{R}", "sorcery",
        does(CreateTokens(TREASURE, Count(And((LAND, YOURS))))),
    ),
    spell(
        "Improvised Weaponry", "{2}{R}", "sorcery",
        does(DealDamage(IT, 2), CreateTokens(TREASURE), to=(ANY_TARGET,)),
    ),
    spell(
        "Farideh's Fireball", "{3}{R}{R}", "instant",
        does(
            DealDamage(IT, 5),
            Roll(
                20,
                table=(
                    Outcome(1, DealDamage(Players("all"), 2), 9),
                    Outcome(10, DealDamage(Players("opponents"), 2), 20),
                ),
            ),
            to=(CREATURE_OR_PLANESWALKER,),
        ),
    ),
    creature(
        "Brazen Dwarf", "{1}{R}", "1/3", "Dwarf Shaman",
        when(Batch(Does("roll a die", YOU)), DealDamage(Players("opponents"), 1)),
    ),
)  # fmt: skip
