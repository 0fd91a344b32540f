"""Selections and targets: what an instruction acts on (CR 115, 608.2)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    ANYTHING,
    Condition,
    Filter,
    Reference,
    Value,
    You,
    ZoneName,
)


class All(Node, frozen=True):
    """Every object of a zone that matches; ``everywhere``: permanents, spells and cards."""

    filter: Filter
    zone: ZoneName | Literal["everywhere"] = "battlefield"


class Choose(Node, frozen=True):
    """Objects or players that ``who`` chooses on resolution; not targets (CR 608.2d).

    Several players choose in APNAP order, each knowing the choices before (CR 101.4); in the
    filter and the numbers each of them is bound to ``each``. ``from_zone_of`` limits a hidden
    or owned zone to that player's, ``among`` to objects found before. With ``players`` it is
    one of those players that is chosen. ``random`` leaves the choice to chance, ``different``
    wants no two of the same name, ``total`` (a number of the objects and the most that it may
    come to) limits their sum.
    """

    who: Reference
    filter: Filter = ANYTHING
    zone: ZoneName = "battlefield"
    min: Value = 1
    max: Value = 1
    from_zone_of: Reference | None = None
    among: Reference | None = None
    players: Reference | None = None
    random: bool = False
    different: Literal["name"] | None = None
    total: tuple[Literal["power", "toughness", "mana_value"], Value] | None = None


class TopOf(Node, frozen=True):
    """The top ``count`` cards of a player's library."""

    whose: Reference = You()
    count: Value = 1


class TopUntil(Node, frozen=True):
    """Cards from the top of a library down to the ``count``-th that matches (CR 701.20a)."""

    whose: Reference
    filter: Filter
    count: Value = 1


class Among(Node, frozen=True):
    """Those of the referenced objects that match, where they still are (CR 608.2c)."""

    of: Reference
    filter: Filter = ANYTHING


class Outside(Node, frozen=True):
    """The cards that a player owns outside the game which match (CR 400.11, 400.11b)."""

    filter: Filter = ANYTHING
    whose: Reference = You()


Selection = Reference | All | Choose | TopOf | TopUntil | Among | Outside


class TargetSpec(Node, frozen=True):
    """One instance of the word target: what may be chosen, and how many (CR 115.1).

    ``players`` says which players qualify, ``filter`` which objects of ``zone`` do (None:
    no objects). With ``divide`` the amount of that value is split among the targets. It takes
    none unless its ``condition`` holds (CR 702.33g). ``another``: none of these was chosen for
    the word target before; what was is ``Target`` in a filter. ``different``: no two of them
    have the same controller or owner; ``same``: all of them have. ``also`` is a second zone
    where objects qualify.
    ``whom`` says what must hold of a player as they are
    chosen, who is ``each`` in it. ``chooser`` is who chooses, where it is not the controller.
    """

    filter: Filter | None = None
    players: Literal["any", "opponent"] | None = None
    zone: ZoneName = "battlefield"
    min: Value = 1
    max: Value = 1
    divide: Value | None = None
    condition: Condition | None = None
    another: bool = False
    different: Literal["controller", "owner"] | None = None
    same: Literal["controller", "owner"] | None = None
    also: ZoneName | None = None
    whom: Condition | None = None
    chooser: Reference | None = None


class HandOf(Node, frozen=True):
    """All cards of a player's hand."""

    whose: Reference
