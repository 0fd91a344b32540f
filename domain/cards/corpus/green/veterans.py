"""Green cards that have seen many tables."""

from domain.cards.corpus.forms import creature, does, keywords, pays, permanent, spell, target, when
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    DIES,
    ENTERS,
    IT,
    LAND,
    OPPOSING,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AdditionalCost,
    AddMana,
    AddStats,
    Among,
    Apply,
    Bind,
    Deontic,
    Draw,
    Enters,
    GainLife,
    Keyword,
    Look,
    Move,
    ProducedMana,
    Producible,
    PutCounters,
    SacrificeCost,
    Seq,
    TopUntil,
)
from domain.cards.ir.terms import And, Bound, Counters, Event, Not, Players, Stat, TapsForMana
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Briarhorn", "{3}{G}", "3/3", "Elemental", *keywords("flash"),
        when(ENTERS, Apply(IT, (AddStats(3, 3),)), to=(target(CREATURE),)),
        Keyword("evoke", mana_cost("{1}{G}")),
    ),
    permanent(
        "Evolutionary Leap", "{1}{G}", "enchantment",
        Activated(
            pays("{G}", SacrificeCost(CREATURE)),
            Seq(
                (
                    Bind("revealed cards", TopUntil(YOU, CREATURE)),
                    Look(Bound("revealed cards"), reveal=True),
                    Move(Among(Bound("revealed cards"), CREATURE), "hand"),
                    Move(
                        Among(Bound("revealed cards"), Not(CREATURE)), "library",
                        place="bottom", order="random",
                    ),
                )
            ),
        ),
    ),
    spell(
        "Momentous Fall", "{2}{G}{G}", "instant",
        does(
            Draw(Stat(Bound("sacrificed"), "power")),
            GainLife(Stat(Bound("sacrificed"), "toughness")),
        ),
        first=(AdditionalCost((SacrificeCost(CREATURE),)),),
    ),
    creature(
        "Servant of the Scale", "{G}", "0/0", "Human Soldier",
        Enters(counters=(("+1/+1", 1),)),
        when(
            DIES, PutCounters(IT, "+1/+1", Counters(Event(), "+1/+1")),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    creature(
        "Harvester Druid", "{1}{G}", "1/1", "Human Druid",
        Activated(pays(tap=True), AddMana(of=Producible(And((LAND, YOURS)), colors=True))),
    ),
    creature(
        "Naga Vitalist", "{1}{G}", "1/2", "Snake Druid",
        Activated(pays(tap=True), AddMana(of=Producible(And((LAND, YOURS))))),
    ),
    creature(
        "Sylvok Explorer", "{1}{G}", "1/1", "Human Druid",
        Activated(pays(tap=True), AddMana(of=Producible(And((LAND, OPPOSING)), colors=True))),
    ),
    creature(
        "Vorinclex, Voice of Hunger", "{6}{G}{G}", "7/6", "Phyrexian Praetor",
        *keywords("trample"),
        when(TapsForMana(LAND, YOU), AddMana(of=ProducedMana())),
        when(
            TapsForMana(LAND, Players("opponents")),
            Apply(Event(), (Deontic("cant", "untap"),), "next_untap"),
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
