"""Green enchantments that multiply."""

from domain.cards.corpus.forms import creature, if_would, keywords, permanent
from domain.cards.corpus.parts import CREATURE_YOU_CONTROL, OTHER, SELF, THIS, YOU, YOURS
from domain.cards.ir.language import Move, Prevented, PutCounters, Seq, Shuffle, SoMuch, Triggered
from domain.cards.ir.terms import (
    And,
    Arith,
    CounterChange,
    Damaged,
    Does,
    Event,
    EventAmount,
    OwnerOf,
    ZoneChange,
)

CARDS = (
    permanent(
        "Doubling Season", "{4}{G}", "enchantment",
        if_would(Does("create", YOU), SoMuch(Arith("*", EventAmount(), 2))),
        if_would(CounterChange(YOURS), SoMuch(Arith("*", EventAmount(), 2))),
    ),
    permanent(
        "Hardened Scales", "{G}", "enchantment",
        if_would(
            CounterChange(CREATURE_YOU_CONTROL, "+1/+1"), SoMuch(Arith("+", EventAmount(), 1))
        ),
    ),
    creature(
        "Vigor", "{3}{G}{G}{G}", "6/6", "Elemental Incarnation", *keywords("trample"),
        if_would(
            Damaged(recipient=And((CREATURE_YOU_CONTROL, OTHER))), Prevented(),
            PutCounters(Event(), "+1/+1", EventAmount()),
        ),
        Triggered(
            ZoneChange(SELF, to="graveyard"),
            Seq((Move(THIS, "library"), Shuffle(OwnerOf(THIS)))), zone="graveyard",
        ),
    ),
)  # fmt: skip
