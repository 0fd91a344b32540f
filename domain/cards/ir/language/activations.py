"""What is changed about activating abilities (CR 601.2f, 602.2b)."""

from __future__ import annotations

from domain.cards.ir.node import Node
from domain.cards.ir.terms import ANYTHING, Filter, Players, Reference, Value


class ActivationCost(Node, frozen=True):
    """Abilities of sources that match cost more to activate, or less with a negative amount.

    ``keyword`` limits it to the abilities of a keyword such as equip, ``but_mana`` leaves mana
    abilities out. ``least``: it makes no total smaller than so much mana (CR 118.7a).
    """

    amount: Value
    sources: Filter = ANYTHING
    who: Reference = Players("all")
    keyword: str | None = None
    least: int = 0
    but_mana: bool = False
