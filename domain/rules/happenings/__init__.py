"""Event patterns matched against facts: the one language of triggers and history (CR 603.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from domain.cards.ir import terms as t
from domain.rules import facts as f
from domain.rules.context import Context, Happening
from domain.rules.engine import Engine
from domain.rules.happenings import fighting, people, permanents, spells, turning, wrapping, zones
from domain.rules.happenings.looking_back import looks_back

__all__ = ["WATCHED", "gathered", "kinds_of", "looks_back", "matching", "recalled"]

Match = Callable[[Engine, Any, Any, Context], Sequence[Happening]]

_MATCHES: dict[type[t.Pattern], tuple[Match, tuple[type[f.Fact], ...]]] = {
    t.ZoneChange: (zones.changed, (f.Moved, f.Created, f.LeftGame)),
    t.Drew: (zones.drew, (f.Moved,)),
    t.Becomes: (permanents.became, (f.TappedChanged,)),
    t.Transforms: (permanents.transformed, (f.FaceTurned,)),
    t.TurnedUp: (permanents.turned_up, (f.FaceDownChanged,)),
    t.Phases: (permanents.phased, (f.PhasedOut, f.PhasedIn)),
    t.TapsForMana: (permanents.tapped_for_mana, (f.ManaChanged,)),
    t.CounterChange: (
        permanents.counters_changed, (f.CountersChanged, f.Moved, f.ResourceChanged),
    ),
    t.Chapter: (permanents.chapter_reached, (f.CountersChanged, f.Moved)),
    t.ControlChange: (permanents.control_changed, (f.ControllerChanged,)),
    t.AttachmentChange: (permanents.attachment_changed, (f.AttachedChanged, f.Moved)),
    t.Damaged: (people.damaged, (f.DamageDealt,)),
    t.LifeChanged: (people.life_changed, (f.LifeChanged, f.DamageDealt)),
    t.Loses: (people.lost, (f.PlayerLost,)),
    t.Does: (people.did, (f.ActionTaken, f.Shuffled, f.Rolled)),
    t.CastSpell: (spells.cast, (f.ChoicesAnnounced,)),
    t.Activates: (spells.activated, (f.ChoicesAnnounced,)),
    t.PlaysLand: (spells.played_land, (f.LandPlayed,)),
    t.BecomesTarget: (spells.targeted, (f.ChoicesAnnounced,)),
    t.Attacks: (fighting.attacked, (f.AttackDeclared,)),
    t.Blocks: (fighting.blocked, (f.BlockDeclared, f.JoinedCombat)),
    t.BecomesBlocked: (
        fighting.became_blocked, (f.BlockDeclared, f.JoinedCombat, f.BecameBlocked),
    ),
    t.GoesUnblocked: (fighting.went_unblocked, (f.BlockDeclared,)),
    t.Begins: (turning.began, (f.StepBegan,)),
    t.IsTrue: (turning.never, ()),
    t.YouDo: (turning.never, ()),
}  # fmt: skip
"""How each pattern of one event matches, and which facts it can match."""

WATCHED = tuple({kind for _, kinds in _MATCHES.values() for kind in kinds})
"""Every kind of fact that some pattern can match."""


@cache
def kinds_of(pattern: t.Pattern) -> tuple[type[f.Fact], ...]:
    """Return which facts a pattern can match."""
    match pattern:
        case t.AnyOf(parts):
            return tuple(dict.fromkeys(kind for part in parts for kind in kinds_of(part)))
        case t.Batch(of) | t.Nth(of):
            return kinds_of(of)
        case _:
            return _MATCHES[type(pattern)][1]


def matching(
    engine: Engine, pattern: t.Pattern, fact: f.AnyFact, context: Context
) -> Sequence[Happening]:
    """Return what of a fact matches a pattern: one happening for each time it triggers.

    Of a batch these are its parts, which ``gathered`` puts together.
    """
    match pattern:
        case t.AnyOf(parts):
            return wrapping.first(engine, parts, fact, context)
        case t.Batch(of):
            return matching(engine, of, fact, context)
        case t.Nth():
            return wrapping.nth(engine, pattern, fact, context)
        case _:
            match_one, kinds = _MATCHES[type(pattern)]
            return match_one(engine, pattern, fact, context) if type(fact) in kinds else ()


def recalled(
    engine: Engine, pattern: t.Pattern, window: t.Window, context: Context
) -> list[Happening]:
    """Return each time that an event happened this turn or last turn."""
    past = engine.state.history if window == "turn" else engine.state.last_turn
    kinds = kinds_of(pattern)
    return [
        happening
        for fact in past
        if type(fact) in kinds
        for happening in matching(engine, pattern, fact, context)
    ]


def gathered(batch: t.Batch, found: Sequence[Happening]) -> list[Happening]:
    """Return the happenings of one moment put together as a batch asks."""
    return wrapping.gathered(batch, found)
