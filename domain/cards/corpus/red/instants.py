"""Red instants."""

from domain.cards.corpus.forms import does, keywords, spell, target
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    CREATURE_OR_PLANESWALKER,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    THIS,
    WON_CLASH,
    YOU,
)
from domain.cards.ir.language import (
    AddMana,
    AddStats,
    All,
    AndTo,
    Apply,
    Bind,
    DealDamage,
    Delay,
    Deontic,
    Grant,
    If,
    Keyword,
    KeywordAction,
    Look,
    Move,
    Sacrifice,
    Shuffle,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Bound,
    Color,
    Compare,
    ControllerOf,
    Did,
    Every,
    Has,
    InCombat,
    Is,
    Kicked,
    Matches,
    Not,
    OwnerOf,
    Stat,
    Subtype,
    Var,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    spell(
        "Incinerate", "{1}{R}", "instant",
        does(
            DealDamage(IT, 3, bind="dealt"),
            If(
                Every((Did("dealt"), Matches(IT, CREATURE))),
                Apply(IT, (Deontic("cant", "be_regenerated"),)),
            ),
            to=(ANY_TARGET,),
        ),
    ),
    spell("Lightning Bolt", "{R}", "instant", does(DealDamage(IT, 3), to=(ANY_TARGET,))),
    spell("Shock", "{R}", "instant", does(DealDamage(IT, 2), to=(ANY_TARGET,))),
    spell(
        "Burst Lightning", "{R}", "instant",
        does(If(Kicked(), DealDamage(IT, 4), DealDamage(IT, 2)), to=(ANY_TARGET,)),
        first=(Keyword("kicker", mana_cost("{4}")),),
    ),
    spell(
        "Shatter", "{1}{R}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(ARTIFACT),)),
    ),
    spell("Pyretic Ritual", "{1}{R}", "instant", does(AddMana((("R", "R", "R"),)))),
    spell(
        "Kindled Fury", "{R}", "instant",
        does(
            Apply(IT, (AddStats(1, 0), Grant(keywords("first strike")))),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Banners Raised", "{R}", "instant",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(1, 0),))),
    ),
    spell(
        "Unnatural Speed", "{R}", "instant: Arcane",
        does(Apply(IT, (Grant(keywords("haste")),)), to=(target(CREATURE),)),
    ),
    spell(
        "Trumpet Blast", "{2}{R}", "instant",
        does(Apply(All(And((CREATURE, InCombat("attacking")))), (AddStats(2, 0),))),
    ),
    spell("Volcanic Geyser", "{X}{R}{R}", "instant", does(DealDamage(IT, X()), to=(ANY_TARGET,))),
    spell("Lightning Strike", "{1}{R}", "instant", does(DealDamage(IT, 3), to=(ANY_TARGET,))),
    spell("Open Fire", "{2}{R}", "instant", does(DealDamage(IT, 3), to=(ANY_TARGET,))),
    spell("Searing Spear", "{1}{R}", "instant", does(DealDamage(IT, 3), to=(ANY_TARGET,))),
    spell(
        "Chandra's Outrage", "{2}{R}{R}", "instant",
        does(DealDamage(IT, 4, also=(AndTo(ControllerOf(IT), 2),)), to=(target(CREATURE),)),
    ),
    spell(
        "Char", "{2}{R}", "instant",
        does(DealDamage(IT, 4, also=(AndTo(YOU, 2),)), to=(ANY_TARGET,)),
    ),
    spell("Flame Javelin", "{2/R}{2/R}{2/R}", "instant", does(DealDamage(IT, 4), to=(ANY_TARGET,))),
    spell("Lightning Blast", "{3}{R}", "instant", does(DealDamage(IT, 4), to=(ANY_TARGET,))),
    spell(
        "Seismic Shudder", "{1}{R}", "instant",
        does(DealDamage(All(And((CREATURE, Not(Has("flying"))))), 1)),
    ),
    spell(
        "Smash to Smithereens", "{1}{R}", "instant",
        does(DESTROY_IT, DealDamage(ControllerOf(IT), 3), to=(target(ARTIFACT),)),
    ),
    spell("Boil", "{3}{R}", "instant", does(Move(All(Subtype("Island")), "graveyard", "destroy"))),
    spell(
        "Brute Strength", "{1}{R}", "instant",
        does(Apply(IT, (AddStats(3, 1), Grant(keywords("trample")))), to=(target(CREATURE),)),
    ),
    spell(
        "Brute Force", "{R}", "instant",
        does(Apply(IT, (AddStats(3, 3),)), to=(target(CREATURE),)),
    ),
    spell(
        "Fists of the Anvil", "{1}{R}", "instant",
        does(Apply(IT, (AddStats(4, 0),)), to=(target(CREATURE),)),
    ),
    spell(
        "Chaos Warp", "{2}{R}", "instant",
        does(
            Move(IT, "library"), Shuffle(OwnerOf(IT)),
            Bind("revealed card", TopOf(OwnerOf(IT))), Look(Bound("revealed card"), reveal=True),
            If(
                Matches(
                    Bound("revealed card"), Not(INSTANT_OR_SORCERY),
                ),
                Move(Bound("revealed card"), "battlefield"),
            ),
            to=(TargetSpec(ANYTHING),),
        ),
    ),
    spell(
        "Redcap Melee", "{R}", "instant",
        does(
            DealDamage(IT, 4, bind="dealt"),
            If(
                Every((Matches(IT, Not(Color("R"))), Compare(Var("dealt"), ">", 0))),
                Sacrifice(LAND),
            ),
            to=(CREATURE_OR_PLANESWALKER,),
        ),
    ),
    spell(
        "Cinder Cloud", "{3}{R}{R}", "instant",
        does(
            Move(IT, "graveyard", "destroy", bind="destroyed creature"),
            If(
                Every((Did("destroyed creature"), Matches(IT, Color("W")))),
                DealDamage(ControllerOf(IT), Stat(IT)),
            ),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Searing Blood", "{R}{R}", "instant",
        does(
            DealDamage(IT, 2),
            Bind("burnt creature", IT),
            Delay(
                ZoneChange(Is(Bound("burnt creature")), "battlefield", "graveyard"),
                DealDamage(ControllerOf(Bound("burnt creature")), 3),
                duration="end_of_turn",
            ),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Lash Out", "{1}{R}", "instant",
        does(
            DealDamage(IT, 3), KeywordAction("clash"),
            If(WON_CLASH, DealDamage(ControllerOf(IT), 3)), to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Beacon of Destruction", "{3}{R}{R}", "instant",
        does(
            DealDamage(IT, 5), Move(THIS, "library"), Shuffle(OwnerOf(THIS)), to=(ANY_TARGET,)
        ),
    ),
    spell(
        "Searing Touch", "{R}", "instant", does(DealDamage(IT, 1), to=(ANY_TARGET,)),
        Keyword("buyback", mana_cost("{4}")),
    ),
)  # fmt: skip
