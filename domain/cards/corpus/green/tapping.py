"""Green cards that tap permanents and keep them tapped."""

from domain.cards.corpus.forms import creature, pays, when
from domain.cards.corpus.parts import CREATURE, LAND, SELF, THIS, YOU
from domain.cards.ir.language import (
    Activated,
    Apply,
    Deontic,
    PlayerRule,
    Regenerate,
    SetTapped,
    Static,
)
from domain.cards.ir.terms import Damaged, Event

STRUCK_CREATURE = Event("object")
STUNS = when(
    Damaged(SELF, "object", combat=True, recipient=CREATURE),
    SetTapped(STRUCK_CREATURE, tapped=True),
    Apply(STRUCK_CREATURE, (Deontic("cant", "untap"),), "next_untap"),
)

CARDS = (
    creature("Kashi-Tribe Warriors", "{3}{G}{G}", "2/4", "Snake Warrior", STUNS),
    creature(
        "Kashi-Tribe Reaver", "{3}{G}", "3/2", "Snake Warrior", STUNS,
        Activated(pays("{1}{G}"), Regenerate(THIS)),
    ),
    creature(
        "Mungha Wurm", "{2}{G}{G}", "6/5", "Wurm",
        Static((PlayerRule("most_untap", 1, YOU, LAND),)),
    ),
)  # fmt: skip
