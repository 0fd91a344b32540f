"""Followers that share one reader of the log's end see what each would see alone."""

from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random
from uuid import UUID

import pytest

from domain.game.events import Disclosed
from infra.eventstore.tail import SharedTail
from services.ports import Recorded


class CountedLog:
    """A log in memory whose positions have gaps, as a sequence has; counts how often it is read."""

    def __init__(self) -> None:
        self.events: list[Recorded] = []
        self.reads = 0

    def grow(self, many: int, rng: Random) -> None:
        for _ in range(many):
            last = self.events[-1].position if self.events else 0
            self.events.append(
                Recorded(
                    UUID(int=1), len(self.events) + 1, Disclosed(seed="", nonce=""),
                    datetime(2026, 1, 1, tzinfo=UTC), UUID(int=2), "", "", last + rng.randint(1, 3),
                )
            )  # fmt: skip

    async def after(self, position: int, limit: int = 500) -> Sequence[Recorded]:
        self.reads += 1
        return [one for one in self.events if one.position > position][:limit]


class Hands:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.mark.parametrize("seed", range(8))
async def test_every_follower_sees_every_event_once_and_in_order(seed: int) -> None:
    rng, log, hands = Random(seed), CountedLog(), Hands()
    tail = SharedTail(log, hands, kept=rng.choice([4, 20, 200]))
    log.grow(rng.randrange(30), rng)
    followers: list[list[Recorded]] = [[], [], []]
    for _ in range(200):
        hands.at += rng.choice([0.0, 0.01, 0.06])
        if rng.random() < 0.5:
            log.grow(rng.randrange(6), rng)
        seen = rng.choice(followers)
        position = seen[-1].position if seen else 0
        seen += await tail.after(position, rng.choice([1, 3, 500]))
    hands.at += 1
    for seen in followers:
        while more := await tail.after(seen[-1].position if seen else 0, 500):
            seen.extend(more)
        assert seen == log.events


async def test_a_second_follower_costs_the_log_nothing() -> None:
    log, hands = CountedLog(), Hands()
    log.grow(10, Random(1))
    tail = SharedTail(log, hands)
    assert len(await tail.after(0)) == 10
    assert len(await tail.after(0)) == 10
    assert await tail.after(log.events[-1].position) == []
    assert log.reads == 1


async def test_news_is_seen_as_soon_as_a_moment_has_passed() -> None:
    log, hands = CountedLog(), Hands()
    tail = SharedTail(log, hands)
    assert await tail.after(0) == []
    log.grow(1, Random(1))
    hands.at += 0.05
    assert list(await tail.after(0)) == log.events
