"""Event patterns: one language for triggers, replacements and history (CR 603.2)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms.leaves import And, Filter, Players, Reference, ZoneName


class ZoneChange(Node, frozen=True):
    """An object matching ``what`` goes from one zone to another; None is any zone (CR 603.6)."""

    what: Filter
    origin: ZoneName | None = None
    to: ZoneName | None = None
    verb: str | None = None


class Damaged(Node, frozen=True):
    """A source deals damage to a player or an object (CR 120)."""

    source: Filter = And()
    to: Literal["player", "object", "any"] = "any"
    combat: bool | None = None
    recipient: Filter | Reference | None = None


class LifeChanged(Node, frozen=True):
    """A player gains or loses life (CR 119)."""

    who: Reference
    direction: Literal["gain", "lose"]


class Drew(Node, frozen=True):
    """A player draws a card (CR 121)."""

    who: Reference


class CastSpell(Node, frozen=True):
    """A player casts a spell (CR 601)."""

    what: Filter = And()
    who: Reference = Players("all")


class Attacks(Node, frozen=True):
    """A creature is declared as an attacker (CR 508.3a)."""

    what: Filter


class Blocks(Node, frozen=True):
    """A creature is declared as a blocker (CR 509.3a)."""

    what: Filter


class BecomesBlocked(Node, frozen=True):
    """An attacking creature becomes blocked (CR 509.3c)."""

    what: Filter


class Becomes(Node, frozen=True):
    """A permanent becomes tapped or untapped (CR 701.26)."""

    what: Filter
    status: Literal["tapped", "untapped"]


class BecomesTarget(Node, frozen=True):
    """An object becomes the target of a spell or ability (CR 603.2)."""

    what: Filter


class Begins(Node, frozen=True):
    """A step or phase begins, on the turn of one of these players (CR 603.6b)."""

    step: str
    whose: Reference = Players("all")


Pattern = (
    ZoneChange
    | Damaged
    | LifeChanged
    | Drew
    | CastSpell
    | Attacks
    | Blocks
    | BecomesBlocked
    | Becomes
    | BecomesTarget
    | Begins
)
