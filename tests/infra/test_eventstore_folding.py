"""The library's repository folds our events by our own function."""

from typing import Any
from uuid import UUID, uuid4

import psycopg
import pytest
from eventsourcing.application import AggregateNotFoundError

from domain.kernel.events import Event
from infra.entropy import SystemEntropy
from infra.eventstore.chain import ChainBroken
from infra.eventstore.folding import folding, repository
from infra.eventstore.recorder import FencedRecorder
from infra.eventstore.store import PostgresEventStore
from infra.postgres.pool import open_pool
from tests.infra.recorded import appended, disclosed, opened
from tests.infra.test_library_recorder import datastore_of

EVENTS = (opened("a"), opened("b"), disclosed())


def noted(state: list[Event], event: Event) -> list[Event]:
    return [*state, event]


fold: Any = folding(list[Event], noted)


@pytest.fixture
async def stream(fresh_database_url: str) -> UUID:
    written = uuid4()
    async with open_pool(fresh_database_url, size=2) as pool:
        await appended(PostgresEventStore(pool, SystemEntropy()), written, 0, *EVENTS)
    return written


def test_the_repository_folds_a_stream_to_any_version(
    fresh_database_url: str, stream: UUID
) -> None:
    with datastore_of(fresh_database_url) as datastore:
        games = repository(FencedRecorder(datastore, events_table_name="events"))
        found = games.get(stream, projector_func=fold)
        earlier = games.get(stream, version=2, projector_func=fold)
        with pytest.raises(AggregateNotFoundError):
            games.get(uuid4(), projector_func=fold)
    assert (found.id, found.version, tuple(found.state)) == (stream, 3, EVENTS)
    assert tuple(earlier.state) == EVENTS[:2]


def test_the_repository_meets_a_broken_chain(fresh_database_url: str, stream: UUID) -> None:
    with psycopg.connect(fresh_database_url) as owner:
        owner.execute("SET session_replication_role = replica")
        owner.execute("DELETE FROM events WHERE originator_version = 2")
    with datastore_of(fresh_database_url) as datastore:
        games = repository(FencedRecorder(datastore, events_table_name="events"))
        with pytest.raises(ChainBroken, match="event 2"):
            games.get(stream, projector_func=fold)
