"""Colourless cards that tap permanents and keep them tapped."""

from domain.cards.corpus.forms import artifact_creature, pays, permanent, target
from domain.cards.corpus.parts import ARTIFACT, CREATURE, IT, LAND, SELF, THIS, YOURS
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    Deontic,
    PlayerRule,
    Seq,
    SetController,
    SetTapped,
    Static,
    While,
)
from domain.cards.ir.terms import (
    EVERYONE,
    And,
    Count,
    Exists,
    Matches,
    Or,
    StatCompare,
    Status,
    Subtype,
)

MAY_STAY_TAPPED = Static((Deontic("may", "stay_tapped"),))
WHILE_TAPPED = While(Exists(And((SELF, Status("tapped")))))
UNTAPPED = Matches(THIS, Status("untapped"))

CARDS = (
    permanent(
        "Winter Orb", "{2}", "artifact",
        Static((PlayerRule("most_untap", 1, EVERYONE, LAND),), condition=UNTAPPED),
    ),
    permanent(
        "Static Orb", "{3}", "artifact",
        Static((PlayerRule("most_untap", 2, EVERYONE),), condition=UNTAPPED),
    ),
    permanent(
        "Imi Statue", "{3}", "artifact",
        Static((PlayerRule("most_untap", 1, EVERYONE, ARTIFACT),)),
    ),
    permanent(
        "Meekstone", "{1}", "artifact",
        Static(
            (Deontic("cant", "untap"),),
            affects=All(And((CREATURE, StatCompare("power", ">=", 3)))),
        ),
    ),
    artifact_creature(
        "Rust Tick", "{3}", "1/3", "Insect", MAY_STAY_TAPPED,
        Activated(
            pays("{1}", tap=True),
            Seq(
                (
                    SetTapped(IT, tapped=True),
                    Apply(IT, (Deontic("cant", "untap"),), WHILE_TAPPED),
                )
            ),
            targets=(target(ARTIFACT),),
        ),
    ),
    permanent(
        "Vedalken Shackles", "{3}", "artifact", MAY_STAY_TAPPED,
        Activated(
            pays("{2}", tap=True), Apply(IT, (SetController(),), WHILE_TAPPED),
            targets=(
                target(
                    And(
                        (
                            CREATURE,
                            StatCompare("power", "<=", Count(And((Subtype("Island"), YOURS)))),
                        )
                    )
                ),
            ),
        ),
    ),
    permanent(
        "Amber Prison", "{4}", "artifact", MAY_STAY_TAPPED,
        Activated(
            pays("{4}", tap=True),
            Seq(
                (
                    SetTapped(IT, tapped=True),
                    Apply(IT, (Deontic("cant", "untap"),), WHILE_TAPPED),
                )
            ),
            targets=(target(Or((ARTIFACT, CREATURE, LAND))),),
        ),
    ),
)  # fmt: skip
