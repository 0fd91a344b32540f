"""Colourless cards whose every word can be seen at work."""

from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    pays,
    permanent,
    target,
    this_turn,
    token,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    CHOOSES_CREATURE_TYPE,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    IT,
    LAND,
    OTHER,
    RETURN_IT,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Bind,
    ChangeTypes,
    Choose,
    CostChange,
    CreateTokens,
    DealDamage,
    DiscardCost,
    Draw,
    Enters,
    GainLife,
    Gate,
    If,
    Keyword,
    Move,
    PayLife,
    PlayerRule,
    Prevented,
    Proliferate,
    PutCounters,
    SacrificeCost,
    Seq,
    SetColors,
    Static,
    TargetSpec,
    TopOf,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Aggregate,
    And,
    Arith,
    Bound,
    CastSpell,
    Chosen,
    ControlledBy,
    Damaged,
    Did,
    Event,
    EventAmount,
    InCombat,
    Is,
    IsTrue,
    Matches,
    Not,
    OwnedBy,
    Players,
    StatCompare,
    Status,
    TapsForMana,
    ZoneChange,
)

CARDS = (
    artifact_creature(
        "Chief of the Foundry", "{3}", "2/3", "Construct",
        Static((AddStats(1, 1),), All(And((ARTIFACT, CREATURE_YOU_CONTROL, OTHER)))),
    ),
    artifact_creature(
        "Ersatz Gnomes", "{3}", "1/1", "Gnome",
        Activated(
            pays(tap=True), Apply(IT, (SetColors(()),), "game"), targets=(A_SPELL,)
        ),
        Activated(pays(tap=True), Apply(IT, (SetColors(()),)), targets=(TargetSpec(ANYTHING),)),
    ),
    artifact_creature(
        "Metallic Mimic", "{2}", "2/1", "Shapeshifter", CHOOSES_CREATURE_TYPE,
        Static((ChangeTypes(chosen="chosen type"),)),
        Enters(
            what=And((CREATURE_YOU_CONTROL, OTHER, Chosen("subtype", "chosen type"))),
            counters=(("+1/+1", 1),),
        ),
    ),
    permanent(
        "Forcefield", "{3}", "artifact",
        Activated(
            pays("{1}"),
            Seq(
                (
                    Bind("chosen creature", Choose(YOU, And((CREATURE, InCombat("unblocked"))))),
                    this_turn(
                        Damaged(Is(Bound("chosen creature")), combat=True, recipient=YOU),
                        Prevented(Arith("-", EventAmount(), 1)), once=True,
                    ),
                )
            ),
        ),
    ),
    permanent(
        "Golem's Heart", "{2}", "artifact",
        when(CastSpell(ARTIFACT), Gate(YOU, then=GainLife(1))),
    ),
    permanent(
        "Storm Cauldron", "{5}", "artifact",
        Static((PlayerRule("land_plays", 1, Players("all")),)),
        when(TapsForMana(LAND), Move(Event(), "hand", "return")),
    ),
    permanent(
        "Trading Post", "{4}", "artifact",
        Activated(pays("{1}", DiscardCost(), tap=True), GainLife(4)),
        Activated(
            pays("{1}", PayLife(1), tap=True), CreateTokens(token("Goat", "0/1", "W"))
        ),
        Activated(
            pays("{1}", SacrificeCost(CREATURE), tap=True), RETURN_IT,
            targets=(in_your_graveyard(ARTIFACT),),
        ),
        Activated(pays("{1}", SacrificeCost(ARTIFACT), tap=True), Draw()),
    ),
    permanent(
        "Contagion Engine", "{6}", "artifact",
        when(
            ENTERS, PutCounters(All(And((CREATURE, ControlledBy(IT)))), "-1/-1"),
            to=(ANY_PLAYER,),
        ),
        Activated(pays("{4}", tap=True), Seq((Proliferate(), Proliferate()))),
    ),
    permanent(
        "Culling Scales", "{3}", "artifact",
        when(
            YOUR_UPKEEP, DESTROY_IT,
            to=(
                target(
                    And(
                        (
                            Not(LAND),
                            StatCompare(
                                "mana_value", "<=", Aggregate("min", Not(LAND), "mana_value")
                            ),
                        )
                    )
                ),
            ),
        ),
    ),
    permanent(
        "Urza's Incubator", "{3}", "artifact", CHOOSES_CREATURE_TYPE,
        Static(
            (
                CostChange(
                    And((CREATURE, Chosen("subtype", "chosen type"))), Players("all"), -2
                ),
            )
        ),
    ),
    artifact_creature(
        "Bronze Bombshell", "{4}", "4/1", "Construct",
        when(
            IsTrue(Matches(THIS, Not(OwnedBy(YOU)))),
            Move(THIS, "graveyard", "sacrifice", bind="sacrificed creature"),
            If(Did("sacrificed creature"), DealDamage(YOU, 7)),
        ),
    ),
    creature(
        "It That Betrays", "{12}", "11/11", "Eldrazi", Keyword("annihilator", number=2),
        when(
            ZoneChange(
                Not(Status("token")), verb="sacrifice", by=Players("opponents")
            ),
            Move(Event("card"), "battlefield", "return", under=YOU),
        ),
    ),
    creature(
        "Oblivion Sower", "{6}", "5/8", "Eldrazi",
        Triggered(
            CastSpell(SELF, YOU),
            Seq(
                (
                    Move(TopOf(IT, 4), "exile", "exile"),
                    Move(
                        Choose(YOU, And((LAND, OwnedBy(IT))), "exile", min=0, max=99),
                        "battlefield", under=YOU,
                    ),
                )
            ),
            targets=(AN_OPPONENT,), zone="stack",
        ),
    ),
)  # fmt: skip
