"""Turning permanents over: transform, face down and face up (CR 701.27, 708)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.language.costs import Cost
from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import This, Value


class Transform(Node, frozen=True):
    """Turn double-faced permanents over, so that their other face is up (CR 701.27a)."""

    what: Selection = This()


class Turn(Node, frozen=True):
    """Turn permanents face down, as 2/2 creatures with nothing else, or face up (CR 708.2a).

    ``flipped``: flip cards turn to their other half for good (CR 710.3).
    """

    what: Selection = This()
    to: Literal["down", "up", "flipped"] = "down"


class TurnUp(Node, frozen=True):
    """While face down it may be turned face up for a cost, a special action (CR 116.2b, 702.37e).

    It comes up with the counters if this cost was paid (CR 702.37b).
    """

    name: str
    cost: tuple[Cost, ...]
    counters: tuple[tuple[str, Value], ...] = ()


class AsTurnedUp(Node, frozen=True):
    """As it is turned face up, counters are put on it (CR 708.11)."""

    counters: tuple[tuple[str, Value], ...] = ()
