"""Treasures: what makes a card one, how they are won, and who gets a loser's (Q-40 to Q-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.formats.marks import MERCENARY, TREASURE

if TYPE_CHECKING:
    from domain.rules import GameObject


def supertypes(thing: GameObject) -> tuple[str, ...]:
    """Return the supertypes that an object has by its marks; face down it has none (Q-40, Q-43)."""
    if not thing.marks or thing.face_down:
        return ()
    return tuple(mark for mark in (TREASURE, MERCENARY) if mark in thing.marks)
