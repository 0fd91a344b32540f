"""Red enchantments that change damage and life."""

from domain.cards.corpus.forms import creature, if_would, keywords, permanent, token, when
from domain.cards.corpus.parts import SELF, THIS, YOURS
from domain.cards.ir.language import (
    CreateTokens,
    DealDamage,
    Move,
    Prevented,
    Seq,
    Shuffle,
    SoMuch,
    Triggered,
)
from domain.cards.ir.terms import (
    EVERYONE,
    And,
    Arith,
    Begins,
    Damaged,
    Event,
    EventAmount,
    IsSpell,
    LifeChanged,
    OwnerOf,
    Players,
    ZoneChange,
)

CARDS = (
    permanent(
        "Furnace of Rath", "{1}{R}{R}{R}", "enchantment",
        if_would(Damaged(), SoMuch(Arith("*", EventAmount(), 2))),
    ),
    permanent(
        "Sulfuric Vortex", "{1}{R}{R}", "enchantment",
        when(Begins("upkeep"), DealDamage(Event("player"), 2)),
        if_would(LifeChanged(EVERYONE, "gain"), SoMuch(0)),
    ),
    creature(
        "Hostility", "{3}{R}{R}{R}", "6/6", "Elemental Incarnation", *keywords("haste"),
        if_would(
            Damaged(source=And((IsSpell(), YOURS)), recipient=Players("opponents")),
            Prevented(),
            CreateTokens(
                token("Elemental Shaman", "3/1", "R", *keywords("haste")), EventAmount()
            ),
        ),
        Triggered(
            ZoneChange(SELF, to="graveyard"),
            Seq((Move(THIS, "library"), Shuffle(OwnerOf(THIS)))), zone="graveyard",
        ),
    ),
)  # fmt: skip
