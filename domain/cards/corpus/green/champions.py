"""Green cards that many decks are built around."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    paying,
    pays,
    regenerates,
    spell,
    when,
)
from domain.cards.corpus.parts import (
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    ENTERS,
    EXILE_IT,
    IT,
    LAND,
    THIS,
    UNCOUNTERABLE,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    AdditionalCost,
    AddStats,
    Apply,
    Choose,
    GainLife,
    Grant,
    If,
    Mode,
    Move,
    PutCounters,
    SacrificeCost,
    Search,
    Seq,
    SpellAbility,
    TargetSpec,
)
from domain.cards.ir.terms import ANYTHING, Count, Matches

CARDS = (
    creature(
        "Craterhoof Behemoth", "{5}{G}{G}{G}", "5/5", "Beast", *keywords("haste"),
        when(
            ENTERS,
            Apply(
                CREATURES_YOU_CONTROL,
                (
                    Grant(keywords("trample")),
                    AddStats(Count(CREATURE_YOU_CONTROL), Count(CREATURE_YOU_CONTROL)),
                ),
            ),
        ),
    ),
    spell(
        "Harrow", "{2}{G}", "instant",
        does(Search(BASIC_LAND, "battlefield", max=2)),
        first=(AdditionalCost((SacrificeCost(LAND),)),),
    ),
    creature(
        "Scavenging Ooze", "{1}{G}", "2/2", "Ooze",
        Activated(
            pays("{G}"),
            Seq(
                (
                    EXILE_IT,
                    If(
                        Matches(IT, CREATURE),
                        Seq((PutCounters(THIS, "+1/+1"), GainLife(1))),
                    ),
                )
            ),
            targets=(TargetSpec(ANYTHING, zone="graveyard"),),
        ),
    ),
    creature(
        "Thrun, the Last Troll", "{2}{G}{G}", "4/4", "Troll Shaman", UNCOUNTERABLE,
        *keywords("hexproof"), regenerates("{1}{G}"), kinds="legendary creature",
    ),
    spell(
        "Tooth and Nail", "{5}{G}{G}", "sorcery",
        SpellAbility(
            modes=(
                Mode(Search(CREATURE, "hand", max=2, reveal=True)),
                Mode(
                    Move(
                        Choose(YOU, CREATURE, "hand", min=0, max=2, from_zone_of=YOU),
                        "battlefield",
                    )
                ),
            ),
        ),
        first=(paying("entwine", "{2}"),),
    ),
)  # fmt: skip
