"""White cards with kicker."""

from domain.cards.corpus.forms import creature, does, keywords, paying, spell, target, when
from domain.cards.corpus.parts import ARTIFACT_OR_ENCHANTMENT, CREATURE, DESTROY_IT, ENTERS, IT
from domain.cards.ir.language import DealDamage, Draw, Enters, Grant, If, Static, TargetSpec
from domain.cards.ir.terms import And, Has, Kicked, Stat, Target
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Benalish Lancer",
        "{2}{W}",
        "2/2",
        "Human Knight",
        paying("kicker", "{2}{W}"),
        Enters(counters=(("+1/+1", 2),), condition=Kicked()),
        Static((Grant(keywords("first strike")),), condition=Kicked()),
    ),
    spell(
        "Orim's Thunder",
        "{2}{W}",
        "instant",
        does(
            DESTROY_IT,
            If(Kicked(), DealDamage(Target(1), Stat(IT, "mana_value"))),
            to=(target(ARTIFACT_OR_ENCHANTMENT), TargetSpec(CREATURE, condition=Kicked())),
        ),
        first=(paying("kicker", "{R}"),),
    ),
    creature(
        "Sunscape Battlemage",
        "{2}{W}",
        "2/2",
        "Human Wizard",
        paying("kicker", "{1}{G}"),
        paying("kicker", "{2}{U}"),
        when(
            ENTERS,
            DESTROY_IT,
            to=(target(And((CREATURE, Has("flying")))),),
            condition=Kicked(mana_cost("{1}{G}")),
        ),
        when(ENTERS, Draw(2), condition=Kicked(mana_cost("{2}{U}"))),
    ),
)
