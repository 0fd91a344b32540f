"""Bytes that are kept from view to view are those that would be written anew."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from msgspec.structs import replace

from domain.game.state import Game, evolve, initial
from services.documents.board import live_view, live_views
from services.documents.pieces import Pieces
from tests.support.whole_games import played

GAME = "00000000-0000-0000-0000-000000000001"


def states(seed: int, events: int) -> list[Game]:
    games = [initial(GAME)]
    for event in played(seed, events):
        games.append(evolve(games[-1], event))
    return games[3:]


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_views_with_pieces_are_those_without(seed: int) -> None:
    pieces = Pieces()
    for game in states(seed, 150):
        assert live_views(game.table, pieces) == live_views(game.table)


def test_pieces_serve_in_any_order_and_however_few_are_kept() -> None:
    rng, pieces = Random(1), Pieces(views=2)
    games = states(6, 120)
    for _ in range(150):
        game = rng.choice(games)
        audience = rng.choice(["A", "B", "public"])
        assert live_view(game.table, audience, pieces=pieces) == live_view(game.table, audience)


def test_games_that_are_shown_by_several_threads_at_once_are_not_mixed_up() -> None:
    pieces = Pieces(views=5)

    def shown(seed: int) -> bool:
        return all(
            live_views(replace(game.table, id=f"game {seed}"), pieces)
            == live_views(replace(game.table, id=f"game {seed}"))
            for game in states(seed, 60)
        )

    with ThreadPoolExecutor(3) as threads:
        assert all(threads.map(shown, (7, 8, 9)))
