"""Lands that decks of many years were built around."""

from domain.cards.corpus.forms import keywords, land, pays, taps_for, target, when
from domain.cards.corpus.parts import (
    BASIC_LAND,
    CREATURE,
    DESTROY_IT,
    IT,
    LAND,
    SACRIFICE_THIS,
    THIS,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.ir.language import (
    Activated,
    All,
    CreateTokens,
    Discard,
    Draw,
    Enters,
    Gate,
    Grant,
    If,
    Move,
    PutCounters,
    Search,
    Seq,
    Static,
    TokenSpec,
)
from domain.cards.ir.terms import Compare, ControllerOf, Counters, Did, IsTrue

CARDS = (
    land(
        "Bazaar of Baghdad", "land", Activated(pays(tap=True), Seq((Draw(2), Discard(3))))
    ),
    land(
        "Dark Depths", "legendary snow land", Enters(counters=(("ice", 10),)),
        Activated(pays("{3}"), PutCounters(THIS, "ice", -1)),
        when(
            IsTrue(Compare(Counters(THIS, "ice"), "==", 0)),
            Move(THIS, "graveyard", "sacrifice", bind="sacrificed land"),
            If(
                Did("sacrificed land"),
                CreateTokens(
                    TokenSpec(
                        ("creature",), ("Avatar",), ("B",), 20, 20,
                        keywords("flying", "indestructible"), "Marit Lage", ("legendary",),
                    )
                ),
            ),
        ),
    ),
    land(
        "Ghost Quarter", "land", taps_for("C"),
        Activated(
            pays("", SACRIFICE_THIS, tap=True),
            Seq(
                (
                    DESTROY_IT,
                    Gate(
                        ControllerOf(IT),
                        then=Search(BASIC_LAND, "battlefield", who=ControllerOf(IT)),
                    ),
                )
            ),
            targets=(target(LAND),),
        ),
    ),
    land(
        "The Tabernacle at Pendrell Vale", "legendary land",
        Static(
            (
                Grant(
                    (
                        when(
                            YOUR_UPKEEP,
                            Gate(
                                YOU, pay=pays("{1}"),
                                otherwise=Move(THIS, "graveyard", "destroy"),
                            ),
                        ),
                    )
                ),
            ),
            All(CREATURE),
        ),
    ),
)  # fmt: skip
