"""How a spell may be cast and what it costs beyond its mana cost (CR 601.2b, 118.8, 118.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.language.costs import Cost
from domain.cards.ir.node import Node
from domain.cards.ir.terms import Condition, Filter, Value, ZoneName

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills this name in.
    from domain.cards.ir.language.abilities import SpellAbility

CastTiming = Literal["usual", "instant", "sorcery"]
Leaves = ZoneName | Literal[""]
"""Where a card goes instead; nothing: where it would go anyway."""

FACE_DOWN = -1
"""Stands for a face where a card is cast, or looked at, face down (CR 708.4)."""


class CastOption(Node, frozen=True):
    """A way to cast the card that has this (CR 118.9, 601.3, 702.34): evoke, flashback, overload.

    ``cost`` is paid instead of the mana cost (None: the mana cost itself), ``additional`` on
    top. ``zone`` is where it may be cast from this way (None: wherever it may be cast).
    ``leaves`` is where the card goes whenever it would leave the stack for anywhere else than
    the battlefield. ``spell`` replaces the text of the spell (CR 702.96). ``only``: there is
    no other way to cast it. ``face``: it is cast as that face of the card (CR 702.146),
    or ``FACE_DOWN`` (CR 702.37c).
    """

    name: str
    cost: tuple[Cost, ...] | None = None
    zone: ZoneName | None = None
    additional: tuple[Cost, ...] = ()
    condition: Condition | None = None
    timing: CastTiming = "usual"
    leaves: Leaves = ""
    spell: SpellAbility | None = None
    only: bool = False
    face: int = 0


class AdditionalCost(Node, frozen=True):
    """What casting costs on top (CR 118.8): mandatory, or as the caster likes (CR 702.33).

    ``name`` is what the rules call it (kicker, buyback, entwine). ``repeat``: any number of
    times (CR 702.33c). ``per`` counts it for each mode or target beyond the first.
    ``resolves_to`` is where a spell goes as it resolves if this was paid.
    """

    cost: tuple[Cost, ...]
    name: str = ""
    optional: bool = False
    repeat: bool = False
    per: Literal["once", "extra_mode", "extra_target"] = "once"
    resolves_to: Leaves = ""


class PayBy(Node, frozen=True):
    """What may stand in for mana (CR 702.51, 702.66, 702.126): convoke, delve, improvise.

    Tap a permanent or exile a card that matches: it pays for {1}, with ``colored`` also for
    one mana of its colour.
    """

    filter: Filter
    how: Literal["tap", "exile"] = "tap"
    colored: bool = False


class SetAside(Node, frozen=True):
    """Pay and exile this card from hand as a special action (CR 116.2f, 702.62): suspend, plot.

    It comes into exile with the counters; without any it remembers the name of the way.
    ``when`` one may: as one could cast it, as one could cast a sorcery, or in one's own turn.
    """

    name: str
    cost: tuple[Cost, ...]
    counters: tuple[tuple[str, Value], ...] = ()
    when: Literal["castable", "sorcery", "your_turn"] = "castable"
    face_down: bool = False
