"""Colorless cards that are, or make, copies of permanents."""

from domain.cards.corpus.forms import keywords, paying, pays, permanent, target, when
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    IT,
    LAND,
    SACRIFICE_THIS,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    ZOMBIE,
)
from domain.cards.ir.language import (
    Activated,
    Apply,
    BecomeCopy,
    ChangeTypes,
    CreateTokens,
    Delay,
    Gate,
    Grant,
    If,
    Move,
    Remember,
    Seq,
    SetStats,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Begins,
    Bound,
    Did,
    Event,
    Not,
    Or,
    Stat,
    Status,
    ZoneChange,
)

CARDS = (
    permanent(
        "Mirage Mirror",
        "{3}",
        "artifact",
        Activated(
            pays("{2}"),
            BecomeCopy(IT, THIS, duration="end_of_turn"),
            targets=(target(Or((ARTIFACT, CREATURE, ENCHANTMENT, LAND))),),
        ),
    ),
    permanent(
        "Helm of the Host",
        "{4}",
        "legendary artifact: Equipment",
        when(
            Begins("begin_combat", YOU),
            CreateTokens(
                TokenCopy(AttachedTo(), (ChangeTypes(remove=("legendary",)),)), bind="copy"
            ),
            Apply(Bound("copy"), (Grant(keywords("haste")),), "game"),
        ),
        paying("equip", "{5}"),
    ),
    permanent(
        "Soul Separator",
        "{3}",
        "artifact",
        Activated(
            pays("{5}", SACRIFICE_THIS, tap=True),
            Seq(
                (
                    Move(IT, "exile", "exile", bind="exiled card"),
                    CreateTokens(
                        TokenCopy(
                            Bound("exiled card"),
                            (
                                SetStats(1, 1),
                                ChangeTypes(subtypes=("Spirit",)),
                                Grant(keywords("flying")),
                            ),
                        )
                    ),
                    CreateTokens(
                        ZOMBIE,
                        power=Stat(Bound("exiled card"), "power"),
                        toughness=Stat(Bound("exiled card"), "toughness"),
                    ),
                )
            ),
            targets=(YOUR_DEAD_CREATURE,),
        ),
    ),
    permanent(
        "Mimic Vat",
        "{3}",
        "artifact",
        when(
            ZoneChange(And((CREATURE, Not(Status("token")))), "battlefield", "graveyard"),
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(Event("card"), "exile", "exile", bind="new card"),
                        If(
                            Did("new card"),
                            Seq(
                                (
                                    Move(Bound("exiled card"), "graveyard", "return"),
                                    Remember("exiled card", Bound("new card"), add=False),
                                )
                            ),
                        ),
                    )
                ),
            ),
        ),
        Activated(
            pays("{3}", tap=True),
            Seq(
                (
                    CreateTokens(TokenCopy(Bound("exiled card")), bind="copy"),
                    Apply(Bound("copy"), (Grant(keywords("haste")),), "game"),
                    Delay(Begins("end"), Move(Bound("copy"), "exile", "exile")),
                )
            ),
        ),
    ),
)
