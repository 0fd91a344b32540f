"""Abilities sorted by what the engine does with them: static ones by layer, triggered ones."""

from __future__ import annotations

from typing import TypeGuard

import msgspec

from domain.cards.ir import language as l
from domain.cards.ir.terms import Is, Players, This, You
from domain.cards.keywords import expand
from domain.rules import volatility
from domain.rules.context import Context
from domain.rules.shapes import Shape, shapes

CONTROL, TYPES, COLORS, ABILITIES = 1, 2, 4, 8
DEFINED, SET, ADDED, SWITCHED, RULES = 16, 32, 64, 128, 256
COPIES, TEXT = 512, 1024

LAYERS = (COPIES, CONTROL, TEXT, TYPES, COLORS, ABILITIES, DEFINED, SET, ADDED, SWITCHED, RULES)
"""Layers 1 to 6, 7a, 7b, 7c and 7d in their order (CR 613.1, 613.4), then rules changes."""

STATS = DEFINED | SET | ADDED | SWITCHED

EVERYWHERE = "everywhere"
"""The zone of what is on the battlefield and of cards and spells that are not."""


def layer_of(change: l.Modification) -> int:
    """Return the layer in which a modification applies; 0 for what changes players' rules."""
    match change:
        case l.CopyOf() | l.SetName() | l.NoManaCost():
            return COPIES
        case l.SetController():
            return CONTROL
        case l.ChangeText():
            return TEXT
        case l.ChangeTypes():
            return TYPES
        case l.SetColors():
            return COLORS
        case l.Grant() | l.Lose():
            return ABILITIES
        case l.SetStats(_, _, defining):
            return DEFINED if defining else SET
        case l.AddStats():
            return ADDED
        case l.SwitchStats():
            return SWITCHED
        case l.Deontic() | l.DamageRule():
            return RULES
        case _:
            return 0


def layers_of(changes: tuple[l.Modification, ...]) -> int:
    """Return the layers that modifications apply in, together."""
    found = 0
    for change in changes:
        found |= layer_of(change)
    return found


class Imposed(msgspec.Struct, frozen=True):
    """What an object can't, must or may do, with the context of what says so."""

    deontic: l.Deontic
    context: Context


class Lasting(msgspec.Struct, frozen=True):
    """A static ability of a permanent that changes objects, and the layers that it does it in.

    ``volatile``: what else than objects it reads, as ``volatility`` counts it. ``reads``
    are the layers that can change what it does and to what. ``place`` is the zone of the
    objects, or ``EVERYWHERE``. ``defining``: it defines its object's characteristics
    (CR 604.3). ``each``: its values are of each object that it changes, bound to that name.
    """

    static: l.Static
    layers: int
    volatile: int
    reads: int
    place: str = "battlefield"
    defining: bool = False
    each: bool = False


class Standing(msgspec.Struct, frozen=True):
    """A permanent's abilities, sorted.

    ``deontics`` and ``damage_rules`` are about itself, ``wide`` about players and costs,
    ``replacing`` hold replacement effects, ``entering`` say how others enter,
    ``of_players`` are about what players can't and may do;
    ``activated`` are those that can be activated, from whatever zone; ``granting`` give others
    abilities that say how they enter; ``afar`` are about permanents, from a graveyard.
    """

    statics: tuple[Lasting, ...] = ()
    deontics: tuple[l.Deontic, ...] = ()
    damage_rules: frozenset[str] = frozenset()
    triggered: tuple[l.Triggered, ...] = ()
    wide: tuple[l.Static, ...] = ()
    replacing: tuple[l.Static, ...] = ()
    entering: tuple[l.Enters, ...] = ()
    of_players: tuple[l.Static, ...] = ()
    activated: tuple[Shape, ...] = ()
    granting: tuple[l.Static, ...] = ()
    afar: tuple[Lasting, ...] = ()


WIDE = (
    l.ActivationCost, l.TriggersAgain, l.PlayerRule, l.CostChange, l.MayPlay,
    l.MayCastAtInstantSpeed, l.SpendAnyMana, l.CantCast, l.CantActivate,
)  # fmt: skip
"""Modifications of what players may do and what they pay."""


def sort(abilities: tuple[l.Ability, ...]) -> Standing:
    """Sort the abilities that work on the battlefield; the same ones are sorted once."""
    key = tuple(map(id, abilities))
    known = _sorted.get(key)
    if known is None:
        if len(_sorted) >= MOST_KEPT:
            _sorted.clear()
        # They are kept with what was made of them, so that their identity stays their own.
        known = _sorted[key] = (abilities, _sort(abilities))
    return known[1]


