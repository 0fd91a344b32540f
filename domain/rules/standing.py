"""Abilities sorted by what the engine does with them: static ones by layer, triggered ones."""

from __future__ import annotations

from functools import cache
from typing import TypeGuard

import msgspec

from domain.cards.ir import language as l
from domain.cards.ir.terms import Is, Players, This, You
from domain.cards.keywords import expand
from domain.rules.context import Context
from domain.rules.shapes import Shape, shapes

CONTROL, TYPES, COLORS, ABILITIES = 1, 2, 4, 8
DEFINED, SET, ADDED, SWITCHED, RULES = 16, 32, 64, 128, 256
COPIES = 512

LAYERS = (COPIES, CONTROL, TYPES, COLORS, ABILITIES, DEFINED, SET, ADDED, SWITCHED, RULES)
"""Layers 1, 2, 4, 5, 6, 7a, 7b, 7c and 7d in their order (CR 613.1, 613.4), then rules changes."""


def layer_of(change: l.Modification) -> int:
    """Return the layer in which a modification applies; 0 for what changes players' rules."""
    match change:
        case l.CopyOf() | l.SetName():
            return COPIES
        case l.SetController():
            return CONTROL
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

    ``volatile``: what it does can change though no object comes, goes or is changed.
    """

    static: l.Static
    layers: int
    volatile: bool


class Standing(msgspec.Struct, frozen=True):
    """A permanent's abilities, sorted.

    ``deontics`` and ``damage_rules`` are about itself, ``wide`` about players and costs,
    ``replacing`` hold replacement effects, ``entering`` say how others enter, ``elsewhere``
    are about cards in other zones, ``of_players`` about what players can't and may do;
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
    elsewhere: tuple[l.Static, ...] = ()
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
    """Sort the abilities that work on the battlefield."""
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
        if _is_elsewhere(ability) or _is_of_players(ability):
            continue
        if any(isinstance(change, WIDE) for change in ability.changes):
            wide.append(ability)
        layers = layers_of(ability.changes)
        if layers:
            statics.append(Lasting(ability, layers, _is_volatile(ability)))
    return Standing(
        tuple(statics), tuple(deontics), frozenset(rules), tuple(triggered), tuple(wide),
        _replacing(abilities), _letting_enter(abilities), _elsewhere(abilities),
        tuple(filter(_is_of_players, abilities)), shapes(abilities),
        tuple(filter(_is_granting, abilities)), _afar(abilities),
    )  # fmt: skip


def _afar(abilities: tuple[l.Ability, ...]) -> tuple[Lasting, ...]:
    """Return what a card says of permanents as long as it is in a graveyard (CR 113.6b)."""
    return tuple(
        Lasting(ability, layers_of(ability.changes), volatile=True)
        for ability in abilities
        if isinstance(ability, l.Static)
        and ability.zone == "graveyard"
        and isinstance(ability.affects, l.All)
        and not _is_elsewhere(ability)
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


def _is_elsewhere(static: l.Static) -> bool:
    return isinstance(static.affects, l.All) and static.affects.zone != "battlefield"


def _elsewhere(abilities: tuple[l.Ability, ...]) -> tuple[l.Static, ...]:
    return tuple(
        ability
        for ability in abilities
        if isinstance(ability, l.Static)
        and ability.zone == "battlefield"
        and _is_elsewhere(ability)
    )


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


_READS = tuple(
    f'"node":"{node}"'.encode()
    for node in (
        "status", "in_combat", "stat", "stat_compare", "count", "counters", "player_stat", "kicked",
        "aggregate", "distinct", "devotion", "history", "past", "number", "in_zone",
    )
)  # fmt: skip


@cache
def _is_volatile(static: l.Static) -> bool:
    """Whether it reads statuses, players or numbers that facts of every kind can change."""
    if static.condition is not None:
        return True
    text = msgspec.json.encode((static.affects, static.changes))
    return any(node in text for node in _READS)
