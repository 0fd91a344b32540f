"""Multicoloured cards: with two halves, or cast in special ways."""

from domain.cards.corpus.faced import split
from domain.cards.corpus.forms import creature, divided, does, keywords, spell, target
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    DESTROY_IT,
    ELEPHANT,
    ENCHANTMENT,
    IT,
    LAND,
    OPPOSING,
    SELF,
    YOU,
)
from domain.cards.ir.language import (
    All,
    CostChange,
    CreateTokens,
    DealDamage,
    DealDivided,
    Draw,
    ForEach,
    If,
    LoseLife,
    MayPlay,
    SetTapped,
    Shield,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Bound,
    Color,
    Compare,
    ControllerOf,
    Count,
    InCombat,
    ManaSpent,
    Not,
    OwnedBy,
    Players,
    TurnOf,
    X,
)

CARDS = (
    split(
        "Fire // Ice",
        spell("Fire", "{1}{R}", "instant", does(DealDivided(), to=(divided(2, 2),))),
        spell(
            "Ice", "{1}{U}", "instant", does(SetTapped(IT, True), Draw(), to=(target(ANYTHING),))
        ),
    ),
    split(
        "Assault // Battery",
        spell("Assault", "{R}", "sorcery", does(DealDamage(IT, 2), to=(ANY_TARGET,))),
        spell("Battery", "{3}{G}", "sorcery", does(CreateTokens(ELEPHANT))),
    ),
    split(
        "Wear // Tear",
        spell("Wear", "{1}{R}", "instant", does(DESTROY_IT, to=(target(ARTIFACT),))),
        spell("Tear", "{W}", "instant", does(DESTROY_IT, to=(target(ENCHANTMENT),))),
        *keywords("fuse"),
    ),
    split(
        "Cut // Ribbons",
        spell("Cut", "{1}{R}", "sorcery", does(DealDamage(IT, 4), to=(target(CREATURE),))),
        spell(
            "Ribbons",
            "{X}{B}{B}",
            "sorcery",
            does(LoseLife(X(), Players("opponents"))),
            first=keywords("aftermath"),
        ),
    ),
    spell(
        "Batwing Brume",
        "{1}{W/B}",
        "instant",
        does(
            If(Compare(ManaSpent("W"), ">", 0), Shield(combat_only=True)),
            If(
                Compare(ManaSpent("B"), ">", 0),
                ForEach(
                    All(And((CREATURE, InCombat("attacking")))),
                    LoseLife(1, ControllerOf(Bound("each"))),
                ),
            ),
        ),
    ),
    creature(
        "Karador, Ghost Chieftain",
        "{5}{W}{B}{G}",
        "3/4",
        "Centaur Spirit",
        Static(
            (
                CostChange(
                    SELF,
                    YOU,
                    Arith("-", 0, Count(And((CREATURE, OwnedBy(YOU))), "graveyard")),
                ),
            ),
            zone="stack",
        ),
        Static(
            (MayPlay("graveyard", And((CREATURE, OwnedBy(YOU))), most=1, condition=TurnOf(YOU)),)
        ),
        kinds="legendary creature",
    ),
    creature(
        "Grand Arbiter Augustin IV",
        "{2}{W}{U}",
        "2/3",
        "Human Advisor",
        Static((CostChange(Color("W"), YOU, -1),)),
        Static((CostChange(Color("U"), YOU, -1),)),
        Static((CostChange(ANYTHING, Players("opponents"), 1),)),
        kinds="legendary creature",
    ),
    spell(
        "Windgrace's Judgment",
        "{3}{B}{G}",
        "instant",
        does(
            DESTROY_IT,
            to=(TargetSpec(And((Not(LAND), OPPOSING)), min=0, max=99, different="controller"),),
        ),
    ),
)
