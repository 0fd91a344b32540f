"""Instructions: combinators, and the union of every instruction (CR 608.2)."""

from __future__ import annotations

from domain.cards.ir.language.costs import Cost
from domain.cards.ir.language.deeds import (
    DealDamage,
    DealDivided,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Move,
    Sacrifice,
)
from domain.cards.ir.language.selections import Selection, TargetSpec
from domain.cards.ir.language.workings import (
    AddMana,
    Apply,
    Arrange,
    Attach,
    CounterSpell,
    CreateTokens,
    EndGame,
    ExtraTurn,
    Fight,
    Look,
    PutCounters,
    Search,
    SetTapped,
    Shield,
    Shuffle,
)
from domain.cards.ir.node import Node
from domain.cards.ir.terms import (
    Condition,
    Pattern,
    Reference,
)


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
