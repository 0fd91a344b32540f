"""Passwords as Argon2id hashes (RFC 9106)."""

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError


class Argon2Passwords:
    """Implements ``services.commands.accounts.Passwords`` with the library's own parameters."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()

    def hash(self, password: str) -> str:
        """Return the hash with its salt and parameters."""
        return self._hasher.hash(password)

    def verify(self, password_hash: str, password: str) -> bool:
        """Tell whether the hash is this password's."""
        try:
            return self._hasher.verify(password_hash, password)
        except (VerificationError, InvalidHashError):
            return False
