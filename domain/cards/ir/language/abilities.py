"""Abilities: what the text of a card comes to (CR 113.3)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.language.costs import Cost
from domain.cards.ir.language.effects import Effect, Mode
from domain.cards.ir.language.modifications import Modification
from domain.cards.ir.language.selections import All, TargetSpec
from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    Condition,
    Filter,
    Pattern,
    Players,
    Reference,
    This,
    ZoneName,
)
from domain.cards.mana import ManaCost

Timing = Literal["instant", "sorcery"]


class SpellAbility(Node, frozen=True):
    """What an instant or sorcery does (CR 113.3a); ``modes`` with how many to choose."""

    effect: Effect | None = None
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose_min: int = 1
    choose_max: int = 1
    kicker: ManaCost | None = None
    additional: tuple[Cost, ...] = ()


class Activated(Node, frozen=True):
    """Cost: effect (CR 113.3b, 602). A mana ability where CR 605.1a says so."""

    cost: tuple[Cost, ...]
    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    timing: Timing = "instant"
    zone: ZoneName = "battlefield"
    keyword: str | None = None


class Triggered(Node, frozen=True):
    """When, whenever or at (CR 113.3c, 603); ``condition`` is an intervening if (CR 603.4)."""

    pattern: Pattern
    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    condition: Condition | None = None
    zone: ZoneName = "battlefield"


class Static(Node, frozen=True):
    """True as long as it is there (CR 113.3d, 604): ``affects`` this, or all that match."""

    changes: tuple[Modification, ...]
    affects: This | All | Reference = This()
    condition: Condition | None = None
    zone: ZoneName = "battlefield"


class Enters(Node, frozen=True):
    """A replacement of how this enters: tapped, with counters (CR 614.1c, 614.12)."""

    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    condition: Condition | None = None


class EnchantAbility(Node, frozen=True):
    """Enchant: what an Aura spell may target and an Aura be attached to (CR 702.5)."""

    filter: Filter | None = None
    players: Literal["any", "opponent"] | None = None


class Keyword(Node, frozen=True):
    """A keyword ability by name; ``domain.cards.keywords`` says what it stands for (CR 702)."""

    name: str
    cost: ManaCost | None = None
    number: int | None = None


Ability = SpellAbility | Activated | Triggered | Static | Enters | EnchantAbility | Keyword

EVERYBODY = Players("all")
