"""The eventsourcing library's recorder on our table: no table lock, no NOTIFY, a fence.

The library serialises every commit by a table lock and a NOTIFY. Here each insert takes a
shared advisory lock instead, and readers fence with it. The service itself appends through
``store``; this recorder lets the library's repository and notification log work on the
same rows.
"""

from collections.abc import Sequence
from typing import Any

from eventsourcing.persistence import Notification, StoredEvent
from eventsourcing.postgres import PostgresApplicationRecorder
from psycopg import Cursor
from psycopg.rows import DictRow
from psycopg.sql import SQL, Identifier
from uuid_utils.compat import uuid7

from infra.eventstore.store import FENCE


class FencedRecorder(PostgresApplicationRecorder):
    """A recorder whose appends run side by side; made with ``create_table`` off."""

    def _insert_events(
        self, curs: Cursor[DictRow], stored_events: Sequence[StoredEvent], **kwargs: Any
    ) -> None:
        # Sent before the insert, by another cursor, whose answers are not in the way of the ids.
        curs.execute("SELECT pg_advisory_xact_lock_shared(%s)", [FENCE])

    def _insert_stored_events(
        self, curs: Cursor[DictRow], stored_events: Sequence[StoredEvent], **kwargs: Any
    ) -> None:
        command = uuid7()
        curs.executemany(
            SQL(
                "INSERT INTO {} (originator_id, originator_version, topic, state,"
                " command_id, part) VALUES (%s, %s, %s, %s, %s, %s) RETURNING notification_id"
            ).format(Identifier(self.events_table_name)),
            [
                (e.originator_id, e.originator_version, e.topic, e.state, command, part)
                for part, e in enumerate(stored_events)
            ],
            returning=True,
        )

    def _fetch_ids_after_insert_events(
        self, curs: Cursor[DictRow], stored_events: Sequence[StoredEvent], **kwargs: Any
    ) -> Sequence[int]:
        ids = []
        for _ in stored_events:
            row = curs.fetchone()
            if row is not None:
                ids.append(int(row["notification_id"]))
            curs.nextset()
        return ids

    def select_notifications(
        self,
        start: int | None,
        limit: int,
        stop: int | None = None,
        topics: Sequence[str] = (),
        *,
        inclusive_of_start: bool = True,
    ) -> Sequence[Notification]:
        """Read behind the fence, so that no number is passed before its row is visible."""
        with self.datastore.transaction(commit=True) as curs:
            curs.execute("SELECT pg_advisory_xact_lock(%s)", [FENCE])
            curs.execute("SELECT last_value FROM events_notification_id_seq")
            row = curs.fetchone()
        safe = int(row["last_value"]) if row is not None else 0
        found: Sequence[Notification] = super().select_notifications(
            start,
            limit,
            safe if stop is None else min(stop, safe),
            topics,
            inclusive_of_start=inclusive_of_start,
        )
        return found
