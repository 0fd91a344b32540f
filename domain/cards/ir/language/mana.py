"""Adding mana (CR 106): how much, of which kinds, and what it may be spent on."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms import Filter, Reference, Value, You


class Producible(Node, frozen=True):
    """The types of mana that permanents which match could produce (CR 106.7).

    ``colors`` leaves colourless mana out.
    """

    filter: Filter
    colors: bool = False


class ColorsAmong(Node, frozen=True):
    """The colours that permanents which match have (CR 105.2)."""

    filter: Filter


class ProducedMana(Node, frozen=True):
    """The types of mana that the permanent of the event produced (CR 106.12a)."""


class ChosenColor(Node, frozen=True):
    """The colour that was chosen under a name, now or as this entered (CR 607.2d)."""

    name: str


ManaKinds = Producible | ColorsAmong | ProducedMana | ChosenColor


class Spend(Node, frozen=True):
    """What mana may be spent on and on nothing else (CR 106.6).

    ``spells`` that match may be cast with it, ``abilities`` of sources that match be
    activated; None is none of them.
    """

    spells: Filter | None = None
    abilities: Filter | None = None


class AddMana(Node, frozen=True):
    """Players add mana (CR 106.4); several options are a choice, ``count`` repeats it.

    ``of`` works the options out from the game: one mana of any of those types. ``each``
    chooses every one of the repeated ones for itself (any combination). ``lasting`` mana
    stays in the pool until the turn ends.
    """

    options: tuple[tuple[str, ...], ...] = ()
    count: Value = 1
    who: Reference = You()
    of: ManaKinds | None = None
    each: bool = False
    spend: Spend | None = None
    lasting: Literal["turn"] | None = None
