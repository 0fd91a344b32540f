"""Conditions: what must be true."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms.filters import Comparison, Filter
from domain.cards.ir.terms.patterns import Pattern
from domain.cards.ir.terms.references import Reference, This, ZoneName
from domain.cards.ir.terms.values import Value, Window
from domain.cards.mana import ManaCost


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


class OnTop(Node, frozen=True):
    """The top card of a player's library matches (CR 401.1)."""

    whose: Reference
    filter: Filter


class TurnOf(Node, frozen=True):
    """It is the turn of one of these players."""

    who: Reference


class DuringStep(Node, frozen=True):
    """It is one of these steps or phases of the turn (CR 500.1)."""

    steps: tuple[str, ...]


class Happened(Node, frozen=True):
    """Something happened this turn or last turn, at least so often (CR 603.4).

    With ``sum`` its total amount counts; with ``each`` one player must have come to that.
    """

    event: Pattern
    least: int = 1
    window: Window = "turn"
    sum: bool = False
    each: Literal["player"] | None = None


class CastFrom(Node, frozen=True):
    """The spell, or the permanent that it became, was cast; from that zone, if one is named.

    It is ``what`` that was cast.
    """

    zone: ZoneName | None = None
    what: Reference = This()


class CastWith(Node, frozen=True):
    """The spell, or the permanent that it became, was cast in this way: evoke (CR 702.74).

    It is ``what`` that was cast.
    """

    way: str
    what: Reference = This()


class Kicked(Node, frozen=True):
    """The spell, or the permanent that it became, was kicked, with this kicker (CR 702.33)."""

    cost: ManaCost | None = None


class PaidExtra(Node, frozen=True):
    """The additional cost of that name was paid for the spell (CR 601.2b): buyback, entwine."""

    name: str


class Arrived(Node, frozen=True):
    """It came under its controller's control since their last upkeep began (CR 702.30a)."""

    what: Reference


class Did(Node, frozen=True):
    """The named earlier instruction was carried out."""

    name: str


class Someone(Node, frozen=True):
    """The condition holds for at least one of these players, bound to ``each`` in it."""

    who: Reference
    condition: Condition


class Every(Node, frozen=True):
    """All of the conditions hold."""

    of: tuple[Condition, ...] = ()


class Either(Node, frozen=True):
    """At least one of the conditions holds."""

    of: tuple[Condition, ...]


class Unless(Node, frozen=True):
    """The condition does not hold."""

    of: Condition


Condition = (
    Compare
    | Exists
    | Matches
    | OnTop
    | TurnOf
    | DuringStep
    | Happened
    | CastFrom
    | CastWith
    | Kicked
    | PaidExtra
    | Arrived
    | Did
    | Someone
    | Every
    | Either
    | Unless
)
