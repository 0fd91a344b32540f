"""Colourless cards about spells and abilities on the stack, and about copies."""

from domain.cards.corpus.forms import (
    artifact_creature,
    keywords,
    paying,
    pays,
    permanent,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE_YOU_CONTROL,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    SACRIFICE_IT,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Arrange,
    Attach,
    CopySpell,
    CounterSpell,
    CreateTokens,
    Enters,
    EntersAsCopy,
    Gate,
    Grant,
    Keyword,
    Retarget,
    Static,
    TargetSpec,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    CastSpell,
    Counters,
    Event,
    IsAbility,
    IsSpell,
    Not,
    OneTarget,
    Or,
    StatCompare,
    Status,
    Subtype,
    Target,
    Targeting,
    X,
    ZoneChange,
)

CARDS = (
    permanent("Sculpting Steel", "{3}", "artifact", EntersAsCopy(ARTIFACT)),
    permanent(
        "Chalice of the Void",
        "{X}{X}",
        "artifact",
        Enters(counters=(("charge", X()),)),
        when(
            CastSpell(StatCompare("mana_value", "==", Counters(THIS, "charge"))),
            CounterSpell(Event("object")),
        ),
    ),
    permanent(
        "Minion Reflector",
        "{5}",
        "artifact",
        when(
            ZoneChange(And((CREATURE_YOU_CONTROL, Not(Status("token")))), to="battlefield"),
            Gate(
                YOU,
                pay=pays("{2}"),
                then=CreateTokens(
                    TokenCopy(
                        Event("object"),
                        (Grant((*keywords("haste"), when(Begins("end"), SACRIFICE_IT))),),
                    )
                ),
            ),
        ),
    ),
    permanent(
        "Thrumming Stone",
        "{5}",
        "legendary artifact",
        Static(
            (Grant((Keyword("ripple", number=4),)),),
            affects=All(And((IsSpell(), YOURS)), "stack"),
        ),
    ),
    artifact_creature(
        "Spellskite",
        "{2}",
        "0/4",
        "Phyrexian Horror",
        Activated(
            pays("{U/P}"),
            Retarget(IT, "change", to=THIS),
            targets=(TargetSpec(Or((IsSpell(), IsAbility())), zone="stack"),),
        ),
    ),
    artifact_creature(
        "Precursor Golem",
        "{5}",
        "3/3",
        "Golem",
        when(
            ENTERS,
            CreateTokens(token("Golem", "3/3", "", kinds="artifact creature"), 2),
        ),
        when(
            CastSpell(
                And((INSTANT_OR_SORCERY, Targeting(Subtype("Golem"), only=True), OneTarget()))
            ),
            CopySpell(
                Event("object"), who=Event("player"), retarget=False, each=All(Subtype("Golem"))
            ),
        ),
    ),
    artifact_creature(
        "Myr Propagator",
        "{3}",
        "1/1",
        "Myr",
        Activated(pays("{3}", tap=True), CreateTokens(TokenCopy(THIS))),
    ),
    permanent(
        "Mirari",
        "{5}",
        "legendary artifact",
        when(
            CastSpell(INSTANT_OR_SORCERY, YOU),
            Gate(YOU, pay=pays("{3}"), then=CopySpell(Event("object"))),
        ),
    ),
    artifact_creature(
        "Brass Squire",
        "{3}",
        "1/3",
        "Myr",
        Activated(
            pays(tap=True),
            Attach(Target(1), IT),
            targets=(target(And((Subtype("Equipment"), YOURS))), target(CREATURE_YOU_CONTROL)),
        ),
    ),
    permanent(
        "Threefold Signal",
        "{3}",
        "artifact",
        when(ENTERS, Arrange(3)),
        Static(
            (Grant((paying("replicate", "{3}"),)),),
            affects=All(And((StatCompare("colors", "==", 3), IsSpell(), YOURS)), "stack"),
        ),
    ),
)
