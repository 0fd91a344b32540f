"""Black cards whose play is in combat: how they attack, block and are blocked."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, target
from domain.cards.corpus.parts import CREATURE, DESTROY_IT, PLANESWALKER, THIS, YOU, YOURS
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    Deontic,
    EnchantAbility,
    Grant,
    Keyword,
    PayLife,
    Regenerate,
    Static,
)
from domain.cards.ir.terms import And, AttachedTo, Has

CARDS = (
    permanent(
        "Vow of Malice", "{2}{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static(
            (
                AddStats(2, 2), Grant(keywords("intimidate")),
                Deontic("cant", "attack", against=YOU, by=And((PLANESWALKER, YOURS))),
            ),
            affects=AttachedTo(),
        ),
    ),
    creature(
        "Dauthi Slayer", "{B}{B}", "2/2", "Dauthi Soldier", *keywords("shadow"),
        Static((Deontic("must", "attack"),)),
    ),
    creature("Dauthi Marauder", "{2}{B}", "3/1", "Dauthi Minion", *keywords("shadow")),
    creature(
        "Dauthi Mercenary", "{2}{B}", "2/1", "Dauthi Knight Mercenary", *keywords("shadow"),
        Activated(pays("{1}{B}"), Apply(THIS, (AddStats(1, 0),))),
    ),
    creature(
        "Dauthi Cutthroat", "{1}{B}", "1/1", "Dauthi Minion", *keywords("shadow"),
        Activated(
            pays("{1}{B}", tap=True), DESTROY_IT,
            targets=(target(And((CREATURE, Has("shadow")))),),
        ),
    ),
    creature(
        "Cadaverous Knight", "{2}{B}", "2/2", "Zombie Knight", *keywords("flanking"),
        Activated(pays("{1}{B}{B}"), Regenerate(THIS)),
    ),
    creature(
        "Fetid Horror", "{3}{B}", "1/2", "Shade Horror",
        Activated(pays("{B}"), Apply(THIS, (AddStats(1, 1),))),
    ),
    creature("Nezumi Ronin", "{2}{B}", "3/1", "Rat Samurai", Keyword("bushido", number=1)),
    creature(
        "Numai Outcast", "{3}{B}", "1/1", "Human Samurai", Keyword("bushido", number=2),
        Activated(pays("{B}", PayLife(5)), Regenerate(THIS)),
    ),
)  # fmt: skip
