"""What the format shows beside the board, with handles in place of objects."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.formats.registry import format_of
from domain.game.state import Table
from domain.rules import Shown, Traced, zone_name
from services.documents.sight import Sight

Json = dict[str, Any]

HIDDEN = "hidden"
"""Where a card is of which the audience may not know where it is."""


class Panel(msgspec.Struct, frozen=True):
    """A panel as the format has it; a ``plain`` one is told to all audiences alike."""

    value: object
    plain: bool


def panels_of(table: Table) -> dict[str, Panel]:
    """Return the format's panels, by name; nothing before the game."""
    if not table.play.seats:
        return {}
    found = format_of(table.format).overlay(table.options).panels(table.play)
    return {name: Panel(value, _is_plain(value)) for name, value in sorted(found.items())}


def panels(sight: Sight, found: dict[str, Panel]) -> Json:
    """Return the format's panels as an audience may see them."""
    return {
        name: panel.value if panel.plain else _with_handles(sight, panel.value)
        for name, panel in found.items()
    }


def _is_plain(value: object) -> bool:
    """Whether no object is in a value."""
    if isinstance(value, dict):
        return all(map(_is_plain, value.values()))
    if isinstance(value, list | tuple):
        return all(map(_is_plain, value))
    return not isinstance(value, Shown | Traced)


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
