"""Phasing out and in (CR 702.26)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import This


class Phase(Node, frozen=True):
    """Permanents phase out, or those that are phased out phase in (CR 702.26b, 702.26c).

    What is attached to them goes with them. ``until`` this leaves the battlefield they don't
    phase in of themselves, and phase in ``tapped`` then.
    """

    what: Selection = This()
    way: Literal["out", "in"] = "out"
    until: Literal["this_leaves"] | None = None
    tapped: bool = False
