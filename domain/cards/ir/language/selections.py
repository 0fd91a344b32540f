"""Selections and targets: what an instruction acts on (CR 115, 608.2)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    ANYTHING,
    Filter,
    Reference,
    Value,
    You,
    ZoneName,
)


class All(Node, frozen=True):
    """Every object of a zone that matches."""

    filter: Filter
    zone: ZoneName = "battlefield"


class Choose(Node, frozen=True):
    """Objects that ``who`` chooses on resolution; not targets (CR 608.2d).

    ``from_zone_of`` limits a hidden or owned zone to that player's.
    """

    who: Reference
    filter: Filter = ANYTHING
    zone: ZoneName = "battlefield"
    min: Value = 1
    max: Value = 1
    from_zone_of: Reference | None = None


class TopOf(Node, frozen=True):
    """The top ``count`` cards of a player's library."""

    whose: Reference = You()
    count: Value = 1


Selection = Reference | All | Choose | TopOf


class TargetSpec(Node, frozen=True):
    """One instance of the word target: what may be chosen, and how many (CR 115.1).

    ``players`` says which players qualify, ``filter`` which objects of ``zone`` do (None:
    no objects). With ``divide`` the amount of that value is split among the targets.
    """

    filter: Filter | None = None
    players: Literal["any", "opponent"] | None = None
    zone: ZoneName = "battlefield"
    min: int = 1
    max: int = 1
    divide: Value | None = None


class HandOf(Node, frozen=True):
    """All cards of a player's hand."""

    whose: Reference
