"""Blue cards that copy permanents."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    paying,
    pays,
    permanent,
    spell,
    spell_target,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    ATTACKS,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENCHANTMENT,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OTHER,
    RETURN_IT,
    SACRIFICE_IT,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    BecomeCopy,
    ChangeTypes,
    CopySpell,
    CreateTokens,
    Delay,
    EntersAsCopy,
    Gate,
    Grant,
    If,
    Keyword,
    Move,
    ReturnCost,
    Seq,
    SetColors,
    SetName,
    Static,
    SwitchStats,
    TapOthers,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    BecomesTarget,
    Begins,
    Bound,
    ControllerOf,
    Did,
    IsSpell,
    Not,
    Or,
    Status,
    Subtype,
    Target,
)

CARDS = (
    creature("Clone", "{3}{U}", "0/0", "Shapeshifter", EntersAsCopy(CREATURE)),
    creature(
        "Stunt Double",
        "{3}{U}",
        "0/0",
        "Shapeshifter",
        *keywords("flash"),
        EntersAsCopy(CREATURE),
    ),
    creature(
        "Phantasmal Image",
        "{1}{U}",
        "0/0",
        "Illusion",
        EntersAsCopy(
            CREATURE,
            changes=(
                ChangeTypes(subtypes=("Illusion",)),
                Grant((when(BecomesTarget(SELF), SACRIFICE_IT),)),
            ),
        ),
    ),
    creature("Clever Impersonator", "{2}{U}{U}", "0/0", "Shapeshifter", EntersAsCopy(Not(LAND))),
    creature(
        "Body Double",
        "{4}{U}",
        "0/0",
        "Shapeshifter",
        EntersAsCopy(CREATURE, "graveyard"),
    ),
    permanent(
        "Copy Artifact",
        "{1}{U}",
        "enchantment",
        EntersAsCopy(ARTIFACT, changes=(ChangeTypes(types=("enchantment",)),)),
    ),
    permanent("Copy Enchantment", "{2}{U}", "enchantment", EntersAsCopy(ENCHANTMENT)),
    creature(
        "Phyrexian Metamorph",
        "{3}{U/P}",
        "0/0",
        "Phyrexian Shapeshifter",
        EntersAsCopy(Or((ARTIFACT, CREATURE)), changes=(ChangeTypes(types=("artifact",)),)),
        kinds="artifact creature",
    ),
    spell(
        "Cackling Counterpart",
        "{1}{U}{U}",
        "instant",
        does(CreateTokens(TokenCopy(IT)), to=(target(CREATURE_YOU_CONTROL),)),
        paying("flashback", "{5}{U}{U}"),
    ),
    creature(
        "Cryptoplasm",
        "{1}{U}{U}",
        "2/2",
        "Shapeshifter",
        when(
            YOUR_UPKEEP,
            Gate(YOU, then=BecomeCopy(IT, THIS, keeps=True)),
            to=(target(And((CREATURE, OTHER))),),
        ),
    ),
    creature(
        "Vesuvan Doppelganger",
        "{3}{U}{U}",
        "0/0",
        "Shapeshifter",
        EntersAsCopy(
            CREATURE,
            changes=(
                SetColors(("U",)),
                Grant(
                    (
                        when(
                            YOUR_UPKEEP,
                            Gate(
                                YOU,
                                then=BecomeCopy(IT, THIS, (SetColors(("U",)),), keeps=True),
                            ),
                            to=(target(CREATURE),),
                        ),
                    )
                ),
            ),
        ),
    ),
    creature(
        "Identity Thief",
        "{2}{U}{U}",
        "0/3",
        "Shapeshifter",
        when(
            ATTACKS,
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(IT, "exile", "exile", bind="exiled card"),
                        If(
                            Did("exiled card"),
                            Seq(
                                (
                                    BecomeCopy(IT, THIS, duration="end_of_turn"),
                                    Delay(
                                        Begins("end"),
                                        Move(Bound("exiled card"), "battlefield", "return"),
                                    ),
                                )
                            ),
                        ),
                    )
                ),
            ),
            to=(target(And((CREATURE, OTHER, Not(Status("token"))))),),
        ),
    ),
    creature(
        "Sakashima the Impostor",
        "{2}{U}{U}",
        "3/1",
        "Human Rogue",
        EntersAsCopy(
            CREATURE,
            changes=(
                SetName("Sakashima the Impostor"),
                ChangeTypes(supertypes=("legendary",)),
                Grant(
                    (
                        Activated(
                            pays("{2}{U}{U}"), Delay(Begins("end"), Move(THIS, "hand", "return"))
                        ),
                    )
                ),
            ),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Supplant Form",
        "{4}{U}{U}",
        "instant",
        does(RETURN_IT, CreateTokens(TokenCopy(IT)), to=(target(CREATURE),)),
    ),
    creature(
        "Naru Meha, Master Wizard",
        "{2}{U}{U}",
        "3/3",
        "Human Wizard",
        *keywords("flash"),
        when(ENTERS, CopySpell(IT), to=(spell_target(INSTANT_OR_SORCERY, YOURS),)),
        Static((AddStats(1, 1),), affects=All(And((Subtype("Wizard"), YOURS, OTHER)))),
        kinds="legendary creature",
    ),
    creature(
        "Uyo, Silent Prophet",
        "{4}{U}{U}",
        "4/4",
        "Moonfolk Wizard",
        *keywords("flying"),
        Activated(
            pays("{2}", ReturnCost(LAND, 2)),
            CopySpell(IT),
            targets=(spell_target(INSTANT_OR_SORCERY),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Sigil Tracer",
        "{1}{U}{U}",
        "2/2",
        "Merfolk Wizard",
        Activated(
            pays("{1}{U}", TapOthers(Subtype("Wizard"), 2)),
            CopySpell(IT),
            targets=(spell_target(INSTANT_OR_SORCERY),),
        ),
    ),
    creature(
        "Meletis Charlatan",
        "{2}{U}",
        "2/3",
        "Human Wizard",
        Activated(
            pays("{2}{U}", tap=True),
            CopySpell(IT, who=ControllerOf(IT)),
            targets=(spell_target(INSTANT_OR_SORCERY),),
        ),
    ),
    creature(
        "Djinn Illuminatus",
        "{5}{U/R}{U/R}",
        "3/5",
        "Djinn",
        *keywords("flying"),
        Static(
            (Grant((Keyword("replicate"),)),),
            affects=All(And((INSTANT_OR_SORCERY, IsSpell(), YOURS)), "stack"),
        ),
    ),
    creature(
        "Shapesharer",
        "{1}{U}",
        "1/1",
        "Shapeshifter",
        *keywords("changeling"),
        Activated(
            pays("{2}{U}"),
            BecomeCopy(Target(1), IT, duration="your_next_turn"),
            targets=(target(Subtype("Shapeshifter")), target(CREATURE)),
        ),
    ),
    creature(
        "Turtleshell Changeling",
        "{3}{U}",
        "1/4",
        "Shapeshifter",
        *keywords("changeling"),
        Activated(pays("{1}{U}"), Apply(THIS, (SwitchStats(),))),
    ),
)
