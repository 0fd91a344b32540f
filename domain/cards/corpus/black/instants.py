"""Black instants."""

from domain.cards.corpus.forms import does, keywords, spell, target
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    CREATURE_OR_PLANESWALKER,
    DESTROY_IT,
    IT,
    PLANESWALKER,
    SWAMPS,
)
from domain.cards.ir.language import (
    AddMana,
    AddStats,
    Apply,
    Choice,
    ChooseEffect,
    DealDamage,
    Discard,
    GainLife,
    Grant,
    If,
    Keyword,
    LoseLife,
    Mode,
    Move,
    PutCounters,
    Sacrifice,
    Search,
    SpellAbility,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Color,
    Kicked,
    Matches,
    Not,
    Or,
    StatCompare,
    Subtype,
    X,
)
from domain.cards.mana import mana_cost

CARDS = (
    spell(
        "Terror", "{1}{B}", "instant",
        does(
            Move(IT, "graveyard", "destroy", regenerate=False),
            to=(target(And((CREATURE, Not(ARTIFACT), Not(Color("B"))))),),
        ),
    ),
    spell("Dark Ritual", "{B}", "instant", does(AddMana((("B", "B", "B"),)))),
    spell(
        "Doom Blade", "{1}{B}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(And((CREATURE, Not(Color("B"))))),)),
    ),
    spell(
        "Diabolic Edict", "{1}{B}", "instant",
        does(Sacrifice(CREATURE, 1, IT), to=(ANY_PLAYER,)),
    ),
    spell(
        "Vampire's Bite", "{B}", "instant",
        does(
            Apply(IT, (AddStats(3, 0),)), If(Kicked(), Apply(IT, (Grant(keywords("lifelink")),))),
            to=(target(CREATURE),),
        ),
        first=(Keyword("kicker", mana_cost("{2}{B}")),),
    ),
    spell("Murder", "{1}{B}{B}", "instant",
          does(Move(IT, "graveyard", "destroy"), to=(target(CREATURE),))),
    spell(
        "Infernal Grasp", "{1}{B}", "instant",
        does(Move(IT, "graveyard", "destroy"), LoseLife(2), to=(target(CREATURE),)),
    ),
    spell(
        "Finishing Blow", "{4}{B}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(Or((CREATURE, PLANESWALKER))),)),
    ),
    spell(
        "Last Gasp", "{1}{B}", "instant",
        does(Apply(IT, (AddStats(-3, -3),)), to=(target(CREATURE),)),
    ),
    spell(
        "Disfigure", "{B}", "instant",
        does(Apply(IT, (AddStats(-2, -2),)), to=(target(CREATURE),)),
    ),
    spell(
        "Death Wind", "{X}{B}", "instant",
        does(Apply(IT, (AddStats(Arith("-", 0, X()), Arith("-", 0, X())),)), to=(target(CREATURE),)),
    ),
    spell(
        "Hero's Downfall", "{1}{B}{B}", "instant",
        does(DESTROY_IT, to=(CREATURE_OR_PLANESWALKER,)),
    ),
    spell(
        "Eyeblight's Ending", "{2}{B}", "kindred instant: Elf",
        does(DESTROY_IT, to=(target(And((CREATURE, Not(Subtype("Elf"))))),)),
    ),
    spell(
        "Tendrils of Corruption", "{3}{B}", "instant",
        does(DealDamage(IT, SWAMPS), GainLife(SWAMPS), to=(target(CREATURE),)),
    ),
    spell(
        "Subtle Strike", "{1}{B}", "instant",
        SpellAbility(
            modes=(
                Mode(Apply(IT, (AddStats(-1, -1),)), (target(CREATURE),)),
                Mode(PutCounters(IT, "+1/+1"), (target(CREATURE),)),
            ),
            choose_max=2,
        ),
    ),
    spell(
        "Funeral Charm", "{B}", "instant",
        SpellAbility(
            modes=(
                Mode(Discard(1, IT), (ANY_PLAYER,)),
                Mode(Apply(IT, (AddStats(2, -1),)), (target(CREATURE),)),
                Mode(Apply(IT, (Grant(keywords("swampwalk")),)), (target(CREATURE),)),
            )
        ),
    ),
    spell(
        "Depressurize", "{1}{B}", "instant",
        does(
            Apply(IT, (AddStats(-3, 0),)),
            If(Matches(IT, StatCompare("power", "<=", 0)), DESTROY_IT),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Darkblast", "{B}", "instant",
        does(Apply(IT, (AddStats(-1, -1),)), to=(TargetSpec(CREATURE),)), Keyword("dredge", number=3),
    ),
    spell(
        "Vampiric Tutor", "{B}", "instant", does(Search(ANYTHING, "library", min=1), LoseLife(2))
    ),
    spell(
        "Alchemist's Gift", "{B}", "instant",
        does(
            Apply(IT, (AddStats(1, 1),)),
            ChooseEffect(
                (
                    Choice("deathtouch", Apply(IT, (Grant(keywords("deathtouch")),))),
                    Choice("lifelink", Apply(IT, (Grant(keywords("lifelink")),))),
                )
            ),
            to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Grasp of Darkness", "{B}{B}", "instant",
        does(Apply(IT, (AddStats(-4, -4),)), to=(target(CREATURE),)),
    ),
    spell(
        "Go for the Throat", "{1}{B}", "instant",
        does(DESTROY_IT, to=(target(And((CREATURE, Not(ARTIFACT)))),)),
    ),
    spell(
        "Victim of Night", "{B}{B}", "instant",
        does(
            DESTROY_IT,
            to=(
                target(
                    And(
                        (
                            CREATURE,
                            Not(Subtype("Vampire")),
                            Not(Subtype("Werewolf")),
                            Not(Subtype("Zombie")),
                        )
                    )
                ),
            ),
        ),
    ),
)  # fmt: skip
