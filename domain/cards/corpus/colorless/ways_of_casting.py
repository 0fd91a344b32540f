"""Artifacts about casting: cheaper by what one has, or changing how others are cast."""

from domain.cards.corpus.forms import artifact_creature, keywords, permanent
from domain.cards.corpus.parts import CREATURE, LAND, THIS, YOU
from domain.cards.ir.language import (
    CostChange,
    MayCastAtInstantSpeed,
    MayPlay,
    Static,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    ControlledBy,
    Matches,
    Not,
    OwnedBy,
    Players,
    Status,
)

CARDS = (
    artifact_creature("Myr Enforcer", "{7}", "4/4", "Myr", *keywords("affinity")),
    artifact_creature("Frogmite", "{4}", "2/2", "Frog", *keywords("affinity")),
    permanent(
        "Crucible of Worlds",
        "{3}",
        "artifact",
        Static((MayPlay("graveyard", And((LAND, OwnedBy(YOU))), verb="play"),)),
    ),
    permanent(
        "Trinisphere",
        "{3}",
        "artifact",
        Static(
            (CostChange(ANYTHING, Players("all"), least=3),),
            condition=Matches(THIS, Status("untapped")),
        ),
    ),
    permanent(
        "Vedalken Orrery",
        "{4}",
        "artifact",
        Static((MayCastAtInstantSpeed(),)),
    ),
    artifact_creature(
        "Suntouched Myr",
        "{3}",
        "0/0",
        "Myr",
        *keywords("sunburst"),
    ),
    permanent(
        "Thorn of Amethyst",
        "{2}",
        "artifact",
        Static((CostChange(Not(CREATURE), Players("all"), 1),)),
    ),
    permanent(
        "Defense Grid",
        "{2}",
        "artifact",
        Static((CostChange(Not(ControlledBy(Players("active"))), Players("all"), 3),)),
    ),
)
