"""Random games in which players concede at any moment, in the midst of anything (E-17, E-21)."""

from random import Random

import pytest

from domain.cards.catalogue import STARTER
from domain.formats.edh import table
from domain.rules import concede
from tests.formats.edh.test_deck_games import SamplePlay
from tests.soak.random_games import strays
from tests.support.engine_play import Batch, refolded

BOUND = 4000
"""More answers than any of these games takes."""


def nothing_is_left_of(play: SamplePlay, losers: set[str]) -> bool:
    """Whether who lost owns nothing, controls nothing and is asked nothing."""
    things = play.state.objects.values()
    owned = any(thing.owner in losers for thing in things)
    held = any(
        thing.controller in losers for thing in things if thing.zone in ("battlefield", "stack")
    )
    return not (owned or held or any(asked.seat in losers for asked in play.questions()))


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "seats", "rate"), [(1, "ABCDEF", 0.03), (5, "ABCD", 0.02)])
def test_whoever_concedes_whenever_the_others_play_on(seed: int, seats: str, rate: float) -> None:
    play, rng, left = SamplePlay(seed, seats), Random(seed), 0
    while (question := play.asked()) is not None:
        assert play.answers < BOUND
        losers = {seat for seat in seats if play.state.players[seat].lost}
        assert nothing_is_left_of(play, losers)
        if rng.random() >= rate:
            play.answer(question)
            continue
        leaver = rng.choice([seat for seat in seats if seat not in losers])
        done = concede(play.state, leaver, STARTER, play.overlay, play.chance)
        play.state = done.state
        play.batches.append(Batch(done.facts, done.state.agenda))
        left += 1
        assert strays(play.state) is None
    assert left > 0
    assert play.state.result is not None
    assert refolded(play.batches) == play.state
    out = [seat for group in table.eliminated(play.state.overlay) for seat in group]
    assert sorted([*out, *play.state.result.winners]) == sorted(seats)
