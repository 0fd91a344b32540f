"""Colourless cards of many kinds: with a word of their own, or with a way of casting them."""

from domain.cards.corpus.faced import prototype
from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    if_would,
    keywords,
    pays,
    permanent,
    target,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    ENTERS,
    IT,
    LAND,
    OPPOSING,
    OTHER,
    SACRIFICE_THIS,
    SELF,
    THAT_PLAYER,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Arrange,
    Bind,
    ChangeTypes,
    CreateTokens,
    Draw,
    Enters,
    ExchangeControl,
    GainLife,
    Gate,
    If,
    Instead,
    Keyword,
    MayPlay,
    Move,
    PlayerRule,
    Sacrifice,
    SacrificeCost,
    Seq,
    SetStats,
    Static,
    TokenCopy,
    TopOf,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Aggregate,
    And,
    AnyOf,
    Arith,
    Attached,
    BecomesBlocked,
    Blocks,
    Bound,
    CastSpell,
    Color,
    Counters,
    Drew,
    Event,
    Every,
    Exists,
    Is,
    Matches,
    Not,
    Or,
    Players,
    PlayerStat,
    Shares,
    Stat,
    Status,
    Subtype,
    Target,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    prototype(
        artifact_creature(
            "Blitz Automaton", "{7}", "6/4", "Construct", *keywords("haste")
        ),
        "{2}{R}", "3/2",
    ),
    prototype(
        artifact_creature(
            "Combat Thresher", "{7}", "3/3", "Construct", *keywords("double strike"),
            when(ENTERS, Draw()),
        ),
        "{2}{W}", "1/1",
    ),
    prototype(
        artifact_creature(
            "Rust Goliath", "{10}", "10/10", "Construct", *keywords("reach", "trample")
        ),
        "{3}{G}{G}", "3/5",
    ),
    prototype(
        artifact_creature("Goring Warplow", "{6}", "5/4", "Construct", *keywords("deathtouch")),
        "{1}{B}", "1/1",
    ),
    prototype(
        artifact_creature(
            "Boulderbranch Golem", "{7}", "6/5", "Golem",
            when(ENTERS, GainLife(Stat(THIS, "power"))),
        ),
        "{3}{G}", "3/3",
    ),
    prototype(
        artifact_creature(
            "Spotter Thopter", "{8}", "4/5", "Thopter", *keywords("flying"),
            when(ENTERS, Arrange(Stat(THIS, "power"))),
        ),
        "{3}{U}", "2/3",
    ),
    artifact_creature(
        "Bygone Colossus", "{9}", "9/9", "Robot Giant", Keyword("warp", mana_cost("{3}"))
    ),
    artifact_creature(
        "Phyrexian Dreadnought", "{1}", "12/12", "Phyrexian Dreadnought", *keywords("trample"),
        when(
            ENTERS,
            Gate(
                YOU, pay=(SacrificeCost(CREATURE, 12, power=True),),
                otherwise=Move(THIS, "graveyard", "sacrifice"),
            ),
        ),
    ),
    creature(
        "Ulamog, the Defiler", "{10}", "7/7", "Eldrazi",
        Triggered(
            CastSpell(SELF, YOU),
            Move(TopOf(IT, Arith("half_up", PlayerStat(IT, "library"))), "exile", "exile"),
            targets=(AN_OPPONENT,), zone="stack",
        ),
        Keyword("ward", price=(SacrificeCost(ANYTHING, 2),)),
        Enters(
            counters=(("+1/+1", Aggregate("max", ANYTHING, "mana_value", "exile")),)
        ),
        when(
            ATTACKS,
            Sacrifice(ANYTHING, Counters(THIS, "+1/+1"), Players("defending")),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Mirror Gallery", "{5}", "artifact",
        Static((PlayerRule("no_legend_rule", who=Players("all")),)),
    ),
    creature(
        "Eldrazi Mimic", "{2}", "2/1", "Eldrazi",
        when(
            ZoneChange(And((CREATURE, Color("C"), OTHER, YOURS)), to="battlefield"),
            Gate(
                YOU,
                then=Apply(
                    THIS, (SetStats(Stat(Event(), "power"), Stat(Event(), "toughness")),)
                ),
            ),
        ),
    ),
    permanent(
        "Mirrorworks", "{5}", "artifact",
        when(
            ZoneChange(And((ARTIFACT, OTHER, Not(Status("token")), YOURS)), to="battlefield"),
            Gate(YOU, pay=pays("{2}"), then=CreateTokens(TokenCopy(Event()))),
        ),
    ),
    creature(
        "Karn, Silver Golem", "{5}", "4/4", "Golem",
        when(
            AnyOf((Blocks(SELF), BecomesBlocked(SELF))), Apply(THIS, (AddStats(-4, 4),))
        ),
        Activated(
            pays("{1}"),
            Apply(
                IT,
                (
                    ChangeTypes(("artifact", "creature")),
                    SetStats(Stat(IT, "mana_value"), Stat(IT, "mana_value")),
                ),
            ),
            targets=(target(And((ARTIFACT, Not(CREATURE)))),),
        ),
        kinds="legendary artifact creature",
    ),
    permanent(
        "Uba Mask", "{4}", "artifact",
        if_would(
            Drew(Players("all")),
            Instead(
                Seq(
                    (
                        Bind("drawer", THAT_PLAYER),
                        Move(TopOf(THAT_PLAYER), "exile", "exile", bind="exiled card"),
                        Apply(
                            Bound("exiled card"),
                            (
                                MayPlay(
                                    "exile", who=Bound("drawer"), verb="play",
                                    condition=Exists(SELF),
                                ),
                            ),
                        ),
                    )
                )
            ),
        ),
    ),
    permanent(
        "Gauntlets of Chaos", "{5}", "artifact",
        Activated(
            pays("{5}", SACRIFICE_THIS),
            Seq(
                (
                    ExchangeControl(IT, Target(1)),
                    If(
                        Every((Matches(IT, OPPOSING), Matches(Target(1), YOURS))),
                        Move(
                            All(
                                And(
                                    (
                                        Subtype("Aura"),
                                        Attached(Or((Is(IT), Is(Target(1))))),
                                    )
                                )
                            ),
                            "graveyard", "destroy",
                        ),
                    ),
                )
            ),
            targets=(
                target(And((Or((ARTIFACT, CREATURE, LAND)), YOURS))),
                target(
                    And((Shares("type", Target(0), ("artifact", "creature", "land")), OPPOSING))
                ),
            ),
        ),
    ),
)  # fmt: skip
