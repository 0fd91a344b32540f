"""Keywords about blocking: flying, reach, menace, fear, intimidate, landwalk."""

from domain.cards.ir.language import Deontic, Static
from domain.cards.ir.terms import (
    And,
    Color,
    ControlledBy,
    Exists,
    Has,
    Not,
    Or,
    Players,
    Subtype,
    Type,
)
from domain.cards.keywords.definition import KeywordDefinition, means

_ARTIFACT_CREATURE = And((Type("artifact"), Type("creature")))

FLYING = means(
    "flying",
    "CR 702.9",
    Static((Deontic("cant", "be_blocked", by=Not(Or((Has("flying"), Has("reach"))))),)),
)
# Reach has no effect of its own: flying looks for it.
REACH = means("reach", "CR 702.17")
MENACE = means("menace", "CR 702.111", Static((Deontic("cant", "be_blocked", at_least=2),)))
FEAR = means(
    "fear",
    "CR 702.36",
    Static((Deontic("cant", "be_blocked", by=Not(Or((_ARTIFACT_CREATURE, Color("B"))))),)),
)


def _landwalk(name: str, subtype: str) -> KeywordDefinition:
    theirs = And((Subtype(subtype), ControlledBy(Players("defending"))))
    return means(
        name, "CR 702.14", Static((Deontic("cant", "be_blocked"),), condition=Exists(theirs))
    )


LANDWALKS = (
    _landwalk("plainswalk", "Plains"),
    _landwalk("islandwalk", "Island"),
    _landwalk("swampwalk", "Swamp"),
    _landwalk("mountainwalk", "Mountain"),
    _landwalk("forestwalk", "Forest"),
)

EVASION = (FLYING, REACH, MENACE, FEAR, *LANDWALKS)
