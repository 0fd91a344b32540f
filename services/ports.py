"""What the services need of the outside, as Protocols; ``infra`` implements them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

import msgspec

from domain.kernel.events import Event
from services.notes import GameNote


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


class Notices(Protocol):
    """Word between processes, heard at most once: a lost one costs latency and nothing else."""

    def covered(self) -> bool:
        """Tell whether all that was given in the last second has been heard here."""

    async def give(self, topic: str, text: str) -> None:
        """Tell every process, this one included; never fails."""

    def hear(self, topic: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call ``heard`` with each text, and ``missed`` whenever some may have been lost."""


class FeedEntry(msgspec.Struct, frozen=True):
    """Something that an account is told; ``number`` counts an account's entries from 1.

    What is of no game is of the account's collection; ``version`` is the event's there.
    """

    number: int
    game: UUID | None
    version: int
    kind: str
    detail: dict[str, Any]
    at: datetime


class AccountFeeds(Protocol):
    """What accounts are told of their games, in an order that never changes."""

    async def last(self, account: UUID) -> int:
        """Return the number of the account's newest entry; 0 before the first."""

    async def after(self, account: UUID, number: int, limit: int) -> Sequence[FeedEntry]:
        """Return entries after one, in order."""

    async def games(self, account: UUID, limit: int) -> tuple[int, Sequence[GameNote]]:
        """Return the newest entry's number and the games that go on then, newest first."""

    def watch(self, account: UUID, nudge: asyncio.Event) -> AbstractContextManager[None]:
        """Set the event whenever the account may have been told something."""


class Presence(Protocol):
    """Which seats somebody listens for, over all processes; a fault makes it unknown."""

    async def enter(self, game: UUID, seat: str) -> None:
        """Note one more stream or long-poll of a seat."""

    async def leave(self, game: UUID, seat: str, linger: float = 0.0) -> None:
        """Note that one ended; the seat counts as there for ``linger`` seconds more."""

    async def seats(self, game: UUID) -> frozenset[str] | None:
        """Return the seats that are there, or nothing where that is not known."""

    def hear(self, changed: Callable[[UUID], None]) -> None:
        """Call ``changed`` with a game whose presence may have changed."""


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
