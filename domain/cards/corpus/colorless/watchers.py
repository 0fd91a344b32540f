"""Colorless cards that watch for events, and ask what happened."""

from domain.cards.corpus.forms import artifact_creature, creature, permanent, when
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    DIES,
    IT,
    LAND,
    OTHER,
    YOU,
    YOUR_HAND,
    YOUR_UPKEEP,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    DealDamage,
    GainLife,
    LoseLife,
    Move,
    SetStats,
    Static,
    TriggersAgain,
)
from domain.cards.ir.terms import And, Arith, Drew, Event, InZone, Or, Players, ZoneChange

CARDS = (
    permanent(
        "Panharmonicon",
        "{4}",
        "artifact",
        Static(
            (
                TriggersAgain(
                    ZoneChange(Or((ARTIFACT, CREATURE)), to="battlefield"),
                    And((InZone("battlefield"), YOURS)),
                ),
            )
        ),
    ),
    permanent(
        "Ankh of Mishra",
        "{2}",
        "artifact",
        when(ZoneChange(LAND, to="battlefield"), DealDamage(Event("player"), 2)),
    ),
    permanent(
        "Ivory Tower",
        "{1}",
        "artifact",
        when(YOUR_UPKEEP, GainLife(Arith("-", YOUR_HAND, 4))),
    ),
    permanent(
        "Dingus Egg",
        "{4}",
        "artifact",
        when(ZoneChange(LAND, "battlefield", "graveyard"), DealDamage(Event("player"), 2)),
    ),
    creature(
        "Psychosis Crawler",
        "{5}",
        "*/*",
        "Phyrexian Horror",
        Static((SetStats(YOUR_HAND, YOUR_HAND, defining=True),)),
        when(Drew(YOU), LoseLife(1, Players("opponents"))),
        kinds="artifact creature",
    ),
    artifact_creature(
        "Myr Retriever",
        "{2}",
        "1/1",
        "Myr",
        when(DIES, Move(IT, "hand", "return"), to=(in_your_graveyard(And((ARTIFACT, OTHER))),)),
    ),
)
