"""Black flip cards."""

from domain.cards.corpus.faced import KI, flipping
from domain.cards.corpus.forms import creature, keywords, pays, permanent, target, when
from domain.cards.corpus.parts import AN_OPPONENT, CREATURE, EXILE_IT, IT, YOU
from domain.cards.ir.language import (
    Activated,
    Apply,
    Discard,
    Grant,
    If,
    LoseLife,
    Move,
    RemoveCountersCost,
    Sacrifice,
    Seq,
    TargetSpec,
    Turn,
)
from domain.cards.ir.terms import (
    Arith,
    Begins,
    Compare,
    Event,
    History,
    OwnedBy,
    OwnerOf,
    Players,
    PlayerStat,
    ZoneChange,
)

CARDS = (
    flipping(
        "Hired Muscle // Scarmaker",
        creature("Hired Muscle", "{1}{B}{B}", "2/2", "Human Warrior", *KI),
        creature(
            "Scarmaker",
            None,
            "4/4",
            "Spirit",
            Activated(
                pays("", RemoveCountersCost("ki")),
                Apply(IT, (Grant(keywords("fear")),)),
                targets=(target(CREATURE),),
            ),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Nezumi Graverobber // Nighteyes the Desecrator",
        creature(
            "Nezumi Graverobber",
            "{1}{B}",
            "2/1",
            "Rat Rogue",
            Activated(
                pays("{1}{B}"),
                Seq(
                    (
                        EXILE_IT,
                        If(
                            Compare(PlayerStat(OwnerOf(IT), "graveyard"), "==", 0),
                            Turn(to="flipped"),
                        ),
                    )
                ),
                targets=(TargetSpec(OwnedBy(Players("opponents")), zone="graveyard"),),
            ),
        ),
        creature(
            "Nighteyes the Desecrator",
            None,
            "4/2",
            "Rat Wizard",
            Activated(
                pays("{4}{B}"),
                Move(IT, "battlefield", "put", under=YOU),
                targets=(TargetSpec(CREATURE, zone="graveyard"),),
            ),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Nezumi Shortfang // Stabwhisker the Odious",
        creature(
            "Nezumi Shortfang",
            "{1}{B}",
            "1/1",
            "Rat Rogue",
            Activated(
                pays("{1}{B}", tap=True),
                Seq(
                    (
                        Discard(1, IT),
                        If(Compare(PlayerStat(IT, "hand"), "==", 0), Turn(to="flipped")),
                    )
                ),
                targets=(AN_OPPONENT,),
            ),
        ),
        creature(
            "Stabwhisker the Odious",
            None,
            "3/3",
            "Rat Shaman",
            when(
                Begins("upkeep", Players("opponents")),
                LoseLife(
                    Arith("max", 0, Arith("-", 3, PlayerStat(Event("player"), "hand"))),
                    Event("player"),
                ),
            ),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Kuon, Ogre Ascendant // Kuon's Essence",
        creature(
            "Kuon, Ogre Ascendant",
            "{B}{B}{B}",
            "2/4",
            "Ogre Monk",
            when(
                Begins("end"),
                Turn(to="flipped"),
                condition=Compare(
                    History(ZoneChange(CREATURE, "battlefield", "graveyard")), ">=", 3
                ),
            ),
            kinds="legendary creature",
        ),
        permanent(
            "Kuon's Essence",
            None,
            "legendary enchantment",
            when(Begins("upkeep"), Sacrifice(CREATURE, who=Event("player"))),
        ),
    ),
)
