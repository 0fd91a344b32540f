"""Abilities: what the text of a card comes to (CR 113.3)."""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.language.castings import AdditionalCost, CastOption, PayBy, SetAside
from domain.cards.ir.language.copies import EntersAsCopy
from domain.cards.ir.language.costs import THIS_ONE, Cost
from domain.cards.ir.language.effects import Effect, Mode
from domain.cards.ir.language.modifications import Modification
from domain.cards.ir.language.selections import All, TargetSpec
from domain.cards.ir.language.stacking import AsItResolves, Splice
from domain.cards.ir.language.turning import AsTurnedUp, TurnUp
from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    Condition,
    Filter,
    Pattern,
    Players,
    Reference,
    This,
    Value,
    You,
    ZoneName,
)
from domain.cards.mana import ManaCost

Timing = Literal["instant", "sorcery"]


class SpellAbility(Node, frozen=True):
    """What an instant or sorcery does (CR 113.3a); ``modes`` with how many to choose.

    ``repeat``: the same mode may be chosen more than once (CR 700.2d). ``x_from``: only mana of
    these colours may be spent on {X} (CR 107.3, 106.6). ``kicked_max``: so many modes may be
    chosen instead if the spell is kicked.
    """

    effect: Effect | None = None
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose_min: int = 1
    choose_max: int = 1
    repeat: bool = False
    x_from: tuple[str, ...] = ()
    kicked_max: int | None = None


class Activated(Node, frozen=True):
    """Cost: effect (CR 113.3b, 602). A mana ability where CR 605.1a says so.

    ``condition`` and ``limit`` (times a turn) restrict when it may be activated (CR 602.5b),
    ``who`` says by whom (CR 602.2). It costs ``less`` generic mana to activate. ``modes``, with
    how many to choose, come after ``effect`` (CR 602.2b, 700.2).
    """

    cost: tuple[Cost, ...]
    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    timing: Timing = "instant"
    zone: ZoneName = "battlefield"
    keyword: str | None = None
    condition: Condition | None = None
    limit: int | None = None
    who: Reference = You()
    less: Value = 0
    modes: tuple[Mode, ...] = ()
    choose_min: int = 1
    choose_max: int = 1

    def is_of(self, keyword: str) -> bool:
        """Whether it is an ability of a keyword; typecycling is cycling too (CR 702.29e)."""
        own = self.keyword
        if own is None:
            return False
        return own == keyword or (keyword == "cycling" and own.endswith("cycling"))


class Triggered(Node, frozen=True):
    """When, whenever or at (CR 113.3c, 603); ``condition`` is an intervening if (CR 603.4).

    ``modes``, with how many to choose, come after ``effect`` (CR 603.3c). It triggers at most
    ``limit`` times each turn (CR 603.2h).
    """

    pattern: Pattern
    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    condition: Condition | None = None
    zone: ZoneName = "battlefield"
    limit: int | None = None
    modes: tuple[Mode, ...] = ()
    choose_min: int = 1
    choose_max: int = 1


class Static(Node, frozen=True):
    """True as long as it is there (CR 113.3d, 604): ``affects`` this, or all that match."""

    changes: tuple[Modification, ...]
    affects: This | All | Reference = This()
    condition: Condition | None = None
    zone: ZoneName = "battlefield"


class Enters(Node, frozen=True):
    """A replacement of how permanents enter: tapped, with counters (CR 614.1c, 614.12).

    ``what`` are the permanents: this one, or all that match as long as this is there.
    ``first`` is carried out before it enters (CR 614.12a); what it binds is known to the
    permanent from then on (CR 607.2d). ``unless`` is a price that its controller may pay:
    then it enters neither tapped nor with counters. ``optional``: its controller may have it
    enter so. That it did is remembered under ``bind``. What it says of others holds as long as
    it is in the ``zone``.
    """

    tapped: bool = False
    counters: tuple[tuple[str, Value], ...] = ()
    condition: Condition | None = None
    what: Filter = THIS_ONE
    first: Effect | None = None
    unless: tuple[Cost, ...] = ()
    optional: bool = False
    bind: str | None = None
    zone: ZoneName = "battlefield"


class EnchantAbility(Node, frozen=True):
    """Enchant: what an Aura spell may target and an Aura be attached to (CR 702.5).

    ``zone`` is where the objects are that match.
    """

    filter: Filter | None = None
    players: Literal["any", "opponent"] | None = None
    zone: ZoneName = "battlefield"


class AsItAttacks(Node, frozen=True):
    """You may pay this as it attacks; when you do, something happens (CR 508.1g, 607.2h).

    With ``exert`` the payment is to exert it (CR 701.43d), ``once`` only if it has not been
    exerted this turn. What it was paid with is bound to ``tapped``, ``sacrificed`` and so on.
    ``condition``: only then one may.
    """

    cost: tuple[Cost, ...] = ()
    exert: bool = False
    once: bool = False
    effect: Effect | None = None
    targets: tuple[TargetSpec, ...] = ()
    condition: Condition | None = None


class Keyword(Node, frozen=True):
    """A keyword ability by name; ``domain.cards.keywords`` says what it stands for (CR 702).

    ``price`` are costs beside mana, ``quality`` is what protection or hexproof is from, or
    what other keywords are about.
    """

    name: str
    cost: ManaCost | None = None
    number: int | None = None
    price: tuple[Cost, ...] = ()
    quality: Filter | None = None


Ability = (
    SpellAbility
    | Activated
    | Triggered
    | Static
    | Enters
    | EntersAsCopy
    | AsItResolves
    | Splice
    | EnchantAbility
    | AsItAttacks
    | Keyword
    | CastOption
    | AdditionalCost
    | PayBy
    | SetAside
    | TurnUp
    | AsTurnedUp
)

EVERYBODY = Players("all")
