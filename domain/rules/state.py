"""The state of a game: frozen values, folded from facts (CR 400s, 500s).

Zones are keyed ``library:A``, ``hand:A``, ``graveyard:A`` where a player owns them and
``battlefield``, ``stack``, ``exile``, ``command`` where they are shared; formats add
their own keys. The first element of a library is its top, the last of the stack is its top.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from domain.cards.ir.language import (
    Duration,
    Effect,
    Modification,
    Spend,
    TargetSpec,
)
from domain.cards.ir.terms import Condition, Filter, Pattern
from domain.rules.agenda import Agenda
from domain.rules.context import Context, Ref
from domain.rules.objects import Derived, GameObject, Printed
from domain.rules.offers import Offer

if TYPE_CHECKING:
    # Facts hold parts of the state, and the state facts; the package of facts fills this in.
    from domain.rules.facts import AnyFact


class ManaTerms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is special about mana: where it comes from, what it may be spent on (CR 106.6).

    ``lasting`` mana stays until the turn ends.
    """

    source: int
    controller: str
    snow: bool = False
    spend: Spend | None = None
    lasting: bool = False


class Flow(msgspec.Struct, frozen=True, array_like=True):
    """How much of a resource a player got or spent in a round, all told, from one cause."""

    round: int
    kind: str
    cause: str
    change: int


