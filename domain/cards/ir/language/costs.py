"""Costs (CR 118)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    ANYTHING,
    Filter,
    Is,
    This,
    Value,
    ZoneName,
)
from domain.cards.mana import ManaCost

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills this name in.
    from domain.cards.ir.language.effects import Effect

THIS_ONE = Is(This())


class Tap(Node, frozen=True):
    """{T}: tap this permanent (CR 107.5)."""


class Untap(Node, frozen=True):
    """{Q}: untap this permanent (CR 107.6)."""


class PayMana(Node, frozen=True):
    """Pay mana."""

    cost: ManaCost


class ItsManaCost(Node, frozen=True):
    """Pay mana equal to the mana cost of the spell itself (CR 118.9c, 702.56a)."""


class PayLife(Node, frozen=True):
    """Pay life (CR 119.4)."""

    amount: Value


class SacrificeCost(Node, frozen=True):
    """Sacrifice permanents that match; ``This`` alone by ``Is(This())`` (CR 701.21).

    With ``power`` it is not their number that counts, but their total power.
    """

    filter: Filter
    count: Value = 1
    power: bool = False


class DiscardCost(Node, frozen=True):
    """Discard cards, of one's choice or at random; ``hand``: all that one has (CR 701.9)."""

    count: Value = 1
    filter: Filter = ANYTHING
    random: bool = False
    hand: bool = False


class RemoveCountersCost(Node, frozen=True):
    """Remove counters from this permanent, or from one that matches (CR 122)."""

    kind: str
    count: Value = 1
    filter: Filter = THIS_ONE


class PutCountersCost(Node, frozen=True):
    """Put counters on this permanent, or on one that matches (CR 122)."""

    kind: str
    count: Value = 1
    filter: Filter = THIS_ONE


class Loyalty(Node, frozen=True):
    """A loyalty symbol: put that many loyalty counters on this, or remove them (CR 606.4)."""

    change: Value
    minus: bool = False


class ExileCost(Node, frozen=True):
    """Exile objects of a zone that match; the top cards where the zone is a library (CR 701.13).

    With ``total`` it is not their number that counts, but their total mana value (CR 701.59a).
    """

    filter: Filter = THIS_ONE
    zone: ZoneName = "battlefield"
    count: Value = 1
    total: Value | None = None


class ReturnCost(Node, frozen=True):
    """Return permanents that one controls to their owners' hands (CR 118.1)."""

    filter: Filter = THIS_ONE
    count: Value = 1


class TapOthers(Node, frozen=True):
    """Tap untapped permanents that one controls; summoning-sick ones too (CR 302.6).

    With ``power`` it is not their number that counts, but their total power (CR 702.122a).
    """

    filter: Filter
    count: Value = 1
    power: bool = False


class RevealCost(Node, frozen=True):
    """Reveal cards from one's hand (CR 701.20)."""

    filter: Filter = THIS_ONE
    count: Value = 1


class PutBackCost(Node, frozen=True):
    """Put cards from one's hand on top of one's library (CR 118.1, 401.4)."""

    count: Value = 1
    filter: Filter = ANYTHING


class MillCost(Node, frozen=True):
    """Put the top cards of one's library into one's graveyard (CR 701.17)."""

    count: Value = 1


class PlayerCounters(Node, frozen=True):
    """Pay counters that the player has, such as energy (CR 107.14)."""

    kind: str
    count: Value = 1


class PayResource(Node, frozen=True):
    """Pay of what the player has that is no counter, such as gold (CR 118.1).

    On record it is under its ``cause``.
    """

    kind: str
    amount: Value = 1
    cause: str = "pay"


class Doing(Node, frozen=True):
    """Carry out an instruction as a cost (CR 118.1)."""

    effect: Effect


class OneOf(Node, frozen=True):
    """Pay one of several costs, chosen on announcing (CR 601.2b)."""

    of: tuple[tuple[Cost, ...], ...]


Cost = (
    Tap
    | Untap
    | PayMana
    | ItsManaCost
    | PayLife
    | SacrificeCost
    | DiscardCost
    | RemoveCountersCost
    | PutCountersCost
    | Loyalty
    | ExileCost
    | ReturnCost
    | TapOthers
    | RevealCost
    | MillCost
    | PutBackCost
    | PlayerCounters
    | PayResource
    | Doing
    | OneOf
)
