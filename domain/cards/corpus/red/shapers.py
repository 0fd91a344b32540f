"""Red cards that change what others are: types, colours, abilities, sizes."""

from domain.cards.corpus.forms import creature, does, paying, pays, permanent, spell, when
from domain.cards.corpus.parts import AN_OPPONENT, CREATURE, ENTERS, IT, LAND, SWITCH_IT, THIS, YOU
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    ChangeTypes,
    Draw,
    Lose,
    Seq,
    SetController,
    Static,
    SwitchStats,
    TargetSpec,
)
from domain.cards.ir.terms import And, Not, Supertype, TurnOf

CARDS = (
    creature(
        "Magus of the Moon", "{2}{R}", "2/2", "Human Wizard",
        Static(
            (ChangeTypes(subtypes=("Mountain",), replace=True),),
            All(And((LAND, Not(Supertype("basic"))))),
        ),
    ),
    permanent(
        "Blood Sun", "{2}{R}", "enchantment", when(ENTERS, Draw()),
        Static((Lose(but="mana abilities"),), All(LAND)),
    ),
    spell("About Face", "{R}", "instant", does(SWITCH_IT, to=(TargetSpec(CREATURE),))),
    spell(
        "Strange Inversion", "{2}{R}", "instant: Arcane", does(SWITCH_IT, to=(TargetSpec(CREATURE),)),
        paying("splice", "{1}{R}"),
    ),
    creature(
        "Dwarven Thaumaturgist", "{2}{R}", "1/2", "Dwarf Shaman",
        Activated(pays(tap=True), SWITCH_IT, (TargetSpec(CREATURE),)),
    ),
    creature(
        "Mannichi, the Fevered Dream", "{2}{R}", "1/2", "Spirit",
        Activated(pays("{1}{R}"), Apply(All(CREATURE), (SwitchStats(),))),
        kinds="legendary creature",
    ),
    permanent(
        "Gravity Sphere", "{2}{R}", "world enchantment", Static((Lose(("flying",)),), All(CREATURE))
    ),
    creature(
        "Kavu Recluse", "{2}{R}", "2/2", "Kavu",
        Activated(
            pays(tap=True), Apply(IT, (ChangeTypes(subtypes=("Forest",), replace=True),)),
            (TargetSpec(LAND),),
        ),
    ),
    creature(
        "Humble Defector", "{1}{R}", "2/1", "Human Rogue",
        Activated(
            pays(tap=True), Seq((Draw(2), Apply(THIS, (SetController(IT),), "game"))),
            (AN_OPPONENT,), condition=TurnOf(YOU),
        ),
    ),
)  # fmt: skip
