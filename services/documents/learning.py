"""Which facts of an event an audience may learn.

Public ones, those told to it, and those told to a player whose turn it controls at that
moment (CR 723.4).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.rules import AnyFact, GameState, facts, fold
from services.documents.sight import AFTER

_OF_CONTROL = (facts.RoundBegan, facts.TurnBegan, facts.TurnClaimed, facts.PlayerLost)


def learnt(
    play: GameState, told: Sequence[AnyFact], audience: str
) -> Iterator[tuple[int, AnyFact]]:
    """Yield the facts that an audience may learn, with their place; ``play`` is before them."""
    controlled = any(isinstance(fact, facts.TurnClaimed) for fact in told) or any(
        player.controlled_by or player.claimed_by for player in play.players.values()
    )
    eyes = _eyes(play, audience)
    for at, fact in enumerate(told):
        if controlled and isinstance(fact, _OF_CONTROL):
            play = fold(play, (fact,), play.agenda)
            eyes = _eyes(play, audience)
        if _may_learn(fact, audience, eyes):
            yield at, fact


def _eyes(play: GameState, audience: str) -> frozenset[str]:
    """Return an audience and whose turn it controls."""
    players = play.players.values()
    return frozenset((audience, *(each.seat for each in players if each.controlled_by == audience)))


def _may_learn(fact: AnyFact, audience: str, eyes: frozenset[str]) -> bool:
    if fact.audience == "public":
        return True
    if audience == AFTER:
        return fact.audience != "none"
    return not eyes.isdisjoint(fact.audience.split(","))
