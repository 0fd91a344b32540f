"""Mercenaries: creatures of the NPC that players hired, and what they cost (Q-43, Q-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.formats.conquering import ownership
from domain.formats.marks import MERCENARY
from domain.rules import facts as f

if TYPE_CHECKING:
    from domain.rules import Engine


def hire(engine: Engine, seat: str, oid: int) -> None:
    """Give a creature of the NPC to a player as a mercenary; it stays where it is (Q-43)."""
    engine.emit(f.Marked(object=oid, mark=MERCENARY, value=seat))
    ownership.hand_over(engine, oid, seat)
