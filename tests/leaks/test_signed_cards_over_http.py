"""On no route and no stream does a signed card in a hand make a difference to others (C-35)."""

from random import Random

import pytest

from tests.support.twin_games import play_on as play_a_while
from tests.support.twin_signed_pairs import play_on, signed_or_not

STEPS = 40


@pytest.mark.slow
@pytest.mark.parametrize("viewer", "AB")
async def test_a_signed_card_in_a_hand_makes_no_difference_on_any_route(viewer: str) -> None:
    pair = await signed_or_not(viewer)
    signed, unsigned = await play_on(pair, Random(ord(viewer)), STEPS)
    assert signed > 0, "the opponent could have shown a signed card"
    assert unsigned == 0
    assert pair.compared > 300


@pytest.mark.slow
async def test_streams_bring_the_same_whether_or_not_a_signed_card_is_held() -> None:
    pair = await signed_or_not("A")
    assert await pair.live(Random(2), STEPS) > STEPS // 2


@pytest.mark.slow
async def test_another_card_in_place_of_the_signed_one_makes_no_difference() -> None:
    rng = Random(8)
    pair = await signed_or_not("B")
    compared = 0
    for _ in range(4):
        twin = await pair.exchanged(rng)
        assert twin is not None
        await play_a_while(twin, rng, 6)
        compared += twin.compared
    assert compared > 300
