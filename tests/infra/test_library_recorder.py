"""The eventsourcing library on our table: its repository and its notification log work there."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any
from urllib.parse import unquote, urlsplit
from uuid import UUID, uuid4

import psycopg
import pytest
from eventsourcing.application import LocalNotificationLog, Repository
from eventsourcing.domain import Aggregate, event
from eventsourcing.persistence import (
    DatetimeAsISO,
    EventStore,
    IntegrityError,
    JSONTranscoder,
    Mapper,
    StoredEvent,
    UUIDAsHex,
)
from eventsourcing.postgres import PostgresDatastore

from domain.player.events import TokenRevoked
from infra.entropy import SystemEntropy
from infra.eventstore.log import FencedLog
from infra.eventstore.recorder import FencedRecorder
from infra.eventstore.store import FENCE, PostgresEventStore
from infra.postgres.pool import open_pool
from services.ports import Append


def datastore_of(url: str) -> PostgresDatastore:
    """Return the library's connections to a database, its stored functions off."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    return PostgresDatastore(
        dbname=parts.path.removeprefix("/"),
        host=parts.hostname,
        port=parts.port or 5432,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        pool_size=2,
        max_overflow=8,
        enable_db_functions=False,
    )


@pytest.fixture
def recorder(fresh_database_url: str) -> Iterator[FencedRecorder]:
    with datastore_of(fresh_database_url) as datastore:
        yield FencedRecorder(datastore, events_table_name="events")


class Counter(Aggregate):
    """Counts, as simply as an aggregate of the library can."""

    @event("Begun")
    def __init__(self) -> None:
        self.count = 0

    @event("Counted")
    def add(self, number: int) -> None:
        self.count += number


@pytest.fixture
def repository(recorder: FencedRecorder) -> Repository[UUID]:
    transcoder = JSONTranscoder()
    transcoder.register(UUIDAsHex())
    transcoder.register(DatetimeAsISO())
    return Repository(EventStore(Mapper(transcoder), recorder))


def test_an_aggregate_of_the_library_is_stored_and_found_again(
    repository: Repository[UUID],
) -> None:
    counter = Counter()
    for number in (1, 2, 3):
        counter.add(number)
    repository.event_store.put(counter.collect_events())
    found: Counter = repository.get(counter.id)
    assert (found.count, found.version) == (6, 4)
    earlier: Counter = repository.get(counter.id, version=2)
    assert earlier.count == 1


def test_the_library_s_writers_conflict_at_one_version(repository: Repository[UUID]) -> None:
    counter = Counter()
    repository.event_store.put(counter.collect_events())
    one: Counter = repository.get(counter.id)
    two: Counter = repository.get(counter.id)
    one.add(1)
    two.add(2)
    repository.event_store.put(one.collect_events())
    with pytest.raises(IntegrityError):
        repository.event_store.put(two.collect_events())
    found: Counter = repository.get(counter.id)
    assert found.count == 1


def stored(stream: UUID, version: int) -> StoredEvent:
    return StoredEvent(stream, version, "topic", b"state")


def test_the_notification_log_pages_through_everything_in_order(recorder: FencedRecorder) -> None:
    streams = [uuid4() for _ in range(4)]
    for version in range(1, 6):
        recorder.insert_events([stored(stream, version) for stream in streams])
    log: LocalNotificationLog = LocalNotificationLog(recorder, section_size=7)
    sections = [log["1,7"]]
    while sections[-1].next_id is not None:
        sections.append(log[sections[-1].next_id])
    ids = [notification.id for section in sections for notification in section.items]
    assert ids == list(range(1, 21))


def test_the_library_never_shows_a_number_while_a_lower_one_is_under_way(
    recorder: FencedRecorder, fresh_database_url: str
) -> None:
    with ThreadPoolExecutor(1) as elsewhere, psycopg.connect(fresh_database_url) as slow:
        slow.execute("SELECT pg_advisory_xact_lock_shared(%s)", [FENCE])
        slow.execute(
            "INSERT INTO events (originator_id, originator_version, topic, state, command_id)"
            " VALUES (%s, 1, 'topic', 'state', %s)",
            [uuid4(), uuid4()],
        )
        assert recorder.insert_events([stored(uuid4(), 1)]) == [2]
        reading = elsewhere.submit(recorder.select_notifications, 1, 10)
        with pytest.raises(TimeoutError):
            reading.result(timeout=0.2)
        slow.commit()
        assert [notification.id for notification in reading.result(timeout=20)] == [1, 2]


def test_the_library_s_appends_run_side_by_side(
    recorder: FencedRecorder, fresh_database_url: str
) -> None:
    with psycopg.connect(fresh_database_url) as slow:
        slow.execute("SELECT pg_advisory_xact_lock_shared(%s)", [FENCE])
        slow.execute(
            "INSERT INTO events (originator_id, originator_version, topic, state, command_id)"
            " VALUES (%s, 1, 'topic', 'state', %s)",
            [uuid4(), uuid4()],
        )
        insert: Callable[[list[StoredEvent]], Any] = recorder.insert_events
        with ThreadPoolExecutor(4) as writers:
            numbers = list(writers.map(insert, [[stored(uuid4(), 1)] for _ in range(4)]))
    assert sorted(number for one in numbers for number in one) == [2, 3, 4, 5]


def test_an_append_of_the_library_is_all_or_nothing(recorder: FencedRecorder) -> None:
    stream, other = uuid4(), uuid4()
    recorder.insert_events([stored(stream, 1)])
    with pytest.raises(IntegrityError):
        recorder.insert_events([stored(other, 1), stored(stream, 1)])
    assert list(recorder.select_events(other)) == []


async def test_what_the_service_appended_is_in_the_library_s_log(
    recorder: FencedRecorder, fresh_database_url: str
) -> None:
    stream = uuid4()
    async with open_pool(fresh_database_url) as pool:
        await PostgresEventStore(pool, SystemEntropy()).append(
            Append(stream, 0, (TokenRevoked(token="a"), TokenRevoked(token="b"))),
            command_id=uuid4(),
            actor="anna",
            at=datetime(2026, 11, 30, 6, 0, tzinfo=UTC),
        )
        ours = await FencedLog(pool).after(0)
    theirs = recorder.select_notifications(start=None, limit=10)
    assert [(one.stream, one.version, one.position) for one in ours] == [
        (one.originator_id, one.originator_version, one.id) for one in theirs
    ]
    assert [one.topic for one in theirs] == ["TokenRevoked", "TokenRevoked"]
