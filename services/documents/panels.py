"""What the format shows beside the board, with handles in place of objects."""

from __future__ import annotations

from typing import Any

from domain.formats.registry import format_of
from domain.rules import Shown, Traced, zone_name
from services.documents.sight import Sight

Json = dict[str, Any]

HIDDEN = "hidden"
"""Where a card is of which the audience may not know where it is."""


def panels(sight: Sight) -> Json:
    """Return the format's panels as an audience may see them; nothing before the game."""
    table = sight.table
    if not table.play.seats:
        return {}
    overlay = format_of(table.format).overlay(table.options)
    found = overlay.panels(table.play, sight.audience)
    return {name: _with_handles(sight, value) for name, value in sorted(found.items())}


def _with_handles(sight: Sight, value: object) -> object:
    """Return a value with the handles of the objects in it that the audience sees."""
    if isinstance(value, Shown):
        things = (sight.play.objects[oid] for oid in value.objects)
        seen = sight.knows if value.known else sight.sees
        return [sight.handles.of(thing.id) for thing in things if seen(thing)]
    if isinstance(value, Traced):
        traced = sight.play.objects[value.object]
        return zone_name(traced.zone) if sight.knows(traced) else HIDDEN
    if isinstance(value, dict):
        return {key: _with_handles(sight, each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_with_handles(sight, each) for each in value]
    return value
