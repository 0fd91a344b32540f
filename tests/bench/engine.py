"""The engine in process: answers a second with legal answers listed, and the fold."""

import gc
import time
from collections import Counter
from random import Random

from domain.cards.catalogue import STARTER
from domain.rules import Answer, GameState, Question, fold
from tests.bench.figures import Figure, percentile
from tests.support.board import Side, board
from tests.support.engine_play import BASICS, Batch, EnginePlay
from tests.support.random_play import random_answer

SECONDS = 5.0
EVENTS = 2000
SNAPSHOT_EVERY = 200


def permanents(play: EnginePlay) -> int:
    """Return how many permanents are on the battlefield."""
    return len(play.state.zones["battlefield"])


def peaceful(question: Question, rng: Random, eager: float) -> Answer:
    """Answer at random, but attack nobody and target at will: boards grow."""
    if question.kind in ("attackers", "distribute"):
        return question.default
    return random_answer(question, rng, eager)


def timed(
    play: EnginePlay, seconds: float, kinds: Counter[str], most: int
) -> tuple[int, float, list[int]]:
    """Play on for so long and so many answers at most; returns answers, seconds, boards met."""
    begun, answers, boards = time.process_time(), play.answers, []
    while time.process_time() - begun < seconds and play.answers - answers < most:
        question = play.asked()
        if question is None:
            break
        kinds.update(asked.kind for asked in play.answer(question))
        boards.append(permanents(play))
    return play.answers - answers, time.process_time() - begun, boards


def duel() -> Figure:
    """Return answers a second of duels from their seventh turn on."""
    kinds: Counter[str] = Counter()
    answers, spent, boards, seed = 0, 0.0, list[int](), 500
    while spent < SECONDS:
        play = EnginePlay(seed, cards=60)
        seed += 1
        while play.state.turn.number < 7 and play.step():
            pass
        more, took, met = timed(play, SECONDS - spent, kinds, 400)
        answers, spent, boards = answers + more, spent + took, boards + met
    return Figure(
        name="engine: duel", value=answers / spent, unit="answers/s", gate=400,
        measured_on={
            "games": seed - 500, "from_turn": 7, "permanents_median": percentile(boards, 0.5),
            "decisions": dict(kinds),
        },
    )  # fmt: skip


def four_players() -> Figure:
    """Return answers a second of four players whose boards hold 100 permanents together."""
    kinds: Counter[str] = Counter()
    answers, spent, boards, games = 0, 0.0, list[int](), 0
    while spent < SECONDS:
        # Fights thin a board out: a fresh one after so many answers keeps it at its size.
        play = _crowded()
        games += 1
        more, took, met = timed(play, SECONDS - spent, kinds, 150)
        answers, spent, boards = answers + more, spent + took, boards + met
    return Figure(
        name="engine: four players, 100 permanents", value=answers / spent, unit="answers/s",
        gate=80,
        measured_on={
            "boards": games, "permanents_at_first": 100, "permanents_median": percentile(boards, 0.5),
            "decisions": dict(kinds),
        },
    )  # fmt: skip


def _crowded() -> EnginePlay:
    rng = Random(600)
    others = [name for name in STARTER.names if name not in BASICS]
    creatures = [
        name for name in others if (card := STARTER.find(name)) and "creature" in card.types
    ]
    sides: dict[str, Side] = {
        seat: {
            "battlefield": [*rng.choices(BASICS, k=12), *rng.sample(creatures, 13)],
            "hand": rng.sample(others, 5),
            "library": [*rng.choices(BASICS, k=20), *rng.sample(others, 40)],
            "life": 40,
        }
        for seat in "ABCD"
    }
    return EnginePlay.resumed(board(sides).state, 600)


def long_game() -> list[Batch]:
    """Return the batches of a random game of 2,000 events or a few more."""
    for seed in range(700, 740):
        play = EnginePlay(seed, "ABCD", cards=100)
        play.choose = peaceful
        while len(play.batches) < EVENTS and play.step():
            pass
        if len(play.batches) >= EVENTS:
            return play.batches
    raise RuntimeError(f"no game had {EVENTS} events")


def folding() -> tuple[Figure, Figure]:
    """Return events folded a second, and how long any state of a long game takes."""
    batches = long_game()
    # What earlier measures left behind must not be looked through on this one's time.
    gc.collect()
    gc.freeze()
    begun = time.process_time()
    kept = [GameState()]
    for batch in batches:
        kept.append(fold(kept[-1], batch.facts, batch.agenda))
    spent = time.process_time() - begun
    on: dict[str, object] = {
        "events": len(batches), "facts": sum(len(batch.facts) for batch in batches),
        "players": 4, "permanents_at_last": len(kept[-1].zones["battlefield"]),
    }  # fmt: skip
    rng, times = Random(1), []
    for _ in range(200):
        wanted = rng.randrange(len(batches) + 1)
        begun = time.process_time()
        nearest = wanted // SNAPSHOT_EVERY * SNAPSHOT_EVERY
        state = kept[nearest]
        for batch in batches[nearest:wanted]:
            state = fold(state, batch.facts, batch.agenda)
        times.append((time.process_time() - begun) * 1000)
    gc.unfreeze()
    rate = Figure(
        name="fold", value=len(batches) / spent, unit="events/s", gate=20_000, measured_on=on
    )
    reach = Figure(
        name="any state of a long game", value=percentile(times, 0.95), unit="ms at p95", gate=100,
        better="less", measured_on={**on, "snapshot_every": SNAPSHOT_EVERY},
    )  # fmt: skip
    return rate, reach
