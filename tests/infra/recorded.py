"""Small streams for tests of the store: no game, but events as a game records them."""

from datetime import UTC, datetime
from uuid import UUID, uuid4

from domain.deck.events import DeckDeleted
from domain.game.events import Disclosed, GameOpened
from domain.kernel.events import Event
from infra.eventstore import chain, mapper
from services.ports import Append, EventStore, Recorded, Remembered

AT = datetime(2026, 11, 30, 6, 0, 0, 123000, tzinfo=UTC)


def opened(seed: str = "5eed") -> GameOpened:
    """Return an event with three private fields."""
    return GameOpened(
        format="duel",
        seats=2,
        options={"mulligan": "london", "names": ["é", "\U0001f0a1"]},
        opened_by="Anna",
        commitment="c0",
        seed=seed,
        nonce=seed,
        view_key="key",
    )


def disclosed() -> Disclosed:
    """Return the event that ends a game."""
    return Disclosed(seed="5eed", nonce="00")


def bodies(*events: Event, stream: UUID | None = None) -> list[bytes]:
    """Return stored bodies that form a chain; salts are the numbers 1, 2, 3…"""
    stream = stream or uuid4()
    count = 0

    def salt(size: int) -> bytes:
        nonlocal count
        count += 1
        return count.to_bytes(size, "big")

    prev, states = chain.GENESIS, []
    for version, event in enumerate(events, start=1):
        state, prev = mapper.encode(
            event, stream=stream, version=version, at=AT, actor="Anna",
            command_id=UUID(int=version), prev=prev, salt=salt,
        )  # fmt: skip
        states.append(state)
    return states


async def appended(
    store: EventStore,
    stream: UUID,
    expected: int,
    *events: Event,
    command_id: UUID | None = None,
    remember: Remembered | None = None,
) -> tuple[Recorded, ...]:
    """Append to one stream with what else is needed made up."""
    return await store.append(
        Append(stream, expected, events or (DeckDeleted(),)),
        command_id=command_id or uuid4(), actor="Anna", at=AT, remember=remember,
    )  # fmt: skip
