"""Artifacts that replace what would happen, or take over a player's turn."""

from domain.cards.corpus.forms import artifact_creature, if_would, keywords, pays, permanent, when
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    IT,
    NO_TRIGGERS_OF_ENTERING,
    SACRIFICE_THIS,
    SELF,
    TWICE,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    CantCast,
    ControlPlayer,
    Deontic,
    Draw,
    Enters,
    GoTo,
    Instead,
    Move,
    PlayerRule,
    Replace,
    Seq,
    SetLife,
    SetTapped,
    Shuffle,
    SoMuch,
    Static,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Drew,
    Event,
    LifeChanged,
    Loses,
    OwnedBy,
    Players,
    Status,
    ZoneChange,
)

CARDS = (
    permanent(
        "Mindslaver", "{6}", "legendary artifact",
        Activated(
            pays("{4}", SACRIFICE_THIS, tap=True), ControlPlayer(IT), targets=(ANY_PLAYER,),
        ),
    ),
    permanent(
        "Alhammarret's Archive", "{5}", "legendary artifact",
        if_would(LifeChanged(YOU, "gain"), TWICE),
        if_would(Drew(YOU, further=True), SoMuch(2)),
    ),
    permanent("Orb of Dreams", "{3}", "artifact", Enters(tapped=True, what=ANYTHING)),
    permanent(
        "Amulet of Vigor", "{1}", "artifact",
        when(
            ZoneChange(And((YOURS, Status("tapped"))), to="battlefield"),
            SetTapped(Event("card"), tapped=False),
        ),
    ),
    permanent(
        "Grafdigger's Cage", "{1}", "artifact",
        Static((Deontic("cant", "enter"),), affects=All(CREATURE, "graveyard")),
        Static((Deontic("cant", "enter"),), affects=All(CREATURE, "library")),
        Static((CantCast(zone="graveyard"), CantCast(zone="library"))),
    ),
    artifact_creature(
        "Dodecapod", "{4}", "3/3", "Golem",
        Static(
            (
                Replace(
                    ZoneChange(SELF, verb="discard", through=Players("opponents")),
                    GoTo("battlefield", counters=(("+1/+1", 2),)),
                    anywhere=True,
                ),
            )
        ),
    ),
    artifact_creature(
        "Blightsteel Colossus", "{12}", "11/11", "Phyrexian Golem",
        *keywords("trample", "infect", "indestructible"),
        Static(
            (Replace(ZoneChange(SELF, to="graveyard"), GoTo("library", shuffle=True), anywhere=True),)
        ),
    ),
    permanent(
        "Library of Leng", "{1}", "artifact",
        Static((PlayerRule("no_max_hand"),)),
        Static(
            (
                Replace(
                    ZoneChange(ANYTHING, verb="discard", by=YOU, through=Players("all")),
                    GoTo("library"), optional=True,
                ),
            )
        ),
    ),
    permanent(
        "Lich's Mirror", "{5}", "artifact",
        if_would(
            Loses(YOU),
            Instead(
                Seq(
                    (
                        Move(All(OwnedBy(YOU), "hand"), "library", order="random"),
                        Move(All(OwnedBy(YOU), "graveyard"), "library", order="random"),
                        Move(All(OwnedBy(YOU)), "library", order="random"),
                        Shuffle(),
                        Draw(7),
                        SetLife(20),
                    )
                )
            ),
        ),
    ),
    permanent("Torpor Orb", "{2}", "artifact", NO_TRIGGERS_OF_ENTERING),
    artifact_creature(
        "Platinum Emperion", "{8}", "8/8", "Golem", Static((PlayerRule("life_fixed"),)),
    ),
)  # fmt: skip
