"""What becomes of types, supertypes and subtypes in layer 4 (CR 205.1, 305.7, 613.1d)."""

from __future__ import annotations

from domain.cards import subtypes
from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir import language as l
from domain.cards.land_types import LAND_MANA
from domain.rules.abilities import intrinsic
from domain.rules.characteristics import Characteristics

_CREATURE_TYPES = frozenset(CREATURE_TYPES)


def change_types(seen: Characteristics, change: l.ChangeTypes, named: frozenset[str]) -> None:
    """Change an object's types; ``named`` are subtypes that were chosen."""
    if change.remove:
        _remove(seen, frozenset(change.remove))
    new = named.union(change.subtypes)
    if change.replace:
        _set(seen, change, new)
        return
    seen.types = seen.types.union(change.types)
    seen.supertypes = seen.supertypes.union(change.supertypes)
    fresh = new - seen.subtypes
    seen.subtypes = seen.subtypes | fresh
    if mana := intrinsic(fresh):
        seen.has((*seen.abilities, *mana))


def _remove(seen: Characteristics, gone: frozenset[str]) -> None:
    """Take types away, with the subtypes of theirs alone (CR 205.1a)."""
    if "creature types" in gone:
        seen.subtypes = seen.subtypes - _CREATURE_TYPES
    seen.supertypes = seen.supertypes - gone
    if seen.types & gone:
        seen.types = seen.types - gone
        seen.subtypes = subtypes.kept(seen.subtypes, seen.types)


def _set(seen: Characteristics, change: l.ChangeTypes, new: frozenset[str]) -> None:
    """Set types: the new ones are there in place of all others of their kind (CR 205.1a)."""
    if change.types:
        # Instants and sorceries go on being that.
        spells = seen.types & {"instant", "sorcery"}
        seen.types = spells.union(change.types)
        seen.subtypes = subtypes.kept(seen.subtypes, seen.types)
    if change.supertypes:
        seen.supertypes = frozenset(change.supertypes)
    if not new:
        return
    seen.subtypes = subtypes.besides(seen.subtypes, new) | new
    if basic := new.intersection(LAND_MANA):
        # A land set to a basic type has that type's mana ability and no other (CR 305.7).
        seen.has(intrinsic(basic))
        seen.keywords, seen.lines = frozenset(), ()
