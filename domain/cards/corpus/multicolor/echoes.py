"""Multicolored cards that answer to events: enters, dies, damage, life, cycling."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, token, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ENTERS,
    IT,
    LAND,
    SACRIFICE_IT,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.ir.language import (
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    GainLife,
    Gate,
    If,
    LoseLife,
    PutCounters,
    Sacrifice,
    Seq,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Damaged,
    Did,
    Event,
    LifeChanged,
    Loses,
    Not,
    Players,
    Stat,
    Status,
    Unless,
    Var,
)

CARDS = (
    permanent(
        "Searing Meditation",
        "{1}{R}{W}",
        "enchantment",
        when(
            LifeChanged(YOU, "gain"),
            Gate(YOU, pay=pays("{2}"), then=DealDamage(IT, 2)),
            to=(ANY_TARGET,),
        ),
    ),
    creature(
        "Dimir Cutpurse",
        "{1}{U}{B}",
        "2/2",
        "Spirit",
        when(Damaged(SELF, "player", True), Discard(1, Event("player")), Draw(1)),
    ),
    creature(
        "Murderous Redcap",
        "{2}{B/R}{B/R}",
        "2/2",
        "Goblin Assassin",
        when(ENTERS, DealDamage(IT, Stat(THIS)), to=(ANY_TARGET,)),
        *keywords("persist"),
    ),
    permanent(
        "Doom Foretold",
        "{2}{W}{B}",
        "enchantment",
        when(
            Begins("upkeep"),
            Sacrifice(
                And((Not(LAND), Not(Status("token")))), 1, Event("player"), bind="sacrificed"
            ),
            If(
                Unless(Did("sacrificed")),
                Seq(
                    (
                        Discard(1, Event("player")),
                        LoseLife(2, Event("player")),
                        Draw(1),
                        GainLife(2),
                        CreateTokens(token("Knight", "2/2", "W", *keywords("vigilance"))),
                        SACRIFICE_IT,
                    )
                ),
            ),
        ),
    ),
    creature(
        "Blood Tyrant",
        "{4}{U}{B}{R}",
        "5/5",
        "Vampire",
        *keywords("flying", "trample"),
        when(
            YOUR_UPKEEP,
            LoseLife(1, Players(), bind="lost"),
            PutCounters(THIS, "+1/+1", Var("lost")),
        ),
        when(Loses(Players()), PutCounters(THIS, "+1/+1", 5)),
    ),
)
