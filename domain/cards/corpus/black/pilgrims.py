"""Black cards of many kinds."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    pays,
    permanent,
    protection,
    spell,
    when,
)
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    OTHER,
    PERMANENT_CARD,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOUR_HAND,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Bind,
    CastNow,
    Choose,
    CostChange,
    Discard,
    Draw,
    EndGame,
    GoTo,
    Grant,
    MayPlay,
    Move,
    PayLife,
    PlayerRule,
    Seq,
    SetLife,
    Static,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Bound,
    CastFrom,
    Color,
    Count,
    Damaged,
    Event,
    HasCounter,
    InCombat,
    Matches,
    Named,
    Not,
    OwnedBy,
    Players,
    PlayerStat,
    Status,
    Unless,
    ZoneChange,
)

CARDS = (
    creature(
        "Spirit of the Night", "{6}{B}{B}{B}", "6/5", "Demon Spirit",
        *keywords("flying", "trample", "haste"), *protection(Color("B")),
        Static(
            (Grant(keywords("first strike")),), condition=Matches(THIS, InCombat("attacking"))
        ),
        kinds="legendary creature",
    ),
    creature(
        "Phage the Untouchable", "{3}{B}{B}{B}{B}", "4/4", "Avatar Minion",
        when(ENTERS, EndGame("lose"), condition=Unless(CastFrom("hand"))),
        when(
            Damaged(SELF, "object", combat=True, recipient=CREATURE),
            Move(Event("object"), "graveyard", "destroy", regenerate=False),
        ),
        when(Damaged(SELF, "player", combat=True), EndGame("lose", Event("player"))),
        kinds="legendary creature",
    ),
    creature(
        "Relentless Rats", "{1}{B}{B}", "2/2", "Rat",
        Static(
            (AddStats(
                Count(And((CREATURE, Named("Relentless Rats"), OTHER))),
                Count(And((CREATURE, Named("Relentless Rats"), OTHER))),
            ),)
        ),
        Static((PlayerRule("any_copies"),)),
    ),
    spell(
        "Repay in Kind", "{5}{B}{B}", "sorcery",
        does(SetLife(PlayerStat(Players("all"), "life", "min"), Players("all"))),
    ),
    permanent(
        "Yawgmoth's Bargain", "{4}{B}{B}", "enchantment",
        Static((PlayerRule("skip_draw"),)),
        Activated((PayLife(1),), Draw()),
    ),
    creature(
        "Hellcarver Demon", "{3}{B}{B}{B}", "6/6", "Demon", *keywords("flying"),
        when(
            Damaged(SELF, "player", combat=True),
            Move(All(And((YOURS, OTHER))), "graveyard", "sacrifice"),
            Discard(YOUR_HAND),
            Move(TopOf(YOU, 6), "exile", "exile", bind="exiled cards"),
            CastNow(Bound("exiled cards"), max=None),
        ),
    ),
    permanent(
        "The Cauldron of Eternity", "{10}{B}{B}", "legendary artifact",
        Static(
            (CostChange(
                SELF, YOU,
                Arith("-", 0, Arith("*", 2, Count(And((CREATURE, OwnedBy(YOU))), "graveyard"))),
            ),),
            zone="stack",
        ),
        when(
            ZoneChange(CREATURE_YOU_CONTROL, "battlefield", "graveyard"),
            Move(Event("card"), "library", place="bottom"),
        ),
        Activated(
            pays("{2}{B}", PayLife(2), tap=True), Move(IT, "battlefield", "return"),
            targets=(YOUR_DEAD_CREATURE,), timing="sorcery",
        ),
    ),
    creature(
        "Tinybones, the Pickpocket", "{B}", "1/1", "Skeleton Rogue", *keywords("deathtouch"),
        when(
            Damaged(SELF, "player", combat=True),
            CastNow(IT, free=False, any_mana=True),
            to=(
                TargetSpec(And((Not(LAND), PERMANENT_CARD, OwnedBy(Event("player")))), zone="graveyard"),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Dauthi Voidwalker", "{B}{B}", "3/2", "Dauthi Rogue", *keywords("shadow"),
        if_would(
            ZoneChange(And((OwnedBy(Players("opponents")), Not(Status("token")))), to="graveyard"),
            GoTo("exile", counters=(("void", 1),)),
        ),
        Activated(
            pays("", SACRIFICE_THIS, tap=True),
            Seq(
                (
                    Bind(
                        "void card",
                        Choose(
                            YOU,
                            And((HasCounter("void"), OwnedBy(Players("opponents")))),
                            zone="exile",
                        ),
                    ),
                    Apply(Bound("void card"), (MayPlay("exile", verb="play", cost=()),)),
                )
            ),
        ),
    ),
)  # fmt: skip
