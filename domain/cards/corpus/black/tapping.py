"""Black cards that tap permanents and keep them tapped."""

from domain.cards.corpus.forms import pays, permanent, when
from domain.cards.corpus.parts import CREATURE, ENTERS
from domain.cards.ir.language import Deontic, EnchantAbility, Gate, SetTapped, Static
from domain.cards.ir.terms import AttachedTo, Begins, ControllerOf

CARDS = (
    permanent(
        "Paralyze", "{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        when(ENTERS, SetTapped(AttachedTo(), tapped=True)),
        Static((Deontic("cant", "untap"),), affects=AttachedTo()),
        when(
            Begins("upkeep", ControllerOf(AttachedTo())),
            Gate(
                ControllerOf(AttachedTo()), pay=pays("{4}"),
                then=SetTapped(AttachedTo(), tapped=False),
            ),
        ),
    ),
)  # fmt: skip
