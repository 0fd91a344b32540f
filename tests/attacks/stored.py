"""A store in memory that keeps what a database keeps: bytes, with the keys of objects sorted."""

from datetime import datetime
from uuid import UUID

import msgspec

from infra.eventstore.mapper import decode, encode
from services.ports import Append, Recorded, Remembered
from tests.api.memory import MemoryStore


class StoredStore(MemoryStore):
    """Gives back events as they come out of their bytes, not the objects that went in."""

    async def append(
        self,
        *appends: Append,
        command_id: UUID,
        actor: str,
        at: datetime,
        remember: Remembered | None = None,
    ) -> tuple[Recorded, ...]:
        recorded = await super().append(
            *appends, command_id=command_id, actor=actor, at=at, remember=remember
        )
        for each in recorded:
            self.streams[each.stream][each.version - 1] = _stored(each)
            self.order[each.position - 1] = self.streams[each.stream][each.version - 1]
        return recorded


def _stored(recorded: Recorded) -> Recorded:
    body, _ = encode(
        recorded.event,
        stream=recorded.stream,
        version=recorded.version,
        at=recorded.at,
        actor=recorded.actor,
        command_id=recorded.command_id,
        prev="0" * 64,
        salt=lambda size: b"s" * size,
    )
    return msgspec.structs.replace(recorded, event=decode(body).event)
