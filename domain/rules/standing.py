"""Abilities sorted by what the engine does with them: static ones by layer, triggered ones."""

from __future__ import annotations

from functools import cache

import msgspec

from domain.cards.ir import language as l
from domain.cards.ir.terms import This

CONTROL, TYPES, COLORS, ABILITIES = 1, 2, 4, 8
DEFINED, SET, ADDED, SWITCHED, RULES = 16, 32, 64, 128, 256

LAYERS = (CONTROL, TYPES, COLORS, ABILITIES, DEFINED, SET, ADDED, SWITCHED, RULES)
"""Layers 2, 4, 5, 6, 7a, 7b, 7c and 7d in their order (CR 613.1, 613.4), then rules changes."""


def layer_of(change: l.Modification) -> int:
    """Return the layer in which a modification applies; 0 for what changes players' rules."""
    match change:
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


class Lasting(msgspec.Struct, frozen=True):
    """A static ability of a permanent that changes objects, and the layers that it does it in.

    ``volatile``: what it does can change though no object comes, goes or is changed.
    """

    static: l.Static
    layers: int
    volatile: bool


class Standing(msgspec.Struct, frozen=True):
    """A permanent's abilities, sorted.

    ``deontics`` and ``damage_rules`` are about itself, ``wide`` about players and costs.
    """

    statics: tuple[Lasting, ...] = ()
    deontics: tuple[l.Deontic, ...] = ()
    damage_rules: frozenset[str] = frozenset()
    triggered: tuple[l.Triggered, ...] = ()
    wide: tuple[l.Static, ...] = ()


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
        if any(isinstance(change, l.PlayerRule | l.CostChange) for change in ability.changes):
            wide.append(ability)
        layers = layers_of(ability.changes)
        if layers:
            statics.append(Lasting(ability, layers, _is_volatile(ability)))
    return Standing(
        tuple(statics), tuple(deontics), frozenset(rules), tuple(triggered), tuple(wide)
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
    )
)  # fmt: skip


@cache
def _is_volatile(static: l.Static) -> bool:
    """Whether it reads statuses, players or numbers that facts of every kind can change."""
    if static.condition is not None:
        return True
    text = msgspec.json.encode((static.affects, static.changes))
    return any(node in text for node in _READS)
