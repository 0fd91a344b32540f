"""Keywords of cards that are cast face down (CR 702.37)."""

from domain.cards.ir.language import FACE_DOWN, Ability, CastOption, Keyword, PayMana, TurnUp
from domain.cards.keywords.casting import price_of
from domain.cards.keywords.definition import KeywordDefinition
from domain.cards.mana import ManaCost

FOR_THREE = (PayMana(ManaCost(generic=3)),)


def _morph(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        CastOption(keyword.name, FOR_THREE, face=FACE_DOWN),
        TurnUp(keyword.name, price_of(keyword) or ()),
    )


def _megamorph(keyword: Keyword) -> tuple[Ability, ...]:
    return (
        CastOption(keyword.name, FOR_THREE, face=FACE_DOWN),
        TurnUp(keyword.name, price_of(keyword) or (), (("+1/+1", 1),)),
    )


TURNING = (
    KeywordDefinition("morph", "CR 702.37", _morph),
    KeywordDefinition("megamorph", "CR 702.37", _megamorph),
)
