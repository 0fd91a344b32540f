"""Words in an object's text and on its type line, replaced by others in layer 3 (CR 612)."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from domain.cards.ir import language as l
from domain.cards.land_types import intrinsic_mana
from domain.cards.mana import COLOR_NAMES
from domain.rules.characteristics import Characteristics

MOST_KNOWN = 2000
"""How many abilities are kept as they were worded anew, by their identity."""

_known: dict[tuple[int, l.ChangeText], tuple[l.Ability, l.Ability]] = {}

_LISTS = {"color": "colors", "land_type": "subtypes", "creature_type": "subtypes"}
_NODES = {"color": "color", "land_type": "subtype", "creature_type": "subtype"}


def change_text(seen: Characteristics, change: l.ChangeText) -> None:
    """Replace a word by another of its kind, wherever it is used as such a word (CR 612.2).

    Names, mana symbols and what an object was given by other effects stay (CR 612.2, 613.1c).
    """
    old, new = change.old, change.new
    if old == new or not (old and new):
        return
    if change.what != "color" and old in seen.subtypes:
        seen.subtypes = (seen.subtypes - {old}) | {new}
    seen.has(tuple(_worded(ability, change) for ability in seen.abilities))
    seen.keywords = frozenset(_respelt(name, change) for name in seen.keywords)
    seen.lines = tuple(_respelt(line, change) for line in seen.lines)


def _worded(ability: l.Ability, change: l.ChangeText) -> l.Ability:
    """Return an ability with the word replaced; the same one where it does not have it."""
    key = (id(ability), change)
    known = _known.get(key)
    if known is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        # The ability is kept beside what was made of it, so that its identity stays its own.
        known = _known[key] = (ability, _anew(ability, change))
    return known[1]


def _anew(ability: l.Ability, change: l.ChangeText) -> l.Ability:
    mana = intrinsic_mana(change.old) if change.what == "land_type" else None
    if mana is not None and ability == mana:
        # What a basic land type brings goes with the type (CR 305.6).
        return intrinsic_mana(change.new) or ability
    before = msgspec.to_builtins(ability)
    after = _tree(before, change)
    if after == before:
        return ability
    worded: l.Ability = msgspec.convert(after, l.Ability)
    return worded


def _tree(tree: Any, change: l.ChangeText) -> Any:
    if isinstance(tree, list | tuple):
        return [_tree(part, change) for part in tree]
    if not isinstance(tree, dict):
        return tree
    return {key: _part(tree, key, part, change) for key, part in tree.items()}


def _part(tree: dict[str, Any], key: str, part: Any, change: l.ChangeText) -> Any:
    """Return one field of a node: a word that is replaced, or what is inside of it."""
    if key == _LISTS[change.what] and isinstance(part, list | tuple):
        return [change.new if word == change.old else word for word in part]
    if tree.get("node") == _NODES[change.what] == key and part == change.old:
        return change.new
    if change.what == "land_type" and key == "name" and tree.get("node") == "keyword":
        return part.replace(f"{change.old.lower()}walk", f"{change.new.lower()}walk")
    return _tree(part, change)


def _respelt(text: str, change: l.ChangeText) -> str:
    """Return a text with the word replaced, in lower case or with a capital as it stood."""
    old, new = change.old, change.new
    if change.what == "color":
        old, new = COLOR_NAMES[old], COLOR_NAMES[new]
    words = rf"\b{old}(?=\b|walk|s\b)" if change.what != "color" else rf"\b(non)?{old}\b"

    def spelt(found: re.Match[str]) -> str:
        prefix = found[1] or "" if change.what == "color" else ""
        word = new if found[0][len(prefix) :][:1].isupper() else new.lower()
        return prefix + word

    return re.sub(words, spelt, text, flags=re.IGNORECASE)
