"""Blue Auras."""

from domain.cards.corpus.forms import permanent, when
from domain.cards.ir.language import EnchantAbility, Move, TopOf
from domain.cards.ir.terms import AttachedTo, Begins

CARDS = (
    permanent(
        "Curse of the Bloody Tome", "{2}{U}", "enchantment: Aura Curse",
        EnchantAbility(players="any"),
        when(
            Begins("upkeep", AttachedTo()),
            Move(TopOf(AttachedTo(), 2), "graveyard", "mill"),
        ),
    ),
)  # fmt: skip
