"""A service that is killed at any moment loses nothing, doubles nothing, leaves no game stuck."""

import pytest

from tests.faults.killing import campaign

KILLS = 25
"""``make faults`` does 200."""


@pytest.mark.slow
async def test_a_service_killed_at_random_moments_keeps_every_promise(
    fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    figures = await campaign(fresh_database_url, redis_url, redis_prefix, KILLS, seed=1)
    assert figures.faults == []
    assert figures.promises > 0
    # Moments between requests prove little: many a request was under way.
    assert figures.cut_off > KILLS / 4
