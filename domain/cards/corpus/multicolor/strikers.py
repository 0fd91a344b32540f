"""Multicoloured cards about striking: double strike, deathtouch, what a creature fights."""

from domain.cards.corpus.forms import (
    creature,
    does,
    exerts,
    if_would,
    keywords,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    CREATURES_YOU_CONTROL,
    ENTERS,
    IT,
    OPPOSING,
    OTHER,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    Enters,
    GainLife,
    Gate,
    Grant,
    Move,
    Prevented,
    RemoveCounters,
    SetTapped,
    TargetSpec,
)
from domain.cards.ir.terms import And, Damaged, EventAmount, OwnedBy, ZoneChange

PHANTOM = if_would(Damaged(recipient=THIS), Prevented(), RemoveCounters(THIS, "+1/+1", 1))

CARDS = (
    spell(
        "Double Cleave", "{1}{R/W}", "instant",
        does(Apply(IT, (Grant(keywords("double strike")),)), to=(target(CREATURE),)),
    ),
    creature(
        "Leonin Armorguard", "{2}{G}{W}", "3/3", "Cat Soldier",
        when(ENTERS, Apply(CREATURES_YOU_CONTROL, (AddStats(1, 1),))),
    ),
    creature(
        "Glissa, the Traitor", "{B}{G}{G}", "3/3", "Phyrexian Zombie Elf",
        *keywords("first strike", "deathtouch"),
        when(
            ZoneChange(And((CREATURE, OPPOSING)), "battlefield", "graveyard"),
            Gate(YOU, then=Move(IT, "hand", "return")),
            to=(TargetSpec(And((ARTIFACT, OwnedBy(YOU))), zone="graveyard"),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Phantom Nishoba", "{5}{G}{W}", "0/0", "Cat Beast Spirit", *keywords("trample"),
        Enters(counters=(("+1/+1", 7),)),
        when(Damaged(SELF), GainLife(EventAmount())), PHANTOM,
    ),
    creature(
        "Ahn-Crop Champion", "{2}{G}{W}", "4/4", "Human Warrior",
        exerts(SetTapped(All(And((OTHER, CREATURE, YOURS))), tapped=False)),
    ),
)  # fmt: skip
