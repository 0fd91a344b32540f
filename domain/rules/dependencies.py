"""Effects that depend on others of their layer, and wait for them (CR 613.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.cards.ir import language as l
from domain.rules import references, values
from domain.rules.sources import Source
from domain.rules.standing import (
    ABILITIES,
    CONTROL,
    COPIES,
    DEFINED,
    STATS,
    TYPES,
    layer_of,
)

if TYPE_CHECKING:
    from domain.rules.layering import Layering


def first(layering: Layering, waiting: list[Source], layer: int) -> Source:
    """Return the oldest effect that depends on no other outside its own loop (CR 613.8b)."""
    if len(waiting) == 1 or all(source.lasting is None for source in waiting):
        # What a resolved spell or ability began is fixed and depends on nothing.
        return waiting[0]
    turning = {
        other.key: bool(layer & (CONTROL | COPIES)) or _takes_abilities(other, layer)
        for other in waiting
    }
    on = {
        source.key: {
            other.key
            for other in waiting
            if _may_depend(source, other, layer, takes=turning[other.key])
            and _depends(layering, source, other, layer)
        }
        for source in waiting
        if source.lasting is not None
    }
    if not any(on.values()):
        return waiting[0]
    for source in waiting:
        if all(source.key in _closed(on, other) for other in on.get(source.key, ())):
            return source
    return waiting[0]


def _closed(
    on: dict[tuple[int, int, int], set[tuple[int, int, int]]], start: tuple[int, int, int]
) -> set[tuple[int, int, int]]:
    """Return what an effect depends on, directly or through others."""
    found: set[tuple[int, int, int]] = set()
    left = [start]
    while left:
        for other in on.get(left.pop(), ()):
            if other not in found:
                found.add(other)
                left.append(other)
    return found


def _takes_abilities(source: Source, layer: int) -> bool:
    """Whether an effect can end others of this layer by taking the ability that they are of."""
    if layer == ABILITIES:
        return any(isinstance(change, l.Lose) for change in source.changes)
    return layer == TYPES and any(
        isinstance(change, l.ChangeTypes) and change.replace for change in source.changes
    )


def _may_depend(source: Source, other: Source, layer: int, *, takes: bool) -> bool:
    """Whether it is worth a try: the other changes what this one reads, or takes abilities."""
    kept = source.lasting
    if source is other or kept is None or source.defining is not other.defining:
        return False
    read = STATS if layer & STATS else layer
    return takes or bool(kept.reads & read & ~DEFINED)


def _depends(layering: Layering, source: Source, other: Source, layer: int) -> bool:
    """Whether the other would change the existence of this effect, what it is on or does."""
    engine, kept = layering.engine, source.lasting
    assert kept is not None
    seen, before, does = engine.seen, layering.reach(source), _does(layering, source, layer)
    tried = {oid: seen[oid] for oid in layering.reach(other) if oid in seen}
    seen.update({oid: was.copied() for oid, was in tried.items()})
    layering.change(other, tuple(tried), layer)
    own = seen.get(source.key[0])
    there = (
        source.key in layering.begun
        or own is None
        or any(one is kept.static for one in own.abilities)
    )
    changed = (
        not there or layering.reach(source) != before or _does(layering, source, layer) != does
    )
    seen.update(tried)
    return changed


def _does(layering: Layering, source: Source, layer: int) -> list[object]:
    """Return the figures of what an effect does in a layer: its values, who gets control."""
    engine, found = layering.engine, list[object]()
    for change in source.changes:
        if layer_of(change) != layer:
            continue
        if isinstance(change, l.SetStats | l.AddStats):
            for value in (change.power, change.toughness):
                found.append(values.amount(engine, value, source.context))
        elif isinstance(change, l.SetController):
            own = engine.seen.get(source.context.source)
            found.append(own.controller if own is not None else source.context.controller)
            found.extend(references.parties(engine, change.who, source.context))
    return found
