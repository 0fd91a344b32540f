"""Blue cards that tap permanents and keep them tapped."""

from domain.cards.corpus.forms import creature, does, keywords, pays, permanent, spell, target, when
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    ENTERS,
    HITS_OPPONENT,
    IT,
    OPPOSING,
    OTHER,
    SELF,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    Bind,
    Deontic,
    Draw,
    EnchantAbility,
    Grant,
    If,
    SetTapped,
    Static,
    TargetSpec,
    While,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Begins,
    Blocks,
    Bound,
    ControlledBy,
    Event,
    Exists,
    Matches,
    StatCompare,
    Status,
    X,
)

STAYS_TAPPED = Apply(IT, (Deontic("cant", "untap"),), "next_untap")
TAPS_AND_HOLDS = (SetTapped(IT, tapped=True), STAYS_TAPPED)
MAY_STAY_TAPPED = Static((Deontic("may", "stay_tapped"),))
WHILE_TAPPED = While(Exists(And((SELF, Status("tapped")))))

CARDS = (
    spell(
        "Frost Breath", "{2}{U}", "instant",
        does(*TAPS_AND_HOLDS, to=(TargetSpec(CREATURE, min=0, max=2),)),
    ),
    spell(
        "Sleep", "{2}{U}{U}", "sorcery",
        does(
            Bind("tapped creatures", All(And((CREATURE, ControlledBy(IT))))),
            SetTapped(Bound("tapped creatures"), tapped=True),
            Apply(Bound("tapped creatures"), (Deontic("cant", "untap"),), "next_untap"),
            to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Crippling Chill", "{2}{U}", "instant",
        does(*TAPS_AND_HOLDS, Draw(), to=(target(CREATURE),)),
    ),
    spell(
        "Icy Blast", "{X}{U}", "instant",
        does(
            SetTapped(IT, tapped=True),
            If(
                Exists(And((CREATURE, YOURS, StatCompare("power", ">=", 4)))), STAYS_TAPPED
            ),
            to=(TargetSpec(CREATURE, min=X(), max=X()),),
        ),
    ),
    creature(
        "Thalakos Dreamsower", "{2}{U}", "1/1", "Thalakos Wizard", *keywords("shadow"),
        MAY_STAY_TAPPED,
        when(
            HITS_OPPONENT, SetTapped(IT, tapped=True),
            Apply(IT, (Deontic("cant", "untap"),), WHILE_TAPPED), to=(target(CREATURE),),
        ),
    ),
    creature(
        "Hisoka's Guard", "{1}{U}", "1/1", "Human Wizard", MAY_STAY_TAPPED,
        Activated(
            pays("{1}{U}", tap=True), Apply(IT, (Grant(keywords("shroud")),), WHILE_TAPPED),
            targets=(target(And((OTHER, CREATURE, YOURS))),),
        ),
    ),
    creature(
        "Frost Lynx", "{2}{U}", "2/2", "Elemental Cat",
        when(ENTERS, *TAPS_AND_HOLDS, to=(target(And((CREATURE, OPPOSING))),)),
    ),
    creature(
        "Wall of Frost", "{1}{U}{U}", "0/7", "Wall", *keywords("defender"),
        when(
            Blocks(SELF, whom=CREATURE),
            Apply(Event("other"), (Deontic("cant", "untap"),), "next_untap"),
        ),
    ),
    permanent(
        "Dehydration", "{3}{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Deontic("cant", "untap"),), affects=AttachedTo()),
    ),
    permanent(
        "Claustrophobia", "{1}{U}{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        when(ENTERS, SetTapped(AttachedTo(), tapped=True)),
        Static((Deontic("cant", "untap"),), affects=AttachedTo()),
    ),
    permanent(
        "Narcolepsy", "{1}{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        when(
            Begins("upkeep"), SetTapped(AttachedTo(), tapped=True),
            condition=Matches(AttachedTo(), Status("untapped")),
        ),
    ),
)  # fmt: skip
