"""The library's own cases for recorders, run against ours.

They need ``pycryptodome``, which the module that holds them imports; without it they skip.
Left out: the cases of speed and of throughput, for a timing is no test; that numbers never
interleave (``NonInterleavingNotificationIDsBaseCase``), a property that the fence replaces on
purpose; the case of recorders that have no global order and so return no numbers, while ours
always does; subscriptions, which rest on the NOTIFY that ``FencedRecorder`` does without.
"""

import unittest
from typing import TYPE_CHECKING

import pytest

from infra.eventstore.recorder import FencedRecorder
from tests.infra.test_library_recorder import datastore_of

pytest.importorskip("Crypto.Cipher", reason="pycryptodome is not installed")

from eventsourcing.tests.persistence import (  # only where its imports are met
    ApplicationRecorderTestCase,
)

if TYPE_CHECKING:
    Cases = unittest.TestCase
else:
    Cases = object


class OnOurTable(Cases):
    """Gives each case a fresh database of ours."""

    @pytest.fixture(autouse=True)
    def _database(self, fresh_database_url: str) -> None:
        self.url = fresh_database_url

    def create_recorder(self) -> FencedRecorder:
        """Return a recorder on the case's database."""
        datastore = datastore_of(self.url)
        self.addCleanup(datastore.close)
        return FencedRecorder(datastore, events_table_name="events")


class TestReadingTheLog(OnOurTable, ApplicationRecorderTestCase[FencedRecorder]):
    """What the library asks of a recorder with a global order."""

    EXPECT_CONTIGUOUS_NOTIFICATION_IDS = False  # a conflict uses numbers up
    test_performance = None  # type: ignore[assignment]  # a timing
    test_concurrent_throughput = None  # type: ignore[assignment]  # a timing


del ApplicationRecorderTestCase
