"""Instructions about turns, phases and steps (CR 500.7 to 500.11, 724)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms import Reference, Value, You

Skippable = Literal["turn", "untap", "draw", "upkeep", "combat", "precombat_main", "end"]


class Skip(Node, frozen=True):
    """Players skip their next so many turns, steps or phases (CR 500.11, 614.10)."""

    what: Skippable
    who: Reference = You()
    count: Value = 1


class EndTurn(Node, frozen=True):
    """The turn ends: the stack is exiled and the cleanup step follows (CR 724.1)."""


class ControlPlayer(Node, frozen=True):
    """You control a player during the next turn that they take (CR 723.1)."""

    whom: Reference
