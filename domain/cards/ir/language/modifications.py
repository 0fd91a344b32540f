"""Continuous modifications, by layer (CR 613.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    Filter,
    Reference,
    Value,
    You,
)

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.language.abilities import Ability


class SetController(Node, frozen=True):
    """Layer 2: another player controls it."""

    who: Reference = You()


class ChangeTypes(Node, frozen=True):
    """Layer 4: add types, subtypes or supertypes; ``replace`` sets them instead."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    replace: bool = False


class SetColors(Node, frozen=True):
    """Layer 5: it is exactly these colours."""

    colors: tuple[str, ...]


class Grant(Node, frozen=True):
    """Layer 6: it has these abilities."""

    abilities: tuple[Ability, ...]


class Lose(Node, frozen=True):
    """Layer 6: it loses keywords, or all abilities where none is named."""

    keywords: tuple[str, ...] = ()


class SetStats(Node, frozen=True):
    """Layer 7a (``defining``) or 7b: base power and toughness."""

    power: Value
    toughness: Value
    defining: bool = False


class AddStats(Node, frozen=True):
    """Layer 7c: power and toughness plus or minus."""

    power: Value
    toughness: Value


class SwitchStats(Node, frozen=True):
    """Layer 7d: power and toughness change places."""


class Deontic(Node, frozen=True):
    """What an object can't, must or may do (CR 101.2, 508.1c, 509.1b).

    ``attack``, ``block``, ``be_blocked``, ``be_targeted``, ``be_countered``, ``untap`` (in the
    untap step), ``attack_sick`` (haste), ``attack_untapped`` (vigilance), ``cast_anytime``
    (flash), ``be_destroyed``, ``be_damaged`` and ``be_attached`` (by what it is protected from),
    ``transform_damage``. ``by`` limits the other side: who can't block it, whose spells
    can't target it. ``at_least`` on ``be_blocked``: not by fewer.
    """

    mode: Literal["cant", "must", "may"]
    action: str
    by: Filter | None = None
    at_least: int = 1


class DamageRule(Node, frozen=True):
    """How the damage that it deals is dealt (CR 702.2, 702.4, 702.7, 702.15, 702.19)."""

    rule: Literal["first_strike", "double_strike", "trample", "deathtouch", "lifelink"]


class CostChange(Node, frozen=True):
    """Spells that match cost more, or less with a negative amount (CR 601.2f)."""

    spells: Filter
    who: Reference
    amount: Value


class PlayerRule(Node, frozen=True):
    """A rule of a player: extra land plays, hand size (CR 305.2, 402.2)."""

    rule: Literal["land_plays", "max_hand", "no_max_hand"]
    amount: Value = 0
    who: Reference = You()


Modification = (
    SetController
    | ChangeTypes
    | SetColors
    | Grant
    | Lose
    | SetStats
    | AddStats
    | SwitchStats
    | Deontic
    | DamageRule
    | CostChange
    | PlayerRule
)
