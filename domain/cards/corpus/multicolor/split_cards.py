"""Split cards and adventurers of more than one colour, or beside the others of their kind."""

from domain.cards.corpus.faced import adventure, split
from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    paying,
    pays,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    NONCREATURE_SPELL,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    YOU,
    YOUR_DEAD_CREATURE,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    CounterSpell,
    CreateTokens,
    DealDamage,
    Discard,
    GainLife,
    Gate,
    Grant,
    LoseLife,
    MayPlay,
    Move,
    Reflexive,
    Sacrifice,
    SetStats,
    Shield,
    Static,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    CastWith,
    Color,
    Count,
    Damaged,
    Not,
    OwnedBy,
    Past,
    Players,
    Stat,
    TurnOf,
    ZoneChange,
)

CARDS = (
    split(
        "Far // Away",
        spell("Far", "{1}{U}", "instant", does(RETURN_IT, to=(target(CREATURE),))),
        spell("Away", "{2}{B}", "instant", does(Sacrifice(CREATURE, 1, IT), to=(ANY_PLAYER,))),
        *keywords("fuse"),
    ),
    split(
        "Alive // Well",
        spell("Alive", "{3}{G}", "sorcery", does(CreateTokens(token("Centaur", "3/3", "G")))),
        spell("Well", "{W}", "sorcery", does(GainLife(Arith("*", 2, Count(CREATURE_YOU_CONTROL))))),
        *keywords("fuse"),
    ),
    split(
        "Life // Death",
        spell(
            "Life",
            "{G}",
            "sorcery",
            does(Apply(All(And((LAND, YOURS))), (ChangeTypes(("creature",)), SetStats(1, 1)))),
        ),
        spell(
            "Death",
            "{1}{B}",
            "sorcery",
            does(
                Move(IT, "battlefield", "return"),
                LoseLife(Stat(IT, "mana_value")),
                to=(YOUR_DEAD_CREATURE,),
            ),
        ),
    ),
    split(
        "Wax // Wane",
        spell("Wax", "{G}", "instant", does(Apply(IT, (AddStats(2, 2),)), to=(target(CREATURE),))),
        spell("Wane", "{W}", "instant", does(DESTROY_IT, to=(target(ENCHANTMENT),))),
    ),
    split(
        "Stand // Deliver",
        spell("Stand", "{W}", "instant", does(Shield(IT, 2), to=(target(CREATURE),))),
        spell("Deliver", "{2}{U}", "instant", does(RETURN_IT, to=(target(ANYTHING),))),
    ),
    split(
        "Spite // Malice",
        spell("Spite", "{3}{U}", "instant", does(CounterSpell(IT), to=(NONCREATURE_SPELL,))),
        spell(
            "Malice",
            "{3}{B}",
            "instant",
            does(
                Move(IT, "graveyard", "destroy", regenerate=False),
                to=(target(And((CREATURE, Not(Color("B"))))),),
            ),
        ),
    ),
    adventure(
        "Flaxen Intruder // Welcome Home",
        creature(
            "Flaxen Intruder",
            "{G}",
            "1/2",
            "Human Berserker",
            when(
                Damaged(SELF, "player", combat=True),
                Gate(
                    YOU,
                    pay=(SACRIFICE_THIS,),
                    then=Reflexive(DESTROY_IT, targets=(target(ARTIFACT_OR_ENCHANTMENT),)),
                ),
            ),
        ),
        spell(
            "Welcome Home",
            "{5}{G}{G}",
            "sorcery: Adventure",
            does(CreateTokens(token("Bear", "2/2", "G"), 3)),
        ),
    ),
    adventure(
        "Heartflame Duelist // Heartflame Slash",
        creature(
            "Heartflame Duelist",
            "{1}{W}",
            "3/1",
            "Human Knight",
            Static(
                (Grant(keywords("lifelink")),),
                affects=All(And((INSTANT_OR_SORCERY, YOURS)), "stack"),
            ),
        ),
        spell(
            "Heartflame Slash",
            "{2}{R}",
            "instant: Adventure",
            does(DealDamage(IT, 3), to=(ANY_TARGET,)),
        ),
    ),
    creature(
        "Rafter Demon",
        "{2}{B}{R}",
        "4/2",
        "Demon",
        paying("spectacle", "{3}{B}{R}"),
        when(ENTERS, Discard(1, Players("opponents")), condition=CastWith("spectacle")),
    ),
    creature(
        "Raul, Trouble Shooter",
        "{1}{U}{B}",
        "1/4",
        "Zombie Mutant Rogue",
        Static(
            (
                MayPlay(
                    "graveyard",
                    And((OwnedBy(YOU), Past(ZoneChange(ANYTHING, verb="mill", to="graveyard")))),
                    most=1,
                    condition=TurnOf(YOU),
                ),
            )
        ),
        Activated(pays(tap=True), Move(TopOf(Players("all")), "graveyard", "mill")),
        kinds="legendary creature",
    ),
)
