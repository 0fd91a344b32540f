"""Blue spells and creatures that counter."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    paying,
    pays,
    spell,
    spell_target,
    target,
    token,
    unless_paid,
    when_cycled,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    INSTANT_OR_SORCERY,
    IT,
    NONCREATURE_SPELL,
    RETURN_IT,
    SACRIFICE_THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    Apply,
    CounterSpell,
    CreateTokens,
    Discard,
    Gate,
    Grant,
    If,
    Keyword,
    LoseLife,
    Mode,
    SpellAbility,
    TapOthers,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Bound,
    Color,
    ControllerOf,
    Exists,
    Has,
    IsAbility,
    IsSpell,
    Matches,
    Not,
    Or,
    StatCompare,
    Subtype,
    Targeting,
    Unless,
    X,
)

CARDS = (
    spell(
        "Dismal Failure",
        "{2}{U}{U}",
        "instant",
        does(CounterSpell(IT), Discard(1, ControllerOf(IT)), to=(A_SPELL,)),
    ),
    spell(
        "Frazzle",
        "{3}{U}",
        "instant",
        does(CounterSpell(IT), to=(spell_target(Not(Color("U"))),)),
    ),
    spell(
        "Psychic Barrier",
        "{U}{U}",
        "instant",
        does(CounterSpell(IT), LoseLife(1, ControllerOf(IT)), to=(spell_target(CREATURE),)),
    ),
    spell(
        "Gainsay",
        "{1}{U}",
        "instant",
        does(CounterSpell(IT), to=(spell_target(Color("U")),)),
    ),
    spell(
        "Hisoka's Defiance",
        "{1}{U}",
        "instant",
        does(CounterSpell(IT), to=(spell_target(Or((Subtype("Spirit"), Subtype("Arcane")))),)),
    ),
    spell(
        "Spell Blast",
        "{X}{U}",
        "instant",
        does(CounterSpell(IT), to=(spell_target(StatCompare("mana_value", "==", X())),)),
    ),
    spell(
        "Frightful Delusion",
        "{2}{U}",
        "instant",
        does(unless_paid("{1}"), Discard(1, ControllerOf(IT)), to=(A_SPELL,)),
    ),
    spell(
        "Swan Song",
        "{U}",
        "instant",
        does(
            CounterSpell(IT),
            CreateTokens(token("Bird", "2/2", "U", *keywords("flying")), who=ControllerOf(IT)),
            to=(spell_target(Or((ENCHANTMENT, INSTANT_OR_SORCERY))),),
        ),
    ),
    spell(
        "Syncopate",
        "{X}{U}",
        "instant",
        does(
            Gate(ControllerOf(IT), pay=pays("{X}"), otherwise=CounterSpell(IT, "exile")),
            to=(A_SPELL,),
        ),
    ),
    spell(
        "Assert Authority",
        "{5}{U}{U}",
        "instant",
        does(CounterSpell(IT, "exile"), to=(A_SPELL,)),
        first=(Keyword("affinity"),),
    ),
    spell(
        "Blue Elemental Blast",
        "{U}",
        "instant",
        SpellAbility(
            modes=(
                Mode(CounterSpell(IT), (spell_target(Color("R")),)),
                Mode(DESTROY_IT, (target(Color("R")),)),
            )
        ),
    ),
    spell(
        "Hydroblast",
        "{U}",
        "instant",
        SpellAbility(
            modes=(
                Mode(If(Matches(IT, Color("R")), CounterSpell(IT)), (A_SPELL,)),
                Mode(If(Matches(IT, Color("R")), DESTROY_IT), (target(And()),)),
            )
        ),
    ),
    spell(
        "Steel Sabotage",
        "{U}",
        "instant",
        SpellAbility(
            modes=(
                Mode(CounterSpell(IT), (spell_target(ARTIFACT),)),
                Mode(RETURN_IT, (target(ARTIFACT),)),
            )
        ),
    ),
    spell(
        "Stubborn Denial",
        "{U}",
        "instant",
        does(
            If(
                Exists(And((CREATURE_YOU_CONTROL, StatCompare("power", ">=", 4)))),
                CounterSpell(IT),
                unless_paid("{1}"),
            ),
            to=(NONCREATURE_SPELL,),
        ),
    ),
    spell(
        "Complicate",
        "{2}{U}",
        "instant",
        does(unless_paid("{3}"), to=(A_SPELL,)),
        paying("cycling", "{2}{U}"),
        when_cycled(Gate(YOU, then=unless_paid("{1}")), to=(A_SPELL,)),
    ),
    creature(
        "Ertai, Wizard Adept",
        "{2}{U}",
        "1/1",
        "Human Wizard",
        Activated(pays("{2}{U}{U}", tap=True), CounterSpell(IT), targets=(A_SPELL,)),
        kinds="legendary creature",
    ),
    creature(
        "Patron Wizard",
        "{U}{U}{U}",
        "2/2",
        "Human Wizard",
        Activated((TapOthers(Subtype("Wizard")),), unless_paid("{1}"), targets=(A_SPELL,)),
    ),
    creature(
        "Glen Elendra Archmage",
        "{3}{U}",
        "2/2",
        "Faerie Wizard",
        *keywords("flying"),
        Activated(pays("{U}", SACRIFICE_THIS), CounterSpell(IT), targets=(NONCREATURE_SPELL,)),
        Keyword("persist"),
    ),
    creature(
        "Cursecatcher",
        "{U}",
        "1/1",
        "Merfolk Wizard",
        Activated(
            pays("", SACRIFICE_THIS),
            unless_paid("{1}"),
            targets=(spell_target(INSTANT_OR_SORCERY),),
        ),
    ),
    creature(
        "Siren Stormtamer",
        "{U}",
        "1/1",
        "Siren Pirate Wizard",
        *keywords("flying"),
        Activated(
            pays("{U}", SACRIFICE_THIS),
            CounterSpell(IT),
            targets=(
                TargetSpec(
                    And(
                        (
                            Or((IsSpell(), IsAbility())),
                            Or((Targeting(YOU), Targeting(CREATURE_YOU_CONTROL))),
                        )
                    ),
                    zone="stack",
                ),
            ),
        ),
    ),
    creature(
        "Daring Apprentice",
        "{1}{U}{U}",
        "1/1",
        "Human Wizard",
        Activated(pays("", SACRIFICE_THIS, tap=True), CounterSpell(IT), targets=(A_SPELL,)),
    ),
    spell(
        "Delay",
        "{1}{U}",
        "instant",
        does(
            CounterSpell(IT, "exile", bind="countered spell", counters=(("time", 3),)),
            If(
                Unless(Matches(Bound("countered spell"), Has("suspend"))),
                Apply(Bound("countered spell"), (Grant((Keyword("suspend"),)),), "game"),
            ),
            to=(A_SPELL,),
        ),
    ),
)
