"""The wall clock."""

from datetime import UTC, datetime


class SystemClock:
    """Implements ``ports.Clock``."""

    def now(self) -> datetime:
        """Return the time in UTC, to the millisecond."""
        now = datetime.now(UTC)
        return now.replace(microsecond=now.microsecond // 1000 * 1000)
