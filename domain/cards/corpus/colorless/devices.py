"""Colourless artifacts with abilities that are activated or triggered."""

from domain.cards.corpus.forms import keywords, pays, permanent, taps_for, when
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    DIES,
    ENTERS,
    ENTERS_TAPPED,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    Apply,
    CastNow,
    ChangeTypes,
    Choose,
    GainLife,
    Gate,
    Grant,
    LoseLife,
    Move,
    Prevented,
    PutCounters,
    Remember,
    RemoveCountersCost,
    Replace,
    Seq,
    SetColors,
    SetStats,
    Static,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    Count,
    Damaged,
    Event,
    EventAmount,
    InCombat,
    Matches,
    Players,
    StatCompare,
    Status,
    TurnOf,
    Type,
    Unless,
)

CARDS = (
    permanent(
        "Isochron Scepter", "{2}", "artifact",
        when(
            ENTERS,
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(
                            Choose(
                                YOU,
                                And((Type("instant"), StatCompare("mana_value", "<=", 2))),
                                "hand",
                                from_zone_of=YOU,
                            ),
                            "exile",
                            "exile",
                            bind="exiled card",
                        ),
                        Remember("exiled card", Bound("exiled card")),
                    )
                ),
            ),
        ),
        Activated(pays("{2}", tap=True), CastNow(Bound("exiled card"), copies=True)),
    ),
    permanent(
        "Sun Droplet", "{2}", "artifact",
        when(Damaged(to="player", recipient=YOU), PutCounters(THIS, "charge", EventAmount())),
        when(Begins("upkeep"), Gate(YOU, pay=(RemoveCountersCost("charge"),), then=GainLife(1))),
    ),
    permanent(
        "Warden of the Wall", "{3}", "artifact", ENTERS_TAPPED,
        taps_for("C"),
        Static(
            (ChangeTypes(("creature",), ("Gargoyle",)), SetStats(2, 3), Grant(keywords("flying"))),
            condition=Unless(TurnOf(YOU)),
        ),
    ),
    permanent(
        "Weatherseed Totem", "{3}", "artifact", taps_for("G"),
        Activated(
            pays("{2}{G}{G}{G}"),
            Apply(
                THIS,
                (
                    ChangeTypes(("artifact", "creature"), ("Treefolk",)),
                    SetColors(("G",)),
                    SetStats(5, 3),
                    Grant(keywords("trample")),
                ),
            ),
        ),
        when(DIES, Move(Event("card"), "hand", "return"), condition=Matches(Event(), CREATURE)),
    ),
    permanent(
        "Throne of the God-Pharaoh", "{2}", "legendary artifact",
        when(
            Begins("end", YOU),
            LoseLife(Count(And((CREATURE_YOU_CONTROL, Status("tapped")))), Players("opponents")),
        ),
    ),
    permanent(
        "Dolmen Gate", "{2}", "artifact",
        Static(
            (
                Replace(
                    Damaged(
                        to="object",
                        combat=True,
                        recipient=And((CREATURE_YOU_CONTROL, InCombat("attacking"))),
                    ),
                    Prevented(),
                ),
            )
        ),
    ),
    permanent(
        "Atarka Monument", "{3}", "artifact", taps_for("R", "G"),
        Activated(
            pays("{4}{R}{G}"),
            Apply(
                THIS,
                (
                    ChangeTypes(("artifact", "creature"), ("Dragon",)),
                    SetColors(("R", "G")),
                    SetStats(4, 4),
                    Grant(keywords("flying")),
                ),
            ),
        ),
    ),
)  # fmt: skip
