"""No leak where players control one another's turns: sight lasts as long as control (CR 723.4)."""

from random import Random

import pytest
from msgspec.structs import replace

from domain.game.state import Game, evolve
from domain.kernel.events import Event
from services.documents.board import PUBLIC
from services.reads.replay import event_in_words
from tests.support.twin_worlds import compare_whole_game, eyes_of, recorded_in
from tests.support.whole_games import asked, begun, random_request

COMPARISONS = 60


def claimed(seed: int) -> Game:
    """Return a game in which each player will control the other's next turn."""
    game = begun(seed)
    play = game.table.play
    players = {
        seat: replace(player, claimed_by="B" if seat == "A" else "A")
        for seat, player in play.players.items()
    }
    return replace(game, table=replace(game.table, play=replace(play, players=players)))


@pytest.mark.parametrize("seed", range(4))
def test_hidden_cards_make_no_difference_beyond_what_a_controller_sees(seed: int) -> None:
    compared = compare_whole_game(claimed(seed), "AB"[seed % 2], Random(seed), COMPARISONS)
    assert compared >= COMPARISONS // 2


@pytest.mark.parametrize("seed", range(3))
def test_a_controller_is_told_what_the_controlled_player_is_told(seed: int) -> None:
    game, rng, told = claimed(seed), Random(seed), 0
    for _ in range(60):
        if not game.table.open:
            break
        opened, question = rng.choice(asked(game))
        _, events = random_request(game, opened, question, rng)
        for event in events:
            after = evolve(game, event)
            for own, other in ("AB", "BA"):
                if own in eyes_of(after, other):
                    words = [_text(game, event, after, seat) for seat in (own, other)]
                    assert words[0] == words[1]
                    told += words[0] != _text(game, event, after, PUBLIC)
            game = after
    assert told


def _text(before: Game, event: Event, after: Game, audience: str) -> str:
    return str(event_in_words(before, recorded_in(after, event), after, audience)["text"])
