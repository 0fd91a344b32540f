"""Which card types a subtype belongs to (CR 205.3)."""

from functools import cache

from domain.cards.creature_types import CREATURE_TYPES

ARTIFACT_TYPES = (
    "Attraction", "Blood", "Bobblehead", "Book", "Clue", "Contraption", "Equipment", "Food",
    "Fortification", "Gold", "Incubator", "Infinity", "Junk", "Lander", "Map", "Mutagen",
    "Powerstone", "Spacecraft", "Stone", "Treasure", "Vehicle",
)  # fmt: skip
"""The artifact types (CR 205.3g)."""

ENCHANTMENT_TYPES = (
    "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune", "Saga",
    "Shard", "Shrine",
)  # fmt: skip
"""The enchantment types (CR 205.3h)."""

LAND_TYPES = (
    "Cave", "Desert", "Forest", "Gate", "Island", "Lair", "Locus", "Mine", "Mountain", "Plains",
    "Planet", "Power-Plant", "Sphere", "Swamp", "Tower", "Town", "Urza's",
)  # fmt: skip
"""The land types (CR 205.3i)."""

SPELL_TYPES = ("Adventure", "Arcane", "Lesson", "Omen", "Trap")
"""The spell types (CR 205.3k)."""

_KINDS = (
    (ARTIFACT_TYPES, frozenset({"artifact"})),
    (ENCHANTMENT_TYPES, frozenset({"enchantment"})),
    (LAND_TYPES, frozenset({"land"})),
    (SPELL_TYPES, frozenset({"instant", "sorcery"})),
    (CREATURE_TYPES, frozenset({"creature", "kindred"})),
)
_OF = {subtype: kinds for subtypes, kinds in _KINDS for subtype in subtypes}
_OTHERS = frozenset({"planeswalker", "battle"})


def types_of(subtype: str) -> frozenset[str]:
    """Return the card types that a subtype is correlated with; of names, a planeswalker's."""
    return _OF.get(subtype, _OTHERS)


@cache
def kept(subtypes: frozenset[str], types: frozenset[str]) -> frozenset[str]:
    """Return the subtypes that an object of these card types can have (CR 205.1a)."""
    return frozenset(one for one in subtypes if types_of(one) & types)


@cache
def besides(subtypes: frozenset[str], new: frozenset[str]) -> frozenset[str]:
    """Return the subtypes that are of other kinds than new ones, which replace the rest."""
    gone = {kind for one in new for kind in types_of(one)}
    return frozenset(one for one in subtypes if not types_of(one) & gone)
