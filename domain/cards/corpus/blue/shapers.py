"""Blue cards that change what others are: types, colours, abilities, sizes."""

from domain.cards.corpus.forms import (
    archetype,
    aura,
    creature,
    does,
    enchanted,
    keywords,
    pays,
    permanent,
    spell,
    taps_for,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    CHOOSES_COLOR,
    CHOOSES_CREATURE_TYPE,
    CHOOSES_LAND_TYPE,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    MACHINES,
    NONCREATURE_ARTIFACTS,
    OPPOSING,
    PLANESWALKER,
    SELF,
    SWITCH_IT,
    THIS,
    YOURS,
)
from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    ChooseValue,
    DiscardCost,
    EnchantAbility,
    ExchangeControl,
    Grant,
    Lose,
    Seq,
    SetColors,
    SetController,
    SetStats,
    SetTapped,
    Static,
    SwitchStats,
    TargetSpec,
    While,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AttachedTo,
    ControlledBy,
    Exists,
    Not,
    Or,
    Target,
)

CARDS = (
    creature(
        "Archetype of Imagination", "{4}{U}{U}", "3/2", "Human Wizard", *archetype("flying"),
        kinds="enchantment creature",
    ),
    permanent(
        "Xenograft", "{4}{U}", "enchantment", CHOOSES_CREATURE_TYPE,
        Static((ChangeTypes(chosen="chosen type"),), CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Arcane Adaptation", "{2}{U}", "enchantment", CHOOSES_CREATURE_TYPE,
        Static((ChangeTypes(chosen="chosen type"),), All(CREATURE_YOU_CONTROL, "everywhere")),
    ),
    permanent("March of the Machines", "{3}{U}", "enchantment", Static(MACHINES, NONCREATURE_ARTIFACTS)),
    aura(
        "Ensoul Artifact", "{1}{U}", ARTIFACT,
        enchanted(ChangeTypes(("creature",)), SetStats(5, 5)),
    ),
    aura("Sea's Claim", "{U}", LAND, enchanted(ChangeTypes(subtypes=("Island",), replace=True))),
    aura(
        "Phantasmal Terrain", "{U}{U}", LAND, CHOOSES_LAND_TYPE,
        enchanted(ChangeTypes(chosen="chosen type", replace=True)),
    ),
    aura(
        "Convincing Mirage", "{1}{U}", LAND, CHOOSES_LAND_TYPE,
        enchanted(ChangeTypes(chosen="chosen type", replace=True)),
    ),
    creature(
        "Realmwright", "{U}", "1/1", "Vedalken Wizard", CHOOSES_LAND_TYPE,
        Static((ChangeTypes(chosen="chosen type"),), All(And((LAND, YOURS)))),
    ),
    permanent(
        "Shifting Sky", "{2}{U}", "enchantment", CHOOSES_COLOR,
        Static((SetColors(chosen="chosen color"),), All(Not(LAND))),
    ),
    aura(
        "Frogify", "{1}{U}", CREATURE,
        enchanted(
            Lose(), SetColors(("U",)), ChangeTypes(("creature",), ("Frog",), replace=True),
            SetStats(1, 1),
        ),
    ),
    aura("Kasmina's Transmutation", "{1}{U}", CREATURE, enchanted(Lose(), SetStats(1, 1))),
    aura(
        "Deep Freeze", "{2}{U}", CREATURE,
        enchanted(
            Lose(), SetStats(0, 4), Grant(keywords("defender")), SetColors(("U",), add=True),
            ChangeTypes(subtypes=("Wall",)),
        ),
    ),
    permanent(
        "Eaten by Piranhas", "{1}{U}", "enchantment: Aura", *keywords("flash"),
        EnchantAbility(CREATURE),
        enchanted(
            Lose(), SetColors(("B",)), ChangeTypes(("creature",), ("Skeleton",), replace=True),
            SetStats(1, 1),
        ),
    ),
    permanent(
        "Mystic Subdual", "{1}{U}", "enchantment: Aura", *keywords("flash"),
        EnchantAbility(CREATURE), enchanted(AddStats(-2, 0), Lose()),
    ),
    aura(
        "Imprisoned in the Moon", "{2}{U}", Or((CREATURE, LAND, PLANESWALKER)),
        enchanted(
            Lose(), SetColors(()), ChangeTypes(("land",), replace=True), Grant((taps_for("C"),))
        ),
    ),
    spell(
        "Ovinize", "{1}{U}", "instant",
        does(Apply(IT, (Lose(), SetStats(0, 1))), to=(TargetSpec(CREATURE),)),
    ),
    spell(
        "Polymorphist's Jest", "{1}{U}{U}", "instant",
        does(
            Apply(
                All(And((CREATURE, ControlledBy(IT)))),
                (
                    Lose(), SetColors(("U",)), ChangeTypes(subtypes=("Frog",), replace=True),
                    SetStats(1, 1),
                ),
            ),
            to=(ANY_PLAYER,),
        ),
    ),
    creature(
        "Merfolk Trickster", "{U}{U}", "2/2", "Merfolk Wizard", *keywords("flash"),
        when(
            ENTERS, SetTapped(IT, tapped=True), Apply(IT, (Lose(),)),
            to=(TargetSpec(And((CREATURE, OPPOSING))),),
        ),
    ),
    creature(
        "Merfolk Thaumaturgist", "{2}{U}", "1/2", "Merfolk Wizard",
        Activated(pays(tap=True), SWITCH_IT, (TargetSpec(CREATURE),)),
    ),
    creature(
        "Aquamoeba", "{1}{U}", "1/3", "Elemental Beast",
        Activated(pays("", DiscardCost(1)), Apply(THIS, (SwitchStats(),))),
    ),
    creature(
        "Crookclaw Transmuter", "{3}{U}", "3/1", "Bird Wizard", *keywords("flash", "flying"),
        when(ENTERS, SWITCH_IT, to=(TargetSpec(CREATURE),)),
    ),
    creature(
        "Neurok Transmuter", "{2}{U}", "2/2", "Human Wizard",
        Activated(
            pays("{U}"), Apply(IT, (ChangeTypes(("artifact",)),)), (TargetSpec(CREATURE),)
        ),
        Activated(
            pays("{U}"), Apply(IT, (SetColors(("U",)), ChangeTypes(remove=("artifact",)))),
            (TargetSpec(And((ARTIFACT, CREATURE))),),
        ),
    ),
    creature(
        "Amoeboid Changeling", "{1}{U}", "1/1", "Shapeshifter", *keywords("changeling"),
        Activated(
            pays(tap=True), Apply(IT, (ChangeTypes(subtypes=CREATURE_TYPES),)),
            (TargetSpec(CREATURE),),
        ),
        Activated(
            pays(tap=True), Apply(IT, (ChangeTypes(remove=("creature types",)),)),
            (TargetSpec(CREATURE),),
        ),
    ),
    creature(
        "Tidal Warrior", "{U}", "1/1", "Merfolk Warrior",
        Activated(
            pays(tap=True), Apply(IT, (ChangeTypes(subtypes=("Island",), replace=True),)),
            (TargetSpec(LAND),),
        ),
    ),
    creature(
        "Dream Thrush", "{1}{U}", "1/1", "Bird", *keywords("flying"),
        Activated(
            pays(tap=True),
            Seq(
                (
                    ChooseValue("land_type", "chosen type"),
                    Apply(IT, (ChangeTypes(chosen="chosen type", replace=True),)),
                )
            ),
            (TargetSpec(LAND),),
        ),
    ),
    creature(
        "Master Thief", "{2}{U}{U}", "2/2", "Human Rogue",
        when(
            ENTERS, Apply(IT, (SetController(),), While(Exists(And((SELF, YOURS))))),
            to=(TargetSpec(ARTIFACT),),
        ),
    ),
    creature(
        "Mistform Ultimus", "{3}{U}", "3/3", "Illusion",
        Static((ChangeTypes(subtypes=CREATURE_TYPES, defining=True),)),
        kinds="legendary creature",
    ),
    aura("Confiscate", "{4}{U}{U}", ANYTHING, Static((SetController(),), affects=AttachedTo())),
    spell(
        "Political Trickery", "{2}{U}", "sorcery",
        does(
            ExchangeControl(IT, Target(1)),
            to=(TargetSpec(And((LAND, YOURS))), TargetSpec(And((LAND, OPPOSING)))),
        ),
    ),
    creature(
        "Vedalken Plotter", "{2}{U}", "1/1", "Vedalken Wizard",
        when(
            ENTERS, ExchangeControl(IT, Target(1)),
            to=(TargetSpec(And((LAND, YOURS))), TargetSpec(And((LAND, OPPOSING)))),
        ),
    ),
)  # fmt: skip
