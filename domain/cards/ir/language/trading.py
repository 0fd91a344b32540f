"""Instructions that exchange, distribute and multiply (CR 122, 701.12, 701.34)."""

from __future__ import annotations

from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import Reference, Value, You


class ExchangeControl(Node, frozen=True):
    """The controllers of two permanents exchange them, for good (CR 701.12b)."""

    first: Reference
    second: Reference


class ExchangeLife(Node, frozen=True):
    """Two players exchange life totals (CR 701.12c)."""

    first: Reference
    second: Reference


class MoveCounters(Node, frozen=True):
    """Move counters of a kind (of all kinds: ``*``) from one permanent to another (CR 122.5).

    ``count`` None is all of them.
    """

    origin: Reference
    to: Reference
    kind: str = "*"
    count: Value | None = None


class RemoveCounters(Node, frozen=True):
    """Remove counters of a kind, or of all kinds (``*``), from permanents (CR 122).

    ``count`` None is all of them; how many were removed is bound to ``bind``.
    """

    what: Selection
    kind: str = "*"
    count: Value | None = None
    bind: str | None = None


class PutDivided(Node, frozen=True):
    """Distribute counters among targets as it was announced (CR 601.2d)."""

    kind: str
    target: int = 0


class Proliferate(Node, frozen=True):
    """Players give what they choose another counter of each kind that it has (CR 701.34)."""

    who: Reference = You()
