"""The state of a game: frozen values, folded from facts (CR 400s, 500s).

Zones are keyed ``library:A``, ``hand:A``, ``graveyard:A`` where a player owns them and
``battlefield``, ``stack``, ``exile``, ``command`` where they are shared; formats add
their own keys. The first element of a library is its top, the last of the stack is its top.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from domain.cards.ir.language import Ability, Duration, Effect, Modification, TokenSpec
from domain.cards.ir.terms import Filter, Pattern
from domain.rules.agenda import Agenda
from domain.rules.context import Announced, Context, Happening, Ref

EVERYBODY = "*"
"""Stands in ``known_to`` for every seat and every onlooker."""

ObjectKind = Literal["card", "token", "copy", "ability"]


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What views show of a card definition, so that they never need the catalogue."""

    name: str
    cost: str | None
    mana_value: int
    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    text: tuple[str, ...] = ()
    set_code: str | None = None
    collector_number: str | None = None


class Derived(msgspec.Struct, frozen=True, omit_defaults=True):
    """Characteristics after the layers, as the table sees them (CR 613)."""

    name: str
    controller: str
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    keywords: tuple[str, ...] = ()
    text: tuple[str, ...] = ()


class GameObject(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An object: a card, token, copy or ability in a zone (CR 109.1).

    ``card`` is the digest of its definition, ``under`` who controlled it as it entered. ``fresh`` marks a permanent that its controller
    has not controlled continuously since their turn began (CR 302.6). ``slot`` names the
    physical card. ``known_to`` holds the seats that know which card it is.
    """

    id: int
    kind: ObjectKind = "card"
    card: str = ""
    owner: str
    controller: str
    zone: str
    under: str = ""
    timestamp: int = 0
    tapped: bool = False
    fresh: bool = False
    face_down: bool = False
    damage: int = 0
    deathtouched: bool = False
    counters: dict[str, int] = {}
    attached_to: Ref | None = None
    marks: dict[str, str] = {}
    known_to: tuple[str, ...] = ()
    slot: str = ""
    token: TokenSpec | None = None
    ability: Ability | None = None
    source: int | None = None
    announced: Announced | None = None
    happening: Happening | None = None
    bindings: dict[str, tuple[Ref, ...]] = {}
    text: str = ""


class Player(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player has (CR 102, 119); ``lost`` is the reason once they have lost."""

    seat: str
    life: int
    resources: dict[str, int] = {}
    mana: dict[str, int] = {}
    land_plays: int = 0
    drew_from_empty: bool = False
    mulligans: int = 0
    kept: bool = False
    lost: str | None = None
    stops: tuple[str, ...] = ()


class Entity(msgspec.Struct, frozen=True):
    """A controller that is no player: what it lacks is what it has no field for."""

    id: str
    name: str
    resources: dict[str, int] = {}


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where in the turn the game is (CR 500); ``holder`` has priority (CR 117).

    ``regular`` had the last turn that was no extra turn: the order goes on from there.
    """

    number: int = 0
    active: str = ""
    step: str = ""
    combat: int = 0
    round: int = 0
    holder: str | None = None
    regular: str = ""


class Combat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who attacks what and who blocks whom (CR 506 to 511), by object id."""

    attackers: dict[int, Ref] = {}
    blockers: dict[int, tuple[int, ...]] = {}
    blocked: tuple[int, ...] = ()
    declared: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()


class ContinuousEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """A continuous effect of a resolved spell or ability (CR 611.2); values are fixed."""

    id: int
    timestamp: int
    controller: str
    objects: tuple[int, ...]
    changes: tuple[Modification, ...]
    duration: Duration
    source: int
    players: tuple[str, ...] = ()


class PreventionShield(msgspec.Struct, frozen=True, omit_defaults=True):
    """Damage that will be prevented (CR 615.7); ``remaining`` None: all of it."""

    id: int
    context: Context
    protects: tuple[Ref, ...] | None
    by: Filter
    remaining: int | None = None
    combat_only: bool = False


class DelayedTrigger(msgspec.Struct, frozen=True, omit_defaults=True):
    """A delayed triggered ability (CR 603.7)."""

    id: int
    pattern: Pattern
    effect: Effect
    context: Context
    once: bool = True


class Result(msgspec.Struct, frozen=True):
    """How the game ended (CR 104); no winners is a draw."""

    winners: tuple[str, ...]
    reason: str


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is true of a game between two requests.

    ``departed`` keeps objects that left their zone this turn as they last existed, and
    ``last_known`` their characteristics then (CR 608.2h). ``counts`` is the history of the
    turn by name. ``overlay`` belongs to the format.
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
    overlay: Mapping[str, Any] = {}
    next_id: int = 1
    clock: int = 0
    chances: int = 0
    result: Result | None = None
    agenda: Agenda = Agenda()
    version: int = 0


PLAYER_ZONES = ("library", "hand", "graveyard")
SHARED_ZONES = ("battlefield", "stack", "exile", "command")


def zone_key(zone: str, owner: str) -> str:
    """Return the key of a zone of that name for that owner (CR 400.1)."""
    return f"{zone}:{owner}" if zone in PLAYER_ZONES else zone


def zone_name(key: str) -> str:
    """Return the name of the zone that a key stands for."""
    return key.partition(":")[0]
