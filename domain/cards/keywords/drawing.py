"""Keywords that replace drawing cards: dredge."""

from domain.cards.ir.language import Ability, Instead, Keyword, Move, Replace, Seq, Static, TopOf
from domain.cards.ir.terms import Compare, Drew, PlayerStat, This, You
from domain.cards.keywords.definition import KeywordDefinition


def _dredge(keyword: Keyword) -> tuple[Ability, ...]:
    number = keyword.number or 0
    instead = Seq((Move(TopOf(You(), number), "graveyard", "mill"), Move(This(), "hand", "return")))
    return (
        Static(
            (
                Replace(
                    Drew(You()),
                    Instead(instead),
                    condition=Compare(PlayerStat(You(), "library"), ">=", number),
                    optional=True,
                ),
            ),
            zone="graveyard",
        ),
    )


DRAWING = (KeywordDefinition("dredge", "CR 702.52", _dredge),)
