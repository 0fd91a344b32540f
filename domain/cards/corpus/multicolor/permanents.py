"""Multicoloured permanents that are no creatures."""

from domain.cards.corpus.forms import equipment, keywords, permanent, target, when
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    IT,
    SACRIFICE_THIS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    EnchantAbility,
    GainLife,
    Grant,
    Static,
)
from domain.cards.ir.terms import AttachedTo, Attacks, Damaged, Event, EventAmount, Is

CARDS = (
    permanent(
        "Fervent Charge", "{1}{R}{W}{B}", "enchantment",
        when(Attacks(CREATURE_YOU_CONTROL), Apply(Event(), (AddStats(2, 2),))),
    ),
    permanent(
        "Armadillo Cloak", "{1}{G}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(2, 2), Grant(keywords("trample"))), affects=AttachedTo()),
        when(Damaged(Is(AttachedTo())), GainLife(EventAmount())),
    ),
    permanent(
        "Fires of Yavimaya", "{1}{R}{G}", "enchantment",
        Static((Grant(keywords("haste")),), affects=CREATURES_YOU_CONTROL),
        Activated((SACRIFICE_THIS,), Apply(IT, (AddStats(2, 2),)), targets=(target(CREATURE),)),
    ),
    equipment(
        "Behemoth Sledge", "{1}{G}{W}", "{3}", AddStats(2, 2),
        Grant(keywords("lifelink", "trample")),
    ),
)  # fmt: skip
