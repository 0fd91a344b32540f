"""White cards that change what others are: types, colours, abilities, sizes."""

from domain.cards.corpus.forms import (
    archetype,
    aura,
    creature,
    enchanted,
    keywords,
    pays,
    permanent,
    when,
)
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURES_YOU_CONTROL,
    ENCHANTMENT,
    ITS_MANA_VALUE,
    OTHER,
    SACRIFICE_IT,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    ChangeTypes,
    Gate,
    Grant,
    Lose,
    SetStats,
    Static,
)
from domain.cards.ir.terms import And, Not, Subtype, X

CARDS = (
    permanent("Humility", "{2}{W}{W}", "enchantment", Static((Lose(), SetStats(1, 1)), All(CREATURE))),
    permanent(
        "Opalescence", "{2}{W}{W}", "enchantment",
        Static(
            (ChangeTypes(("creature",)), SetStats(ITS_MANA_VALUE, ITS_MANA_VALUE)),
            All(And((ENCHANTMENT, Not(Subtype("Aura")), OTHER))),
        ),
    ),
    creature(
        "Archetype of Courage", "{1}{W}{W}", "2/2", "Human Soldier", *archetype("first strike"),
        kinds="enchantment creature",
    ),
    permanent(
        "Conversion", "{2}{W}{W}", "enchantment",
        when(YOUR_UPKEEP, Gate(YOU, pay=pays("{W}{W}"), otherwise=SACRIFICE_IT)),
        Static((ChangeTypes(subtypes=("Plains",), replace=True),), All(Subtype("Mountain"))),
    ),
    creature(
        "Mirror Entity", "{2}{W}", "1/1", "Shapeshifter", *keywords("changeling"),
        Activated(
            pays("{X}"),
            Apply(
                CREATURES_YOU_CONTROL, (SetStats(X(), X()), ChangeTypes(subtypes=CREATURE_TYPES))
            ),
        ),
    ),
    aura(
        "Darksteel Mutation", "{1}{W}", CREATURE,
        enchanted(
            Lose(), ChangeTypes(("artifact", "creature"), ("Insect",), replace=True),
            SetStats(0, 1), Grant(keywords("indestructible")),
        ),
    ),
)  # fmt: skip
