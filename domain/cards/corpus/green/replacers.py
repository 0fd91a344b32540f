"""Green cards that replace what would happen."""

from domain.cards.corpus.forms import creature, if_would, pays, permanent, this_turn, token, when
from domain.cards.corpus.parts import (
    ARTIFACT,
    COMES_IF_DISCARDED,
    CREATURE,
    CREATURES_YOU_CONTROL,
    ENTERS,
    LAND,
    OPPOSING,
    TWICE,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Among,
    Bind,
    Choice,
    ChooseEffect,
    CreateTokens,
    Deontic,
    Effect,
    Enters,
    GainLife,
    Instead,
    Look,
    Lose,
    Move,
    PlayerRule,
    Replace,
    Seq,
    Static,
    TopUntil,
)
from domain.cards.ir.terms import And, Bound, CounterChange, Does, Drew, Filter, Not, Or


def digging_for(kind: Filter) -> Effect:
    """Reveal cards down to one of a kind, which goes to hand, the others to the bottom."""
    return Seq(
        (
            Bind("revealed", TopUntil(YOU, kind)),
            Look(Bound("revealed"), reveal=True),
            Move(Among(Bound("revealed"), kind), "hand"),
            Move(Among(Bound("revealed"), Not(kind)), "library", place="bottom"),
        )
    )


CARDS = (
    creature(
        "Obstinate Baloth", "{2}{G}{G}", "4/4", "Beast", when(ENTERS, GainLife(4)), COMES_IF_DISCARDED,
    ),
    permanent(
        "Parallel Lives", "{3}{G}", "enchantment", if_would(Does("create", YOU), TWICE),
    ),
    permanent(
        "Primal Vigor", "{4}{G}", "enchantment",
        if_would(Does("create"), TWICE),
        if_would(CounterChange(CREATURE, "+1/+1"), TWICE),
    ),
    permanent(
        "Words of Wilding", "{2}{G}", "enchantment",
        Activated(
            pays("{1}"),
            this_turn(Drew(YOU), Instead(CreateTokens(token("Bear", "2/2", "G"))), once=True),
        ),
    ),
    permanent(
        "Root Maze", "{G}", "enchantment", Enters(tapped=True, what=Or((ARTIFACT, LAND))),
    ),
    creature(
        "Melira, Sylvok Outcast", "{1}{G}", "2/2", "Human Scout",
        Static((PlayerRule("no_poison"),)),
        Static(
            (Deontic("cant", "get_counters", having="-1/-1"),), affects=CREATURES_YOU_CONTROL
        ),
        Static((Lose(("infect",)),), affects=All(And((CREATURE, OPPOSING)))),
        kinds="legendary creature",
    ),
    permanent(
        "Abundance", "{2}{G}{G}", "enchantment",
        Static(
            (
                Replace(
                    Drew(YOU),
                    Instead(
                        ChooseEffect(
                            (
                                Choice("land", digging_for(LAND)),
                                Choice("nonland", digging_for(Not(LAND))),
                            )
                        )
                    ),
                    optional=True,
                ),
            )
        ),
    ),
)  # fmt: skip