class Player(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player has (CR 102, 119); ``lost`` is the reason once they have lost.

    ``skips`` counts the turns, steps and phases that they skip next (CR 614.10).
    ``mana`` is keyed by symbol, or by symbol, dot and a key of ``mana_terms``.
    ``held`` is how many cards a player who left had in each zone of their own (CR 800.4i).
    ``controlled_by`` makes their decisions this turn, ``claimed_by`` will during the next turn
    of theirs (CR 723.1).
    ``flows`` tell what became of their resources round by round, where a game has rounds.
    """

    seat: str
    life: int
    resources: dict[str, int] = {}
    mana: dict[str, int] = {}
    mana_terms: dict[str, ManaTerms] = {}
    land_plays: int = 0
    drew_from_empty: bool = False
    mulligans: int = 0
    kept: bool = False
    lost: str | None = None
    held: dict[str, int] = {}
    stops: tuple[str, ...] = ()
    skips: dict[str, int] = {}
    claimed_by: str = ""
    controlled_by: str = ""
    flows: tuple[Flow, ...] = ()

    @property
    def mana_by_symbol(self) -> dict[str, int]:
        """The mana in the pool by symbol, whatever its terms."""
        if all(len(key) == 1 for key in self.mana):
            return self.mana
        total: dict[str, int] = {}
        for key, amount in self.mana.items():
            total[key[0]] = total.get(key[0], 0) + amount
        return total


class Entity(msgspec.Struct, frozen=True):
    """A controller that is no player: what it lacks is what it has no field for."""

    id: str
    name: str
    resources: dict[str, int] = {}


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where in the turn the game is (CR 500); ``holder`` has priority (CR 117).

    ``regular`` had the last turn that was no extra turn: the order goes on from there.
    ``added`` are phases and steps to come beside the usual ones (CR 500.8), ``resume`` the
    steps that the turn goes on with after each, innermost last; ``lone``: of the phase
    that is added there is this one step alone (CR 500.10).
    """

    number: int = 0
    active: str = ""
    step: str = ""
    combat: int = 0
    round: int = 0
    holder: str | None = None
    regular: str = ""
    added: tuple[str, ...] = ()
    resume: tuple[str, ...] = ()
    lone: bool = False


class Fallen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a creature that left the battlefield attacked or blocked just before (CR 608.2h)."""

    attacked: Ref | None = None
    was_blocked: bool = False
    blockers: tuple[int, ...] = ()
    blocked: tuple[int, ...] = ()


class Combat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who attacks what and who blocks whom (CR 506 to 511), by object id.

    ``defending`` names the player against whom each creature attacks or attacked (CR 508.5),
    ``stopped`` the planeswalkers that are no longer attacked (CR 506.4c), ``fallen`` the
    creatures that left the battlefield.
    """

    attackers: dict[int, Ref] = {}
    blockers: dict[int, tuple[int, ...]] = {}
    blocked: tuple[int, ...] = ()
    declared: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()
    defending: dict[int, str] = {}
    stopped: tuple[int, ...] = ()
    fallen: dict[int, Fallen] = {}


class ContinuousEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """A continuous effect of a resolved spell or ability (CR 611.2); values are fixed.

    ``objects`` are those that it was locked in on; one that changes no characteristics is on
    all permanents that match ``among``, whenever they come (CR 611.2c).
    """

    id: int
    timestamp: int
    controller: str
    objects: tuple[int, ...]
    changes: tuple[Modification, ...]
    duration: Duration
    source: int
    turn: int = 0
    players: tuple[str, ...] = ()
    bindings: dict[str, tuple[Ref, ...]] = {}
    among: Filter | None = None


class PreventionShield(msgspec.Struct, frozen=True, omit_defaults=True):
    """Damage that will be prevented (CR 615.7); ``remaining`` None: all of it.

    With ``redirect`` it is dealt there instead (CR 614.9). Beside those that it ``protects`` it
    is on all permanents that match ``among``; ``also`` follows when it prevented damage.
    """

    id: int
    context: Context
    protects: tuple[Ref, ...] | None
    by: Filter
    remaining: int | None = None
    combat_only: bool = False
    redirect: Ref | None = None
    among: Filter | None = None
    also: Effect | None = None


class DelayedTrigger(msgspec.Struct, frozen=True, omit_defaults=True):
    """A delayed triggered ability (CR 603.7); an ``immediate`` one is none (CR 610.3).

    It is the second part of an effect that lasts until an event: it happens right after that
    and uses no stack. One with a stated duration ends with it (CR 603.7b).
    """

    id: int
    pattern: Pattern
    effect: Effect
    context: Context
    once: bool = True
    immediate: bool = False
    duration: Duration = "game"
    targets: tuple[TargetSpec, ...] = ()
    condition: Condition | None = None


class Result(msgspec.Struct, frozen=True):
    """How the game ended (CR 104); no winners is a draw."""

    winners: tuple[str, ...]
    reason: str


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is true of a game between two requests.

    ``departed`` keeps objects that left their zone this turn as they last existed, and
    ``last_known`` their characteristics then (CR 608.2h). ``counts`` is the history of the
    turn by name, ``history`` what happened in it that abilities can ask for, ``last_turn``
    what did in the turn before. ``overlay`` belongs to the format.
    ``offers`` are those that stand, ``promised`` the accepted ones that hold a promise.
    """

    seats: tuple[str, ...] = ()
    players: Mapping[str, Player] = {}
    entities: Mapping[str, Entity] = {}
    objects: Mapping[int, GameObject] = {}
    zones: Mapping[str, tuple[int, ...]] = {}
    departed: Mapping[int, GameObject] = {}
    last_known: Mapping[int, Derived] = {}
    printed: Mapping[str, Printed] = {}
    derived: Mapping[int, Derived] = {}
    turn: Turn = Turn()
    combat: Combat | None = None
    effects: tuple[ContinuousEffect, ...] = ()
    shields: tuple[PreventionShield, ...] = ()
    delayed: tuple[DelayedTrigger, ...] = ()
    extra_turns: tuple[str, ...] = ()
    counts: Mapping[str, int] = {}
    history: "tuple[AnyFact, ...]" = ()
    last_turn: "tuple[AnyFact, ...]" = ()
    overlay: Mapping[str, Any] = {}
    offers: tuple[Offer, ...] = ()
    promised: tuple[Offer, ...] = ()
    offers_made: int = 0
    next_id: int = 1
    clock: int = 0
    chances: int = 0
    result: Result | None = None
    agenda: Agenda = Agenda()
    version: int = 0


PLAYER_ZONES = ("library", "hand", "graveyard")
SHARED_ZONES = ("battlefield", "stack", "exile", "command")

OWNED_ZONES = (*PLAYER_ZONES, "ante")
"""Zones of which each player has one of their own, where there are any (CR 400.1, 407.2)."""

PHASED = "phased"
"""Lists the permanents that are phased out: on the battlefield, as though they were not."""


def zone_key(zone: str, owner: str) -> str:
    """Return the key of a zone of that name for that owner (CR 400.1)."""
    return f"{zone}:{owner}" if zone in OWNED_ZONES else zone


def zone_name(key: str) -> str:
    """Return the name of the zone that a key stands for."""
    return key.partition(":")[0]
