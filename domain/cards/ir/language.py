"""Costs, effects, continuous modifications and abilities of the ability language.

``terms`` holds the leaves that these are built from.
"""

from __future__ import annotations

from typing import Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    ANYTHING,
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

# --- Selections: what an instruction acts on -------------------------------------------------


class All(Node, frozen=True):
    """Every object of a zone that matches."""

    filter: Filter
    zone: ZoneName = "battlefield"


class Choose(Node, frozen=True):
    """Objects that ``who`` chooses on resolution; not targets (CR 608.2d).

    ``from_zone_of`` limits a hidden or owned zone to that player's.
    """

    who: Reference
    filter: Filter = ANYTHING
    zone: ZoneName = "battlefield"
    min: Value = 1
    max: Value = 1
    from_zone_of: Reference | None = None


class TopOf(Node, frozen=True):
    """The top ``count`` cards of a player's library."""

    whose: Reference = You()
    count: Value = 1


Selection = Reference | All | Choose | TopOf


class TargetSpec(Node, frozen=True):
    """One instance of the word target: what may be chosen, and how many (CR 115.1).

    ``players`` says which players qualify, ``filter`` which objects of ``zone`` do (None:
    no objects). With ``divide`` the amount of that value is split among the targets.
    """

    filter: Filter | None = None
    players: Literal["any", "opponent"] | None = None
    zone: ZoneName = "battlefield"
    min: int = 1
    max: int = 1
    divide: Value | None = None


# --- Costs (CR 118) ------------------------------------------------------------------------


class Tap(Node, frozen=True):
    """{T}: tap this permanent (CR 107.5)."""


class PayMana(Node, frozen=True):
    """Pay mana."""

    cost: ManaCost


class PayLife(Node, frozen=True):
    """Pay life (CR 119.4)."""

    amount: int


class SacrificeCost(Node, frozen=True):
    """Sacrifice permanents that match; ``This`` alone by ``Is(This())`` (CR 701.21)."""

    filter: Filter
    count: int = 1


class DiscardCost(Node, frozen=True):
    """Discard cards (CR 701.9)."""

    count: int = 1
    filter: Filter = ANYTHING


class RemoveCountersCost(Node, frozen=True):
    """Remove counters from this permanent."""

    kind: str
    count: int = 1


Cost = Tap | PayMana | PayLife | SacrificeCost | DiscardCost | RemoveCountersCost

# --- Durations (CR 611.2) ------------------------------------------------------------------

Duration = Literal["end_of_turn", "end_of_combat", "your_next_turn", "game"]

# --- Effects: combinators --------------------------------------------------------------------


class Seq(Node, frozen=True):
    """Instructions carried out in the order written (CR 608.2c)."""

    of: tuple[Effect, ...]


class ForEach(Node, frozen=True):
    """Carry out for each of the players or objects, bound to the name ``each``."""

    over: Selection
    do: Effect


