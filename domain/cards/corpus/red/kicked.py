"""Red cards with kicker, or with several targets."""

from domain.cards.corpus.forms import creature, does, keywords, paying, spell, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    CREATURE,
    CREATURES_YOU_CONTROL,
    ENTERS,
    IT,
    SACRIFICE_IT,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    AndTo,
    Apply,
    DealDamage,
    Enters,
    Grant,
    If,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import And, Begins, Has, Kicked, Not, Players, Target, Unless

CARDS = (
    creature(
        "Pouncing Kavu",
        "{1}{R}",
        "1/1",
        "Kavu",
        paying("kicker", "{2}{R}"),
        *keywords("first strike"),
        Enters(counters=(("+1/+1", 2),), condition=Kicked()),
        Static((Grant(keywords("haste")),), condition=Kicked()),
    ),
    spell(
        "Breath of Darigaaz",
        "{1}{R}",
        "sorcery",
        does(
            If(
                Kicked(),
                DealDamage(
                    All(And((CREATURE, Not(Has("flying"))))), 4, also=(AndTo(Players("all"), 4),)
                ),
                DealDamage(
                    All(And((CREATURE, Not(Has("flying"))))), 1, also=(AndTo(Players("all"), 1),)
                ),
            ),
        ),
        first=(paying("kicker", "{2}"),),
    ),
    spell(
        "Arc Trail",
        "{1}{R}",
        "sorcery",
        does(
            DealDamage(IT, 2, also=(AndTo(Target(1), 1),)),
            to=(ANY_TARGET, TargetSpec(ANY_TARGET.filter, "any", another=True)),
        ),
    ),
    creature(
        "Skizzik",
        "{3}{R}",
        "5/3",
        "Elemental",
        paying("kicker", "{R}"),
        *keywords("trample", "haste"),
        when(Begins("end"), SACRIFICE_IT, condition=Unless(Kicked())),
    ),
    creature(
        "Goblin Bushwhacker",
        "{R}",
        "1/1",
        "Goblin Warrior",
        paying("kicker", "{R}"),
        when(
            ENTERS,
            Apply(CREATURES_YOU_CONTROL, (AddStats(1, 0), Grant(keywords("haste")))),
            condition=Kicked(),
        ),
    ),
)
