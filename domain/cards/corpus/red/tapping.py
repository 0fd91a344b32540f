"""Red cards that tap permanents and keep them tapped."""

from domain.cards.corpus.forms import does, permanent, spell, target
from domain.cards.corpus.parts import CREATURE, LAND
from domain.cards.ir.language import Apply, DealDamage, Deontic, PlayerRule, SetTapped, Static
from domain.cards.ir.terms import EVERYONE, Target

CARDS = (
    permanent(
        "Smoke", "{R}{R}", "enchantment",
        Static((PlayerRule("most_untap", 1, EVERYONE, CREATURE),)),
    ),
    spell(
        "Chandra's Revolution", "{3}{R}", "sorcery",
        does(
            DealDamage(Target(0), 4), SetTapped(Target(1), tapped=True),
            Apply(Target(1), (Deontic("cant", "untap"),), "next_untap"),
            to=(target(CREATURE), target(LAND)),
        ),
    ),
)  # fmt: skip
