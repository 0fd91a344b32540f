"""Keywords about attacking and damage: first strike, trample, haste and the like."""

from domain.cards.ir.language import (
    AddStats,
    Apply,
    DamageRule,
    Deontic,
    Static,
    Triggered,
)
from domain.cards.ir.terms import CastSpell, Not, This, Type, You
from domain.cards.keywords.definition import means

FIGHTING = (
    means("deathtouch", "CR 702.2", Static((DamageRule("deathtouch"),))),
    means("double strike", "CR 702.4", Static((DamageRule("double_strike"),))),
    means("first strike", "CR 702.7", Static((DamageRule("first_strike"),))),
    means("lifelink", "CR 702.15", Static((DamageRule("lifelink"),))),
    means("trample", "CR 702.19", Static((DamageRule("trample"),))),
    means("defender", "CR 702.3", Static((Deontic("cant", "attack"),))),
    means("haste", "CR 702.10", Static((Deontic("may", "attack_sick"),))),
    means("vigilance", "CR 702.20", Static((Deontic("may", "attack_untapped"),))),
    means(
        "prowess",
        "CR 702.108",
        Triggered(
            CastSpell(Not(Type("creature")), You()),
            Apply(This(), (AddStats(1, 1),)),
        ),
    ),
)
