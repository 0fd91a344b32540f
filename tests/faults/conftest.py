"""Servers that tests may break; each test gets a database of its own on them."""

from collections.abc import Iterator
from itertools import count

import pytest

from tests.faults.pair import Pair, own_pair

_NUMBERS = count()


@pytest.fixture(scope="session")
def breakable() -> Iterator[Pair]:
    """One pair a worker: whoever breaks it mends it."""
    with own_pair() as pair:
        yield pair


@pytest.fixture
def pair(breakable: Pair) -> Pair:
    """The pair, running, with a fresh database."""
    breakable.use(f"faults_{next(_NUMBERS)}")
    return breakable


@pytest.fixture
def prefix() -> str:
    """What this test's keys in Redis begin with."""
    return f"faults-{next(_NUMBERS)}"
