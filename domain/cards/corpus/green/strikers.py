"""Green cards about striking: double strike, deathtouch, what a creature fights."""

from domain.cards.corpus.forms import creature, exerts, if_would, keywords, pays, protection, when
from domain.cards.corpus.parts import CREATURE, SELF, THIS
from domain.cards.ir.language import (
    Activated,
    AddStats,
    Apply,
    Delay,
    Draw,
    Enters,
    Grant,
    Move,
    Prevented,
    PutCounters,
    RemoveCounters,
)
from domain.cards.ir.terms import BecomesBlocked, Begins, Color, Damaged, Event

PHANTOM = if_would(Damaged(recipient=THIS), Prevented(), RemoveCounters(THIS, "+1/+1", 1))

CARDS = (
    creature("Sedge Scorpion", "{G}", "1/1", "Scorpion", *keywords("deathtouch")),
    creature("Daggerback Basilisk", "{2}{G}", "2/2", "Basilisk", *keywords("deathtouch")),
    creature("Spiked Baloth", "{3}{G}", "4/2", "Beast", *keywords("trample")),
    creature(
        "Sylvan Basilisk", "{3}{G}{G}", "2/4", "Basilisk",
        when(BecomesBlocked(SELF, by=CREATURE), Move(Event("other"), "graveyard", "destroy")),
    ),
    creature(
        "Lowland Basilisk", "{2}{G}", "1/3", "Basilisk",
        when(
            Damaged(SELF, "object", recipient=CREATURE),
            Delay(Begins("end_combat"), Move(Event("object"), "graveyard", "destroy")),
        ),
    ),
    creature(
        "Phantom Centaur", "{2}{G}{G}", "2/0", "Centaur Spirit", *protection(Color("B")),
        Enters(counters=(("+1/+1", 3),)), PHANTOM,
    ),
    creature(
        "Phantom Tiger", "{2}{G}", "1/0", "Cat Spirit", Enters(counters=(("+1/+1", 2),)), PHANTOM
    ),
    creature(
        "Phantom Nantuko", "{2}{G}", "0/0", "Insect Spirit", *keywords("trample"),
        Enters(counters=(("+1/+1", 2),)), PHANTOM,
        Activated(pays(tap=True), PutCounters(THIS, "+1/+1")),
    ),
    creature(
        "Hooded Brawler", "{2}{G}", "3/2", "Snake Warrior",
        exerts(Apply(THIS, (AddStats(2, 2),))),
    ),
    creature(
        "Bitterblade Warrior", "{1}{G}", "2/2", "Jackal Warrior",
        exerts(Apply(THIS, (AddStats(1, 0), Grant(keywords("deathtouch"))))),
    ),
    creature("Watchful Naga", "{2}{G}", "2/2", "Snake Wizard", exerts(Draw())),
    creature("Barkweave Crusher", "{3}{G}", "2/5", "Elemental Warrior", *keywords("enlist")),
)  # fmt: skip
