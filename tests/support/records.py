"""Games as they stand in a store: encoded as Postgres would keep them, then read back."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import shake_256
from uuid import UUID

from domain.game.events import GameOpened, SeatTaken
from domain.kernel.events import Event
from infra.eventstore import mapper
from infra.eventstore.chain import GENESIS
from services.ports import Recorded
from services.tables import Tables
from tests.api.memory import MemorySnapshots, MemoryStore
from tests.support.whole_games import account_of

STARTED = datetime(2026, 11, 30, 3, 0, tzinfo=UTC)


def recorded(game_id: UUID, events: Iterable[Event]) -> list[Recorded]:
    """Return events as they come back from their stored bytes."""
    found: list[Recorded] = []
    head = GENESIS
    for version, event in enumerate(events, start=1):
        body, head = mapper.encode(
            event,
            stream=game_id,
            version=version,
            at=STARTED + timedelta(seconds=version),
            actor=_actor(event, found),
            command_id=UUID(int=version),
            prev=head,
            salt=lambda size, version=version: shake_256(str(version).encode()).digest(size),  # type: ignore[misc]  # mypy cannot infer a lambda's default
        )
        found.append(mapper.decode(body, position=version))
    return found


def _actor(event: Event, before: Sequence[Recorded]) -> str:
    """Return who asked for an event; what only follows another has the same actor."""
    match event:
        case GameOpened(opened_by=account) | SeatTaken(account=account):
            return account
        case _:
            seat = getattr(event, "seat", None)
            return account_of(seat) if seat is not None else before[-1].actor


def tables_of(records: Sequence[Recorded]) -> tuple[Tables, MemoryStore]:
    """Return a store that holds one game, and the tables over it."""
    store = MemoryStore()
    for one in records:
        store.streams[one.stream].append(one)
    return Tables(store, MemorySnapshots()), store
