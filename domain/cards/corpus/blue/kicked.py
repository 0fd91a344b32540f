"""Blue cards with kicker, or that may be paid for in other ways."""

from domain.cards.corpus.forms import creature, does, instead, keywords, paying, pays, spell, target
from domain.cards.corpus.parts import A_SPELL, CREATURE, IT, LAND, NONLAND_PERMANENT, RETURN_IT
from domain.cards.ir.language import (
    All,
    CounterSpell,
    DiscardCost,
    Draw,
    Enters,
    Gate,
    Grant,
    Mode,
    Move,
    ReturnCost,
    SacrificeCost,
    SpellAbility,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import ControllerOf, Is, Kicked, Not, Or, Subtype, Target

CARDS = (
    creature(
        "Faerie Squadron",
        "{U}",
        "1/1",
        "Faerie",
        paying("kicker", "{3}{U}"),
        Enters(counters=(("+1/+1", 2),), condition=Kicked()),
        Static((Grant(keywords("flying")),), condition=Kicked()),
    ),
    spell(
        "Rushing River",
        "{2}{U}",
        "instant",
        does(
            Move(All(Or((Is(IT), Is(Target(1))))), "hand", "return"),
            to=(
                NONLAND_PERMANENT,
                TargetSpec(Not(LAND), condition=Kicked(), another=True),
            ),
        ),
        first=(paying("kicker", "", SacrificeCost(LAND)),),
    ),
    spell(
        "Forbid",
        "{1}{U}{U}",
        "instant",
        does(CounterSpell(IT), to=(A_SPELL,)),
        first=(paying("buyback", "", DiscardCost(2)),),
    ),
    spell(
        "Gush",
        "{4}{U}",
        "instant",
        does(Draw(2)),
        first=(instead(ReturnCost(Subtype("Island"), 2)),),
    ),
    spell(
        "Mystic Confluence",
        "{3}{U}{U}",
        "instant",
        SpellAbility(
            modes=(
                Mode(
                    Gate(ControllerOf(IT), pay=pays("{3}"), otherwise=CounterSpell(IT)), (A_SPELL,)
                ),
                Mode(RETURN_IT, (target(CREATURE),)),
                Mode(Draw()),
            ),
            choose_min=3,
            choose_max=3,
            repeat=True,
        ),
    ),
)
