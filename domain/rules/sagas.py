"""Sagas (CR 714): lore counters as turns begin, chapters, and the end after the last."""

from __future__ import annotations

from domain.cards.ir.language import Triggered
from domain.cards.ir.terms import Chapter
from domain.rules import facts as f
from domain.rules.engine import Engine


def final_chapter(engine: Engine, oid: int) -> int:
    """Return a Saga's final chapter number, 0 without chapter abilities (CR 714.2d)."""
    numbers = [
        number
        for ability in engine.look(oid).abilities
        if isinstance(ability, Triggered) and isinstance(ability.pattern, Chapter)
        for number in ability.pattern.numbers
    ]
    return max(numbers, default=0)


def add_lore(engine: Engine) -> None:
    """The active player puts a lore counter on each Saga with chapters (CR 714.3c)."""
    active = engine.state.turn.active
    facts = [
        f.CountersChanged(object=oid, kind="lore", change=1)
        for oid in engine.battlefield()
        if "Saga" in engine.look(oid).subtypes
        and engine.look(oid).controller == active
        and final_chapter(engine, oid)
    ]
    if facts:
        engine.emit(*facts)


def is_over(engine: Engine, oid: int) -> bool:
    """Whether a Saga told its last chapter, and none is on its way (CR 704.5s, 714.4)."""
    final = final_chapter(engine, oid)
    lore = engine.state.objects[oid].counters.get("lore", 0)
    return 0 < final <= lore and not _is_telling(engine, oid)


def _is_telling(engine: Engine, oid: int) -> bool:
    """Whether a chapter ability of it has triggered and not left the stack yet."""
    waiting = [w.ability for w in engine.waiting if w.source == oid]
    stacked = [
        engine.state.objects[other].ability
        for other in engine.zone("stack")
        if engine.state.objects[other].source == oid
    ]
    return any(
        isinstance(ability, Triggered) and isinstance(ability.pattern, Chapter)
        for ability in (*waiting, *stacked)
    )