class If(Node, frozen=True):
    """Carry out only if the condition holds."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


class Gate(Node, frozen=True):
    """Ask ``who`` whether to do it or to pay; then one branch or the other.

    One node for "you may", "you may pay", "unless a player pays" (CR 118.12).
    """

    who: Reference
    then: Effect | None = None
    otherwise: Effect | None = None
    pay: tuple[Cost, ...] = ()


class Bind(Node, frozen=True):
    """Choose or take a selection now and remember it under a name."""

    name: str
    what: Selection


class Mode(Node, frozen=True):
    """One mode of a modal spell or ability, with its own targets (CR 700.2)."""

    effect: Effect
    targets: tuple[TargetSpec, ...] = ()


class Delay(Node, frozen=True):
    """Create a delayed triggered ability (CR 603.7)."""

    pattern: Pattern
    effect: Effect
    once: bool = True


# --- Effects: verbs --------------------------------------------------------------------------

MoveVerb = Literal["put", "exile", "return", "destroy", "sacrifice", "mill", "discard", "reveal"]


class Move(Node, frozen=True):
    """Move objects to a zone (CR 400.7, 701); ``verb`` says which keyword action it is.

    ``destroy`` and ``sacrifice`` put into the graveyard. ``place`` counts for libraries.
    ``under`` is who controls what enters the battlefield (default: the owner).
    """

    what: Selection
    to: ZoneName
    verb: MoveVerb = "put"
    place: Literal["top", "bottom"] = "top"
    tapped: bool = False
    under: Reference | None = None
    bind: str | None = None


class DealDamage(Node, frozen=True):
    """A source (default: this) deals damage to players or permanents (CR 120)."""

    to: Selection
    amount: Value
    source: Reference = This()


class DealDivided(Node, frozen=True):
    """This deals damage to the targets as it was divided on announcing (CR 601.2d)."""

    target: int = 0


class GainLife(Node, frozen=True):
    """Players gain life (CR 119.3)."""

    amount: Value
    who: Reference = You()


class LoseLife(Node, frozen=True):
    """Players lose life (CR 119.3)."""

    amount: Value
    who: Reference = You()


class Draw(Node, frozen=True):
    """Players draw cards (CR 121.1)."""

    count: Value = 1
    who: Reference = You()


class Discard(Node, frozen=True):
    """Players discard cards of their choice, or at random (CR 701.9)."""

    count: Value = 1
    who: Reference = You()
    random: bool = False


class Sacrifice(Node, frozen=True):
    """Players each choose and sacrifice permanents that match (CR 701.21)."""

    filter: Filter
    count: Value = 1
    who: Reference = You()


class SetTapped(Node, frozen=True):
    """Tap or untap permanents (CR 701.26)."""

    what: Selection
    tapped: bool


class PutCounters(Node, frozen=True):
    """Put counters on permanents, or take them off with a negative count (CR 122)."""

    what: Selection
    kind: str
    count: Value = 1


class TokenSpec(Node, frozen=True):
    """The characteristics of a token; its name follows from its subtypes (CR 111.4)."""

    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    abilities: tuple[Ability, ...] = ()
    name: str | None = None


class CreateTokens(Node, frozen=True):
    """Players create tokens (CR 701.7)."""

    token: TokenSpec
    count: Value = 1
    who: Reference = You()
    tapped: bool = False


class CounterSpell(Node, frozen=True):
    """Counter a spell or ability (CR 701.6)."""

    what: Reference


class AddMana(Node, frozen=True):
    """Players add mana (CR 106.4); several options are a choice, ``count`` repeats it."""

    options: tuple[tuple[str, ...], ...]
    count: Value = 1
    who: Reference = You()


class Search(Node, frozen=True):
    """Search a library for cards, move them, then shuffle (CR 701.23)."""

    filter: Filter
    to: ZoneName
    who: Reference = You()
    min: int = 0
    max: Value = 1
    reveal: bool = False
    tapped: bool = False
    place: Literal["top", "bottom"] = "top"


class Arrange(Node, frozen=True):
    """Look at top cards and keep some on top, the others below (scry 701.22, surveil 701.25)."""

    count: Value
    who: Reference = You()
    away: Literal["bottom", "graveyard"] = "bottom"


class Look(Node, frozen=True):
    """A player looks at cards that they do not see, or all players do (reveal, CR 701.20)."""

    what: Selection | HandOf
    who: Reference = You()
    reveal: bool = False


class HandOf(Node, frozen=True):
    """All cards of a player's hand."""

    whose: Reference


class Shuffle(Node, frozen=True):
    """Players shuffle their libraries (CR 701.24)."""

    who: Reference = You()


class Attach(Node, frozen=True):
    """Attach this Aura or Equipment (or ``what``) to a permanent (CR 701.3)."""

    to: Reference
    what: Reference = This()


class Fight(Node, frozen=True):
    """Two creatures deal damage equal to their power to each other (CR 701.14)."""

    first: Reference
    second: Reference


class ExtraTurn(Node, frozen=True):
    """A player takes an extra turn after this one (CR 500.7)."""

    who: Reference = You()


class EndGame(Node, frozen=True):
    """Players win or lose the game, or it is a draw (CR 104)."""

    outcome: Literal["win", "lose", "draw"]
    who: Reference = You()


class Apply(Node, frozen=True):
    """A continuous effect on the objects found now, or on ``players``' rules (CR 611.2c)."""

    what: Selection | None
    changes: tuple[Modification, ...]
    duration: Duration = "end_of_turn"


class Shield(Node, frozen=True):
    """Prevent damage: the next ``amount`` (None: all) to ``what``, for the turn (CR 615).

    ``what`` None protects everybody; ``by`` limits the sources.
    """

    what: Selection | None = None
    amount: Value | None = None
    combat_only: bool = False
    by: Filter = ANYTHING


Effect = (
    Seq
    | ForEach
    | If
    | Gate
    | Bind
    | Delay
    | Move
    | DealDamage
    | DealDivided
    | GainLife
    | LoseLife
    | Draw
    | Discard
    | Sacrifice
    | SetTapped
    | PutCounters
    | CreateTokens
    | CounterSpell
    | AddMana
    | Search
    | Arrange
    | Look
    | Shuffle
    | Attach
    | Fight
    | ExtraTurn
    | EndGame
    | Apply
    | Shield
)

# --- Continuous modifications, by layer (CR 613.1) -------------------------------------------


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

# --- Abilities (CR 113.3) ----------------------------------------------------------------------

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
