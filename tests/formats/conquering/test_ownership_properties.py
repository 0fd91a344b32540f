"""Whoever plays how, every card lies where its owner's cards lie (Q-33, Q-44 to Q-46)."""

from collections.abc import Iterator

import pytest

from domain.formats.conquering import npc
from domain.formats.marks import MERCENARY
from domain.rules import GameObject, GameState
from tests.formats.conquering.whole import TablePlay

STEPS = 400
PILES = (npc.NATIVES, npc.TREASURES, npc.LANDS)


def at_fault(state: GameState) -> Iterator[tuple[str, GameObject]]:
    """Yield what is where, or whose, it cannot be."""
    for thing in state.objects.values():
        where, _, whose = thing.zone.partition(":")
        if whose in PILES and thing.owner != npc.NPC:
            yield "in a deck or graveyard of the table, and a player's", thing
        if whose and whose not in PILES and thing.owner != whose:
            yield "in another player's zone", thing
        if MERCENARY in thing.marks and where not in ("battlefield", "phased"):
            yield "a mercenary off the battlefield", thing
        if MERCENARY in thing.marks and thing.owner == npc.NPC:
            yield "a mercenary of the NPC", thing
        if thing.owners[-1:] == (thing.owner,):
            yield "its owner's before it was", thing
        if thing.owner in state.players and state.players[thing.owner].lost is not None:
            yield "of a player who left", thing


@pytest.mark.parametrize(("seed", "seats"), [(11, "AB"), (12, "ABC")])
def test_every_card_lies_where_its_owners_cards_lie(seed: int, seats: str) -> None:
    play = TablePlay(seed, seats)
    changes = 0
    for _ in range(STEPS):
        if not play.step() or play.state.result is not None:
            break
        assert list(at_fault(play.state)) == []
        changes = max(changes, sum(bool(thing.owners) for thing in play.state.objects.values()))
    assert changes > 0
