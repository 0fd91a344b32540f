"""Replacement effects: what happens instead of an event that would happen (CR 614, 615)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms import Condition, Pattern, Reference, Value, You, ZoneName

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.language.costs import Cost
    from domain.cards.ir.language.effects import Effect


class GoTo(Node, frozen=True):
    """An object on its way goes to another zone (CR 614.6); ``shuffle``: a library afterwards.

    ``counters`` are on it when it comes there, ``bind`` names it for what happens as well.
    ``unless`` is a price that the affected player may pay: then it goes where it was going.
    """

    to: ZoneName
    place: Literal["top", "bottom"] = "top"
    shuffle: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    bind: str | None = None
    unless: tuple[Cost, ...] = ()


class Under(Node, frozen=True):
    """It enters the battlefield under another player's control (CR 616.1b)."""

    who: Reference = You()


class SoMuch(Node, frozen=True):
    """Another amount of it; ``EventAmount`` is the amount that would have been (CR 614.1a)."""

    amount: Value


class Prevented(Node, frozen=True):
    """So much of the damage is prevented, or all of it (CR 615.1a)."""

    amount: Value | None = None


class Redirected(Node, frozen=True):
    """The damage is dealt to something else (CR 614.9)."""

    to: Reference


class Instead(Node, frozen=True):
    """It does not happen, and these instructions are carried out (CR 614.1a, 614.6)."""

    effect: Effect


class Replace(Node, frozen=True):
    """If an event would happen, something else does (CR 614.1).

    The pattern is matched against what would happen; ``Event`` and ``EventAmount`` stand for
    its parts. ``This`` is what has the ability, or what the effect is on. ``also`` is carried
    out as well, right after the event. ``once``: only the next time (CR 614.5). ``optional``:
    the affected player may. ``anywhere``: a card says it of itself in every zone.
    ``regeneration`` makes it stop where something cannot be regenerated (CR 701.19c).
    """

    pattern: Pattern
    outcome: GoTo | Under | SoMuch | Prevented | Redirected | Instead
    condition: Condition | None = None
    also: Effect | None = None
    once: bool = False
    optional: bool = False
    anywhere: bool = False
    regeneration: bool = False
