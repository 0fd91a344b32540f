"""Anchors: the chain's head at the end of a game, kept apart from its events."""

from collections.abc import Sequence

from psycopg import AsyncConnection

from domain.game.events import Disclosed
from infra.eventstore.statements import Row
from services.ports import Recorded

NAME = "anchors"


async def anchor(connection: AsyncConnection[Row], batch: Sequence[Recorded]) -> None:
    """Keep the head of every game that a batch ends (``infra.worker.TransactionalFollower``)."""
    ends = [one for one in batch if isinstance(one.event, Disclosed)]
    if ends:
        await connection.execute(
            "INSERT INTO anchors (stream, version, head)"
            " SELECT * FROM unnest(%s::uuid[], %s::bigint[], %s::text[]) ON CONFLICT DO NOTHING",
            [[one.stream for one in ends], [one.version for one in ends],
             [one.head for one in ends]],
        )  # fmt: skip
