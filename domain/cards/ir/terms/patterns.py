"""Event patterns: one language for triggers, replacements and history (CR 603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.cards.ir.node import Node
from domain.cards.ir.terms.filters import And, Filter
from domain.cards.ir.terms.references import Players, Reference, ZoneName

if TYPE_CHECKING:
    # The families are mutually recursive; the package fills these names in.
    from domain.cards.ir.terms.conditions import Condition

EVERYONE = Players("all")

# --- Objects and zones ----------------------------------------------------------------------


class ZoneChange(Node, frozen=True):
    """An object matching ``what`` goes from one zone to another; None is any zone (CR 603.6).

    ``verb`` is how (sacrifice, discard, mill, create…), ``by`` who does it, ``elsewhere``
    a zone that it must not come from. ``through``: a spell or ability that one of these
    controls makes it go.
    """

    what: Filter
    origin: ZoneName | None = None
    to: ZoneName | None = None
    verb: str | None = None
    by: Reference | None = None
    elsewhere: ZoneName | None = None
    through: Reference | None = None


class Becomes(Node, frozen=True):
    """A permanent becomes tapped or untapped (CR 701.26)."""

    what: Filter
    status: Literal["tapped", "untapped"]


class Transforms(Node, frozen=True):
    """A permanent transforms; ``what`` is what it is afterwards (CR 701.27e)."""

    what: Filter


class TurnedUp(Node, frozen=True):
    """A face-down permanent is turned face up; ``what`` is what it is afterwards (CR 708.8)."""

    what: Filter


class Phases(Node, frozen=True):
    """A permanent phases out or in (CR 702.26b, 702.26c)."""

    what: Filter
    way: Literal["out", "in"] = "out"


class TapsForMana(Node, frozen=True):
    """A player taps a permanent for mana (CR 106.12a)."""

    what: Filter
    who: Reference = EVERYONE


class CounterChange(Node, frozen=True):
    """Counters are put on an object, or removed from it (CR 122.6, 122.7).

    No ``kind`` is every kind; ``last`` asks that none of the kind is left. ``by`` is who puts
    them, for a cost too; of what happened that is not on record, so only a replacement effect
    can ask for it. ``who`` are players on whom they are put, in place of an object.
    """

    what: Filter
    kind: str = ""
    removed: bool = False
    last: bool = False
    by: Reference | None = None
    who: Reference | None = None


class Chapter(Node, frozen=True):
    """Lore counters are put on this Saga, and their number reaches a chapter's (CR 714.2b)."""

    numbers: tuple[int, ...]


class ControlChange(Node, frozen=True):
    """Control of a permanent goes from one player to another (CR 603.10d)."""

    what: Filter
    gained_by: Reference = EVERYONE
    lost_by: Reference = EVERYONE


class AttachmentChange(Node, frozen=True):
    """An Aura or Equipment becomes attached to an object, or unattached (CR 603.2e, 701.3d)."""

    what: Filter
    to: Filter = And()
    attached: bool = True


# --- Damage and life ------------------------------------------------------------------------


class Damaged(Node, frozen=True):
    """A source deals damage to a player or an object (CR 120)."""

    source: Filter = And()
    to: Literal["player", "object", "any"] = "any"
    combat: bool | None = None
    recipient: Filter | Reference | None = None


class LifeChanged(Node, frozen=True):
    """A player gains or loses life (CR 119); ``by_damage``: only by damage (CR 120.3a)."""

    who: Reference
    direction: Literal["gain", "lose"]
    by_damage: bool = False


class Loses(Node, frozen=True):
    """A player loses the game (CR 603.10f)."""

    who: Reference


# --- Cards, spells and abilities ------------------------------------------------------------


class Drew(Node, frozen=True):
    """A player draws a card (CR 121).

    ``further``: except the first one that they draw in each of their draw steps.
    """

    who: Reference
    further: bool = False


