"""What the services need of the outside, as Protocols; ``infra`` implements them."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Protocol
from uuid import UUID

import msgspec

from domain.kernel.events import Event


class Recorded(msgspec.Struct, frozen=True):
    """An event as it stands in the store.

    ``position`` is its place in the global order; ``version`` its place in the stream,
    from 1; ``head`` the hash of the chain after it (hex).
    """

    stream: UUID
    version: int
    event: Event
    at: datetime
    command_id: UUID
    actor: str
    head: str
    position: int = 0


class Append(msgspec.Struct, frozen=True):
    """Events to add to one stream that must now stand at ``expected`` (0: it is new)."""

    stream: UUID
    expected: int
    events: tuple[Event, ...]


class StreamConflict(Exception):
    """A stream no longer stands at the expected version, or the command id was used."""


class Remembered(msgspec.Struct, frozen=True):
    """What an idempotency key was used for: who, which body, which answer."""

    account: UUID
    key: str
    body_hash: str
    resource: str
    version: int


class ChainCheck(msgspec.Struct, frozen=True):
    """The verdict on a stream's hash chain: how many events it binds, its head, the first fault."""

    events: int
    head: str
    fault: str | None = None
    version: int | None = None


class EventStore(Protocol):
    """Streams of events, appended at an expected version and never changed."""

    async def append(
        self,
        *appends: Append,
        command_id: UUID,
        actor: str,
        at: datetime,
        remember: Remembered | None = None,
    ) -> tuple[Recorded, ...]:
        """Add all or nothing, in one transaction; raises ``StreamConflict``."""

    async def load(
        self, stream: UUID, after: int = 0, upto: int | None = None
    ) -> Sequence[Recorded]:
        """Return the events of a stream in order; an unknown stream is empty."""

    async def remembered(self, account: UUID, key: str) -> Remembered | None:
        """Return what a key was used for, if it was."""

    async def verify(self, stream: UUID) -> ChainCheck:
        """Verify the chain of a stored stream, contents included."""


class StreamSnapshot(msgspec.Struct, frozen=True):
    """A cached fold of a stream; it may always be thrown away."""

    stream: UUID
    version: int
    schema: int
    head: str
    state: bytes


class SnapshotStore(Protocol):
    """Snapshots by stream and version; those of another schema number do not exist."""

    async def save(self, snapshot: StreamSnapshot) -> None: ...

    async def latest(
        self, stream: UUID, schema: int, upto: int | None = None
    ) -> StreamSnapshot | None: ...


class LiveView(msgspec.Struct, frozen=True):
    """The bytes to send for one audience of one game, with their version and ETag."""

    version: int
    etag: str
    body: bytes


class LiveViews(Protocol):
    """Views kept ready to send; losing them changes latency and nothing else."""

    async def put(self, game: UUID, views: dict[str, LiveView]) -> None:
        """Store each audience's view if it is newer than what is there, and give notice."""

    async def get(self, game: UUID, audience: str) -> LiveView | None:
        """Return the view, or nothing where there is none or Redis cannot be reached."""

    async def wait(self, game: UUID, version: int, timeout: float) -> None:
        """Return when a notice says that the game passed ``version``, or after ``timeout`` s."""


class Clock(Protocol):
    """The only source of the time."""

    def now(self) -> datetime: ...


class Entropy(Protocol):
    """The only source of unpredictable bytes and of new ids."""

    def token(self, size: int) -> bytes: ...

    def uuid(self) -> UUID:
        """Return a new UUIDv7."""


class NotificationLog(Protocol):
    """Every event in global order, behind the fence: nothing is ever skipped."""

    async def after(self, position: int, limit: int = 500) -> Sequence[Recorded]: ...


Projection = Callable[[Sequence[Recorded]], Awaitable[None]]
