"""Red flip cards."""

from domain.cards.corpus.faced import KI, flipping
from domain.cards.corpus.forms import creature, if_would, keywords, pays, protection, target, when
from domain.cards.corpus.parts import CREATURE, HITS_OPPONENT, IT
from domain.cards.ir.language import (
    Activated,
    Apply,
    RemoveCountersCost,
    SetController,
    SoMuch,
    Turn,
)
from domain.cards.ir.terms import Arith, Color, Damaged, EventAmount

CARDS = (
    flipping(
        "Cunning Bandit // Azamuki, Treachery Incarnate",
        creature("Cunning Bandit", "{1}{R}{R}", "2/2", "Human Warrior", *KI),
        creature(
            "Azamuki, Treachery Incarnate",
            None,
            "5/2",
            "Spirit",
            Activated(
                pays("", RemoveCountersCost("ki")),
                Apply(IT, (SetController(),)),
                targets=(target(CREATURE),),
            ),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Akki Lavarunner // Tok-Tok, Volcano Born",
        creature(
            "Akki Lavarunner",
            "{3}{R}",
            "1/1",
            "Goblin Warrior",
            *keywords("haste"),
            when(HITS_OPPONENT, Turn(to="flipped")),
        ),
        creature(
            "Tok-Tok, Volcano Born",
            None,
            "2/2",
            "Goblin Shaman",
            *protection(Color("R")),
            if_would(Damaged(Color("R"), "player"), SoMuch(Arith("+", EventAmount(), 1))),
            kinds="legendary creature",
        ),
    ),
)
