"""What of the turn is remembered, so that abilities can ask for it (CR 608.2i)."""

from domain.rules import facts as f
from domain.rules.draft import Draft

RECALLED = frozenset(
    {
        f.Moved, f.Created, f.DamageDealt, f.LifeChanged, f.ChoicesAnnounced, f.AttackDeclared,
        f.BlockDeclared, f.BecameBlocked, f.CountersChanged, f.LandPlayed, f.StepBegan, f.Resolved,
        f.Shuffled, f.ControllerChanged, f.AttachedChanged, f.ActionTaken, f.JoinedCombat, f.LeftGame,
        f.ResourceChanged,
    }
)  # fmt: skip
"""The kinds of fact that an event pattern can look for in the past."""


def recall(draft: Draft, fact: f.AnyFact) -> None:
    """Keep a fact for the rest of the turn and for the next one.

    The cards of a deck that come to be as the game is set up are no event of a turn.
    """
    if type(fact) is f.Created and fact.zone not in ("battlefield", "stack"):
        return
    draft.history = (*draft.history, fact)
