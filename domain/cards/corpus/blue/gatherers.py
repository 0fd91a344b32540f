"""Blue cards that gather evidence, companions and more."""

from domain.cards.corpus.forms import creature, does, keywords, pays, permanent, spell, target, when
from domain.cards.corpus.parts import (
    A_SPELL,
    CREATURE,
    ENTERS,
    IT,
    LAND,
    YOU,
    YOUR_HAND,
    YOURS,
    awakened,
    evidence,
)
from domain.cards.ir.language import (
    Activated,
    AdditionalCost,
    All,
    CastOption,
    CounterSpell,
    Deontic,
    Draw,
    If,
    MayPlay,
    PlayerRule,
    PutCounters,
    Seq,
    SetTapped,
    SpellAbility,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Bound,
    Compare,
    DuringStep,
    Every,
    PaidExtra,
    Players,
    PlayerStat,
    Target,
    TurnOf,
    Unless,
)

CARDS = (
    creature(
        "Crimestopper Sprite", "{2}{U}", "2/2", "Faerie Detective",
        AdditionalCost((evidence(6),), "evidence", optional=True),
        *keywords("flying"),
        when(
            ENTERS, SetTapped(IT, True), If(PaidExtra("evidence"), PutCounters(IT, "stun")),
            to=(target(CREATURE),),
        ),
    ),
    creature(
        "Keeper of the Mind", "{U}{U}", "1/2", "Human Wizard",
        Activated(
            pays("{U}", tap=True), Draw(),
            targets=(
                TargetSpec(
                    players="opponent",
                    whom=Compare(
                        PlayerStat(Bound("each"), "hand"), ">=", Arith("+", YOUR_HAND, 2)
                    ),
                ),
            ),
        ),
    ),
    permanent(
        "One with the Multiverse", "{6}{U}{U}", "enchantment",
        Static((PlayerRule("look_top"),)),
        Static((MayPlay("library", verb="play"),)),
        Static(
            (
                MayPlay("hand", cost=(), most=1, condition=TurnOf(YOU), shared="free spell"),
                MayPlay("library", cost=(), most=1, condition=TurnOf(YOU), shared="free spell"),
            )
        ),
    ),
    spell(
        "Scatter to the Winds", "{1}{U}{U}", "instant",
        does(CounterSpell(IT), to=(A_SPELL,)),
        CastOption(
            "awaken", pays("{4}{U}{U}"),
            spell=SpellAbility(
                Seq((CounterSpell(IT), awakened(Target(1), 3))),
                targets=(A_SPELL, target(And((LAND, YOURS)))),
            ),
        ),
    ),
    spell(
        "Reset", "{U}{U}", "instant",
        does(SetTapped(All(And((LAND, YOURS))), False)),
        first=(
            Static(
                (
                    Deontic(
                        "cant", "cast",
                        unless=Every(
                            (TurnOf(Players("opponents")), Unless(DuringStep(("untap", "upkeep"))))
                        ),
                    ),
                ),
                zone="hand",
            ),
        ),
    ),
)  # fmt: skip
