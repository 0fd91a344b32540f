"""Blue flip cards."""

from domain.cards.corpus.faced import KI, flipping
from domain.cards.corpus.forms import creature, keywords, pays, unless_paid, when
from domain.cards.corpus.parts import (
    A_SPELL,
    ANY_PLAYER,
    CREATURES_YOU_CONTROL,
    IT,
    THIS,
    YOUR_HAND,
)
from domain.cards.ir.language import (
    Activated,
    Draw,
    Grant,
    If,
    RemoveCountersCost,
    Seq,
    Static,
    Turn,
)
from domain.cards.ir.terms import Compare, Has, IsTrue, Matches

CARDS = (
    flipping(
        "Callow Jushi // Jaraku the Interloper",
        creature("Callow Jushi", "{1}{U}{U}", "2/2", "Human Wizard", *KI),
        creature(
            "Jaraku the Interloper",
            None,
            "3/4",
            "Spirit",
            Activated(pays("", RemoveCountersCost("ki")), unless_paid("{2}"), targets=(A_SPELL,)),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Student of Elements // Tobita, Master of Winds",
        creature(
            "Student of Elements",
            "{1}{U}",
            "1/1",
            "Human Wizard",
            when(IsTrue(Matches(THIS, Has("flying"))), Turn(to="flipped")),
        ),
        creature(
            "Tobita, Master of Winds",
            None,
            "3/3",
            "Human Wizard",
            Static((Grant(keywords("flying")),), affects=CREATURES_YOU_CONTROL),
            kinds="legendary creature",
        ),
    ),
    flipping(
        "Jushi Apprentice // Tomoya the Revealer",
        creature(
            "Jushi Apprentice",
            "{1}{U}",
            "1/2",
            "Human Wizard",
            Activated(
                pays("{2}{U}", tap=True),
                Seq((Draw(), If(Compare(YOUR_HAND, ">=", 9), Turn(to="flipped")))),
            ),
        ),
        creature(
            "Tomoya the Revealer",
            None,
            "2/3",
            "Human Wizard",
            Activated(pays("{3}{U}{U}", tap=True), Draw(YOUR_HAND, IT), targets=(ANY_PLAYER,)),
            kinds="legendary creature",
        ),
    ),
)
