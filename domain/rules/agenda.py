"""What the engine does next: a stack of frames that are plain data.

Nothing waits in a thread or a generator. ``domain.rules.engine`` pops the last frame,
runs it, and stops where a frame needs an answer that was not given yet.
"""

from typing import Literal

import msgspec

from domain.cards.ir.language import CastNow, Cost, Effect, Triggered
from domain.rules.answers import Answer
from domain.rules.context import Context, Happening, Ref
from domain.rules.course import Course, Taken


class Frame(msgspec.Struct, frozen=True, tag_field="frame", omit_defaults=True):
    """One piece of work."""


class SetUp(Frame, frozen=True):
    """The next stage of starting the game (CR 103)."""

    stage: str = "hands"


class Mulligans(Frame, frozen=True):
    """Each player who has not kept decides at the same time (CR 103.5)."""


class BottomCards(Frame, frozen=True):
    """Players who took a mulligan put cards on the bottom (CR 103.5)."""

    seats: tuple[str, ...]


class NextTurn(Frame, frozen=True):
    """Begin the next turn (CR 500.1)."""


class Step(Frame, frozen=True):
    """A step or phase; ``stage`` counts what of it was done (CR 500).

    ``resume`` and ``lone`` are those of the turn from then on.
    """

    name: str
    stage: str = "begin"
    resume: tuple[str, ...] = ()
    lone: bool = False


class Settle(Frame, frozen=True):
    """State-based actions to a fixed point, then triggers (CR 117.5, 704.3)."""


class PlaceTriggers(Frame, frozen=True):
    """Put waiting triggered abilities on the stack in APNAP order (CR 603.3b).

    The first ``ordered`` of them are in the order that their controller chose.
    """

    ordered: int = 0


class Priority(Frame, frozen=True):
    """Give a player priority; ``passed`` did so in succession (CR 117).

    ``asked`` is set once the player is found to want to be asked, ``differs`` where they must
    not pass, having shortened a shortcut to here (CR 732.2c).
    """

    holder: str
    passed: tuple[str, ...] = ()
    asked: bool = False
    differs: bool = False


class Shortcut(Frame, frozen=True):
    """A player proposed to do what they did so many times over (CR 732.2).

    Those ``left`` accept or shorten it first; ``by`` did so last.
    """

    seat: str
    taken: tuple[Taken, ...]
    rounds: int
    left: tuple[str, ...] = ()
    by: str = ""


class ResolveTop(Frame, frozen=True):
    """The top object of the stack resolves (CR 608)."""


class Scope(Frame, frozen=True):
    """Holds the context of the frames above it; when it is popped, they are done.

    What was bound in one that ``tells`` is known in the scope around it afterwards.
    """

    context: Context
    tells: bool = False


class Each(Frame, frozen=True):
    """Carry out an instruction for each of those left, one after another (CR 608.2c)."""

    effect: Effect
    left: tuple[Ref, ...]


class Perform(Frame, frozen=True):
    """Carry out one instruction in the context of the nearest scope (CR 608.2c)."""

    effect: Effect


class Paying(Frame, frozen=True):
    """Pay a cost that a resolving effect asks for, then go on (CR 118.12)."""

    seat: str
    costs: tuple[Cost, ...]
    then: Effect | None = None
    otherwise: Effect | None = None


class CastingNow(Frame, frozen=True):
    """A player may cast cards while something resolves (CR 608.2g); ``left`` None: any number.

    ``cast`` are the spells that were cast so far.
    """

    seat: str
    effect: CastNow
    cards: tuple[int, ...]
    left: int | None = None
    cast: tuple[int, ...] = ()


class Arranging(Frame, frozen=True):
    """A player arranges cards that they look at, by default of their own library (CR 701.22).

    With ``away`` empty all of them go back on top (CR 401.4).
    """

    seat: str
    cards: tuple[int, ...]
    away: str
    library: str = ""


class Searching(Frame, frozen=True):
    """A player picks cards from a library that they look at, by default their own (CR 701.23)."""

    seat: str
    effect: Effect
    library: str = ""


class FinishResolving(Frame, frozen=True):
    """The last part of resolving a spell (CR 608.2m) or ability (CR 608.2n).

    ``fizzled``: it did not resolve for want of legal targets (CR 608.2b).
    """

    object: int
    fizzled: bool = False


class DeclareAttackers(Frame, frozen=True):
    """The active player declares attackers (CR 508.1)."""


class DeclareBlockers(Frame, frozen=True):
    """Each defending player declares blockers in APNAP order (CR 509.1)."""

    seats: tuple[str, ...]


class Price(msgspec.Struct, frozen=True):
    """What one creature costs to attack or block with, locked in (CR 508.1h, 509.1d)."""

    creature: int
    costs: tuple[Cost, ...]


class CombatCosts(Frame, frozen=True):
    """A player pays what a declaration costs, one price after the other (CR 508.1j, 509.1f)."""

    seat: str
    action: Literal["attack", "block"]
    pairs: tuple[tuple[int, Ref], ...]
    prices: tuple[Price, ...]


class CombatDamage(Frame, frozen=True):
    """Combat damage is assigned and dealt at once (CR 510)."""

    first_strike: bool


class Discarding(Frame, frozen=True):
    """The active player discards down to their maximum hand size (CR 514.1)."""


class OverlayFrame(Frame, frozen=True):
    """A piece of work that belongs to the format's overlay."""

    name: str
    data: dict[str, str] = {}


class Again(Frame, frozen=True):
    """A frame begins again, after what had to be done first, with the answers it had."""

    work: "AnyFrame"
    given: "tuple[Given, ...]"


AnyFrame = (
    SetUp
    | Mulligans
    | BottomCards
    | NextTurn
    | Step
    | Settle
    | PlaceTriggers
    | Priority
    | Shortcut
    | ResolveTop
    | Scope
    | Each
    | Perform
    | Paying
    | CastingNow
    | Arranging
    | Searching
    | FinishResolving
    | DeclareAttackers
    | DeclareBlockers
    | CombatCosts
    | CombatDamage
    | Discarding
    | OverlayFrame
    | Again
)


class WaitingTrigger(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ability that triggered and is not on the stack yet (CR 603.3)."""

    controller: str
    source: int
    ability: Triggered
    happening: Happening
    bindings: dict[str, tuple[Ref, ...]] = {}
    text: str = ""
    immediate: bool = False


class Given(msgspec.Struct, frozen=True):
    """An answer that the last frame of the agenda was given already."""

    seat: str
    answer: Answer


class Unbroken(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game has gone on since a player last chose anything but to pass (CR 104.4b).

    ``done`` counts the pieces of mandatory work, ``since`` those since the state that
    ``anchor`` is a digest of, which stands for ``reach`` of them; ``outline`` and ``life`` are
    of that state too, ``changed`` how often it came back with other life totals. ``watched``:
    it came back as it was, and all players are asked now.
    """

    done: int = 0
    since: int = 0
    reach: int = 0
    anchor: str = ""
    outline: str = ""
    life: dict[str, int] = {}
    changed: int = 0
    watched: bool = False


class Agenda(msgspec.Struct, frozen=True, omit_defaults=True):
    """The frames (the last is next), the answers given to the last, the waiting triggers.

    ``course`` is what a player did in this step, which they may propose to do over again.
    """

    frames: tuple[AnyFrame, ...] = ()
    given: tuple[Given, ...] = ()
    waiting: tuple[WaitingTrigger, ...] = ()
    unbroken: Unbroken = Unbroken()
    course: Course = Course()
    v: int = 1
