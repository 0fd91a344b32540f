"""Random games with the sample decks: they end, and neither a card nor a coin goes astray."""

import msgspec
import pytest

from domain.formats.conquering import gold
from domain.rules import facts
from tests.formats.conquering.whole import TablePlay, booked, cards_of, lost
from tests.support.engine_play import refolded

STEPS = 6000
"""More than any of these games takes."""


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "seats"), [(1, "AB"), (2, "ABC"), (3, "ABCD"), (4, "ABCDE")])
def test_a_random_game_loses_no_card_and_no_gold(seed: int, seats: str) -> None:
    play = TablePlay(seed, seats)
    assert len(cards_of(play.state)) == sum(map(len, play.decks.values()))
    for _ in range(STEPS):
        before = play.state
        if not play.step():
            break
        assert lost(before, play.state) == []
    assert play.state.result is not None
    assert refolded(play.batches) == play.state
    told = [fact for batch in play.batches for fact in batch.facts]
    kept = [fact.value for fact in told if isinstance(fact, facts.OverlaySet)]
    assert msgspec.json.decode(msgspec.json.encode(kept)) == kept
    held = booked(seats, told)
    for seat, player in play.state.players.items():
        assert player.resources.get(gold.GOLD, 0) == held[seat]
        assert sum(flow.change for flow in player.flows) == held[seat] - gold.START