def _sort(abilities: tuple[l.Ability, ...]) -> Standing:
    statics: list[Lasting] = []
    deontics: list[l.Deontic] = []
    rules: set[str] = set()
    triggered: list[l.Triggered] = []
    wide: list[l.Static] = []
    for ability in abilities:
        if isinstance(ability, l.Triggered) and ability.zone == "battlefield":
            triggered.append(ability)
        if not isinstance(ability, l.Static) or ability.zone != "battlefield":
            continue
        if _is_about_itself(ability):
            deontics.extend(c for c in ability.changes if isinstance(c, l.Deontic))
            rules.update(c.rule for c in ability.changes if isinstance(c, l.DamageRule))
            continue
        if _is_of_players(ability):
            continue
        if _place(ability) == "battlefield" and any(isinstance(c, WIDE) for c in ability.changes):
            wide.append(ability)
        if layers_of(ability.changes):
            statics.append(lasting(ability))
    return Standing(
        tuple(statics), tuple(deontics), frozenset(rules), tuple(triggered), tuple(wide),
        _replacing(abilities), _letting_enter(abilities),
        tuple(filter(_is_of_players, abilities)), shapes(abilities),
        tuple(filter(_is_granting, abilities)), _afar(abilities),
    )  # fmt: skip


def _afar(abilities: tuple[l.Ability, ...]) -> tuple[Lasting, ...]:
    """Return what a card says of permanents as long as it is in a graveyard (CR 113.6b)."""
    return tuple(
        lasting(ability)
        for ability in abilities
        if isinstance(ability, l.Static)
        and ability.zone == "graveyard"
        and isinstance(ability.affects, l.All)
        and _place(ability) == "battlefield"
        and layers_of(ability.changes)
    )


def _is_granting(ability: l.Ability) -> TypeGuard[l.Static]:
    """Whether it gives others a keyword or ability that says how they enter (CR 614.12)."""
    return (
        isinstance(ability, l.Static)
        and isinstance(ability.affects, l.All)
        and any(
            isinstance(part, l.Enters)
            for change in ability.changes
            if isinstance(change, l.Grant)
            for granted in change.abilities
            for part in (expand(granted) if isinstance(granted, l.Keyword) else (granted,))
        )
    )


def _is_of_players(ability: l.Ability) -> TypeGuard[l.Static]:
    return (
        isinstance(ability, l.Static)
        and ability.zone == "battlefield"
        and isinstance(ability.affects, You | Players)
        and any(isinstance(change, l.Deontic | l.Grant) for change in ability.changes)
    )


def _place(static: l.Static) -> str:
    return static.affects.zone if isinstance(static.affects, l.All) else "battlefield"


_lasting: dict[int, Lasting] = {}
_sorted: dict[tuple[int, ...], tuple[tuple[l.Ability, ...], Standing]] = {}

MOST_KEPT = 20_000
"""How many abilities are kept sorted, by their identity."""


def lasting(static: l.Static) -> Lasting:
    """Return a static ability with what the layers need to know of it."""
    known = _lasting.get(id(static))
    if known is None:
        if len(_lasting) >= MOST_KEPT:
            _lasting.clear()
        known = _lasting[id(static)] = _known(static)
    return known


def _known(static: l.Static) -> Lasting:
    text = msgspec.json.encode(volatility.read_by(static))
    return Lasting(
        static, layers_of(static.changes), volatility.of_static(static), _reads(static, text),
        _place(static),
        all(
            isinstance(change, l.ChangeTypes | l.SetColors | l.SetStats) and change.defining
            for change in static.changes
        ),
        b'"name":"each"' in text,
    )  # fmt: skip


_READ_IN = {
    CONTROL: ("you", "controlled_by", "controller_of", "players"),
    TYPES: ("type", "subtype", "supertype", "shares", "distinct", "chosen", "status", "attached"),
    COLORS: ("color", "shares", "distinct", "chosen"),
    ABILITIES: ("has", "without_abilities"),
    STATS: ("stat", "stat_compare", "aggregate", "distinct"),
    COPIES: ("named", "shares", "distinct", "chosen", "stat", "stat_compare", "devotion"),
}


def _reads(static: l.Static, text: bytes) -> int:
    """Return the layers in which what it reads can change (CR 613.8a)."""
    found = CONTROL if any(isinstance(c, l.SetController) for c in static.changes) else 0
    for layers, nodes in _READ_IN.items():
        if any(f'"node":"{node}"'.encode() in text for node in nodes):
            found |= layers
    return found


def _replacing(abilities: tuple[l.Ability, ...]) -> tuple[l.Static, ...]:
    return tuple(
        ability
        for ability in abilities
        if isinstance(ability, l.Static)
        and ability.zone == "battlefield"
        and any(isinstance(change, l.Replace) for change in ability.changes)
    )


def _letting_enter(abilities: tuple[l.Ability, ...]) -> tuple[l.Enters, ...]:
    return tuple(
        ability
        for ability in abilities
        if isinstance(ability, l.Enters) and ability.what != Is(This())
    )


def _is_about_itself(static: l.Static) -> bool:
    return (
        static.condition is None
        and isinstance(static.affects, This)
        and all(isinstance(change, l.Deontic | l.DamageRule) for change in static.changes)
    )
