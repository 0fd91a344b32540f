"""What static abilities read beside objects and effects, and which facts change it.

Characteristics are kept as long as nothing that they were worked out from changes. An effect
that counts tapped creatures or the cards in a hand is worked out again when those change.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import msgspec

from domain.cards.ir import language as l
from domain.rules import facts as f
from domain.rules.state import zone_name

TAPS, TURNS, STEPS, COMBAT, LIFE, ANYTHING = 1, 2, 4, 8, 16, 32
HANDS, GRAVEYARDS, STACK, OTHER_ZONES = 64, 128, 256, 512
ZONES = HANDS | GRAVEYARDS | STACK | OTHER_ZONES

_OF_ZONES = MappingProxyType(
    {"battlefield": 0, "hand": HANDS, "graveyard": GRAVEYARDS, "stack": STACK}
)

_OF_FACTS = MappingProxyType(
    {
        f.TappedChanged: TAPS,
        f.RoundBegan: TURNS | STEPS | COMBAT,
        f.TurnBegan: TURNS | STEPS | COMBAT,
        f.StepBegan: STEPS | COMBAT,
        f.AttackDeclared: COMBAT,
        f.BlockDeclared: COMBAT,
        f.JoinedCombat: COMBAT,
        f.BecameBlocked: COMBAT,
        f.LeftCombat: COMBAT,
        f.Ceased: ZONES | COMBAT,
        f.Shuffled: ZONES,
        f.LifeChanged: LIFE,
        f.DamageDealt: LIFE,
        f.ResourceChanged: LIFE,
        f.ChoicesAnnounced: 0,
        f.ShieldUsed: 0,
        f.Countered: 0,
        f.AbilityUsed: 0,
    }
)

_OF_NODES = MappingProxyType(
    {
        "in_combat": COMBAT, "past": ANYTHING, "targeting": ANYTHING, "one_target": ANYTHING,
        "history": ANYTHING, "happened": ANYTHING, "times_resolved": ANYTHING, "in_zone": ZONES,
        "on_top": OTHER_ZONES,
        "turn_of": TURNS, "during_step": STEPS, "arrived": TURNS,
        **dict.fromkeys(
            (
                "this", "you", "target", "bound", "event", "controller_of", "owner_of", "other_than",
                "entity",
                "attached_to", "type", "subtype", "supertype", "color", "named", "has", "faced",
                "has_counter", "without_abilities", "chosen", "controlled_by", "owned_by", "is",
                "is_spell", "is_ability", "shares", "attached", "bears", "and", "or", "not",
                "stat", "stat_compare", "counters", "number", "devotion", "times_paid",
                "mana_spent", "arith", "event_amount", "var", "compare", "matches", "cast_from",
                "cast_with", "kicked", "paid_extra", "someone", "every", "either", "unless", "x", "did",
                # What cards elsewhere look like is worked out for each as it is looked at.
                "all",
            ),
            0,
        ),
    }
)  # fmt: skip
"""What each node reads that no change of objects or effects tells of."""

_OF_PARTS = MappingProxyType(
    {
        ("status", "tapped"): TAPS, ("status", "untapped"): TAPS, ("status", "sick"): TURNS,
        ("players", "active"): TURNS, ("players", "defending"): COMBAT,
        ("players", "attacked"): ANYTHING, ("players", "most_life"): LIFE,
        ("player_stat", "life"): LIFE, ("player_stat", "poison"): LIFE,
        ("player_stat", "hand"): HANDS, ("player_stat", "library"): OTHER_ZONES,
        ("player_stat", "graveyard"): GRAVEYARDS,
        **dict.fromkeys(
            (
                *(("status", s) for s in ("token", "enchanted", "equipped", "face_down", "paired")),
                *(("players", which) for which in ("all", "opponents", "others", "next")),
            ),
            0,
        ),
    }
)  # fmt: skip
_PART = MappingProxyType(
    {"status": ("status", ""), "players": ("which", "all"), "player_stat": ("stat", "life")}
)
"""In which field such a node says what it reads, and what that is by default."""

_COUNTED = ("count", "aggregate", "distinct", "exists", "akin")


def of_fact(fact: f.AnyFact) -> int:
    """Return what a fact changes that effects may read."""
    if isinstance(fact, f.Moved):
        return _zone(fact.origin) | _zone(fact.to) | COMBAT | ANYTHING
    if isinstance(fact, f.Created):
        return _zone(fact.zone) | ANYTHING
    if isinstance(fact, f.Ceased) and fact.verb in ("resolve", "counter"):
        return STACK | ANYTHING
    return _OF_FACTS.get(type(fact), 0) | ANYTHING


def _zone(key: str) -> int:
    return _OF_ZONES.get(zone_name(key), OTHER_ZONES)


def of_static(static: l.Static) -> int:
    """Return what a static ability reads as it is applied."""
    found = 0
    for node in _nodes(read_by(static)):
        found |= _reads(node)
    return found


def read_by(static: l.Static) -> list[Any]:
    """Return the plain form of what is judged as it is applied; what it grants is only given."""
    read: list[Any] = [static.affects, static.condition]
    for change in static.changes:
        if isinstance(change, l.SetStats | l.AddStats):
            read += [change.power, change.toughness]
        elif isinstance(change, l.SetController):
            read.append(change.who)
    plain: list[Any] = msgspec.to_builtins(read)
    return plain


def _nodes(tree: Any) -> Iterator[dict[str, Any]]:
    if isinstance(tree, list | tuple):
        for part in tree:
            yield from _nodes(part)
    elif isinstance(tree, dict):
        if "node" in tree:
            yield tree
        for part in tree.values():
            yield from _nodes(part)


def _reads(node: dict[str, Any]) -> int:
    name = node["node"]
    if name in _COUNTED:
        return _zone(node.get("zone", "battlefield"))
    if name in _PART:
        field, default = _PART[name]
        return _OF_PARTS.get((name, node.get(field, default)), ANYTHING)
    return _OF_NODES.get(name, ANYTHING)
