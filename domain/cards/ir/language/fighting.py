"""Instructions about combat and the phases of a turn (CR 500.8, 506, 508.4, 509.1h)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.language.selections import Selection
from domain.cards.ir.node import Node
from domain.cards.ir.terms import Reference

AddedPhase = Literal["combat", "main", "beginning", "untap", "upkeep", "draw", "end"]


class AddPhases(Node, frozen=True):
    """These phases, or steps, follow this phase (or step) in their order (CR 500.8, 500.9)."""

    phases: tuple[AddedPhase, ...]


class SetBlocked(Node, frozen=True):
    """Attacking creatures become blocked by no creature, or unblocked (CR 509.1h)."""

    what: Selection
    blocked: bool = True


class JoinCombat(Node, frozen=True):
    """Creatures on the battlefield are attacking, or are blocking a creature (CR 508.4, 509.4).

    ``against`` is what they attack, by default what their controller chooses; it is chosen
    anew for those that attack already (CR 508.7). ``blocks`` are the attackers that they block.
    """

    what: Selection
    against: Reference | None = None
    blocks: Reference | None = None
