"""Green cards that gather evidence, companions and more."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, when
from domain.cards.corpus.parts import CREATURE, CREATURE_YOU_CONTROL, ENTERS, THIS, YOU, evidence
from domain.cards.ir.language import (
    Activated,
    Apply,
    Bind,
    ChangeTypes,
    Choice,
    Choose,
    ChooseEffect,
    Grant,
    If,
    Keyword,
    Look,
    MayPlay,
    Move,
    PlayerRule,
    PutCounters,
    Sacrifice,
    Seq,
    SetStats,
    Static,
    TapOthers,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Begins,
    Bound,
    Compare,
    Counters,
    Did,
    Exists,
    Matches,
    OwnedBy,
    Stat,
    StatCompare,
    Subtype,
    TurnOf,
)

CARDS = (
    creature(
        "Warden of the First Tree", "{G}", "1/1", "Human",
        Activated(
            pays("{1}{W/B}"),
            Apply(
                THIS,
                (ChangeTypes(subtypes=("Human", "Warrior"), replace=True), SetStats(3, 3)),
                "game",
            ),
        ),
        Activated(
            pays("{2}{W/B}{W/B}"),
            If(
                Matches(THIS, Subtype("Warrior")),
                Apply(
                    THIS,
                    (
                        ChangeTypes(subtypes=("Human", "Spirit", "Warrior"), replace=True),
                        Grant(keywords("trample", "lifelink")),
                    ),
                    "game",
                ),
            ),
        ),
        Activated(
            pays("{3}{W/B}{W/B}{W/B}"),
            If(Matches(THIS, Subtype("Spirit")), PutCounters(THIS, "+1/+1", 5)),
        ),
    ),
    creature(
        "Axebane Ferox", "{2}{G}{G}", "4/4", "Beast", *keywords("deathtouch", "haste"),
        Keyword("ward", price=(evidence(4),)),
    ),
    creature(
        "Greenbelt Rampager", "{G}", "3/4", "Elephant",
        when(
            ENTERS,
            If(
                Compare(Counters(YOU, "energy"), ">=", 2),
                PutCounters(YOU, "energy", -2),
                Seq((Move(THIS, "hand", "return"), PutCounters(YOU, "energy"))),
            ),
        ),
    ),
    permanent(
        "Birthing Ritual", "{1}{G}", "enchantment",
        when(
            Begins("end", YOU),
            Bind("top cards", TopOf(YOU, 7)), Look(Bound("top cards")),
            Sacrifice(CREATURE, min=0, bind="sacrificed creature"),
            If(
                Did("sacrificed creature"),
                Move(
                    Choose(
                        YOU,
                        And(
                            (
                                CREATURE,
                                StatCompare(
                                    "mana_value", "<=",
                                    Arith("+", 1, Stat(Bound("sacrificed creature"), "mana_value")),
                                ),
                            )
                        ),
                        among=Bound("top cards"), min=0,
                    ),
                    "battlefield",
                ),
            ),
            Move(Bound("top cards"), "library", place="bottom", order="random"),
            condition=Exists(CREATURE_YOU_CONTROL),
        ),
    ),
    creature(
        "Eladamri, Korvecdal", "{1}{G}{G}", "3/3", "Elf Warrior",
        Static((PlayerRule("look_top"),)),
        Static((MayPlay("library", And((CREATURE, OwnedBy(YOU)))),)),
        Activated(
            pays("{G}", TapOthers(CREATURE_YOU_CONTROL, 2), tap=True),
            Seq(
                (
                    ChooseEffect(
                        (
                            Choice(
                                "hand",
                                Bind("revealed card", Choose(YOU, zone="hand", from_zone_of=YOU)),
                            ),
                            Choice("library", Bind("revealed card", TopOf())),
                        )
                    ),
                    Look(Bound("revealed card"), reveal=True),
                    If(
                        Matches(Bound("revealed card"), CREATURE),
                        Move(Bound("revealed card"), "battlefield"),
                    ),
                )
            ),
            condition=TurnOf(YOU),
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