class CastSpell(Node, frozen=True):
    """A player casts a spell (CR 601); ``origin`` is the zone that it was cast from.

    ``way`` is how it was cast: flashback, evoke, warp.
    """

    what: Filter = And()
    who: Reference = EVERYONE
    origin: ZoneName | None = None
    way: str | None = None


class Activates(Node, frozen=True):
    """A player activates an ability of an object (CR 602); ``keyword`` limits which ability."""

    what: Filter = And()
    who: Reference = EVERYONE
    keyword: str | None = None


class PlaysLand(Node, frozen=True):
    """A player plays a land (CR 305.1)."""

    what: Filter = And()
    who: Reference = EVERYONE


class BecomesTarget(Node, frozen=True):
    """An object becomes the target of a spell or ability, which matches ``by`` (CR 603.2)."""

    what: Filter | Reference
    by: Filter = And()


class Does(Node, frozen=True):
    """A player carries out a keyword action: ``shuffle``, ``search``, ``scry``… (CR 701).

    ``flip a coin``, ``win a coin flip``, ``lose a coin flip`` and ``roll a die``, with the
    result as its amount, are chance (CR 705, 706).
    ``what`` is the object by which it is done (exploit).
    """

    action: str
    who: Reference = EVERYONE
    what: Filter | None = None


# --- Combat ---------------------------------------------------------------------------------


class Attacks(Node, frozen=True):
    """A creature is declared as an attacker (CR 508.3a).

    ``alone``: no other is (CR 506.5). ``others``: at least so many others are. ``beside``:
    another that matches is. ``against``
    is what it attacks: a player, or an object that matches.
    """

    what: Filter
    alone: bool = False
    others: int = 0
    against: Filter | Reference | None = None
    beside: Filter | None = None


class Blocks(Node, frozen=True):
    """A creature is declared as a blocker, of a creature matching ``whom`` (CR 509.3a, 509.3d).

    Without ``whom`` it triggers once however many creatures it blocks.
    """

    what: Filter
    whom: Filter | None = None


class BecomesBlocked(Node, frozen=True):
    """An attacking creature becomes blocked (CR 509.3c).

    With ``by`` it triggers for each creature that blocks it and matches (CR 509.3d).
    """

    what: Filter
    by: Filter | None = None


class GoesUnblocked(Node, frozen=True):
    """An attacking creature is not blocked as blockers are declared (CR 509.3g)."""

    what: Filter


# --- The turn and the game ------------------------------------------------------------------


class Begins(Node, frozen=True):
    """A step or phase begins, on the turn of one of these players (CR 603.6b)."""

    step: str
    whose: Reference = EVERYONE


class IsTrue(Node, frozen=True):
    """A state of the game: it triggers as soon as the condition holds (CR 603.8)."""

    condition: Condition


class YouDo(Node, frozen=True):
    """The resolving spell or ability got this far: "when you do" (CR 603.12)."""


# --- Patterns of patterns -------------------------------------------------------------------


class AnyOf(Node, frozen=True):
    """One of several events."""

    of: tuple[Pattern, ...]


class Batch(Node, frozen=True):
    """One or more such events at the same time, or ``least`` of them: one trigger (CR 603.2c).

    ``each`` of them may be told apart: one trigger for each player that they happen to, or
    for each source that does it.
    """

    of: Pattern
    least: int = 1
    each: Literal["player", "source"] | None = None


class Nth(Node, frozen=True):
    """The so-manieth such event of the turn; with ``each`` counted for each player."""

    of: Pattern
    number: int
    each: Literal["player"] | None = None


Pattern = (
    ZoneChange
    | Becomes
    | Transforms
    | Phases
    | TurnedUp
    | TapsForMana
    | CounterChange
    | Chapter
    | ControlChange
    | AttachmentChange
    | Damaged
    | LifeChanged
    | Loses
    | Drew
    | CastSpell
    | Activates
    | PlaysLand
    | BecomesTarget
    | Does
    | Attacks
    | Blocks
    | BecomesBlocked
    | GoesUnblocked
    | Begins
    | IsTrue
    | YouDo
    | AnyOf
    | Batch
    | Nth
)
