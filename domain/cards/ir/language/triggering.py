"""Modifications of triggered abilities (CR 603.2d)."""

from __future__ import annotations

from domain.cards.ir.node import Node
from domain.cards.ir.terms import Filter, Pattern


class TriggersAgain(Node, frozen=True):
    """What ``cause`` makes abilities of objects matching ``of`` trigger additional times."""

    cause: Pattern
    of: Filter
    times: int = 1
