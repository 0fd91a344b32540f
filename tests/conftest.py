"""One pair of servers for a whole test session, whichever way it runs.

``DATABASE_URL`` and ``REDIS_URL`` run the same tests against other servers (the account needs
the right to create databases). Otherwise the embedded pair is started: at the first test that
asks for it, or, with ``-n``, once by the process that hands out the tests.
"""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from uuid import uuid4

import pytest
import redis

from infra.embedded.servers import throw_away_servers
from tests.support.databases import cloned_database

Addresses = tuple[str, str]
STARTED = pytest.StashKey[Addresses]()
RUNNING = pytest.StashKey[ExitStack]()


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell an xdist worker where the servers are."""
    node.workerinput["addresses"] = _started(node.config)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop what was started."""
    running = config.stash.get(RUNNING, None)
    if running is not None:
        running.close()


def _started(config: pytest.Config) -> Addresses:
    if STARTED not in config.stash:
        database_url, redis_url = os.environ.get("DATABASE_URL"), os.environ.get("REDIS_URL")
        if not (database_url and redis_url):
            config.stash[RUNNING] = ExitStack()
            servers = config.stash[RUNNING].enter_context(throw_away_servers())
            database_url = database_url or servers.database_url
            redis_url = redis_url or servers.redis_url
        config.stash[STARTED] = (database_url, redis_url)
    return config.stash[STARTED]


@pytest.fixture(scope="session")
def addresses(pytestconfig: pytest.Config) -> Addresses:
    """Where Postgres and Redis are; a test asks for the fixtures below instead."""
    handed_out = getattr(pytestconfig, "workerinput", {}).get("addresses")
    return tuple(handed_out) if handed_out else _started(pytestconfig)


@pytest.fixture(scope="session")
def database_url(addresses: Addresses) -> Iterator[str]:
    """A migrated database that the tests of one worker share."""
    with cloned_database(addresses[0]) as url:
        yield url


@pytest.fixture
def fresh_database_url(addresses: Addresses) -> Iterator[str]:
    """A migrated database that no other test has seen; costs about 30 ms."""
    with cloned_database(addresses[0]) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url(addresses: Addresses) -> str:
    """The one Redis of the session: keys and channels of a test begin with ``redis_prefix``."""
    return addresses[1]


@pytest.fixture
def redis_prefix(redis_url: str) -> Iterator[str]:
    """What this test's keys and channels begin with.

    Redis's numbered databases would keep keys apart, but not channels.
    """
    prefix = f"test-{uuid4().hex}"
    yield prefix
    with redis.Redis.from_url(redis_url) as client:
        for key in client.scan_iter(match=f"{prefix}*", count=1000):
            client.delete(key)
