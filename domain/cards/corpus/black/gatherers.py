"""Black cards that gather evidence, companions and more."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, when
from domain.cards.corpus.parts import CREATURE, SACRIFICE_THIS, THIS, YOU, ZOMBIE
from domain.cards.ir.language import (
    Activated,
    Apply,
    CreateTokens,
    Deontic,
    EnchantAbility,
    GainLife,
    Gate,
    Grant,
    Keyword,
    LoseLife,
    PayLife,
    PlayerCounters,
    PutCounters,
    Seq,
    Static,
)
from domain.cards.ir.terms import (
    AttachedTo,
    Attacks,
    Batch,
    ControllerOf,
    Event,
    LifeChanged,
    Nth,
    Players,
    Var,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Arco-Flagellant", "{2}{B}", "3/1", "Human",
        Keyword("squad", mana_cost("{2}")),
        Static((Deontic("cant", "block"),)),
        Activated((PayLife(3),), Apply(THIS, (Grant(keywords("indestructible")),))),
    ),
    permanent(
        "Curse of Shallow Graves", "{2}{B}", "enchantment: Aura Curse",
        EnchantAbility(players="any"),
        when(
            Batch(Attacks(CREATURE, against=AttachedTo())),
            Gate(
                ControllerOf(Event("object")),
                CreateTokens(ZOMBIE, who=ControllerOf(Event("object")), tapped=True),
            ),
        ),
    ),
    permanent(
        "Gonti's Machinations", "{B}", "enchantment",
        when(Nth(LifeChanged(YOU, "lose"), 1), PutCounters(YOU, "energy")),
        Activated(
            pays("", PlayerCounters("energy", 2), SACRIFICE_THIS),
            Seq((LoseLife(3, Players("opponents"), bind="life lost"), GainLife(Var("life lost")))),
        ),
    ),
)  # fmt: skip
