"""Conditions: what must be true."""

from __future__ import annotations

from domain.cards.ir.node import Node
from domain.cards.ir.terms.leaves import Comparison, Filter, Reference, Value, ZoneName


class Compare(Node, frozen=True):
    """Two values compared."""

    left: Value
    op: Comparison
    right: Value


class Exists(Node, frozen=True):
    """At least ``min`` objects of a zone match a filter."""

    filter: Filter
    zone: ZoneName = "battlefield"
    min: int = 1


class Matches(Node, frozen=True):
    """The referenced object matches a filter."""

    what: Reference
    filter: Filter


class TurnOf(Node, frozen=True):
    """It is the turn of one of these players."""

    who: Reference


class Kicked(Node, frozen=True):
    """The spell, or the permanent that it became, was kicked (CR 702.33)."""


class Did(Node, frozen=True):
    """The named earlier instruction was carried out."""

    name: str


class Every(Node, frozen=True):
    """All of the conditions hold."""

    of: tuple[Condition, ...] = ()


class Either(Node, frozen=True):
    """At least one of the conditions holds."""

    of: tuple[Condition, ...]


class Unless(Node, frozen=True):
    """The condition does not hold."""

    of: Condition


Condition = Compare | Exists | Matches | TurnOf | Kicked | Did | Every | Either | Unless
