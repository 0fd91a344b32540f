"""Patterns made of patterns: one of several, one or more at once, the so-manieth (CR 603.2c)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules import happenings
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine


def first(
    engine: Engine, parts: tuple[t.Pattern, ...], fact: f.AnyFact, context: Context
) -> Sequence[Happening]:
    """Return what matches the first of the patterns that something matches."""
    for part in parts:
        found = happenings.matching(engine, part, fact, context)
        if found:
            return found
    return ()


def nth(engine: Engine, pattern: t.Nth, fact: f.AnyFact, context: Context) -> Sequence[Happening]:
    """Return the so-manieth happening of the turn, if this fact brought it about."""
    found = happenings.matching(engine, pattern.of, fact, context)
    if not found:
        return ()
    counts: Counter[str | None] = Counter()
    last = engine.state.last_turn
    for past in last if any(one is fact for one in last) else engine.state.history:
        if past is fact:
            break
        if type(past) in happenings.kinds_of(pattern.of):
            counts.update(
                one.player if pattern.each else None
                for one in happenings.matching(engine, pattern.of, past, context)
            )
    result = []
    for one in found:
        who = one.player if pattern.each else None
        counts[who] += 1
        if counts[who] == pattern.number:
            result.append(one)
    return result


def gathered(batch: t.Batch, found: Sequence[Happening]) -> list[Happening]:
    """Return one happening for all that happened at once, or for each player or source of it."""
    groups: dict[str | int | None, list[Happening]] = {}
    for one in found:
        told_apart = None if batch.each is None else getattr(one, batch.each)
        groups.setdefault(told_apart, []).append(one)
    return [
        Happening(
            object=parts[0].object,
            source=parts[0].source,
            player=parts[0].player,
            amount=sum(part.amount for part in parts) or len(parts),
            other=parts[0].other,
            defender=parts[0].defender,
            objects=tuple(dict.fromkeys(part.object for part in parts if part.object is not None)),
        )
        for parts in groups.values()
        if len(parts) >= batch.least
    ]
