"""Where a player wants to be asked (CR 117.3d lets everybody pass everywhere else).

A stop is a key: ``own:`` or ``opponent:`` with a step, for whose turn it is while the stack
is empty; ``stack:own`` or ``stack:opponent`` for whose object is on top of the stack;
``between_turns`` for what a format lets players do there, if they want; ``all`` for every time. What is asked follows from recorded stops and the public table alone, so
that a pass tells nothing about a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from domain.rules.draft import Draft
    from domain.rules.state import GameState

STEPS_WITH_PRIORITY = (
    "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers",
    "declare_blockers", "first_strike_damage", "combat_damage", "end_combat",
    "postcombat_main", "end", "cleanup",
)  # fmt: skip

EVERYTHING = "all"

BETWEEN_TURNS = "between_turns"

DEFAULT_STOPS = (
    "own:precombat_main", "own:postcombat_main",
    "own:declare_attackers", "own:declare_blockers",
    "opponent:declare_attackers", "opponent:declare_blockers",
    "opponent:end", "stack:opponent",
)  # fmt: skip

ALL_STOPS = frozenset(
    {
        EVERYTHING,
        BETWEEN_TURNS,
        "stack:own",
        "stack:opponent",
        *(f"{who}:{step}" for who in ("own", "opponent") for step in STEPS_WITH_PRIORITY),
    }
)

_DECLARATIONS = frozenset({"declare_attackers", "declare_blockers"})


def wants(state: GameState | Draft, seat: str) -> bool:
    """Whether a player who would receive priority now is to be asked (CR 117.3).

    The stops on declarations hold only where creatures were declared as attackers.
    """
    stops = state.players[seat].stops
    if EVERYTHING in stops:
        return True
    stack = state.zones.get("stack", ())
    if stack:
        own = state.objects[stack[-1]].controller == seat
        return f"stack:{'own' if own else 'opponent'}" in stops
    turn = state.turn
    if turn.step in _DECLARATIONS and (state.combat is None or not state.combat.declared):
        return False
    return f"{'own' if turn.active == seat else 'opponent'}:{turn.step}" in stops


def wants_between_turns(state: GameState | Draft, seat: str) -> bool:
    """Whether a player is asked for what they may do between turns and need not."""
    stops = state.players[seat].stops
    return EVERYTHING in stops or BETWEEN_TURNS in stops
