"""References, values and filters: which objects or players, how many, and what matches."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.node import Node

Comparison = Literal["<", "<=", "==", "!=", ">=", ">"]
ZoneName = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"]

# --- References: which objects or players -------------------------------------------------


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
    """A part of the event that triggered the ability (CR 603.2)."""

    part: Literal["object", "source", "player"] = "object"


class ControllerOf(Node, frozen=True):
    """The controller of an object, as it last existed if it is gone (CR 608.2h)."""

    of: Reference


class OwnerOf(Node, frozen=True):
    """The owner of an object (CR 108.3)."""

    of: Reference


class AttachedTo(Node, frozen=True):
    """What this Aura or Equipment is attached to (CR 301.5, 303.4)."""


class Players(Node, frozen=True):
    """A set of players, in APNAP order (CR 101.4)."""

    which: Literal["all", "opponents", "active", "defending"] = "all"


Reference = This | You | Target | Bound | Event | ControllerOf | OwnerOf | AttachedTo | Players

# --- Values: how many ---------------------------------------------------------------------


class X(Node, frozen=True):
    """The value chosen for {X} (CR 107.3)."""


class Count(Node, frozen=True):
    """How many objects of a zone match a filter."""

    filter: Filter
    zone: ZoneName = "battlefield"


class Stat(Node, frozen=True):
    """A number of one object; of an object that left, as it last existed (CR 608.2h)."""

    of: Reference
    stat: Literal["power", "toughness", "mana_value"] = "power"


class Counters(Node, frozen=True):
    """How many counters of a kind are on an object."""

    of: Reference
    kind: str


class PlayerStat(Node, frozen=True):
    """A figure of one player."""

    of: Reference
    stat: Literal["life", "hand", "library", "graveyard", "poison"] = "life"


class Arith(Node, frozen=True):
    """Two values put together; ``half_down`` and ``half_up`` ignore ``right``."""

    op: Literal["+", "-", "*", "min", "max", "half_down", "half_up"]
    left: Value
    right: Value = 0


class EventAmount(Node, frozen=True):
    """The amount of the event that triggered the ability (damage, life, counters)."""


class Var(Node, frozen=True):
    """A number bound earlier (a chosen number, an amount that was done)."""

    name: str


Value = int | X | Count | Stat | Counters | PlayerStat | Arith | EventAmount | Var

# --- Filters: which objects match -----------------------------------------------------------


class Type(Node, frozen=True):
    """Has a card type, lower case (CR 205.2)."""

    type: str


class Subtype(Node, frozen=True):
    """Has a subtype (CR 205.3)."""

    subtype: str


class Supertype(Node, frozen=True):
    """Has a supertype, lower case (CR 205.4)."""

    supertype: str


class Color(Node, frozen=True):
    """Is of a colour, or of none (``C``), or of two or more (``M``) (CR 105)."""

    color: Literal["W", "U", "B", "R", "G", "C", "M"]


class Named(Node, frozen=True):
    """Has a name (CR 201.2)."""

    name: str


class StatCompare(Node, frozen=True):
    """A number of the object compared with a value."""

    stat: Literal["power", "toughness", "mana_value"]
    op: Comparison
    value: Value


class Has(Node, frozen=True):
    """Has a keyword ability, lower case (CR 702)."""

    keyword: str


class HasCounter(Node, frozen=True):
    """Has a counter of a kind on it."""

    kind: str


class Status(Node, frozen=True):
    """Is in a state that can be seen on the table."""

    status: Literal["tapped", "untapped", "token", "enchanted", "equipped", "face_down"]


class InCombat(Node, frozen=True):
    """Takes part in the combat in this way (CR 506.4)."""

    role: Literal["attacking", "blocking", "blocked", "unblocked"]


class ControlledBy(Node, frozen=True):
    """Is controlled by one of these players."""

    who: Reference


class OwnedBy(Node, frozen=True):
    """Is owned by one of these players."""

    who: Reference


class Is(Node, frozen=True):
    """Is this very object."""

    what: Reference


class IsSpell(Node, frozen=True):
    """Is a spell on the stack, not an ability (CR 112.1)."""


class And(Node, frozen=True):
    """Matches every one of the filters; with none of them it matches everything."""

    of: tuple[Filter, ...] = ()


class Or(Node, frozen=True):
    """Matches at least one of the filters."""

    of: tuple[Filter, ...]


class Not(Node, frozen=True):
    """Does not match the filter."""

    of: Filter


Filter = (
    Type
    | Subtype
    | Supertype
    | Color
    | Named
    | StatCompare
    | Has
    | HasCounter
    | Status
    | InCombat
    | ControlledBy
    | OwnedBy
    | Is
    | IsSpell
    | And
    | Or
    | Not
)

ANYTHING = And()


def all_of(*filters: Filter) -> Filter:
    """Return the filter that matches what every one of these matches."""
    return filters[0] if len(filters) == 1 else And(filters)


def any_of(*filters: Filter) -> Filter:
    """Return the filter that matches what one of these matches."""
    return filters[0] if len(filters) == 1 else Or(filters)
