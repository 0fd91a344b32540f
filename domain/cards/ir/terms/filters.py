"""Filters: which objects match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms.references import Reference, ZoneName
from domain.cards.ir.terms.values import StatName, Value, Window

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.terms.patterns import Pattern

Comparison = Literal["<", "<=", "==", "!=", ">=", ">"]


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

    stat: StatName
    op: Comparison
    value: Value


class Has(Node, frozen=True):
    """Has a keyword ability, lower case (CR 702)."""

    keyword: str


class WithoutAbilities(Node, frozen=True):
    """Has no abilities at all (CR 113.1a)."""


class Faced(Node, frozen=True):
    """Its card has these faces: an Adventure, two halves, a back (CR 709, 712, 715.2a)."""

    layout: Literal["split", "adventure", "modal", "transform"]


class HasCounter(Node, frozen=True):
    """Has a counter of a kind, or of any, on it."""

    kind: str = ""


class Status(Node, frozen=True):
    """Is in a state that can be seen on the table."""

    status: Literal[
        "tapped", "untapped", "token", "enchanted", "equipped", "face_down", "paired", "sick"
    ]


class InCombat(Node, frozen=True):
    """Takes part in the combat in this way (CR 506.4).

    ``of`` is the other side: who or what is attacked, whom it blocks, what blocks it.
    """

    role: Literal["attacking", "blocking", "blocked", "unblocked"]
    of: Reference | None = None


class Shares(Node, frozen=True):
    """Has a characteristic in common with an object (CR 109.3), ``only`` one of these if any."""

    what: Literal["color", "creature_type", "type", "name", "controller", "mana_value"]
    of: Reference
    only: tuple[str, ...] = ()


class Akin(Node, frozen=True):
    """Has a characteristic in common with another object of a zone that matches (CR 109.3)."""

    what: Literal["color", "creature_type", "type", "name", "controller", "mana_value"]
    to: Filter
    zone: ZoneName = "battlefield"


class Attached(Node, frozen=True):
    """Is attached to an object that matches (CR 301.5, 303.4)."""

    to: Filter


class Bears(Node, frozen=True):
    """Has an Aura, Equipment or Fortification attached that matches (CR 303.4, 301.5)."""

    attachment: Filter


class InZone(Node, frozen=True):
    """Is in a zone (CR 400)."""

    zone: ZoneName


class Targeting(Node, frozen=True):
    """A spell or ability with a target that matches, or that is one of these (CR 115).

    ``only``: it has no other target (CR 115.9b).
    """

    what: Filter | Reference
    only: bool = False


class Past(Node, frozen=True):
    """Something happened to it, or it did something, this turn (CR 603.2).

    ``part`` says which part of the event it was; ``card`` is what an object that changed zones
    has become where it went (CR 400.7).
    """

    event: Pattern
    part: Literal["object", "source", "other", "card"] = "object"
    window: Window = "turn"


class Chosen(Node, frozen=True):
    """Has the quality that was chosen under a name, now or as this entered (CR 607.2d)."""

    what: Literal["color", "subtype", "card_type", "card_name"]
    name: str


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


class IsAbility(Node, frozen=True):
    """Is an ability on the stack, not a spell (CR 113.1c), activated or triggered if so asked."""

    kind: Literal["any", "activated", "triggered"] = "any"


class OneTarget(Node, frozen=True):
    """Is a spell or ability on the stack with a single target (CR 115.7)."""


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
    | WithoutAbilities
    | Faced
    | HasCounter
    | Status
    | InCombat
    | Shares
    | Akin
    | Attached
    | Bears
    | InZone
    | Targeting
    | Past
    | Chosen
    | ControlledBy
    | OwnedBy
    | Is
    | IsSpell
    | IsAbility
    | OneTarget
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
