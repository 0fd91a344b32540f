"""Keyword abilities (CR 702): each a macro over the ability language.

To add one: define it in the file of its kind, and it is in ``KEYWORDS``.
"""

from collections.abc import Mapping
from types import MappingProxyType

from domain.cards.ir.language import Ability, Keyword
from domain.cards.keywords.casting import CASTING
from domain.cards.keywords.casting_later import CASTING_LATER
from domain.cards.keywords.costed import COSTED
from domain.cards.keywords.defining import DEFINING
from domain.cards.keywords.definition import KeywordDefinition
from domain.cards.keywords.drawing import DRAWING
from domain.cards.keywords.evasion import EVASION
from domain.cards.keywords.fighting import FIGHTING
from domain.cards.keywords.growing import GROWING
from domain.cards.keywords.guarding import GUARDING
from domain.cards.keywords.returning import RETURNING
from domain.cards.keywords.stacking import STACKING
from domain.cards.keywords.together import TOGETHER
from domain.cards.keywords.turning import TURNING

KEYWORDS: Mapping[str, KeywordDefinition] = MappingProxyType(
    {
        definition.name: definition
        for definition in (
            *EVASION,
            *FIGHTING,
            *GUARDING,
            *COSTED,
            *DRAWING,
            *CASTING,
            *CASTING_LATER,
            *DEFINING,
            *STACKING,
            *GROWING,
            *RETURNING,
            *TOGETHER,
            *TURNING,
        )
    }
)


def expand(keyword: Keyword) -> tuple[Ability, ...]:
    """Return what a keyword stands for; raises KeyError for one that is not defined."""
    return KEYWORDS[keyword.name].expand(keyword)


__all__ = ["KEYWORDS", "KeywordDefinition", "expand"]
