"""Blue cards that answer to events: enters, dies, damage, life, cycling."""

from domain.cards.corpus.forms import creature, does, keywords, pays, permanent, spell, target, when
from domain.cards.corpus.parts import ANY_PLAYER, CREATURE, DIES, IT, OPPOSING, YOU
from domain.cards.ir.language import (
    All,
    Apply,
    Delay,
    Deontic,
    Draw,
    Gate,
    Grant,
    Move,
    SetController,
    SetTapped,
    Static,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    CastSpell,
    ControlChange,
    Drew,
    Event,
    Is,
    Players,
    ZoneChange,
)

CARDS = (
    permanent(
        "Rhystic Study",
        "{2}{U}",
        "enchantment",
        when(
            CastSpell(who=Players("opponents")),
            Gate(Event("player"), pay=pays("{1}"), otherwise=Gate(YOU, Draw(1))),
        ),
    ),
    permanent(
        "Jace's Erasure",
        "{1}{U}",
        "enchantment",
        when(Drew(YOU), Gate(YOU, Move(TopOf(IT, 1), "graveyard", "mill")), to=(ANY_PLAYER,)),
    ),
    creature(
        "Keiga, the Tide Star",
        "{5}{U}",
        "5/5",
        "Dragon Spirit",
        *keywords("flying"),
        when(DIES, Apply(IT, (SetController(),), "game"), to=(target(CREATURE),)),
        kinds="legendary creature",
    ),
    permanent(
        "Intruder Alarm",
        "{2}{U}",
        "enchantment",
        Static((Deontic("cant", "untap"),), affects=All(CREATURE)),
        when(ZoneChange(CREATURE, to="battlefield"), SetTapped(All(CREATURE), tapped=False)),
    ),
    spell(
        "Ray of Command",
        "{3}{U}",
        "instant",
        does(
            SetTapped(IT, tapped=False),
            Apply(IT, (SetController(), Grant(keywords("haste")))),
            Delay(ControlChange(Is(IT), lost_by=YOU), SetTapped(IT, tapped=True)),
            to=(target(And((CREATURE, OPPOSING))),),
        ),
    ),
)
