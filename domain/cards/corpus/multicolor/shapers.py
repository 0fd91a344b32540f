"""Multicolored cards that change what others are: types, colours, abilities, sizes."""

from domain.cards.corpus.forms import creature, does, keywords, pays, permanent, spell
from domain.cards.corpus.parts import CREATURE, IT, OTHER, SWITCH_IT, THIS, YOURS
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    Draw,
    Grant,
    Lose,
    Move,
    SetColors,
    SetStats,
    Static,
    SwitchStats,
    TargetSpec,
)
from domain.cards.ir.terms import ANYTHING, And, Subtype

CARDS = (
    creature(
        "Godhead of Awe", "{W/U}{W/U}{W/U}{W/U}{W/U}", "4/4", "Spirit Avatar", *keywords("flying"),
        Static((SetStats(1, 1),), All(And((CREATURE, OTHER)))),
    ),
    permanent(
        "Enchanted Evening", "{3}{W/U}{W/U}", "enchantment",
        Static((ChangeTypes(("enchantment",)),), All(ANYTHING)),
    ),
    spell(
        "Snakeform", "{2}{G/U}", "instant",
        does(
            Apply(
                IT,
                (
                    Lose(), SetColors(("G",)), ChangeTypes(subtypes=("Snake",), replace=True),
                    SetStats(1, 1),
                ),
            ),
            Draw(), to=(TargetSpec(CREATURE),),
        ),
    ),
    spell("Inside Out", "{1}{U/R}", "instant", does(SWITCH_IT, Draw(), to=(TargetSpec(CREATURE),))),
    creature(
        "Crystalline Sliver", "{W}{U}", "2/2", "Sliver",
        Static((Grant(keywords("shroud")),), All(Subtype("Sliver"))),
    ),
    creature(
        "Sliver Hivelord", "{W}{U}{B}{R}{G}", "5/5", "Sliver",
        Static(
            (Grant(keywords("indestructible")),), All(And((CREATURE, Subtype("Sliver"), YOURS)))
        ),
        kinds="legendary creature",
    ),
    creature(
        "Ghostflame Sliver", "{B}{R}", "2/2", "Sliver",
        Static((SetColors(()),), All(Subtype("Sliver"))),
    ),
    creature(
        "Windreaver", "{3}{W}{U}", "1/3", "Elemental", *keywords("flying"),
        Activated(pays("{W}"), Apply(THIS, (Grant(keywords("vigilance")),))),
        Activated(pays("{W}"), Apply(THIS, (AddStats(0, 1),))),
        Activated(pays("{U}"), Apply(THIS, (SwitchStats(),))),
        Activated(pays("{U}"), Move(THIS, "hand", "return")),
    ),
)  # fmt: skip
