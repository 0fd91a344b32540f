"""Green cards that change what others are: types, colours, abilities, sizes."""

from domain.cards.corpus.forms import archetype, aura, creature, enchanted, pays, permanent
from domain.cards.corpus.parts import BASIC_LAND_TYPES, CREATURE, IT, LAND, YOURS
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    EnchantAbility,
    Lose,
    SacrificeCost,
    SetColors,
    SetStats,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import ANYTHING, And, Count, Not, Or, Status, Subtype, WithoutAbilities

YOUR_LANDS = Count(And((LAND, YOURS)))

CARDS = (
    creature(
        "Ashaya, Soul of the Wild", "{3}{G}{G}", "*/*", "Elemental",
        Static((SetStats(YOUR_LANDS, YOUR_LANDS, defining=True),)),
        Static(
            (ChangeTypes(("land",), ("Forest",)),),
            All(And((CREATURE, YOURS, Not(Status("token"))))),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Life and Limb", "{3}{G}", "enchantment",
        Static(
            (
                ChangeTypes(("creature", "land"), ("Saproling", "Forest")), SetColors(("G",)),
                SetStats(1, 1),
            ),
            All(Or((Subtype("Forest"), Subtype("Saproling")))),
        ),
    ),
    permanent(
        "Lignify", "{1}{G}", "kindred enchantment: Treefolk Aura", EnchantAbility(CREATURE),
        enchanted(ChangeTypes(subtypes=("Treefolk",), replace=True), SetStats(0, 4), Lose()),
    ),
    aura(
        "Song of the Dryads", "{2}{G}", ANYTHING,
        enchanted(SetColors(()), ChangeTypes(("land",), ("Forest",), replace=True)),
    ),
    permanent(
        "Living Plane", "{2}{G}{G}", "world enchantment",
        Static((ChangeTypes(("creature",)), SetStats(1, 1)), All(LAND)),
    ),
    permanent(
        "Nature's Revolt", "{3}{G}{G}", "enchantment",
        Static((ChangeTypes(("creature",)), SetStats(2, 2)), All(LAND)),
    ),
    permanent(
        "Prismatic Omen", "{1}{G}", "enchantment",
        Static((ChangeTypes(subtypes=BASIC_LAND_TYPES),), All(And((LAND, YOURS)))),
    ),
    permanent(
        "Muraganda Petroglyphs", "{3}{G}", "enchantment",
        Static((AddStats(2, 2),), All(And((CREATURE, WithoutAbilities())))),
    ),
    aura(
        "Lush Growth", "{G}", LAND,
        enchanted(ChangeTypes(subtypes=("Mountain", "Forest", "Plains"), replace=True)),
    ),
    creature(
        "Ambush Commander", "{3}{G}{G}", "2/2", "Elf",
        Static(
            (ChangeTypes(("creature",), ("Elf",)), SetColors(("G",)), SetStats(1, 1)),
            All(And((Subtype("Forest"), YOURS))),
        ),
        Activated(
            pays("{1}{G}", SacrificeCost(Subtype("Elf"))), Apply(IT, (AddStats(3, 3),)),
            (TargetSpec(CREATURE),),
        ),
    ),
    creature(
        "Archetype of Endurance", "{6}{G}{G}", "6/5", "Boar", *archetype("hexproof"),
        kinds="enchantment creature",
    ),
    creature(
        "Muscle Sliver", "{1}{G}", "1/1", "Sliver",
        Static((AddStats(1, 1),), All(And((CREATURE, Subtype("Sliver"))))),
    ),
)  # fmt: skip
