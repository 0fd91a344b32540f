"""Instructions: combinators, and the union of every instruction (CR 608.2)."""

from __future__ import annotations

from domain.cards.ir.language.copies import BecomeCopy
from domain.cards.ir.language.costs import Cost
from domain.cards.ir.language.deciding import (
    ChooseEffect,
    ChooseNumber,
    ChooseValue,
    Flip,
    KeywordAction,
    Note,
    Piles,
    Repeat,
    Roll,
    Vote,
)
from domain.cards.ir.language.deeds import (
    DealDamage,
    DealDivided,
    Discard,
    Draw,
    GainLife,
    GetResource,
    LoseLife,
    Move,
    Sacrifice,
    SetLife,
)
from domain.cards.ir.language.emblems import CreateEmblem
from domain.cards.ir.language.fighting import AddPhases, JoinCombat, SetBlocked
from domain.cards.ir.language.mana import AddMana
from domain.cards.ir.language.phasing import Phase
from domain.cards.ir.language.saving import (
    ChooseSource,
    Regenerate,
    Remember,
    RemoveDamage,
    RemoveFromCombat,
    TakeAction,
)
from domain.cards.ir.language.selections import Selection, TargetSpec
from domain.cards.ir.language.stacking import CastNow, CopySpell, CounterSpell, Retarget
from domain.cards.ir.language.trading import (
    ExchangeControl,
    ExchangeLife,
    MoveCounters,
    Proliferate,
    PutDivided,
    RemoveCounters,
)
from domain.cards.ir.language.turning import Transform, Turn
from domain.cards.ir.language.turns import ControlPlayer, EndTurn, Skip
from domain.cards.ir.language.workings import (
    Apply,
    Arrange,
    Attach,
    CreateTokens,
    Duration,
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
    Value,
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

    One node for "you may", "you may pay", "unless a player pays" (CR 118.12). The price is
    paid so many ``times``.
    """

    who: Reference
    then: Effect | None = None
    otherwise: Effect | None = None
    pay: tuple[Cost, ...] = ()
    times: Value | None = None


class Bind(Node, frozen=True):
    """Choose or take a selection now and remember it under a name.

    ``add`` keeps what is remembered under the name beside it.
    """

    name: str
    what: Selection
    add: bool = False


class Mode(Node, frozen=True):
    """One mode of a modal spell or ability, with its own targets (CR 700.2).

    ``cost`` is an additional cost of choosing it (CR 700.2h, 702.172a).
    """

    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    cost: tuple[Cost, ...] = ()


class Delay(Node, frozen=True):
    """Create a delayed triggered ability (CR 603.7).

    It triggers once unless it has a ``duration``, for which it may trigger again and again;
    ``next``: only the next time.
    With ``targets`` of its own a ``Target`` in its effect is one of these; what the spell or
    ability itself targets it knows by ``Bind``.
    """

    pattern: Pattern
    effect: Effect
    once: bool = True
    duration: Duration = "game"
    targets: tuple[TargetSpec, ...] = ()
    condition: Condition | None = None
    next: bool = False


class Reflexive(Node, frozen=True):
    """An ability that triggers at once, "when you do", with targets of its own (CR 603.12)."""

    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()


Effect = (
    Seq
    | ForEach
    | If
    | Gate
    | Bind
    | Delay
    | Reflexive
    | Move
    | DealDamage
    | DealDivided
    | GainLife
    | GetResource
    | LoseLife
    | SetLife
    | ChooseNumber
    | ChooseEffect
    | Piles
    | ChooseValue
    | Flip
    | KeywordAction
    | Note
    | Repeat
    | Roll
    | Vote
    | ExchangeControl
    | ExchangeLife
    | MoveCounters
    | Proliferate
    | PutDivided
    | RemoveCounters
    | EndTurn
    | Skip
    | AddPhases
    | SetBlocked
    | JoinCombat
    | Draw
    | Discard
    | Sacrifice
    | SetTapped
    | PutCounters
    | CreateTokens
    | CreateEmblem
    | CounterSpell
    | CopySpell
    | Retarget
    | CastNow
    | BecomeCopy
    | Transform
    | Phase
    | ControlPlayer
    | Turn
    | Regenerate
    | RemoveDamage
    | RemoveFromCombat
    | ChooseSource
    | TakeAction
    | Remember
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
