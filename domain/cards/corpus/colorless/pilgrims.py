"""Colourless cards of many kinds."""

from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    ENTERS,
    EXILE_IT,
    IT,
    LAND,
    OPPOSING,
    PERMANENT_CARD,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Among,
    Apply,
    Bind,
    ChangeTypes,
    Choose,
    CreateTokens,
    DealDamage,
    Draw,
    GainLife,
    If,
    Look,
    Loyalty,
    Move,
    SacrificeCost,
    Seq,
    SetController,
    TargetSpec,
    TopUntil,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Bound,
    Color,
    Compare,
    Count,
    Distinct,
    ManaSpent,
    Matches,
    Not,
    Number,
    Stat,
    StatCompare,
    Status,
    Subtype,
    X,
)

CARDS = (
    creature(
        "Bosh, Iron Golem", "{8}", "6/7", "Golem", *keywords("trample"),
        Activated(
            pays("{3}{R}", SacrificeCost(And((ARTIFACT, YOURS)))),
            DealDamage(IT, Stat(Bound("sacrificed"), "mana_value")), targets=(ANY_TARGET,),
        ),
        kinds="legendary artifact creature",
    ),
    creature(
        "Memnarch", "{7}", "4/5", "Wizard",
        Activated(
            pays("{1}{U}{U}"), Apply(IT, (ChangeTypes(("artifact",)),), "game"),
            targets=(target(ANYTHING),),
        ),
        Activated(
            pays("{3}{U}"), Apply(IT, (SetController(),), "game"), targets=(target(ARTIFACT),)
        ),
        kinds="legendary artifact creature",
    ),
    permanent(
        "Goblin Charbelcher", "{4}", "artifact",
        Activated(
            pays("{3}", tap=True),
            Seq(
                (
                    Bind("revealed cards", TopUntil(YOU, LAND)),
                    Look(Bound("revealed cards"), reveal=True),
                    Bind("nonland cards", Among(Bound("revealed cards"), Not(LAND))),
                    Bind("Mountain", Among(Bound("revealed cards"), And((LAND, Subtype("Mountain"))))),
                    If(
                        Matches(Bound("Mountain"), LAND),
                        DealDamage(IT, Arith("*", 2, Number(Bound("nonland cards")))),
                        DealDamage(IT, Number(Bound("nonland cards"))),
                    ),
                    Move(Bound("revealed cards"), "library", place="bottom"),
                )
            ),
            targets=(ANY_TARGET,),
        ),
    ),
    artifact_creature(
        "Chrome Replicator", "{5}", "4/4", "Construct",
        when(
            ENTERS, CreateTokens(token("Construct", "4/4", "", kinds="artifact creature")),
            condition=Compare(
                Count(And((Not(LAND), Not(Status("token")), YOURS))),
                ">",
                Distinct(And((Not(LAND), Not(Status("token")), YOURS)), "name"),
            ),
        ),
    ),
    planeswalker(
        "Ugin, the Spirit Dragon", "{8}", 7, "Ugin",
        loyal(2, DealDamage(IT, 3), to=(ANY_TARGET,)),
        Activated(
            (Loyalty(X(), minus=True),),
            Move(
                All(And((StatCompare("mana_value", "<=", X()), Not(Color("C"))))), "exile", "exile"
            ),
        ),
        loyal(
            -10, GainLife(7), Draw(7),
            Move(
                Choose(YOU, PERMANENT_CARD, zone="hand", from_zone_of=YOU, min=0, max=7),
                "battlefield",
            ),
        ),
    ),
    creature(
        "Sundering Archaic", "{6}", "3/3", "Avatar",
        when(
            ENTERS, EXILE_IT,
            to=(
                target(
                    And(
                        (Not(LAND), OPPOSING, StatCompare("mana_value", "<=", ManaSpent("colors")))
                    )
                ),
            ),
        ),
        Activated(
            pays("{2}"), Move(IT, "library", place="bottom"),
            targets=(TargetSpec(ANYTHING, zone="graveyard"),),
        ),
    ),
)  # fmt: skip
