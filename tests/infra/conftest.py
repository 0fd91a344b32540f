"""What tests of several processes share: one database, and a clock that stands."""

from collections.abc import AsyncIterator

import pytest

from infra.postgres.pool import Pool, open_pool
from tests.support.timed_games import HandClock


@pytest.fixture
async def pool(fresh_database_url: str) -> AsyncIterator[Pool]:
    """Connections to a database of the test's own."""
    async with open_pool(fresh_database_url, size=8) as opened_pool:
        yield opened_pool


@pytest.fixture
def clock() -> HandClock:
    """A clock that the test moves."""
    return HandClock()
