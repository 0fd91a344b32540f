"""Keywords by which a card is cast later: madness, suspend, plot, foretell, warp (CR 702)."""

from domain.cards.ir.language import (
    Ability,
    Apply,
    CastNow,
    CastOption,
    Delay,
    GoTo,
    Grant,
    If,
    Keyword,
    MayPlay,
    Move,
    PayMana,
    PutCounters,
    Replace,
    Seq,
    SetAside,
    Static,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Begins,
    Bound,
    CastWith,
    Compare,
    CounterChange,
    Counters,
    Did,
    Every,
    Matches,
    Not,
    OwnedBy,
    Past,
    This,
    Type,
    Unless,
    Value,
    X,
    You,
    ZoneChange,
)
from domain.cards.keywords.casting import ENTERS, SELF, price_of
from domain.cards.keywords.definition import KeywordDefinition
from domain.cards.mana import ManaCost

TIME = "time"


def _madness(keyword: Keyword) -> tuple[Ability, ...]:
    """Discarded into exile instead, then cast or put into the graveyard (CR 702.35a)."""
    discarded = ZoneChange(SELF, "hand", verb="discard")
    cast = CastNow(This(), free=False, cost=price_of(keyword), name="madness", bind="madness")
    return (
        Static((Replace(discarded, GoTo("exile"), anywhere=True),)),
        Triggered(
            ZoneChange(SELF, "hand", "exile", verb="discard"),
            Seq((cast, If(Unless(Did("madness")), Move(This(), "graveyard")))),
            zone="exile",
        ),
    )


def _later_than(way: str) -> Unless:
    """Not in the turn in which it was exiled like that."""
    exiled = ZoneChange(ANYTHING, "hand", "exile", verb=way)
    return Unless(Matches(This(), Past(exiled, "card")))


def _plot(keyword: Keyword) -> tuple[Ability, ...]:
    """Exiled from hand, then cast for nothing on a later turn (CR 702.170a, 702.170d)."""
    plotted = Every((Did("plot"), _later_than("plot")))
    return (
        SetAside("plot", price_of(keyword) or (), when="sorcery"),
        CastOption("plotted", (), "exile", condition=plotted, timing="sorcery"),
    )


def _foretell(keyword: Keyword) -> tuple[Ability, ...]:
    """Exiled from hand face down, then cast for its own cost on a later turn (CR 702.143a)."""
    foretold = Every((Did("foretell"), _later_than("foretell")))
    return (
        SetAside("foretell", (PayMana(ManaCost(generic=2)),), when="your_turn", face_down=True),
        CastOption("foretold", price_of(keyword), "exile", condition=foretold),
    )


def _warp(keyword: Keyword) -> tuple[Ability, ...]:
    """Exiled at the next end step, to be cast on a later turn (CR 702.185a)."""
    away, gone = Bound("warped card"), ZoneChange(ANYTHING, "battlefield", "exile")
    again = MayPlay("exile", Not(Past(gone, "card")))
    return (
        CastOption("warp", price_of(keyword), "hand"),
        Triggered(
            ENTERS,
            Delay(
                Begins("end"),
                Seq(
                    (
                        Move(This(), "exile", "exile", bind="warped card"),
                        Apply(away, (again,), "game"),
                    )
                ),
            ),
            condition=CastWith("warp"),
        ),
    )


def _suspend(keyword: Keyword) -> tuple[Ability, ...]:
    """Exiled with time counters; cast for nothing when the last is gone (CR 702.62a)."""
    counters: Value = keyword.number if keyword.number is not None else X()
    suspended = Compare(Counters(This(), TIME), ">=", 1)
    return (
        SetAside("suspend", price_of(keyword) or (), ((TIME, counters),)),
        Triggered(
            Begins("upkeep", You()),
            PutCounters(This(), TIME, -1),
            condition=suspended,
            zone="exile",
        ),
        Triggered(
            CounterChange(SELF, TIME, removed=True, last=True),
            Seq(
                (
                    CastNow(This(), name="suspend", bind="suspended spell"),
                    Apply(Bound("suspended spell"), (Grant((HASTE_OF_SUSPENDED,)),), "game"),
                )
            ),
            zone="exile",
        ),
    )


# Haste ends as the owner, who cast it, loses control of it.
HASTE_OF_SUSPENDED = Static(
    (Grant((Keyword("haste"),)),),
    condition=Matches(This(), And((Type("creature"), OwnedBy(You())))),
)


CASTING_LATER = (
    KeywordDefinition("madness", "CR 702.35", _madness),
    KeywordDefinition("suspend", "CR 702.62", _suspend),
    KeywordDefinition("plot", "CR 702.170", _plot),
    KeywordDefinition("foretell", "CR 702.143", _foretell),
    KeywordDefinition("warp", "CR 702.185", _warp),
)
