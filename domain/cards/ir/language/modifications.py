"""Continuous modifications, by layer (CR 613.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.language.activations import ActivationCost
from domain.cards.ir.language.copies import CopyOf
from domain.cards.ir.language.costs import Cost
from domain.cards.ir.language.permissions import (
    CantActivate,
    CantCast,
    MayCastAtInstantSpeed,
    MayPlay,
    NextSpell,
    SpendAnyMana,
)
from domain.cards.ir.language.replacements import Replace
from domain.cards.ir.language.triggering import TriggersAgain
from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    Condition,
    Filter,
    Reference,
    Value,
    You,
    ZoneName,
)
from domain.cards.mana import ManaCost

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.language.abilities import Ability


class SetController(Node, frozen=True):
    """Layer 2: another player controls it."""

    who: Reference = You()


class ChangeTypes(Node, frozen=True):
    """Layer 4: add types, subtypes or supertypes; ``replace`` sets them instead (CR 205.1).

    What is set takes the place of what is of its kind: a creature type that of creature types
    alone. ``remove``: types and supertypes that it has no longer, or all ``creature types``;
    ``chosen`` names a subtype that was chosen. ``defining``: it says so of itself in every zone (CR 604.3).
    """

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    replace: bool = False
    remove: tuple[str, ...] = ()
    chosen: str | None = None
    defining: bool = False


class SetName(Node, frozen=True):
    """Layer 1, as an exception of a copy: it has this name (CR 707.9b)."""

    name: str


class NoManaCost(Node, frozen=True):
    """Layer 1, as an exception of a copy: it has no mana cost (CR 202.1b, 707.9d)."""


class ChangeText(Node, frozen=True):
    """Layer 3: all instances of a word in its text are another word (CR 612.1, 613.1c).

    ``old`` and ``new`` are the words, or with ``chosen`` the names under which they were.
    """

    what: Literal["color", "land_type", "creature_type"]
    old: str
    new: str
    chosen: bool = False


class SetColors(Node, frozen=True):
    """Layer 5: it is exactly these colours, or these too with ``add``.

    ``chosen`` is the name under which colours were chosen instead. ``defining``: it says so of
    itself in every zone (CR 604.3).
    """

    colors: tuple[str, ...] = ()
    add: bool = False
    chosen: str | None = None
    defining: bool = False


class Grant(Node, frozen=True):
    """Layer 6: it has these abilities."""

    abilities: tuple[Ability, ...]


class Lose(Node, frozen=True):
    """Layer 6: it loses keywords, or all abilities where none is named.

    ``barred``: it can't have or gain them either (CR 113.11). ``but``: all except these.
    """

    keywords: tuple[str, ...] = ()
    barred: bool = False
    but: Literal["mana abilities"] | None = None


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
    """What an object can't, must or may do (CR 101.2, 508.1c, 508.1d, 509.1b, 509.1c).

    ``attack``, ``block``, ``be_blocked``, ``be_targeted``, ``be_countered``, ``untap`` (in the
    untap step), ``stay_tapped`` (if its controller likes), ``attack_sick`` (haste), ``attack_untapped`` (vigilance), ``attack_defending``
    (what defender forbids), ``be_blocked_by_some`` (unless all creatures of the defending
    player block it), ``block_more``, ``cast_anytime`` (flash), ``be_destroyed``,
    ``be_damaged`` and ``be_attached`` (by what it is protected from), ``transform_damage``,
    ``phase`` (phasing), ``transform``, ``enter`` (the battlefield, from another zone), ``get_counters`` (of the
    kind ``having``, or any).

    ``by`` limits the other side to objects, ``against`` to players: who can't block it, whose
    spells can't target it, whom it can't attack. ``unless`` is read with the player who
    defends as ``Players("defending")``. ``cost``: it can't unless its controller pays this,
    its mana so many ``times`` (CR 508.1h). With ``cant``, ``at_least`` and ``at_most`` say how many there must be
    together: blockers of one attacker, or creatures that attack or block at all. With
    ``may``, ``at_most`` is how many creatures more it can block, or any number of them, and
    ``having`` the keyword that it can do it as though it had. It must be blocked by all that
    match ``by``, or with ``at_most`` 1 by one of them; it must attack with ``at_least`` 2
    only where others attack.
    """

    mode: Literal["cant", "must", "may"]
    action: str
    by: Filter | None = None
    at_least: int = 1
    at_most: int | None = None
    against: Reference | None = None
    unless: Condition | None = None
    cost: tuple[Cost, ...] = ()
    times: Value = 1
    having: str | None = None


class DamageRule(Node, frozen=True):
    """How the damage that it deals is dealt (CR 702.2, 702.4, 702.7, 702.15, 702.19, 702.90).

    ``by_toughness``: it assigns combat damage equal to its toughness; ``as_unblocked``: its
    controller may have it assign it as though it weren't blocked; ``no_combat_damage``: it
    assigns none (CR 510.1a); ``toxic``: so many poison counters with it (CR 702.164c).
    """

    rule: Literal[
        "first_strike",
        "double_strike",
        "trample",
        "deathtouch",
        "lifelink",
        "infect",
        "wither",
        "by_toughness",
        "as_unblocked",
        "no_combat_damage",
        "toxic",
        "unpreventable",
    ]
    amount: int = 0


class CostChange(Node, frozen=True):
    """Spells that match cost more, or less with a negative amount (CR 601.2f).

    The amount is of generic mana, or times ``mana`` (CR 118.7). ``zone``: only if cast from
    there. ``least``: a total of less mana than that becomes so much. A static ability that
    works on the stack is about the spell that has it (CR 113.6d).
    """

    spells: Filter
    who: Reference
    amount: Value = 0
    mana: ManaCost = ManaCost()
    zone: ZoneName | None = None
    least: int = 0


class PlayerRule(Node, frozen=True):
    """A rule of a player: extra land plays, hand size (CR 305.2, 402.2).

    ``most_attackers`` and ``most_blockers``: how many creatures they attack or block with at
    the most, ``most_attackers_against``: how many attack them (CR 508.1c, 509.1b). ``skip_``:
    they skip each such step or phase of theirs (CR 500.11). ``most_untap``: so many permanents
    that match ``what`` untap in their untap steps at the most (CR 502.3).
    ``no_life_gain``, ``no_loss`` and ``no_win``: they can't gain life, lose or win the game
    (CR 101.2, 104.3, 119.7); ``no_loss_by_life``: not for having 0 or less life;
    ``hurt_by_infect``: all damage is dealt to them as though its source had infect (CR 702.90b);
    ``damage_withers``: all damage is dealt as though its source had wither (CR 702.80a);
    ``no_poison``: they can't get poison counters; ``life_fixed``: their life total can't change (CR 119.8);
    ``most_draws``: they draw so many cards each turn at the most (CR 121.6b, 614.17c); ``damage_unpreventable``: damage can't be prevented as long as
    one of them is in the game (CR 615.12). ``reveal_top`` and ``look_top``: they play with the
    top card of their library revealed, or may look at it any time (CR 701.20b).
    ``no_legend_rule``: it doesn't apply to permanents of theirs that match ``what`` (CR 704.5j).
    ``any_copies``: their deck can have any number of cards with the name of this (CR 100.2a).
    """

    rule: Literal[
        "land_plays",
        "reveal_top",
        "look_top",
        "max_hand",
        "no_max_hand",
        "most_attackers",
        "most_attackers_against",
        "most_blockers",
        "most_untap",
        "skip_untap",
        "skip_upkeep",
        "skip_draw",
        "skip_combat",
        "damage_unpreventable",
        "no_life_gain",
        "life_fixed",
        "no_loss_by_life",
        "hurt_by_infect",
        "damage_withers",
        "no_poison",
        "most_draws",
        "any_copies",
        "no_legend_rule",
        "no_loss",
        "no_win",
    ]
    amount: Value = 0
    who: Reference = You()
    what: Filter | None = None


Modification = (
    CopyOf
    | SetName
    | NoManaCost
    | ChangeText
    | SetController
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
    | ActivationCost
    | PlayerRule
    | TriggersAgain
    | MayPlay
    | MayCastAtInstantSpeed
    | CantCast
    | SpendAnyMana
    | NextSpell
    | CantActivate
    | Replace
)
