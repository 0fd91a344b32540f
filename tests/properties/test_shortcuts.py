"""Random play with cards that go round: what a shortcut records gives the same state back."""

from collections import Counter
from random import Random

import pytest

from domain.rules import fold
from domain.rules.facts import ShortcutTaken
from tests.support.board import Side, board
from tests.support.engine_play import EnginePlay

LOOPING = (
    "Warrior en-Kor", "Spike Feeder", "Pestilence", "Devoted Druid", "Earthcraft",
    "Intruder Alarm", "Midnight Guard", "Blasting Station", "Phyrexian Altar", "Ashnod's Altar",
    "Blood Artist", "Soul Warden", "Basalt Monolith", "Felidar Guardian", "Gravecrawler",
    "Zuran Orb", "Myr Retriever", "Heartless Summoning", "Impact Tremors", "Prodigal Sorcerer",
)  # fmt: skip
ANSWERS = 160


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_recorded_shortcut_replays_to_the_state_that_was_played(seed: int) -> None:
    rng = Random(seed)
    sides: dict[str, Side] = {
        seat: {
            "battlefield": [
                *("Forest", "Swamp", "Mountain") * 3,
                *["Warrior en-Kor"] * 2,
                *rng.sample(LOOPING, 9),
            ],
            "hand": rng.sample(LOOPING, 4),
            "life": 60,
        }
        for seat in "AB"
    }
    start = board(sides).state
    play = EnginePlay.resumed(start, seed)
    for _ in range(ANSWERS):
        if not play.step():
            break
    state, ended = start, Counter[str]()
    for batch in play.batches:
        state = fold(state, batch.facts, batch.agenda)
        ended.update(fact.ended for fact in batch.facts if isinstance(fact, ShortcutTaken))
    assert state == play.state
    assert ended.total() > 0
