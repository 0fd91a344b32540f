"""References: which objects or players (CR 608.2)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.node import Node

ZoneName = Literal[
    "library", "hand", "battlefield", "graveyard", "stack", "exile", "command", "phased"
]
"""A zone, or ``phased`` for the permanents on the battlefield that are phased out."""


class This(Node, frozen=True):
    """The object that has the ability (CR 201.5)."""


class You(Node, frozen=True):
    """The controller of the spell or ability (CR 109.5)."""


class Target(Node, frozen=True):
    """What was chosen for the ability's target number ``index`` from 0 (CR 115)."""

    index: int = 0


class Bound(Node, frozen=True):
    """What an earlier ``Bind``, ``ForEach`` (name ``each``) or verb put under this name."""

    name: str


class Event(Node, frozen=True):
    """A part of the event that triggered the ability (CR 603.2).

    ``object`` is what it happened to, ``source`` what did it, ``other`` the creature at the
    other side of a block, ``player`` whom it concerns, ``defender`` who or what is attacked,
    ``objects`` all that it happened to, of a batch, ``card`` what an object that changed zones
    has become where it went (CR 400.7).
    """

    part: Literal["object", "source", "player", "other", "defender", "objects", "card"] = "object"


class ControllerOf(Node, frozen=True):
    """The controller of an object, as it last existed if it is gone (CR 608.2h)."""

    of: Reference


class OwnerOf(Node, frozen=True):
    """The owner of an object (CR 108.3)."""

    of: Reference


class AttachedTo(Node, frozen=True):
    """What this Aura or Equipment (or another) is attached to (CR 301.5, 303.4)."""

    of: Reference = This()


class Players(Node, frozen=True):
    """A set of players, in APNAP order (CR 101.4).

    ``others`` are all but you, ``next`` who comes after you in turn order; ``defending`` is
    whom the object attacks, ``attacked`` whom you attacked in the last combat of the turn
    (CR 508.6), ``most_life`` who has the most life or is tied for it.
    """

    which: Literal[
        "all", "opponents", "others", "active", "next", "defending", "attacked", "most_life"
    ] = "all"


class OtherThan(Node, frozen=True):
    """Every player but these, in APNAP order (CR 101.4)."""

    of: Reference


class Entity(Node, frozen=True):
    """A controller that is no player, by its id; ``name`` is what texts call it."""

    id: str
    name: str


Reference = (
    This | You | Target | Bound | Event | ControllerOf | OwnerOf | AttachedTo | Players | OtherThan
    | Entity
)  # fmt: skip
