"""Emblems (CR 114)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.cards.ir.node import Node
from domain.cards.ir.terms import Reference, You

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills this name in.
    from domain.cards.ir.language.abilities import Ability


class CreateEmblem(Node, frozen=True):
    """Players get an emblem: an object in the command zone with these abilities (CR 114.1)."""

    abilities: tuple[Ability, ...]
    who: Reference = You()
