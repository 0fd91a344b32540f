"""Bestow: a card that is an Aura as long as it is attached, and a creature else (CR 702.103)."""

from __future__ import annotations

from domain.rules.characteristics import Characteristics
from domain.rules.objects import GameObject

BESTOW = "bestow"


def is_bestowed(thing: GameObject) -> bool:
    """Whether it was cast bestowed and is a spell, or attached as a permanent (CR 702.103b)."""
    if thing.announced is None or thing.announced.way != BESTOW:
        return False
    return thing.zone == "stack" or (thing.zone == "battlefield" and thing.attached_to is not None)


def shape(thing: GameObject, seen: Characteristics) -> None:
    """Make a bestowed object an Aura enchantment that is no creature (CR 702.103b)."""
    if is_bestowed(thing):
        seen.types = seen.types - {"creature"}
        seen.subtypes = frozenset({"Aura"})
        seen.power = seen.toughness = None
