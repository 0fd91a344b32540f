"""Passwords, a clock and services of accounts that a test can look into."""

from datetime import UTC, datetime, timedelta

from services.commands.accounts import Accounts
from services.ports import Entropy, EventStore
from tests.api.memory import CountedEntropy, MemoryNotices, MemoryStore


class PlainPasswords:
    """Hashes nothing and counts how often it was asked."""

    def __init__(self) -> None:
        self.verified = 0

    def hash(self, password: str) -> str:
        return f"hashed:{password}"

    def verify(self, password_hash: str, password: str) -> bool:
        self.verified += 1
        return password_hash == f"hashed:{password}"


class SetClock:
    """A clock that moves when a test says so."""

    def __init__(self) -> None:
        self._now = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)

    def now(self) -> datetime:
        return self._now

    def pass_(self, time: timedelta) -> None:
        """Let time go by."""
        self._now += time


class World:
    """The services of accounts around one store; ``another_process`` shares it and the notices."""

    def __init__(
        self,
        store: EventStore | None = None,
        clock: SetClock | None = None,
        entropy: Entropy | None = None,
        notices: MemoryNotices | None = None,
    ) -> None:
        self.store = store or MemoryStore()
        self.clock = clock or SetClock()
        self.passwords = PlainPasswords()
        self.entropy: Entropy = entropy or CountedEntropy()
        self.notices = notices or MemoryNotices()
        self.accounts = Accounts(self.store, self.passwords, self.clock, self.entropy, self.notices)

    def another_process(self) -> "World":
        """Return services that hold nothing in memory."""
        return World(self.store, self.clock, self.entropy, self.notices)
