"""Keywords about blocking: flying, reach, menace, fear, intimidate, shadow, landwalk."""

from domain.cards.ir.language import Deontic, Static
from domain.cards.ir.terms import (
    And,
    Color,
    ControlledBy,
    Exists,
    Filter,
    Has,
    Not,
    Or,
    Players,
    Shares,
    Stat,
    StatCompare,
    Subtype,
    Supertype,
    This,
    Type,
)
from domain.cards.keywords.definition import KeywordDefinition, means
from domain.cards.land_types import LAND_MANA

_ARTIFACT_CREATURE = And((Type("artifact"), Type("creature")))


def _only_by(blockers: Filter) -> Static:
    """Can't be blocked except by these."""
    return Static((Deontic("cant", "be_blocked", by=Not(blockers)),))


FLYING = means("flying", "CR 702.9", _only_by(Or((Has("flying"), Has("reach")))))
# Reach has no effect of its own: flying looks for it.
REACH = means("reach", "CR 702.17")
MENACE = means("menace", "CR 702.111", Static((Deontic("cant", "be_blocked", at_least=2),)))
FEAR = means("fear", "CR 702.36", _only_by(Or((_ARTIFACT_CREATURE, Color("B")))))
INTIMIDATE = means(
    "intimidate", "CR 702.13", _only_by(Or((_ARTIFACT_CREATURE, Shares("color", This()))))
)
SHADOW = means(
    "shadow",
    "CR 702.28",
    _only_by(Has("shadow")),
    Static((Deontic("cant", "block", by=Not(Has("shadow"))),)),
)
HORSEMANSHIP = means("horsemanship", "CR 702.31", _only_by(Has("horsemanship")))
SKULK = means(
    "skulk",
    "CR 702.118",
    Static((Deontic("cant", "be_blocked", by=StatCompare("power", ">", Stat(This()))),)),
)


def _landwalk(name: str, *qualities: Filter) -> KeywordDefinition:
    theirs = And((Type("land"), *qualities, ControlledBy(Players("defending"))))
    return means(
        name, "CR 702.14", Static((Deontic("cant", "be_blocked"),), condition=Exists(theirs))
    )


_TYPES = (*LAND_MANA, "Desert")

LANDWALKS = (
    *(_landwalk(f"{subtype.lower()}walk", Subtype(subtype)) for subtype in _TYPES),
    _landwalk("nonbasic landwalk", Not(Supertype("basic"))),
    _landwalk("snow landwalk", Supertype("snow")),
    _landwalk("snow swampwalk", Supertype("snow"), Subtype("Swamp")),
    _landwalk("snow forestwalk", Supertype("snow"), Subtype("Forest")),
    _landwalk("legendary landwalk", Supertype("legendary")),
    _landwalk("artifact landwalk", Type("artifact")),
)

EVASION = (FLYING, REACH, MENACE, FEAR, INTIMIDATE, SHADOW, HORSEMANSHIP, SKULK, *LANDWALKS)
