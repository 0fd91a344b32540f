"""Facts about turns, combat, continuous effects and the game as a whole (CR 500, 506, 611)."""

from typing import Any

from domain.rules.context import Ref
from domain.rules.facts.base import Fact
from domain.rules.state import ContinuousEffect, DelayedTrigger, PreventionShield


class TurnBegan(Fact, frozen=True, kw_only=True):
    """A turn begins (CR 500.1); ``extra`` ones stand outside the order of seats (CR 500.7)."""

    number: int
    active: str
    round: int = 0
    extra: bool = False


class RoundBegan(Fact, frozen=True, kw_only=True):
    """A round of turns begins with what the format does before them: it is nobody's turn."""

    number: int


class StepBegan(Fact, frozen=True, kw_only=True):
    """A step or phase begins (CR 500)."""

    step: str
    combat: int = 0
    resume: tuple[str, ...] = ()
    lone: bool = False


class PhasesAdded(Fact, frozen=True, kw_only=True):
    """Phases or steps will follow the one that it is (CR 500.8); ``taken``: the first begins."""

    phases: tuple[str, ...] = ()
    taken: bool = False


class PriorityChanged(Fact, frozen=True, kw_only=True):
    """A player has priority, or nobody does (CR 117)."""

    holder: str | None


class AttackDeclared(Fact, frozen=True, kw_only=True):
    """Attackers are declared (CR 508.1)."""

    seat: str
    attackers: dict[int, Ref]
    defending: dict[int, str] = {}


class BlockDeclared(Fact, frozen=True, kw_only=True):
    """Blockers are declared: for each attacker its blockers in order (CR 509.1)."""

    seat: str
    blockers: dict[int, tuple[int, ...]]


class JoinedCombat(Fact, frozen=True, kw_only=True):
    """A creature is attacking, or blocking, without being declared (CR 508.4, 509.4).

    Also told where what it attacks is chosen anew (CR 508.7).
    """

    object: int
    attacks: Ref | None = None
    defending: str = ""
    blocks: tuple[int, ...] = ()


class BecameBlocked(Fact, frozen=True, kw_only=True):
    """An effect, and no creature, blocks an attacking creature; or unblocks it (CR 509.1h)."""

    object: int
    blocked: bool = True


class Struck(Fact, frozen=True, kw_only=True):
    """These creatures dealt damage in the first of two damage steps (CR 510.4)."""

    objects: tuple[int, ...]


class LeftCombat(Fact, frozen=True, kw_only=True):
    """Objects are removed from combat, or all are as it ends (CR 506.4, 511.3)."""

    objects: tuple[int, ...] = ()
    all: bool = False


class EffectBegan(Fact, frozen=True, kw_only=True):
    """A continuous effect begins (CR 611.2)."""

    effect: ContinuousEffect


class EffectsEnded(Fact, frozen=True, kw_only=True):
    """Continuous effects and shields end (CR 611.2)."""

    ids: tuple[int, ...]


class ShieldBegan(Fact, frozen=True, kw_only=True):
    """Damage will be prevented (CR 615)."""

    shield: PreventionShield


class DelayedBegan(Fact, frozen=True, kw_only=True):
    """A delayed triggered ability is created (CR 603.7)."""

    trigger: DelayedTrigger


class DelayedEnded(Fact, frozen=True, kw_only=True):
    """A delayed triggered ability is done."""

    id: int


class TurnAdded(Fact, frozen=True, kw_only=True):
    """A player will take an extra turn (CR 500.7); ``taken`` uses it up."""

    seat: str
    taken: bool = False


class SkipChanged(Fact, frozen=True, kw_only=True):
    """A player will skip a turn, step or phase more, or has skipped one (CR 614.10)."""

    seat: str
    what: str
    change: int = 1


class TurnClaimed(Fact, frozen=True, kw_only=True):
    """A player will be controlled during the next turn that they take (CR 723.1).

    The last such effect is the one that works (CR 723.1a).
    """

    seat: str
    by: str


class OverlaySet(Fact, frozen=True, kw_only=True):
    """The format keeps a value of its own."""

    key: str
    value: Any


class Rolled(Fact, frozen=True, kw_only=True):
    """A die shows a number, a coin a side, or a random choice is made (CR 706)."""

    purpose: str
    sides: int
    result: int
    seat: str | None = None


class LimitReached(Fact, frozen=True, kw_only=True):
    """A published limit acts: what goes beyond is not done (``domain.rules.limits``)."""

    limit: str
    most: int


class ShortcutProposed(Fact, frozen=True, kw_only=True):
    """A player proposes to do their last ``choices`` over again so many times (CR 732.2a).

    ``shortened_by`` is who lets it go on for so many rounds only (CR 732.2b).
    """

    seat: str
    choices: int
    rounds: int
    shortened_by: str = ""


class ShortcutTaken(Fact, frozen=True, kw_only=True):
    """What follows is what a player did, so many times over (CR 732.2c).

    ``ended`` says why no further round was done: ``all`` were, it was ``shortened``, the next
    one ``differs``, something ``changed``, the game is ``over``, or a ``limit`` acted, that of
    ``work`` too.
    """

    seat: str
    rounds: int
    ended: str


class GameOver(Fact, frozen=True, kw_only=True):
    """The game ends; no winners is a draw (CR 104)."""

    winners: tuple[str, ...]
    reason: str
