"""Instructions that move objects and change life, hands and permanents (CR 119 to 121, 701)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    ANYTHING,
    Filter,
    Reference,
    This,
    Value,
    You,
    ZoneName,
)

MoveVerb = Literal[
    "put", "exile", "return", "destroy", "sacrifice", "mill", "discard", "reveal", "manifest"
]


class Move(Node, frozen=True):
    """Move objects to a zone (CR 400.7, 701); ``verb`` says which keyword action it is.

    ``destroy`` and ``sacrifice`` put into the graveyard. ``place`` counts for libraries, with
    ``depth`` cards left above or below; several cards go there in the order that their owners
    choose, or at random (CR 401.4). ``under`` is who controls what enters the battlefield
    (default: the owner); it enters with ``counters`` (CR 122.6), ``attacking`` the player whom
    its controller chooses among those attacked (CR 508.4). ``until`` returns what was moved
    as soon as this leaves the battlefield (CR 610.3). With ``regenerate`` False what is
    destroyed can't be regenerated (CR 701.19c). ``transformed``: a transforming card enters with
    its back face up (CR 712.14a). ``face_down``: it enters face down (CR 708.3); what is
    manifested can be turned up for its mana cost if it is a creature card (CR 701.40).
    """

    what: Selection
    to: ZoneName
    verb: MoveVerb = "put"
    place: Literal["top", "bottom"] = "top"
    tapped: bool = False
    under: Reference | None = None
    bind: str | None = None
    depth: int = 0
    order: Literal["chosen", "random"] = "chosen"
    counters: tuple[tuple[str, Value], ...] = ()
    attacking: bool = False
    until: Literal["this_leaves"] | None = None
    regenerate: bool = True
    transformed: bool = False
    face_down: bool = False


class AndTo(Node, frozen=True):
    """Further recipients of the same damage event, and how much each of them is dealt."""

    to: Selection
    amount: Value


class DealDamage(Node, frozen=True):
    """Sources (default: this) deal damage to players or permanents (CR 120).

    In the amount each recipient is ``each``, each source ``dealer``. What was dealt is bound
    to ``bind``. Without ``preventable`` it can't be prevented (CR 615.12). ``also`` are dealt
    theirs at the same time, by the same instruction (CR 608.2f).
    """

    to: Selection
    amount: Value
    source: Selection = This()
    bind: str | None = None
    preventable: bool = True
    also: tuple[AndTo, ...] = ()


class DealDivided(Node, frozen=True):
    """This deals damage to the targets as it was divided on announcing (CR 601.2d)."""

    target: int = 0


class GainLife(Node, frozen=True):
    """Players gain life (CR 119.3); the total is bound to ``bind``."""

    amount: Value
    who: Reference = You()
    bind: str | None = None


class GetResource(Node, frozen=True):
    """Players get of something that they have and that is no counter, such as gold.

    On record it is under its ``cause``.
    """

    kind: str
    amount: Value = 1
    who: Reference = You()
    cause: str = ""


class LoseLife(Node, frozen=True):
    """Players lose life (CR 119.3); the total is bound to ``bind``."""

    amount: Value
    who: Reference = You()
    bind: str | None = None


class SetLife(Node, frozen=True):
    """The life totals of players become a number (CR 119.5)."""

    amount: Value
    who: Reference = You()


class Draw(Node, frozen=True):
    """Players draw cards (CR 121.1); what they drew is bound to ``bind``."""

    count: Value = 1
    who: Reference = You()
    bind: str | None = None


class Discard(Node, frozen=True):
    """Players discard cards of their choice that match, or at random (CR 701.9).

    ``min`` None means no fewer than ``count``. What was discarded is bound to ``bind``.
    """

    count: Value = 1
    who: Reference = You()
    random: bool = False
    filter: Filter = ANYTHING
    min: Value | None = None
    bind: str | None = None


class Sacrifice(Node, frozen=True):
    """Players each choose and sacrifice permanents that match (CR 701.21).

    ``min`` None means no fewer than ``count``. What was sacrificed is bound to ``bind``.
    """

    filter: Filter
    count: Value = 1
    who: Reference = You()
    min: Value | None = None
    bind: str | None = None
