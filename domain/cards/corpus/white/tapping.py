"""White cards that tap permanents and keep them tapped."""

from domain.cards.corpus.forms import creature, keywords, permanent, target, when
from domain.cards.corpus.parts import ARTIFACT, CREATURE, ENTERS, IT, OPPOSING, YOU
from domain.cards.ir.language import Apply, Deontic, Gate, PlayerRule, SetTapped, Static
from domain.cards.ir.terms import EVERYONE, And

STAYS_TAPPED = Apply(IT, (Deontic("cant", "untap"),), "next_untap")

CARDS = (
    creature(
        "Kor Hookmaster", "{2}{W}", "2/2", "Kor Soldier",
        when(
            ENTERS, SetTapped(IT, tapped=True), STAYS_TAPPED,
            to=(target(And((CREATURE, OPPOSING))),),
        ),
    ),
    permanent(
        "Damping Field", "{2}{W}", "enchantment",
        Static((PlayerRule("most_untap", 1, EVERYONE, ARTIFACT),)),
    ),
    creature(
        "Niblis of the Mist", "{2}{W}", "2/1", "Spirit", *keywords("flying"),
        when(ENTERS, Gate(YOU, then=SetTapped(IT, tapped=True)), to=(target(CREATURE),)),
    ),
)  # fmt: skip
