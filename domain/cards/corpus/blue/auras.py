"""Blue Auras."""

from domain.cards.corpus.forms import aura, permanent, when
from domain.cards.corpus.parts import ARTIFACT
from domain.cards.ir.language import ActivationCost, EnchantAbility, Move, Static, TopOf
from domain.cards.ir.terms import AttachedTo, Begins, Is

CARDS = (
    permanent(
        "Curse of the Bloody Tome", "{2}{U}", "enchantment: Aura Curse",
        EnchantAbility(players="any"),
        when(
            Begins("upkeep", AttachedTo()),
            Move(TopOf(AttachedTo(), 2), "graveyard", "mill"),
        ),
    ),
    aura(
        "Power Artifact", "{U}{U}", ARTIFACT,
        Static((ActivationCost(-2, Is(AttachedTo()), least=1),)),
    ),
)  # fmt: skip
