"""An account's state, and what may be done with it."""

from datetime import datetime, timedelta
from uuid import UUID, uuid5

import msgspec
from msgspec.structs import replace

from domain.kernel.events import Event
from domain.kernel.refusals import NotFound
from domain.player import events as e

SCOPES: tuple[str, ...] = (
    "account:manage", "audits:order", "cards:import", "collections:read", "collections:write",
    "decks:read", "decks:write", "games:create",
    "games:read", "seat:play",
)  # fmt: skip
"""Everything that a token may allow."""

SEAT_SCOPES: tuple[str, ...] = ("games:read", "seat:play")
"""What a seat token allows, in its own game."""

MOST_TOKENS = 100
"""Valid tokens of one account; one more takes the place of the oldest."""

_NAMES = UUID("6f1a1f0e-6f0e-5d2c-9b57-1f6a52d30d01")
_TOKENS = UUID("6f1a1f0e-6f0e-5d2c-9b57-1f6a52d30d02")


def name_stream(name: str) -> UUID:
    """Return the stream in which a name is claimed; case does not make another name."""
    return uuid5(_NAMES, name.casefold())


def token_stream(secret_hash: str) -> UUID:
    """Return the stream of the token whose secret has this SHA-256 (hex)."""
    return uuid5(_TOKENS, secret_hash)


class Token(msgspec.Struct, frozen=True):
    """A token of an account that is not revoked; times are ISO 8601 in UTC."""

    id: str
    secret_hash: str
    scopes: tuple[str, ...]
    label: str
    issued_at: str
    expires_at: str | None = None

    @property
    def lifetime(self) -> timedelta | None:
        """Return for how long it was issued; none: for ever."""
        if self.expires_at is None:
            return None
        return datetime.fromisoformat(self.expires_at) - datetime.fromisoformat(self.issued_at)

    @property
    def terms(self) -> tuple[tuple[str, ...], str, timedelta | None]:
        """Return what it was issued for: scopes, label and lifetime."""
        return self.scopes, self.label, self.lifetime

    def expired(self, now: datetime) -> bool:
        """Tell whether the token is past its time."""
        return _past(self.expires_at, now)


class Account(msgspec.Struct, frozen=True):
    """An account; ``version`` 0 is one of which nothing is recorded."""

    name: str = ""
    password_hash: str = ""
    tokens: dict[str, Token] = {}
    version: int = 0


class Bearer(msgspec.Struct, frozen=True):
    """Whose token a secret is, and what it allows; with a ``game`` it is a seat's there alone."""

    account: str
    name: str
    token: str
    scopes: tuple[str, ...]
    expires_at: str | None = None
    game: str | None = None

    def expired(self, now: datetime) -> bool:
        """Tell whether the token is past its time."""
        return _past(self.expires_at, now)


def _past(expires_at: str | None, now: datetime) -> bool:
    return expires_at is not None and datetime.fromisoformat(expires_at) <= now


def evolve(account: Account, event: Event) -> Account:
    """Return the account after one more event of its stream."""
    account = replace(account, version=account.version + 1)
    match event:
        case e.Registered(name=name, password_hash=password_hash):
            return replace(account, name=name, password_hash=password_hash)
        case e.TokenIssued():
            token = Token(
                event.token, event.secret_hash, event.scopes, event.label, event.issued_at,
                event.expires_at,
            )  # fmt: skip
            return replace(account, tokens={**account.tokens, event.token: token})
        case e.TokenRevoked(token=gone):
            kept = {name: token for name, token in account.tokens.items() if name != gone}
            return replace(account, tokens=kept)
        case _:
            raise TypeError(f"not an event of an account: {type(event).__name__}")


def bearer(recorded: tuple[Event, ...]) -> Bearer | None:
    """Return whom a token's stream speaks for, if it is valid."""
    if len(recorded) != 1 or not isinstance(recorded[0], e.TokenBound):
        return None
    bound = recorded[0]
    return Bearer(
        bound.account, bound.name, bound.token, bound.scopes, bound.expires_at, bound.game
    )


def crowded_out(account: Account, issued: str) -> Token | None:
    """Return the token that gives way to one more, if the account has as many as it may."""
    others = [token for token in account.tokens.values() if token.id != issued]
    if len(others) < MOST_TOKENS:
        return None
    return min(others, key=lambda token: token.issued_at)


def revocable(account: Account, token: str) -> Token:
    """Return a token that can be revoked; raises ``NotFound``."""
    found = account.tokens.get(token)
    if found is None:
        raise NotFound("There is no such token.")
    return found
