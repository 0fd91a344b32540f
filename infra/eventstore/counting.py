"""The event store with counts of what this process appended, for the metrics."""

from datetime import datetime
from uuid import UUID

from domain.kernel.refusals import Unavailable
from infra.eventstore.store import PostgresEventStore
from services.ports import Append, Recorded, Remembered, StreamConflict


class CountedEventStore(PostgresEventStore):
    """A store that counts its appends by how they ended."""

    appends = 0
    events = 0
    conflicts = 0
    unavailable = 0

    async def append(
        self,
        *appends: Append,
        command_id: UUID,
        actor: str,
        at: datetime,
        remember: Remembered | None = None,
    ) -> tuple[Recorded, ...]:
        """Add all or nothing, in one transaction, and count it."""
        try:
            recorded = await super().append(
                *appends, command_id=command_id, actor=actor, at=at, remember=remember
            )
        except StreamConflict:
            self.conflicts += 1
            raise
        except Unavailable:
            self.unavailable += 1
            raise
        self.appends += 1
        self.events += len(recorded)
        return recorded
