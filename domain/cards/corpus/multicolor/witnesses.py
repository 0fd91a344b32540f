"""Cards of several colours whose every word can be seen at work."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    IT,
    NONLAND_PERMANENT,
    OF_PLAYERS,
    OTHER,
    PLANESWALKER,
    SELF,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Among,
    Apply,
    CreateEmblem,
    CreateTokens,
    DealDamage,
    Delay,
    Draw,
    EndGame,
    GainLife,
    Gate,
    Grant,
    Look,
    MayPlay,
    Move,
    PutCounters,
    Repeat,
    Seq,
    SetStats,
    Static,
    TargetSpec,
    TokenSpec,
    TopOf,
    While,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Begins,
    Bound,
    CastSpell,
    CounterChange,
    Counters,
    Damaged,
    Event,
    EventAmount,
    Exists,
    InCombat,
    InZone,
    Is,
    Or,
    Shares,
    Stat,
    Target,
    Var,
)

CARDS = (
    creature(
        "Alms Beast", "{2}{W}{B}", "6/6", "Beast",
        Static(
            (Grant(keywords("lifelink")),),
            All(And((CREATURE, Or((InCombat("blocking", THIS), InCombat("blocked", THIS)))))),
        ),
    ),
    creature(
        "Daxos the Returned", "{1}{W}{B}", "2/2", "Zombie Soldier",
        when(CastSpell(ENCHANTMENT, YOU), PutCounters(YOU, "experience")),
        Activated(
            pays("{1}{W}{B}"),
            CreateTokens(
                TokenSpec(
                    ("enchantment", "creature"), ("Spirit",), ("W", "B"),
                    abilities=(
                        Static(
                            (
                                SetStats(
                                    Counters(YOU, "experience"), Counters(YOU, "experience"),
                                    defining=True,
                                ),
                            )
                        ),
                    ),
                )
            ),
        ),
        kinds="legendary creature",
    ),
    planeswalker(
        "Vraska the Unseen", "{3}{B}{G}", 5, "Vraska",
        loyal(
            1,
            Delay(
                Damaged(CREATURE, "object", combat=True, recipient=THIS),
                Move(Event("source"), "graveyard", "destroy"), duration="your_next_turn",
            ),
        ),
        loyal(-3, DESTROY_IT, to=(NONLAND_PERMANENT,)),
        loyal(
            -7,
            CreateTokens(
                token(
                    "Assassin", "1/1", "B",
                    when(Damaged(SELF, "player", combat=True), EndGame("lose", THAT_PLAYER)),
                ),
                3,
            ),
        ),
    ),
    permanent(
        "Bloodbond March", "{2}{B}{G}", "enchantment",
        when(
            CastSpell(CREATURE),
            Move(
                All(And((Shares("name", Event()), OF_PLAYERS)), "graveyard"), "battlefield", "return"
            ),
        ),
    ),
    creature(
        "Roon of the Hidden Realm", "{2}{G}{W}{U}", "4/4", "Rhino Soldier",
        *keywords("vigilance", "trample"),
        Activated(
            pays("{2}", tap=True),
            Seq(
                (
                    Move(IT, "exile", "exile", bind="exiled card"),
                    Delay(Begins("end"), Move(Bound("exiled card"), "battlefield", "return")),
                )
            ),
            targets=(target(And((CREATURE, OTHER))),),
        ),
        kinds="legendary creature",
    ),
    planeswalker(
        "Sorin, Lord of Innistrad", "{2}{W}{B}", 3, "Sorin",
        loyal(1, CreateTokens(token("Vampire", "1/1", "B", *keywords("lifelink")))),
        loyal(-2, CreateEmblem((Static((AddStats(1, 0),), CREATURES_YOU_CONTROL),))),
        loyal(
            -6,
            Move(IT, "graveyard", "destroy", bind="destroyed permanents"),
            Move(
                Among(Bound("destroyed permanents"), InZone("graveyard")), "battlefield",
                "return", under=YOU,
            ),
            to=(TargetSpec(Or((CREATURE, And((PLANESWALKER, OTHER)))), min=0, max=3),),
        ),
    ),
    spell(
        "Morgue Burst", "{4}{B}{R}", "sorcery",
        does(
            Move(IT, "hand", "return", bind="returned card"),
            DealDamage(Target(1), Stat(Bound("returned card"), "power")),
            to=(YOUR_DEAD_CREATURE, ANY_TARGET),
        ),
    ),
    creature(
        "Intet, the Dreamer", "{3}{G}{U}{R}", "6/6", "Dragon", *keywords("flying"),
        when(
            Damaged(SELF, "player", combat=True),
            Gate(
                YOU, pay=pays("{2}{U}"),
                then=Seq(
                    (
                        Move(TopOf(), "exile", "exile", bind="exiled card", face_down=True),
                        Look(Bound("exiled card")),
                        Apply(
                            Bound("exiled card"), (MayPlay("exile", verb="play", cost=()),),
                            While(Exists(SELF)),
                        ),
                    )
                ),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Izzet Staticaster", "{1}{U}{R}", "0/3", "Human Wizard", *keywords("flash", "haste"),
        Activated(
            pays(tap=True),
            DealDamage(All(Or((Is(IT), And((CREATURE, Shares("name", IT)))))), 1),
            targets=(target(CREATURE),),
        ),
    ),
    spell(
        "Fracturing Gust", "{2}{G/W}{G/W}{G/W}", "instant",
        does(
            Move(All(ARTIFACT_OR_ENCHANTMENT), "graveyard", "destroy", bind="destroyed"),
            GainLife(Arith("*", Var("destroyed"), 2)),
        ),
    ),
    creature(
        "Fathom Mage", "{2}{G}{U}", "1/1", "Human Wizard", *keywords("evolve"),
        when(
            CounterChange(SELF, "+1/+1"), Repeat(Gate(YOU, then=Draw()), EventAmount())
        ),
    ),
)  # fmt: skip
