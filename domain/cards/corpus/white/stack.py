"""White cards about spells and abilities on the stack, and about copies."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    permanent,
    spell,
    spell_target,
    target,
    token,
    unless_paid,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    IT,
    LAND,
    POPULATE,
    RETURN_IT,
    YOU,
    YOUR_DEAD_CREATURE,
    YOURS,
)
from domain.cards.ir.language import (
    All,
    Apply,
    CastNow,
    ChangeTypes,
    CounterSpell,
    CreateTokens,
    Delay,
    GainLife,
    Gate,
    Grant,
    If,
    Keyword,
    Move,
    Seq,
    TargetSpec,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    ControllerOf,
    Did,
    Not,
    OwnedBy,
    Stat,
    StatCompare,
    Targeting,
)

CARDS = (
    spell(
        "Ephemerate",
        "{W}",
        "instant",
        does(
            Move(IT, "exile", "exile", bind="exiled card"),
            Move(Bound("exiled card"), "battlefield", "return"),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
        Keyword("rebound"),
    ),
    spell(
        "Mine Excavation",
        "{1}{W}",
        "sorcery",
        does(RETURN_IT, to=(TargetSpec(ARTIFACT_OR_ENCHANTMENT, zone="graveyard"),)),
        Keyword("conspire"),
    ),
    permanent(
        "Séance",
        "{2}{W}{W}",
        "enchantment",
        when(
            Begins("upkeep"),
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(IT, "exile", "exile", bind="exiled card"),
                        If(
                            Did("exiled card"),
                            Seq(
                                (
                                    CreateTokens(
                                        TokenCopy(
                                            Bound("exiled card"),
                                            (ChangeTypes(subtypes=("Spirit",)),),
                                        ),
                                        bind="token",
                                    ),
                                    Delay(Begins("end"), Move(Bound("token"), "exile", "exile")),
                                )
                            ),
                        ),
                    )
                ),
            ),
            to=(YOUR_DEAD_CREATURE,),
        ),
    ),
    spell(
        "Rootborn Defenses",
        "{2}{W}",
        "instant",
        does(
            POPULATE,
            Apply(CREATURES_YOU_CONTROL, (Grant(keywords("indestructible")),)),
        ),
    ),
    spell(
        "Sram's Expertise",
        "{2}{W}{W}",
        "sorcery",
        does(
            CreateTokens(token("Servo", "1/1", "", kinds="artifact creature"), 3),
            CastNow(
                All(And((OwnedBy(YOU), Not(LAND))), "hand"),
                filter=StatCompare("mana_value", "<=", 3),
            ),
        ),
    ),
    spell("Mana Tithe", "{W}", "instant", does(unless_paid("{1}"), to=(A_SPELL,))),
    spell(
        "Lapse of Certainty", "{2}{W}", "instant", does(CounterSpell(IT, "library"), to=(A_SPELL,))
    ),
    spell(
        "Rebuff the Wicked",
        "{W}",
        "instant",
        does(CounterSpell(IT), to=(spell_target(Targeting(YOURS)),)),
    ),
    spell(
        "Illumination",
        "{W}{W}",
        "instant",
        does(
            CounterSpell(IT),
            GainLife(Stat(IT, "mana_value"), ControllerOf(IT)),
            to=(spell_target(ARTIFACT_OR_ENCHANTMENT),),
        ),
    ),
    spell("Wake the Reflections", "{W}", "sorcery", does(POPULATE)),
    creature(
        "Avian Changeling", "{2}{W}", "2/2", "Shapeshifter", *keywords("changeling", "flying")
    ),
)
