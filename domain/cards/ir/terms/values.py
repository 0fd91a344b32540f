"""Values: how many (CR 107)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms.references import Reference, This, You, ZoneName

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.terms.filters import Filter
    from domain.cards.ir.terms.patterns import Pattern

StatName = Literal["power", "toughness", "mana_value", "colors"]
"""A number of an object; ``colors`` is how many it has (CR 105.2)."""

Window = Literal["turn", "last_turn"]


class X(Node, frozen=True):
    """The value chosen for {X} (CR 107.3)."""


class Count(Node, frozen=True):
    """How many objects of a zone match a filter."""

    filter: Filter
    zone: ZoneName = "battlefield"


class Stat(Node, frozen=True):
    """A number of one object; of an object that left, as it last existed (CR 608.2h)."""

    of: Reference
    stat: StatName = "power"


class Counters(Node, frozen=True):
    """How many counters of a kind, or of all kinds, are on an object or a player has."""

    of: Reference
    kind: str = ""


class Number(Node, frozen=True):
    """How many objects or players a reference stands for."""

    of: Reference


class Aggregate(Node, frozen=True):
    """The greatest, least or total number of the objects of a zone that match; of none, 0."""

    fn: Literal["max", "min", "sum"]
    of: Filter
    stat: StatName = "power"
    zone: ZoneName = "battlefield"


class Distinct(Node, frozen=True):
    """How many different names, colours, types… there are among the objects of a zone.

    ``type`` is card types, ``basic`` basic land types (domain), ``subtype`` creature types.
    """

    among: Filter
    what: Literal["name", "color", "type", "basic", "creature_type", "power", "mana_value"]
    zone: ZoneName = "battlefield"


class Devotion(Node, frozen=True):
    """The mana symbols of these colours among the mana costs of permanents (CR 700.5)."""

    colors: tuple[str, ...]
    who: Reference = You()


class History(Node, frozen=True):
    """How often something happened this turn or last turn; with ``sum`` its total amount.

    ``before``: only what came before the event that triggered the ability, of the same kind.
    """

    of: Pattern
    window: Window = "turn"
    sum: bool = False
    before: bool = False


class TimesPaid(Node, frozen=True):
    """How often an additional cost was paid for the spell, or what became this (CR 702.33c)."""

    name: str = "multikicker"


class ManaSpent(Node, frozen=True):
    """How much mana was spent to cast the spell, or what became this (CR 601.2h, 400.7d).

    Of one colour, of all types, or how many colours of mana (converge, sunburst). ``of`` is
    the spell.
    """

    kind: Literal["all", "colors", "W", "U", "B", "R", "G", "C"] = "all"
    of: Reference = This()


class TimesResolved(Node, frozen=True):
    """How often the resolving ability has resolved this turn, this time included (CR 603.7h)."""


class PlayerStat(Node, frozen=True):
    """A figure of a player; of several, the total, or the greatest or the least of them."""

    of: Reference
    stat: Literal["life", "hand", "library", "graveyard", "poison", "starting_life"] = "life"
    fn: Literal["sum", "max", "min"] = "sum"


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


Value = (
    int
    | X
    | Count
    | Stat
    | Counters
    | Number
    | Aggregate
    | Distinct
    | Devotion
    | PlayerStat
    | Arith
    | EventAmount
    | History
    | TimesPaid
    | ManaSpent
    | TimesResolved
    | Var
)
