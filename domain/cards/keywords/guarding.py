"""Keywords about targeting, destruction and timing: hexproof, shroud, protection, flash."""

from domain.cards.ir.language import Ability, Deontic, Keyword, Static
from domain.cards.ir.terms import ANYTHING, And, ControlledBy, Filter, Players
from domain.cards.keywords.definition import KeywordDefinition, means


def _hexproof(keyword: Keyword) -> tuple[Ability, ...]:
    """Hexproof, or hexproof from a quality (CR 702.11b, 702.11d)."""
    theirs: Filter = ControlledBy(Players("opponents"))
    if keyword.quality is not None:
        theirs = And((theirs, keyword.quality))
    return (Static((Deontic("cant", "be_targeted", by=theirs),)),)


def _protection(keyword: Keyword) -> tuple[Ability, ...]:
    """Not targeted, attached to, damaged or blocked by what has the quality (CR 702.16b-f)."""
    quality = ANYTHING if keyword.quality is None else keyword.quality
    actions = ("be_targeted", "be_attached", "be_damaged", "be_blocked")
    return (Static(tuple(Deontic("cant", action, by=quality) for action in actions)),)


GUARDING = (
    means("flash", "CR 702.8", Static((Deontic("may", "cast_anytime"),), zone="hand")),
    KeywordDefinition("hexproof", "CR 702.11", _hexproof, plain=True),
    means("indestructible", "CR 702.12", Static((Deontic("cant", "be_destroyed"),))),
    KeywordDefinition("protection", "CR 702.16", _protection),
    means("shroud", "CR 702.18", Static((Deontic("cant", "be_targeted", by=ANYTHING),))),
)
