"""Blue permanents that cost more each turn."""

from domain.cards.corpus.forms import does, permanent, spell, target, when
from domain.cards.corpus.parts import CREATURE, IT, OPPOSING, YOU
from domain.cards.ir.language import Arrange, Draw, Gate, Keyword, PayMana, PutCounters, SetTapped
from domain.cards.ir.terms import And, CastSpell, Event, Not, Players
from domain.cards.mana import mana_cost

CARDS = (
    permanent(
        "Mystic Remora", "{U}", "enchantment",
        Keyword("cumulative upkeep", mana_cost("{1}")),
        when(
            CastSpell(Not(CREATURE), Players("opponents")),
            Gate(
                Event("player"), pay=(PayMana(mana_cost("{4}")),),
                otherwise=Gate(YOU, then=Draw(1)),
            ),
        ),
    ),
    spell(
        "Freeze in Place", "{1}{U}", "sorcery",
        does(
            SetTapped(IT, tapped=True), PutCounters(IT, "stun", 3), Arrange(2),
            to=(target(And((CREATURE, OPPOSING))),),
        ),
    ),
)  # fmt: skip
