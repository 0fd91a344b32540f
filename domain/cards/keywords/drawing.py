"""Keywords that replace drawing cards: dredge."""

from domain.cards.ir.language import (
    Ability,
    Among,
    Bind,
    Choose,
    Instead,
    Keyword,
    Look,
    Move,
    Remember,
    Replace,
    Seq,
    Static,
    TopOf,
    Triggered,
)
from domain.cards.ir.terms import (
    Bound,
    Compare,
    Drew,
    InZone,
    Is,
    PlayerStat,
    This,
    You,
    ZoneChange,
)
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


def _hideaway(keyword: Keyword) -> tuple[Ability, ...]:
    """One of the top cards is exiled face down, for another ability (CR 702.75a)."""
    tops, hidden = Bound("top cards"), Bound("hidden card")
    rest = Among(tops, InZone("library"))
    return (
        Triggered(
            ZoneChange(Is(This()), to="battlefield"),
            Seq(
                (
                    Bind("top cards", TopOf(You(), keyword.number or 4)),
                    Look(tops),
                    Move(
                        Choose(You(), among=tops),
                        "exile",
                        "exile",
                        bind="hidden card",
                        face_down=True,
                    ),
                    Remember("hidden card", hidden),
                    Move(rest, "library", place="bottom", order="random"),
                )
            ),
        ),
    )


DRAWING = (
    KeywordDefinition("hideaway", "CR 702.75", _hideaway),
    KeywordDefinition("dredge", "CR 702.52", _dredge),
)
