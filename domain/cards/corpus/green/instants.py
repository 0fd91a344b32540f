"""Green instants."""

from domain.cards.corpus.forms import does, keywords, spell, target
from domain.cards.corpus.parts import (
    ARTIFACT_OR_ENCHANTMENT,
    BEAST,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    IT,
    LAND,
    OPPOSING,
    SAPROLING,
    WON_CLASH,
    YOU,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    ChangeTypes,
    CreateTokens,
    DealDamage,
    Draw,
    Grant,
    If,
    Keyword,
    KeywordAction,
    Move,
    PutCounters,
    Search,
    SetStats,
    SetTapped,
    Shield,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    ControllerOf,
    DuringStep,
    Every,
    Has,
    Stat,
    Target,
    TurnOf,
    X,
)
from domain.cards.mana import mana_cost

CARDS = (
    spell(
        "Giant Growth", "{G}", "instant",
        does(Apply(IT, (AddStats(3, 3),)), to=(target(CREATURE),)),
    ),
    spell(
        "Naturalize", "{1}{G}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell("Fog", "{G}", "instant", does(Shield(combat_only=True))),
    spell("Sprout", "{G}", "instant", does(CreateTokens(SAPROLING))),
    spell("Battlegrowth", "{G}", "instant", does(PutCounters(IT, "+1/+1"), to=(target(CREATURE),))),
    spell(
        "Dragonscale Boon", "{3}{G}", "instant",
        does(PutCounters(IT, "+1/+1", 2), SetTapped(IT, False), to=(target(CREATURE),)),
    ),
    spell(
        "Windstorm", "{X}{G}", "instant",
        does(DealDamage(All(And((CREATURE, Has("flying")))), X())),
    ),
    spell(
        "Back to Nature", "{1}{G}", "instant",
        does(Move(All(ENCHANTMENT), "graveyard", "destroy")),
    ),
    spell(
        "Plummet", "{1}{G}", "instant",
        does(DESTROY_IT, to=(target(And((CREATURE, Has("flying")))),)),
    ),
    spell(
        "Titanic Growth", "{1}{G}", "instant",
        does(Apply(IT, (AddStats(4, 4),)), to=(target(CREATURE),)),
    ),
    spell(
        "Predator's Strike", "{1}{G}", "instant",
        does(Apply(IT, (AddStats(3, 3), Grant(keywords("trample")))), to=(target(CREATURE),)),
    ),
    spell(
        "Might of Oaks", "{3}{G}", "instant",
        does(Apply(IT, (AddStats(7, 7),)), to=(target(CREATURE),)),
    ),
    spell(
        "Aggressive Urge", "{1}{G}", "instant",
        does(Apply(IT, (AddStats(1, 1),)), Draw(), to=(target(CREATURE),)),
    ),
    spell(
        "Wing Puncture", "{G}", "instant",
        does(
            DealDamage(Target(1), Stat(Target(0), "power"), Target(0)),
            to=(target(CREATURE_YOU_CONTROL), target(And((CREATURE, Has("flying"))))),
        ),
    ),
    spell(
        "Slice in Twain", "{2}{G}{G}", "instant",
        does(DESTROY_IT, Draw(), to=(TargetSpec(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell(
        "Natural Affinity", "{2}{G}", "instant",
        does(Apply(All(LAND), (ChangeTypes(("creature",)), SetStats(2, 2)))),
    ),
    spell("Worldly Tutor", "{G}", "instant", does(Search(CREATURE, "library", reveal=True))),
    spell(
        "Reclaim", "{G}", "instant", does(Move(IT, "library"), to=(in_your_graveyard(ANYTHING),))
    ),
    spell(
        "Spring Cleaning", "{1}{G}", "instant",
        does(
            DESTROY_IT, KeywordAction("clash"),
            If(WON_CLASH, Move(All(And((ENCHANTMENT, OPPOSING))), "graveyard", "destroy")),
            to=(TargetSpec(ENCHANTMENT),),
        ),
    ),
    spell(
        "Might of Old Krosa", "{G}", "instant",
        does(
            If(
                Every((TurnOf(YOU), DuringStep(("precombat_main", "postcombat_main")))),
                Apply(IT, (AddStats(4, 4),)), Apply(IT, (AddStats(2, 2),)),
            ),
            to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Beast Within", "{2}{G}", "instant",
        does(
            DESTROY_IT, CreateTokens(BEAST, who=ControllerOf(IT)), to=(TargetSpec(ANYTHING),)
        ),
    ),
    spell(
        "Moment's Peace", "{1}{G}", "instant", does(Shield(combat_only=True)),
        Keyword("flashback", mana_cost("{2}{G}")),
    ),
)  # fmt: skip
