"""Instructions that move objects and change life, hands and permanents (CR 119 to 121, 701)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    Filter,
    Reference,
    This,
    Value,
    You,
    ZoneName,
)

MoveVerb = Literal["put", "exile", "return", "destroy", "sacrifice", "mill", "discard", "reveal"]


class Move(Node, frozen=True):
    """Move objects to a zone (CR 400.7, 701); ``verb`` says which keyword action it is.

    ``destroy`` and ``sacrifice`` put into the graveyard. ``place`` counts for libraries.
    ``under`` is who controls what enters the battlefield (default: the owner).
    """

    what: Selection
    to: ZoneName
    verb: MoveVerb = "put"
    place: Literal["top", "bottom"] = "top"
    tapped: bool = False
    under: Reference | None = None
    bind: str | None = None


class DealDamage(Node, frozen=True):
    """A source (default: this) deals damage to players or permanents (CR 120)."""

    to: Selection
    amount: Value
    source: Reference = This()


class DealDivided(Node, frozen=True):
    """This deals damage to the targets as it was divided on announcing (CR 601.2d)."""

    target: int = 0


class GainLife(Node, frozen=True):
    """Players gain life (CR 119.3)."""

    amount: Value
    who: Reference = You()


class LoseLife(Node, frozen=True):
    """Players lose life (CR 119.3)."""

    amount: Value
    who: Reference = You()


class Draw(Node, frozen=True):
    """Players draw cards (CR 121.1)."""

    count: Value = 1
    who: Reference = You()


class Discard(Node, frozen=True):
    """Players discard cards of their choice, or at random (CR 701.9)."""

    count: Value = 1
    who: Reference = You()
    random: bool = False


class Sacrifice(Node, frozen=True):
    """Players each choose and sacrifice permanents that match (CR 701.21)."""

    filter: Filter
    count: Value = 1
    who: Reference = You()
