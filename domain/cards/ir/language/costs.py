"""Costs (CR 118)."""

from __future__ import annotations

from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    ANYTHING,
    Filter,
)
from domain.cards.mana import ManaCost


class Tap(Node, frozen=True):
    """{T}: tap this permanent (CR 107.5)."""


class PayMana(Node, frozen=True):
    """Pay mana."""

    cost: ManaCost


class PayLife(Node, frozen=True):
    """Pay life (CR 119.4)."""

    amount: int


class SacrificeCost(Node, frozen=True):
    """Sacrifice permanents that match; ``This`` alone by ``Is(This())`` (CR 701.21)."""

    filter: Filter
    count: int = 1


class DiscardCost(Node, frozen=True):
    """Discard cards (CR 701.9)."""

    count: int = 1
    filter: Filter = ANYTHING


class RemoveCountersCost(Node, frozen=True):
    """Remove counters from this permanent."""

    kind: str
    count: int = 1


Cost = Tap | PayMana | PayLife | SacrificeCost | DiscardCost | RemoveCountersCost
