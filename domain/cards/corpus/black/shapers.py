"""Black cards that change what others are: types, colours, abilities, sizes."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    keywords,
    pays,
    permanent,
    spell,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CHOOSES_CREATURE_TYPE,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    OTHER,
    SWITCH_IT,
    THIS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    ChangeTypes,
    Draw,
    ExchangeControl,
    Lose,
    LoseLife,
    SetColors,
    SetStats,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import ANYTHING, And, AttachedTo, Becomes, ControlledBy, ControllerOf, Is

CARDS = (
    permanent(
        "Conspiracy", "{3}{B}{B}", "enchantment", CHOOSES_CREATURE_TYPE,
        Static(
            (ChangeTypes(chosen="chosen type", replace=True),),
            All(CREATURE_YOU_CONTROL, "everywhere"),
        ),
    ),
    permanent("Darkest Hour", "{B}", "enchantment", Static((SetColors(("B",)),), All(CREATURE))),
    aura("Evil Presence", "{B}", LAND, enchanted(ChangeTypes(subtypes=("Swamp",), replace=True))),
    aura(
        "Contaminated Ground", "{1}{B}", LAND,
        enchanted(ChangeTypes(subtypes=("Swamp",), replace=True)),
        when(Becomes(Is(AttachedTo()), "tapped"), LoseLife(2, ControllerOf(AttachedTo()))),
    ),
    aura(
        "Tainted Well", "{2}{B}", LAND, when(ENTERS, Draw()),
        enchanted(ChangeTypes(subtypes=("Swamp",), replace=True)),
    ),
    creature(
        "Sorceress Queen", "{1}{B}{B}", "1/1", "Human Wizard Sorcerer",
        Activated(
            pays(tap=True), Apply(IT, (SetStats(0, 2),)), (TargetSpec(And((CREATURE, OTHER))),)
        ),
    ),
    spell(
        "Sudden Spoiling", "{1}{B}{B}", "instant",
        does(
            Apply(All(And((CREATURE, ControlledBy(IT)))), (Lose(), SetStats(0, 2))),
            to=(ANY_PLAYER,),
        ),
        first=keywords("split second"),
    ),
    spell("Transmutation", "{1}{B}", "instant", does(SWITCH_IT, to=(TargetSpec(CREATURE),))),
    creature(
        "Yixlid Jailer", "{1}{B}", "2/1", "Zombie Wizard",
        Static((Lose(),), All(ANYTHING, "graveyard")),
    ),
    creature(
        "Phyrexian Infiltrator", "{2}{B}", "2/2", "Phyrexian Minion",
        Activated(pays("{2}{U}{U}"), ExchangeControl(THIS, IT), (TargetSpec(CREATURE),)),
    ),
)  # fmt: skip
