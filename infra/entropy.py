"""Unpredictable bytes and new ids, from the operating system."""

import secrets
from uuid import UUID

from uuid_utils.compat import uuid7


class SystemEntropy:
    """Implements ``ports.Entropy``."""

    def token(self, size: int) -> bytes:
        """Return that many unpredictable bytes."""
        return secrets.token_bytes(size)

    def uuid(self) -> UUID:
        """Return a new UUIDv7 (RFC 9562)."""
        return UUID(int=uuid7().int)
