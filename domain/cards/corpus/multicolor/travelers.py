"""Planeswalkers of several colours, and what becomes planeswalkers."""

from domain.cards.corpus.forms import loyal, planeswalker, target, when
from domain.cards.corpus.parts import CREATURE, EXILE_IT, IT, LAND, YOU
from domain.cards.ir.language import (
    All,
    Apply,
    Bind,
    CreateEmblem,
    Delay,
    Deontic,
    Draw,
    MayPlay,
    Move,
    SetTapped,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import ANYTHING, Begins, Bound, CastSpell, Damaged, Is, Not, OwnedBy

CARDS = (
    planeswalker(
        "Tamiyo, Field Researcher", "{1}{G}{W}{U}", 4, "Tamiyo",
        loyal(
            1,
            Bind("chosen creatures", IT),
            Delay(
                Damaged(Is(Bound("chosen creatures")), combat=True), Draw(),
                once=False, duration="your_next_turn",
            ),
            to=(TargetSpec(CREATURE, min=0, max=2),),
        ),
        loyal(
            -2, SetTapped(IT, True), Apply(IT, (Deontic("cant", "untap"),), "next_untap"),
            to=(TargetSpec(Not(LAND), min=0, max=2),),
        ),
        loyal(-7, Draw(3), CreateEmblem((Static((MayPlay("hand", cost=()),)),))),
    ),
    planeswalker(
        "Venser, the Sojourner", "{3}{W}{U}", 3, "Venser",
        loyal(
            2, Move(IT, "exile", "exile", bind="exiled card"),
            Delay(Begins("end"), Move(Bound("exiled card"), "battlefield", "return", under=YOU)),
            to=(target(OwnedBy(YOU)),),
        ),
        loyal(-1, Apply(All(CREATURE), (Deontic("cant", "be_blocked"),))),
        loyal(-8, CreateEmblem((when(CastSpell(who=YOU), EXILE_IT, to=(target(ANYTHING),)),))),
    ),
)  # fmt: skip
