"""A game in which everybody asked everything, for the tests that only read what came of it."""

import asyncio
from random import Random

import pytest

from tests.leaks.gathering import Gathering

STEPS = 10
LOOK_EVERY = 9


@pytest.fixture(scope="session")
def a_game() -> Gathering:
    """A game that has gone on for a while; every role has looked at everything on the way."""
    return asyncio.run(_played())


async def _played() -> Gathering:
    here = await Gathering.begun((2, 5))
    rng = Random(2)
    for number in range(STEPS):
        if number % LOOK_EVERY == 0:
            await here.everybody_looks(rng)
        assert await here.step(rng)
    await here.everybody_looks(rng, whole=True)
    return here
