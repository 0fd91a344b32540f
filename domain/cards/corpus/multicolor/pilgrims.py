"""Cards of two and more colours, of many kinds."""

from domain.cards.corpus.faced import modal, split
from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    land,
    pays,
    permanent,
    spell,
    taps_for,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENTERS_TAPPED,
    IT,
    LAND,
    SACRIFICE_THIS,
    SELF,
    THEIRS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AdditionalCost,
    AddMana,
    AddStats,
    All,
    Apply,
    Arrange,
    Bind,
    Choose,
    CreateTokens,
    Discard,
    Draw,
    EndGame,
    Gate,
    Grant,
    If,
    KeywordAction,
    Look,
    LoseLife,
    Move,
    SacrificeCost,
    TargetSpec,
    TopUntil,
    Triggered,
)
from domain.cards.ir.terms import (
    Aggregate,
    And,
    Batch,
    Begins,
    Bound,
    CastSpell,
    Compare,
    ControlledBy,
    Damaged,
    Distinct,
    Every,
    ManaSpent,
    Not,
    Players,
    StatCompare,
    Subtype,
    ZoneChange,
)

SPAWN = token("Eldrazi Spawn", "0/1", "", Activated((SACRIFICE_THIS,), AddMana((("C",),))))

CARDS = (
    permanent(
        "Debtors' Knell", "{4}{W/B}{W/B}{W/B}", "enchantment",
        when(
            YOUR_UPKEEP, Move(IT, "battlefield", under=YOU),
            to=(TargetSpec(CREATURE, zone="graveyard"),),
        ),
    ),
    spell(
        "Mind Funeral", "{1}{U}{B}", "sorcery",
        does(
            Bind("revealed cards", TopUntil(IT, LAND, 4)),
            Look(Bound("revealed cards"), reveal=True),
            Move(Bound("revealed cards"), "graveyard"),
            to=(AN_OPPONENT,),
        ),
    ),
    creature(
        "Numot, the Devastator", "{3}{U}{R}{W}", "6/6", "Dragon", *keywords("flying"),
        when(
            Damaged(SELF, "player", combat=True),
            Gate(YOU, DESTROY_IT, pay=pays("{2}{R}")),
            to=(TargetSpec(LAND, min=0, max=2),),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Coalition Victory", "{3}{W}{U}{B}{R}{G}", "sorcery",
        does(
            If(
                Every(
                    (
                        Compare(Distinct(And((LAND, YOURS)), "basic"), "==", 5),
                        Compare(Distinct(CREATURE_YOU_CONTROL, "color"), "==", 5),
                    )
                ),
                EndGame("win"),
            )
        ),
    ),
    split(
        "Start // Finish",
        spell(
            "Start", "{2}{W}", "instant",
            does(CreateTokens(token("Warrior", "1/1", "W", *keywords("vigilance")), 2)),
        ),
        spell(
            "Finish", "{2}{B}", "sorcery", does(DESTROY_IT, to=(target(CREATURE),)),
            first=(*keywords("aftermath"), AdditionalCost((SacrificeCost(CREATURE_YOU_CONTROL),))),
        ),
    ),
    split(
        "Night // Day",
        spell("Night", "{B}", "instant", does(Apply(IT, (AddStats(-1, -1),)), to=(target(CREATURE),))),
        spell(
            "Day", "{2}{W}", "instant",
            does(
                Apply(All(And((CREATURE, ControlledBy(IT)))), (AddStats(1, 1),)), to=(ANY_PLAYER,)
            ),
        ),
    ),
    split(
        "Discovery // Dispersal",
        spell("Discovery", "{1}{U/B}", "sorcery", does(Arrange(2, away="graveyard"), Draw())),
        spell(
            "Dispersal", "{3}{U}{B}", "instant",
            does(
                Move(
                    Choose(
                        Players("opponents"),
                        And(
                            (
                                Not(LAND), THEIRS,
                                StatCompare("mana_value", ">=", Aggregate("max", THEIRS, "mana_value")),
                            )
                        ),
                    ),
                    "hand", "return",
                ),
                Discard(1, Players("opponents")),
            ),
        ),
    ),
    creature(
        "Doctor Doom, King of Latveria", "{1}{U}{B}{R}", "3/3", "Human Noble Villain",
        when(
            Batch(ZoneChange(LAND, "hand", verb="discard", by=YOU)),
            LoseLife(2, Players("opponents")),
        ),
        when(
            Begins("begin_combat", YOU),
            Apply(IT, (Grant(keywords("menace")),)), KeywordAction("connive", what=IT),
            to=(target(And((Subtype("Villain"), YOURS))),),
        ),
        kinds="legendary creature",
    ),
    modal(
        "Drowner of Truth // Drowned Jungle",
        creature(
            "Drowner of Truth", "{5}{G/U}{G/U}", "7/6", "Eldrazi", *keywords("devoid"),
            Triggered(
                CastSpell(SELF, YOU), CreateTokens(SPAWN, 2),
                condition=Compare(ManaSpent("C"), ">=", 1), zone="stack",
            ),
        ),
        land("Drowned Jungle", "land", ENTERS_TAPPED, taps_for("G", "U")),
    ),
)  # fmt: skip
