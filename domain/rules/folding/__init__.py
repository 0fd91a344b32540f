"""Evolve: how each kind of fact changes a state; no card, rule or chance is consulted.

Every member of the union of facts has exactly one fold; importing this package fails if
one is missing.
"""

from collections.abc import Iterable
from typing import get_args

from domain.rules import facts, looks
from domain.rules.agenda import Agenda
from domain.rules.draft import Draft
from domain.rules.folding import bargains, combat, objects, phasing, players, table
from domain.rules.folding.history import RECALLED, recall
from domain.rules.folding.registry import FOLDS
from domain.rules.state import GameState

_MISSING = set(get_args(facts.AnyFact)) - set(FOLDS)
if _MISSING:
    raise TypeError(f"facts without a fold: {sorted(kind.__name__ for kind in _MISSING)}")


def apply(draft: Draft, fact: facts.AnyFact) -> None:
    """Fold one fact into the draft."""
    kind = type(fact)
    FOLDS[kind](draft, fact)
    if kind in RECALLED:
        recall(draft, fact)


def fold(state: GameState, batch: Iterable[facts.AnyFact], agenda: Agenda) -> GameState:
    """Return the state after one event: its facts, then its agenda."""
    draft = Draft(state)
    for fact in batch:
        apply(draft, fact)
    draft.agenda = agenda
    draft.version += 1
    folded = draft.publish()
    looks.folded(folded)
    return folded


__all__ = ["apply", "bargains", "combat", "fold", "objects", "phasing", "players", "table"]
