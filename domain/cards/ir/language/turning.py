"""Turning permanents over: transform (CR 701.27)."""

from __future__ import annotations

from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import This


class Transform(Node, frozen=True):
    """Turn double-faced permanents over, so that their other face is up (CR 701.27a)."""

    what: Selection = This()
