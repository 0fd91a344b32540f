"""What is recorded of accounts: three kinds of stream, so that names and tokens are unique.

An account's own stream; one stream for each name, which can be claimed once; one stream for
each token, found by the hash of its secret. They change together, in one append.
"""

from typing import ClassVar

from domain.kernel.events import Event


class NameClaimed(Event, frozen=True, kw_only=True):
    """A name belongs to an account; only the first claim of a name's stream can be appended."""

    account: str


class Registered(Event, frozen=True, kw_only=True):
    """An account is made; the password is kept as an Argon2 hash (RFC 9106)."""

    private_fields: ClassVar[frozenset[str]] = frozenset({"password_hash"})

    name: str
    password_hash: str


class TokenIssued(Event, frozen=True, kw_only=True):
    """The account has a token; of its secret (256 bits) only the SHA-256 (hex) is kept.

    A token issued again under its id has a new secret, and the old one is withdrawn.
    """

    private_fields: ClassVar[frozenset[str]] = frozenset({"secret_hash"})

    token: str
    secret_hash: str
    scopes: tuple[str, ...]
    label: str
    issued_at: str
    expires_at: str | None = None


class TokenRevoked(Event, frozen=True, kw_only=True):
    """The account gave a token up."""

    token: str


class TokenBound(Event, frozen=True, kw_only=True):
    """In a token's own stream: whose it is and what it allows; with a ``game``, there alone."""

    account: str
    name: str
    token: str
    scopes: tuple[str, ...]
    expires_at: str | None = None
    game: str | None = None


class TokenWithdrawn(Event, frozen=True, kw_only=True):
    """In a token's own stream: it is no longer valid."""

    token: str


PlayerEvent = NameClaimed | Registered | TokenIssued | TokenRevoked | TokenBound | TokenWithdrawn
