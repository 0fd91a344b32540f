"""Income: gold for what players have (Q-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.formats.conquering import gold
from domain.formats.marks import MERCENARY

if TYPE_CHECKING:
    from domain.rules import Engine


def run(engine: Engine) -> None:
    """Each player gets one gold for each nonland, nontoken permanent but mercenaries."""
    earned = {seat: of(engine, seat) for seat in engine.apnap()}
    for seat, amount in earned.items():
        gold.gain(engine, seat, amount, "income")


def of(engine: Engine, seat: str) -> int:
    """Return a player's income as things are."""
    return sum(_counts(engine, oid) for oid in engine.battlefield() if _is_of(engine, oid, seat))


def _is_of(engine: Engine, oid: int, seat: str) -> bool:
    return engine.look(oid).controller == seat


def _counts(engine: Engine, oid: int) -> bool:
    thing, seen = engine.state.objects[oid], engine.look(oid)
    return thing.kind == "card" and MERCENARY not in seen.supertypes and "land" not in seen.types
