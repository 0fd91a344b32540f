"""Green cards whose play is in combat: how they attack, block and are blocked."""

from domain.cards.corpus.forms import creature, does, keywords, permanent, spell, target
from domain.cards.corpus.parts import CREATURE, IT, PLANESWALKER, YOU, YOURS
from domain.cards.ir.language import (
    AddStats,
    Apply,
    Deontic,
    EnchantAbility,
    Grant,
    Keyword,
    Static,
)
from domain.cards.ir.terms import And, AttachedTo, Has, Not, Or

CARDS = (
    creature(
        "Spire Tracer", "{G}", "1/1", "Elf Scout",
        Static((Deontic("cant", "be_blocked", by=Not(Or((Has("flying"), Has("reach"))))),)),
    ),
    permanent(
        "Vow of Wildness", "{2}{G}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static(
            (
                AddStats(3, 3), Grant(keywords("trample")),
                Deontic("cant", "attack", against=YOU, by=And((PLANESWALKER, YOURS))),
            ),
            affects=AttachedTo(),
        ),
    ),
    creature(
        "Zuo Ci, the Mocking Sage", "{1}{G}{G}", "1/2", "Human Advisor", *keywords("hexproof"),
        Static((Deontic("cant", "be_blocked", by=Has("horsemanship")),)),
        kinds="legendary creature",
    ),
    spell(
        "Riding the Dilu Horse", "{2}{G}", "sorcery",
        does(
            Apply(IT, (AddStats(2, 2), Grant(keywords("horsemanship"))), "game"),
            to=(target(CREATURE),),
        ),
    ),
    creature("Jukai Messenger", "{G}", "1/1", "Human Monk", *keywords("forestwalk")),
    creature(
        "Gorilla Berserkers", "{3}{G}{G}", "2/3", "Ape Berserker", *keywords("trample"),
        Keyword("rampage", number=2), Static((Deontic("cant", "be_blocked", at_least=3),)),
    ),
    creature("Rime Dryad", "{G}", "1/2", "Dryad", *keywords("snow forestwalk")),
)  # fmt: skip
