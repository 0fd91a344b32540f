"""No leak over HTTP: two applications whose games differ in hidden cards answer alike."""

from random import Random

import pytest

from tests.support.twin_games import another_deck, exchange_and_play_on, four_seats, play_on
from tests.support.twin_routes import IRRELEVANT, look, order_audit
from tests.support.twin_services import operations


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_another_card_in_an_opponents_deck_makes_no_difference(seed: int) -> None:
    pair = await another_deck(seed)
    assert await play_on(pair, Random(seed)) > 0
    assert pair.compared > 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 22))
async def test_hidden_cards_that_change_places_make_no_difference(seed: int) -> None:
    pair = await exchange_and_play_on(seed)
    assert pair.compared > 300


@pytest.mark.slow
@pytest.mark.parametrize("seed", [40])
async def test_hidden_cards_make_no_difference_at_a_table_of_four(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    four_seats(monkeypatch)
    pair = await exchange_and_play_on(seed, seats=4, steps=14)
    assert pair.compared > 300
    assert len((await pair.games())[0].table.order) == 4


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 30])
async def test_streams_that_are_open_bring_the_same_while_the_game_goes_on(seed: int) -> None:
    pair = await another_deck(seed)
    done = await pair.live(Random(seed), 20)
    assert done > 3


async def test_every_operation_of_the_description_was_looked_at() -> None:
    pair = await another_deck(7)
    rng = Random(7)
    for _ in range(12):
        assert await pair.step(rng)
    await look(pair, rng, whole=True)
    await order_audit(pair)
    known = set(operations(pair.worlds[0].app))
    assert known - pair.visited - set(IRRELEVANT) == set()
    assert set(IRRELEVANT) <= known
    assert not pair.visited & set(IRRELEVANT)
