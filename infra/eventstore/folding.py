"""Our fold as the eventsourcing library's ``projector_func``, so that its repository works too.

The service loads through ``store``; this serves whoever comes with the library's tools. The
chain is verified on the way, from the first event or from where a folded state stands.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, NoReturn, TypeVar
from uuid import UUID

from eventsourcing.application import Repository
from eventsourcing.persistence import EventStore, JSONTranscoder, Mapper, StoredEvent

from domain.kernel.events import Event
from infra.eventstore import chain, mapper
from infra.eventstore.recorder import FencedRecorder

State = TypeVar("State")


@dataclass(frozen=True)
class Numbered:
    """A stored body at its place, as the library's protocol of domain events wants it."""

    originator_id: UUID
    originator_version: int
    body: bytes


@dataclass(frozen=True)
class Folded(Generic[State]):
    """A state after so many events of a stream, and the chain's head there."""

    id: UUID
    version: int
    head: str
    state: State


class BodyMapper(Mapper[UUID]):
    """Hands stored bodies through: they are decoded where the head before them is known."""

    def __init__(self) -> None:
        super().__init__(JSONTranscoder())

    def to_domain_event(self, stored_event: StoredEvent) -> Numbered:
        """Return a stored body with its place."""
        place = UUID(str(stored_event.originator_id))
        return Numbered(place, stored_event.originator_version, stored_event.state)

    def to_stored_event(self, domain_event: object) -> NoReturn:
        """Refuse: only ``PostgresEventStore`` knows command, actor and head."""
        raise TypeError(f"{type(domain_event).__name__} is appended by PostgresEventStore alone")


def folding(
    initial: Callable[[], State], evolve: Callable[[State, Event], State]
) -> Callable[[Folded[State] | None, Iterable[Numbered]], Folded[State] | None]:
    """Return a ``projector_func`` around a fold; it raises ``ChainBroken``."""

    def project(folded: Folded[State] | None, events: Iterable[Numbered]) -> Folded[State] | None:
        for one in events:
            version, head, state = (
                (0, chain.GENESIS, initial())
                if folded is None
                else (folded.version, folded.head, folded.state)
            )
            at = (one.originator_id, version + 1)
            recorded = mapper.decode(one.body, at=at, prev=head)
            state = evolve(state, recorded.event)
            folded = Folded(one.originator_id, recorded.version, recorded.head, state)
        return folded

    return project


def repository(recorder: FencedRecorder) -> Repository[Any]:
    """Return the library's repository over our rows, without a cache of its own."""
    return Repository(EventStore(BodyMapper(), recorder))
