"""Modifications of triggered abilities (CR 603.2d)."""

from __future__ import annotations

from domain.cards.ir.node import Node
from domain.cards.ir.terms import Filter, Pattern


class TriggersAgain(Node, frozen=True):
    """What ``cause`` makes abilities of objects matching ``of`` trigger additional times.

    ``never``: it doesn't cause them to trigger at all (CR 603.2g).
    """

    cause: Pattern
    of: Filter
    times: int = 1
    never: bool = False
